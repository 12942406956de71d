import BoxPolicy
import SystemBridge

extension Message {
  /// The line about a file that could not be written with care.
  ///
  /// - Parameters:
  ///   - failure: What keeps it from being written.
  ///   - name: The file.
  ///   - remedy: How to mend it here, if not as usual.
  init(_ failure: WriteFailure, at name: FileName, remedy: String? = nil) {
    self.init(.error, file: name, failure.sentence, remedy: remedy ?? failure.remedy)
  }

  /// The line about what a file has not got of the one whose place it took.
  init(_ likeness: FileLikeness, at name: FileName) {
    let missing = [
      likeness.hasOwner ? nil : "owner", likeness.hasPermissions ? nil : "permissions",
      likeness.hasAttributes ? nil : "extended attributes",
    ].compactMap(\.self)
    self.init(
      .warning, file: name,
      "written, but the \(missing.joined(separator: " and ")) could not be kept")
  }

  /// The line about another name of a file that was dealt with already.
  static func sameFile(_ name: FileName, _ what: String) -> Message {
    Message(.note, file: name, "the same file as one before, \(what)")
  }

  /// The line about what a run that was killed had begun.
  init(_ recovery: AppendingFile.Recovery, at name: FileName) {
    let what =
      switch recovery {
      case .untouched: "an earlier run ended before it had appended anything"
      case .complete: "an earlier run ended after it had appended everything, which stays"
      case .takenBack(let count):
        "an earlier run ended while it appended; \(count) bytes of a torn end are taken back"
      case .otherFile:
        "an earlier run left a note about another content of this file; the note is removed"
      }
    self.init(.warning, file: name, what)
  }
}

extension WriteFailure {
  /// Whether what is wrong is said better by whoever reads the file.
  var isAboutReading: Bool {
    [.noSuchFile, .noFolder, .isDirectory, .isSpecial].contains(self)
  }

  fileprivate var sentence: String {
    switch self {
    case .exists: "exists already"
    case .noSuchFile: "no such file"
    case .noFolder: "there is no such folder"
    case .noPermission: "no permission to write there"
    case .readOnly: "the file is read-only"
    case .isDirectory: "is a folder, not a file"
    case .isSpecial: "a pipe or a device, not a file"
    case .severalNames(let count): "the file has \(count) names, which a new file would part"
    case .busy: "another run works on it, or this one by another of its names"
    case .leftover(let name): "\(name.display) is in the way, and this file system has no locks"
    case .readAsLeftover(let name):
      "\(name.display) is the file that is read, and has a name that this needs for itself"
    case .unfinished(let note): "an earlier run has left \(note.display)"
    case .otherEnd(let note):
      "an earlier run did not end, and somebody else has written behind the file since; "
        + "\(note.display) has what it appended"
    case .changed: "it changed while it was read"
    case .tooLong(let most): "no more than \(most) bytes can be appended with care"
    case .noSpace(let needed, let free):
      "\(needed) bytes are needed and \(free) are free"
    case .rejected: "what was written is not what was planned"
    case .torn(let note, let text):
      "its end is torn and could not be taken back: \(text); \(note.display) has what it was"
    case .notFlushed(let text): "written, but a power cut now might undo it: \(text)"
    case .other(let text): "cannot be written: \(text)"
    }
  }

  fileprivate var remedy: String? {
    switch self {
    case .exists: "--force replaces a file"
    case .noSuchFile: "check the spelling"
    case .noFolder: "make it first"
    case .noPermission: "'ls -ld' shows who may"
    case .readOnly: "'chmod u+w' lets it be changed, and --output writes another file"
    case .isDirectory: nil
    case .isSpecial: "'--output=-' writes to standard output"
    case .severalNames: "--write=append keeps them, and --output writes another file"
    case .busy: "run again when that has ended"
    case .leftover: "remove it if no other run is at work"
    case .readAsLeftover: "rename it first"
    case .unfinished(let note): "look into \(note.display), and remove it"
    case .otherEnd(let note): "look at the end of the file, and remove \(note.display)"
    case .changed: "run again when nothing writes to it"
    case .tooLong: "--write=rewrite writes the whole file anew"
    case .noSpace: "free some, or write to another file system"
    case .rejected: "nothing was delivered; report this line and the file"
    case .torn: "'pagebox fix --undo' takes it back"
    case .notFlushed, .other: nil
    }
  }
}
