/// The text of a value while it is put together, token by token, up to a limit.
struct ValueText {
  /// How many characters a text may have.
  static let limit = 1_000

  /// The characters so far, printable ASCII alone.
  private var bytes: [UInt8] = []
  /// Whether a token did not fit; no token is added after that.
  private(set) var isCut = false

  /// Adds a token behind a blank, or gives the rest up if it does not fit.
  mutating func append(_ token: Span<UInt8>) {
    // Each byte gives a character at least, so this holds a giant token off.
    guard !isCut, token.count <= Self.limit else {
      isCut = true
      return
    }
    let before = bytes.count
    if before > 0 { bytes.append(0x20) }
    for index in token.indices { appendPrintable(token[index]) }
    if bytes.count > Self.limit {
      bytes.removeSubrange(before...)
      isCut = true
    }
  }

  /// Adds a token that is ours, such as a bracket.
  mutating func append(_ token: StaticString) {
    append(Array(String(describing: token).utf8).span)
  }

  /// Ends the text here, as if it were full.
  mutating func giveUp() { isCut = true }

  private mutating func appendPrintable(_ byte: UInt8) {
    guard !(0x20...0x7E).contains(byte) else {
      bytes.append(byte)
      return
    }
    bytes.append(UInt8(ascii: "\\"))
    for shift in [6, 3, 0] { bytes.append(0x30 + (byte >> UInt8(shift)) & 7) }
  }

  /// The finished text.
  var string: String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isCut else { return text }
    return text.isEmpty ? "…" : text + " …"
  }
}
