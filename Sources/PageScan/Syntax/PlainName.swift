/// A name that every reader spells in the same way.
struct PlainName {
  /// The name with its solidus.
  let text: String

  /// Reads a field that is a name.
  ///
  /// - Throws: Where it is long, or has characters that some readers spell in another way.
  init(_ field: Field, in bytes: Span<UInt8>) throws(Decline) {
    let name = bytes.extracting(field.start..<field.end)
    guard name.count <= 100 else { throw .unsure("a very long name") }
    for place in name.indices {
      guard name[place] > 0x20, name[place] < 0x7F, name[place] != UInt8(ascii: "#") else {
        throw .unsure("a name with unusual characters")
      }
    }
    text = String(decoding: name.indices.map { name[$0] }, as: UTF8.self)
  }
}
