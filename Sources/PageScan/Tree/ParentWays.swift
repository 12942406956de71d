import BoxPolicy

/// Follows parent keys where they leave the tree, and remembers where each way ended.
struct ParentWays {
  private var cycles = ParentCycles<IndirectReference>()
  private var links = ParentLinks()

  /// Whether following parent keys from an object, itself included, goes round for ever.
  ///
  /// - Throws: Where an object on the way cannot be read here.
  /// - Complexity: Each object is followed once in the life of this value.
  mutating func neverEnd(
    from start: IndirectReference, of source: inout ObjectSource, in file: Span<UInt8>
  ) throws(Decline) -> Bool {
    try cycles.neverEnd(from: start) { (reference) throws(Decline) in
      try links.parent(of: reference, &source, file)
    }
  }
}

/// Reads the parent keys of dictionaries.
private struct ParentLinks {
  private var dictionary = DictionaryReader(keys: ["Parent"])

  mutating func parent(
    of reference: IndirectReference, _ source: inout ObjectSource, _ file: Span<UInt8>
  ) throws(Decline) -> IndirectReference? {
    switch try source.place(of: reference, in: file) {
    case nil: return nil
    case .file(let start): return try parent(at: start, in: file)
    case .packed(let stream, let start):
      let data = try source.data(of: stream, in: file)
      return try parent(at: start, in: data.span)
    }
  }

  private mutating func parent(
    at start: Int, in bytes: Span<UInt8>
  ) throws(Decline) -> IndirectReference? {
    var reader = TokenReader(at: start)
    guard case .dictionaryStart = try reader.next(in: bytes) else {
      throw .unsure("a parent that is no dictionary")
    }
    try dictionary.read(&reader, in: bytes)
    guard dictionary.repeated == 0 else { throw .unsure("a page or node with a key twice") }
    return dictionary[0].kind == .reference ? dictionary[0].reference : nil
  }
}
