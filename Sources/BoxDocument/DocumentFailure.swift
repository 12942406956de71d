/// Why a file could not be read as a document.
public struct DocumentFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Sendable, Hashable {
    case noSuchFile, noPermission, isDirectory, namedPipe, device, socket
    case empty, tooLarge, outOfDescriptors
    /// The file does not have as many bytes as it says, which is so in /proc and /sys.
    case sizeUnknown
    case linkLoop, nameTooLong
    /// Standard input is closed, or not open for reading.
    case inputClosed
    case changedWhileRead, cutShortWhileRead
    /// The operating system refused; with its words.
    case system(String)
    /// There is no PDF header and nothing else of a PDF.
    case notPDF
    /// There is no trailer, and none could be rebuilt.
    case noTrailer
    /// The trailer leads to no catalogue.
    case noCatalogue
    /// The catalogue leads to no page tree.
    case noPageTree
    /// The page tree holds no page that can be read.
    case noPages
    case passwordNeeded, passwordWrong
    case unsupportedEncryption
    /// The fast reader alone was to read the file, and leaves it to the other; with its reason.
    case declined
    /// The file is made to take more memory than any honest one needs.
    case hostile
    /// libqpdf, which reads what the fast reader leaves to it, cannot be loaded or is too old.
    case noLibqpdf
    /// A mistake of ours or of libqpdf's, not of the file.
    case bug
    /// Anything else that is wrong with the file.
    case damaged
  }

  /// What went wrong.
  public let kind: Kind
  /// Where in the file, such as byte 7041; nil for the file as a whole.
  public let place: String?
  /// What libqpdf says about it, where that says more; nil otherwise.
  public let detail: String?

  /// Makes a failure from what went wrong, where, and the words of libqpdf.
  public init(_ kind: Kind, place: String? = nil, detail: String? = nil) {
    self.kind = kind
    self.place = place
    self.detail = detail
  }

  /// Says what is wrong, in words for people.
  public var message: String {
    let sentence = kind.sentence
    guard let detail, !detail.isEmpty else { return sentence }
    return "\(sentence) (\(detail))"
  }

  /// Says where and what is wrong, on one line for logs; a terminal is not guarded from it.
  public var description: String { place.map { "\($0): \(message)" } ?? message }
}

extension DocumentFailure.Kind {
  fileprivate var sentence: String {
    switch self {
    case .noSuchFile: "no such file"
    case .noPermission: "no permission to read it"
    case .isDirectory: "a directory, not a file"
    case .namedPipe: "a named pipe, not a regular file"
    case .device: "a device, not a regular file"
    case .socket: "a socket, not a regular file"
    case .empty: "the file is empty"
    case .tooLarge: "too large to be held in memory"
    case .outOfDescriptors: "too many files are open"
    case .sizeUnknown: "its size is not known before it is read"
    case .linkLoop: "symbolic links lead in a circle, or through too many others"
    case .nameTooLong: "a name longer than the system allows"
    case .inputClosed: "standard input is closed"
    case .changedWhileRead: "the file changed while it was read"
    case .cutShortWhileRead: "the file was cut short while it was read"
    case .system(let text): text
    case .notPDF: "not a PDF file: there is no '%PDF-' header in it"
    case .noTrailer: "no trailer found"
    case .noCatalogue: "no document catalogue: the trailer's /Root is missing or unusable"
    case .noPageTree: "no page tree: the catalogue's /Pages is missing or unusable"
    case .noPages: "no page in the page tree"
    case .passwordNeeded: "the file needs a password"
    case .passwordWrong: "the password does not open the file"
    case .unsupportedEncryption: "encrypted in a way that is not supported"
    case .declined: "not plainly sound, so that the fast reader leaves it alone"
    case .hostile: "made to take more memory than any honest file needs; not read"
    case .noLibqpdf: "libqpdf cannot be used"
    case .bug: "a bug in pagebox or in libqpdf"
    case .damaged: "damaged beyond reading"
    }
  }
}
