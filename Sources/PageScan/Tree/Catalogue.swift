/// What the catalogue of a file leads to.
///
/// ISO 32000-2:2020, 7.7.2.
struct Catalogue {
  /// The root of the page tree.
  private(set) var pages = IndirectReference(0)
  /// The names that were asked for, solidus included; nil where the value is absent or no name.
  private(set) var names: [String?]

  /// Reads the catalogue.
  ///
  /// - Parameters:
  ///   - root: The object that it is.
  ///   - key: The key of a dictionary in it.
  ///   - names: The keys in that dictionary whose values are wanted if they are names.
  ///   - source: Where the objects are.
  ///   - file: The whole file.
  /// - Throws: Where it is not sound in every part.
  init(
    _ root: IndirectReference, key: String, names: [String], of source: inout ObjectSource,
    in file: Span<UInt8>
  ) throws(Decline) {
    self.names = names.map { _ in nil }
    var dictionary = DictionaryReader(keys: ["Type", "Pages", key])
    try Self.read(root, with: &dictionary, of: &source, in: file) {
      (fields, bytes, source) throws(Decline) in
      guard fields[0].isName(.catalog) else { throw .unsure("a catalogue of another type") }
      guard fields[1].kind == .reference else { throw .unsure("no page tree") }
      pages = fields[1].reference
      try readNames(fields[2], keys: names, bytes, &source, file)
    }
    guard dictionary.repeated == 0 else { throw .unsure("a catalogue with a key twice") }
  }

  private mutating func readNames(
    _ field: Field, keys: [String], _ bytes: Span<UInt8>,
    _ source: inout ObjectSource, _ file: Span<UInt8>
  ) throws(Decline) {
    var dictionary = DictionaryReader(keys: keys)
    switch field.kind {
    case nil, .null: return
    case .dictionary:
      var reader = TokenReader(at: field.start + 2)
      try dictionary.read(&reader, in: bytes)
      try takeNames(dictionary.fields, bytes)
    case .reference:
      try Self.read(field.reference, with: &dictionary, of: &source, in: file) {
        (fields, bytes, _) throws(Decline) in try takeNames(fields, bytes)
      }
    default: throw .unsure("viewer preferences that are no dictionary")
    }
  }

  private mutating func takeNames(
    _ fields: [Field], _ bytes: Span<UInt8>
  ) throws(Decline) {
    for (index, field) in fields.enumerated() {
      switch field.kind {
      case .name: names[index] = try PlainName(field, in: bytes).text
      case .reference: throw .unsure("viewer preferences that are not plain")
      default: break
      }
    }
  }

  /// Reads the dictionary that an object is.
  private static func read(
    _ reference: IndirectReference, with dictionary: inout DictionaryReader,
    of source: inout ObjectSource, in file: Span<UInt8>,
    _ body: ([Field], Span<UInt8>, inout ObjectSource) throws(Decline) -> Void
  ) throws(Decline) {
    switch try source.place(of: reference, in: file) {
    case nil: throw .unsure("no catalogue")
    case .file(let start):
      var reader = TokenReader(at: start)
      try read(&reader, with: &dictionary, in: file)
      try StreamDecoder.requireEnd(&reader, in: file)
      try body(dictionary.fields, file, &source)
    case .packed(let stream, let start):
      let data = try source.data(of: stream, in: file)
      var reader = TokenReader(at: start)
      try read(&reader, with: &dictionary, in: data.span)
      try body(dictionary.fields, data.span, &source)
    }
  }

  private static func read(
    _ reader: inout TokenReader, with dictionary: inout DictionaryReader, in bytes: Span<UInt8>
  ) throws(Decline) {
    guard case .dictionaryStart = try reader.next(in: bytes) else {
      throw .unsure("a catalogue that is no dictionary")
    }
    try dictionary.read(&reader, in: bytes)
  }
}
