/// The reason why libqpdf could not do what was asked.
package struct QPDFFailure: Error, Sendable, Hashable {
  /// The class of a failure; open, since libqpdf may learn new ones.
  package struct Code: Sendable, Hashable, CustomStringConvertible {
    /// A short name for tests and logs.
    package let description: String

    private init(_ name: String) { description = name }

    /// There are no bytes at all.
    package static let empty = Code("empty")
    /// There is no PDF header and nothing that could be read as PDF.
    package static let notPDF = Code("not-pdf")
    /// The file is encrypted and no password was given.
    package static let passwordNeeded = Code("password-needed")
    /// The file is encrypted with another password.
    package static let passwordWrong = Code("password-wrong")
    /// The file is encrypted in a way that libqpdf does not know.
    package static let unsupportedEncryption = Code("unsupported-encryption")
    /// The file needs something else that libqpdf does not know.
    package static let unsupported = Code("unsupported")
    /// There is no trailer dictionary.
    package static let noTrailer = Code("no-trailer")
    /// The trailer leads to no catalogue.
    package static let noRoot = Code("no-root")
    /// The catalogue leads to no page tree.
    package static let noPageTree = Code("no-page-tree")
    /// The page tree has no page.
    package static let noPages = Code("no-pages")
    /// The page tree is broken in another way.
    package static let pages = Code("pages")
    /// There is no object in the file.
    package static let noObjects = Code("no-objects")
    /// The file is damaged beyond recovery, or an object is.
    package static let damaged = Code("damaged")
    /// An object was not what was expected.
    package static let object = Code("object")
    /// There was not enough memory.
    package static let memory = Code("memory")
    /// The file that is made cannot be written to.
    package static let output = Code("output")
    /// The operating system failed.
    package static let system = Code("system")
    /// libqpdf itself cannot be loaded, or is too old.
    package static let unavailable = Code("unavailable")
    /// Our own mistake, or a mistake of libqpdf.
    package static let internalError = Code("internal")

    /// Whether encryption keeps us out.
    var isLock: Bool {
      [.passwordNeeded, .passwordWrong, .unsupportedEncryption].contains(self)
    }
  }

  /// The class of the failure.
  package let code: Code
  /// The name of the file as it was given to the document.
  package var file: String
  /// The object at fault, where libqpdf names one.
  package let object: Reference?
  /// The position in the file, counted from its header, where libqpdf names one.
  package let offset: Int?
  /// The words of libqpdf, or ours, without the place.
  package let detail: String

  /// Describes a failure in our own words.
  package init(
    _ code: Code, file: String = "", object: Reference? = nil, offset: Int? = nil, detail: String
  ) {
    self.code = code
    self.file = file
    self.object = object
    self.offset = offset
    self.detail = detail
  }
}
