import BoxDocument
import BoxPolicy
import SystemBridge

/// Why a file is not fixed: the line to print, and what it adds to the exit status.
struct FixFailure: Error, Sendable {
  let message: Message
  let status: ExitStatus
  /// Further lines of the same weight.
  var others: [Message] = []

  init(_ message: Message, _ status: ExitStatus = .failed) {
    self.message = message
    self.status = status
  }

  /// The failure of a file that cannot be read.
  init(_ failure: DocumentFailure, _ input: Input, _ reader: DocumentReader) {
    self.init(reader.message(failure, input), failure.kind.status)
  }

  /// The failure of a change that cannot be made.
  ///
  /// - Parameters:
  ///   - failure: Why not.
  ///   - name: The file.
  ///   - canAppend: Whether the change could be appended.
  init(_ failure: EditFailure, at name: FileName, canAppend: Bool = false) {
    let remedy: String? =
      switch failure {
      case .cannotTransform: "nothing is changed; --pages leaves the page out"
      case .cannotAppend(.movedContent): "the original can be changed before it is signed"
      case .cannotAppend: "--write=rewrite writes the whole file anew"
      case .nodeListedTwice, .conflict: "--pages picks pages that can be changed alike"
      case .overwritten, .noKey: "'qpdf --check' shows the damage; export the file again"
      case .sharedNumber: "nothing is changed; export the file again"
      case .encryption where canAppend: "--write=append leaves it as it is"
      case .encryption: "'qpdf --decrypt' writes a file without, which can be changed"
      case .notAsPlanned: "nothing was delivered; report this line and the file"
      default: nil
      }
    self.init(
      Message(.error, file: name, failure.message, remedy: remedy),
      failure.isBug ? .bug : .failed)
  }

  /// The failure of a file that cannot be written.
  init(_ failure: WriteFailure, at name: FileName) {
    // What the disk gives back is not what was planned, and is not delivered.
    self.init(Message(failure, at: name), failure == .rejected ? .bug : .failed)
  }

  /// The failure of a new file; a folder can have one in it, of the name of the input.
  init(output failure: WriteFailure, at name: FileName, from input: FileName) {
    guard failure == .isDirectory else {
      self.init(failure, at: name)
      return
    }
    let slash = UInt8(ascii: "/")
    let path = input.bytes == [UInt8(ascii: "-")] ? Array("out.pdf".utf8) : input.bytes
    let entry = path[(path.lastIndex(of: slash).map { $0 + 1 } ?? 0)...]
    let file = FileName(bytes: name.bytes + (name.bytes.last == slash ? [] : [slash]) + entry)
    self.init(Message(failure, at: name, remedy: "name a file in it, as in \(file.display)"))
  }

  /// The failure of a copy that is to be kept of a file.
  init(backup failure: WriteFailure, at name: FileName) {
    let other = "another ending with --backup leaves it alone"
    switch failure {
    case .exists:
      self.init(Message(failure, at: name, remedy: "\(other), and --force replaces it"))
    case .isDirectory, .isSpecial: self.init(Message(failure, at: name, remedy: other))
    default: self.init(failure, at: name)
    }
  }

  /// The failure of a result that cannot be written to standard output.
  init(_ failure: StreamFailure) {
    self.init(Message(.error, place: "standard output", failure.text))
  }
}
