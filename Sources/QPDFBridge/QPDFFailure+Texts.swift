import CQPDF

/// How the words of libqpdf become codes. This is the only place that knows them.
extension QPDFFailure.Code {
  /// Texts that stand for a code of their own, the same in libqpdf 11.3 and 12.
  private static let texts: [(beginning: String, code: QPDFFailure.Code)] = [
    ("unable to find trailer", .noTrailer),
    ("unable to find /Root dictionary", .noRoot),
    ("recovered trailer has no /Root entry", .noRoot),
    ("unable to find page tree", .noPageTree),
    ("root of pages tree has no /Kids array", .noPageTree),
    ("unable to find any pages", .noPages),
    ("unable to find objects", .noObjects),
    ("unsupported encryption", .unsupportedEncryption),
    ("unsupported crypt", .unsupportedEncryption),
    ("unsupported /CF", .unsupportedEncryption),
    // The name that libqpdf gives to the file it writes.
    ("qpdf output: ", .output),
    // The exception of C++, which comes as an error inside of libqpdf.
    ("std::bad_alloc", .memory),
    // A number that is too large is reported as an error of the system, without a file.
    ("overflow/underflow converting", .damaged),
    ("number out of range converting", .damaged),
    ("integer out of range converting", .damaged),
  ]

  /// Classifies a message; a text that is not known gives the class that libqpdf gave it.
  init(_ message: QPDFMessage) {
    if let known = Self.texts.first(where: { message.detail.hasPrefix($0.beginning) }) {
      self = known.code
      return
    }
    self =
      switch qpdf_error_code_e(rawValue: message.code) {
      case qpdf_e_internal: .internalError
      case qpdf_e_system: .system
      case qpdf_e_unsupported:
        message.place.contains("encryption") ? .unsupportedEncryption : .unsupported
      case qpdf_e_password: .passwordWrong
      case qpdf_e_pages: .pages
      case qpdf_e_object: .object
      default: .damaged
      }
  }
}

extension QPDFFailure {
  /// Classifies an error of libqpdf.
  init(_ message: QPDFMessage) {
    self.init(
      Code(message), file: message.file, object: message.object, offset: message.offset,
      detail: message.detail)
  }

  /// What the operating system says of the file that libqpdf writes, without the names of functions.
  ///
  /// Nil for any other failure.
  package var outputDetail: String? {
    guard code == .output else { return nil }
    let marks = detail.ranges(of: ": ")
    return marks.last.map { String(detail[$0.upperBound...]) } ?? detail
  }

  /// The failure to begin a file, whatever libqpdf calls it.
  var ofOutput: QPDFFailure { QPDFFailure(.output, file: file, detail: detail) }

  /// Says more than libqpdf does about a failure to open a file.
  ///
  /// - Parameters:
  ///   - name: The file, since some errors of libqpdf do not name it.
  ///   - password: Whether a password was given.
  ///   - warnings: What libqpdf said before it gave up.
  /// - Returns: The failure of the opening.
  func whileOpening(_ name: String, password: Bool, warnings: [QPDFMessage]) -> QPDFFailure {
    var code = code
    if code == .passwordWrong, !password { code = .passwordNeeded }
    if [.noTrailer, .noRoot, .noObjects, .noPages].contains(code) {
      let hasNoHeader = warnings.contains(where: \.tellsNoHeader)
      if hasNoHeader, code != .noPages {
        code = .notPDF
      } else if code == .noTrailer, warnings.contains(where: { Code($0) == .noRoot }) {
        // There is a trailer, and it is useless; libqpdf 12 says that there is none.
        code = .noRoot
      }
    }
    return QPDFFailure(code, file: name, object: object, offset: offset, detail: detail)
  }
}

extension QPDFMessage {
  /// Whether libqpdf says that it builds the cross-reference table anew.
  var tellsRecovery: Bool { detail.hasPrefix("Attempting to reconstruct cross-reference table") }

  /// Whether libqpdf says that there is no header in the first 1,024 bytes.
  var tellsNoHeader: Bool { detail.hasPrefix("can't find PDF header") }

  /// The key that libqpdf says it has overwritten, as in "MediaBox is undefined; setting to".
  var overwrittenKey: String? {
    let words = detail.split(separator: " ")
    for index in words.indices.dropFirst().dropLast(3)
    where words[index...].starts(with: ["is", "undefined;", "setting", "to"]) {
      return "/" + words[index - 1]
    }
    return nil
  }
}
