/// The keys of a dictionary as they stand in the file, none left out and none joined.
///
/// libqpdf leaves out what is null or refers to nothing, and of a key that stands there twice keeps
/// one.
package struct WrittenDictionary {
  /// What a key has for a value.
  package enum Value: Equatable {
    case null
    case reference(IndirectReference)
    /// A whole number without a sign.
    case number(Int)
    /// Anything else.
    case other
  }

  /// The keys without their solidus, in their order.
  let entries: [(key: [UInt8], value: Value)]

  /// The most bytes that a dictionary may take to be read.
  private static let mostBytes = 1 << 20

  /// Reads the dictionary that begins at a place; nil if none does, or it is not sound.
  package init?(at place: Int, in bytes: Span<UInt8>) {
    guard place <= bytes.count else { return nil }
    let part = bytes.extracting(..<min(bytes.count, place + Self.mostBytes))
    var reader = TokenReader(at: place)
    guard let entries = try? Self.entries(&reader, in: part) else { return nil }
    self.entries = entries
  }

  /// The values of a key, as many as there are.
  package func values(of key: String) -> [Value] {
    entries.filter { $0.key.elementsEqual(key.utf8) }.map(\.value)
  }

  private static func entries(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) -> [(key: [UInt8], value: Value)] {
    guard case .dictionaryStart = try reader.next(in: bytes) else { throw .unsure("no dictionary") }
    var entries: [(key: [UInt8], value: Value)] = []
    while try reader.takeKey(in: bytes) {
      let key = reader.nameBytes(in: bytes)
      guard reader.goesOn(in: bytes) else { throw .unsure("an end within an object") }
      entries.append((key, try value(&reader, in: bytes)))
    }
    return entries
  }

  private static func value(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) -> Value {
    var reference = IndirectReference(0)
    switch try reader.skipValue(in: bytes, &reference) {
    case .null: return .null
    case .reference: return .reference(reference)
    case .integer where reader.isUnsigned: return .number(reader.number)
    default: return .other
    }
  }
}
