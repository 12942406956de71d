import BoxDocument
import BoxPolicy
import SystemBridge

extension Message {
  /// The line about a file that could not be read.
  ///
  /// - Parameters:
  ///   - failure: Why not.
  ///   - file: The file, as typed.
  ///   - directoryRemedy: What to do where it is a directory, if not to read what is in it.
  init(_ failure: DocumentFailure, at file: FileName?, directoryRemedy: String? = nil) {
    let remedy: String? =
      switch failure.kind {
      case .isDirectory: directoryRemedy
      // Nothing was found wrong; the file was made so.
      case .noPages where failure.detail == nil: "export it again, with pages"
      default: nil
      }
    self.init(
      .error, file: file, place: failure.place, failure.message,
      remedy: remedy ?? failure.kind.remedy)
  }

  /// The line about a list, a password file or a directory that the system does not give.
  ///
  /// - Parameters:
  ///   - failure: Why not.
  ///   - file: The file, as typed.
  ///   - role: What it was named for, where that is not to be read as a PDF file.
  init(_ failure: FileFailure, at file: FileName, as role: String? = nil) {
    var failure = DocumentFailure(failure)
    if let role { failure = DocumentFailure(failure.kind, place: role, detail: failure.detail) }
    self.init(failure, at: file, directoryRemedy: "name a file in it")
  }
}

extension DocumentFailure.Kind {
  /// The exit status that a file with this failure leads to.
  var status: ExitStatus { self == .bug || self == .noLibqpdf ? .bug : .failed }

  /// How to mend it, in terms of this tool and the shell.
  var remedy: String? {
    switch self {
    case .noSuchFile: "check the spelling, or quote a name that has blanks"
    case .noPermission: "'ls -l' shows who may read it"
    case .namedPipe, .device, .socket: "'-' reads standard input, fed by the shell"
    case .empty, .cutShortWhileRead: "fetch or copy it again"
    case .changedWhileRead: "run again when nothing writes to it"
    case .isDirectory: "--recursive reads the PDF files in it"
    case .tooLarge: nil
    case .outOfDescriptors: "raise the limit with 'ulimit -n', or lower --jobs"
    case .sizeUnknown: "'-' reads it, with '< FILE'"
    case .linkLoop: "'ls -l' shows where they lead"
    case .nameTooLong: "name it from within a folder on the way to it"
    case .inputClosed: "feed it with '< FILE' or a pipe, or name the file"
    case .system: nil
    case .notPDF: "'file' tells what it is"
    case .noTrailer, .noCatalogue, .noPageTree, .noPages, .damaged:
      "'qpdf --check' shows what is left of it; fetch or export it again"
    case .declined: "--reader=auto has libqpdf read it then"
    case .hostile: "ask where it comes from"
    case .noLibqpdf:
      "install libqpdf \(LibraryVersion.oldest) or later, libqpdf29 or libqpdf30 in Debian"
    case .bug: "report this line, 'pagebox --version' and the file"
    case .passwordNeeded: "give it with --password-file=FILE"
    case .passwordWrong: "check --password-file, or PAGEBOX_PASSWORD without it"
    case .unsupportedEncryption: "save it without encryption in the program that made it"
    }
  }
}
