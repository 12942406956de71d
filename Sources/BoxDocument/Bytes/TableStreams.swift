/// The cross-reference streams of a file that have the number of another object.
///
/// A stream of the table is found by its place, so that whoever reads does not care for its number.
/// A file may give that number to something else, and most programs show that; libqpdf shows the
/// stream. ISO 32000-2:2020, 7.5.8.
struct TableStreams {
  /// The streams whose number the table gives to another object.
  let shared: [(number: Int, generation: Int)]

  /// Looks at every section of the table; the header must be at the beginning of the file.
  ///
  /// Nil where one of them cannot be read.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - newest: What its end leads to.
  ///   - decode: Decodes a cross-reference stream.
  init?(of file: Span<UInt8>, newest: FileTail, decode: WrittenSection.Decoder) {
    guard let objects = WrittenObjects(of: file, newest: newest, decode: decode) else { return nil }
    let places = Set(objects.places.map { Self.start(of: $0, in: file) })
    var shared: [(number: Int, generation: Int)] = []
    for place in places.sorted() {
      guard case .stream(let number, let generation)? = FileTail.Section(at: place, in: file) else {
        continue
      }
      switch objects.entry(of: number, in: file) {
      case .offset(let offset) where !places.contains(Self.start(of: offset, in: file)):
        shared.append((number, generation))
      case .packed: shared.append((number, generation))
      // A section, this one or a later one of the same number, or nothing.
      case .offset, .free, nil: break
      }
    }
    self.shared = shared
  }

  /// Where the first word behind a place begins.
  private static func start(of place: Int, in file: Span<UInt8>) -> Int {
    var reader = ByteReader(at: place)
    _ = reader.skipBlanks(in: file)
    return reader.position
  }
}
