/// The kids of the nodes that are being walked, those of the root first.
struct KidList {
  private var kids: [IndirectReference] = []
  private let most: Int

  /// Begins with none.
  ///
  /// - Parameter most: How many may wait; there are no more than objects, unless they repeat.
  init(most: Int) { self.most = most }

  /// How many kids wait, those of all nodes together.
  var count: Int { kids.count }

  /// A kid, by its position among all.
  subscript(position: Int) -> IndirectReference { kids[position] }

  /// Forgets the kids from a position on, those of the last node.
  mutating func remove(from position: Int) { kids.removeSubrange(position...) }

  /// Adds the kids that a node lists.
  ///
  /// - Throws: Where they are not plainly a list of references, or very many.
  mutating func read(
    _ field: Field, in bytes: Span<UInt8>, of source: inout ObjectSource, _ file: Span<UInt8>
  ) throws(Decline) {
    switch field.kind {
    case .array:
      var reader = TokenReader(at: field.start)
      try read(&reader, in: bytes)
    case .reference: try read(field.reference, of: &source, in: file)
    default: throw .unsure("kids that are no array")
    }
    guard kids.count <= most else { throw .unsure("a page tree with more kids than objects") }
  }

  private mutating func read(
    _ reference: IndirectReference, of source: inout ObjectSource, in file: Span<UInt8>
  ) throws(Decline) {
    switch try source.place(of: reference, in: file) {
    case nil: throw .unsure("kids that are no array")
    case .file(let start):
      var reader = TokenReader(at: start)
      try read(&reader, in: file)
      try StreamDecoder.requireEnd(&reader, in: file)
    case .packed(let stream, let start):
      let data = try source.data(of: stream, in: file)
      var reader = TokenReader(at: start)
      try read(&reader, in: data.span)
    }
  }

  private mutating func read(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) {
    guard case .arrayStart = try reader.next(in: bytes) else {
      throw .unsure("kids that are no array")
    }
    while true {
      guard reader.goesOn(in: bytes) else { throw .unsure("an end within an object") }
      if let kid = reader.takeReference(in: bytes) {
        try add(kid)
        continue
      }
      switch try reader.next(in: bytes) {
      case .integer:
        guard reader.isUnsigned, let kid = try reader.restOfReference(in: bytes) else {
          throw .unsure("a kid that is no reference")
        }
        try add(kid)
      case .arrayEnd: return
      default: throw .unsure("a kid that is no reference")
      }
    }
  }

  /// Adds a kid; libqpdf needs more than half a kilobyte for each.
  @inline(__always)
  private mutating func add(_ kid: IndirectReference) throws(Decline) {
    kids.append(kid)
    guard kids.count <= 3 * most else { throw .hostile("a page tree of repeated kids") }
  }
}
