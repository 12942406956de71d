/// The name of a file as the operating system has it: bytes, in no particular encoding.
///
/// Two names are equal if their bytes are. (Two Swift strings are equal if they look the same, so
/// a `String` is no key for a file: both spellings of "é" are one string and two files.)
package struct FileName: Sendable, Hashable {
  /// The bytes of the name, without a NUL at the end.
  package let bytes: [UInt8]

  /// Makes a name of bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the name is well-formed UTF-8.
  package var isValidUTF8: Bool {
    UTF8Pieces(bytes).allSatisfy { piece in
      if case .stray = piece { false } else { true }
    }
  }

  /// The name for people and terminals, on one line and unambiguous.
  ///
  /// Written as `escapedForTerminal(_:)` says; a byte that is not UTF-8 is shown as `\xE9`.
  package var display: String {
    escapedForTerminal(lossless)
  }

  /// The name as text, with U+FFFD where it is not UTF-8; meant for JSON, and not reversible.
  package var plain: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
