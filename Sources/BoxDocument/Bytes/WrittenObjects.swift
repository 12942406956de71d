/// Where objects stand by the tables of a file, which must be tables all the way back.
///
/// A file with cross-reference streams gives nil: objects may lie in object streams there, which are
/// not taken apart here. ISO 32000-2:2020, 7.5.4.
struct WrittenObjects {
  /// One run of entries of 20 bytes each.
  private struct Run {
    let first: Int
    let count: Int
    let start: Int
  }

  /// The runs of all sections, the newest first.
  private var runs: [Run] = []

  /// How many sections are followed.
  private static let mostSections = 10_000

  /// Follows the sections from the newest back; the header must be at the beginning of the file.
  init?(of file: Span<UInt8>, newest: FileTail) {
    var next: Int? = newest.offset
    var seen: Set<Int> = []
    while let offset = next {
      guard seen.count < Self.mostSections, seen.insert(offset).inserted, offset < file.count,
        let trailer = readSection(at: offset, in: file)
      else { return nil }
      // A hybrid file has objects that its tables do not tell of.
      guard trailer.values(of: "XRefStm").isEmpty else { return nil }
      let previous = trailer.values(of: "Prev")
      next = nil
      if case .number(let offset)? = previous.first { next = offset }
      if next == nil, !previous.isEmpty { return nil }
    }
  }

  /// Reads the runs of a section, and its trailer; nil if it is no table.
  private mutating func readSection(at offset: Int, in file: Span<UInt8>) -> WrittenDictionary? {
    var reader = ByteReader(at: offset)
    _ = reader.skipBlanks(in: file)
    guard reader.skip("xref", in: file) else { return nil }
    _ = reader.skipBlanks(in: file)
    while let first = reader.number(in: file) {
      guard reader.skipBlanks(in: file), let count = reader.number(in: file),
        reader.skipBlanks(in: file), count <= (file.count - reader.position) / 20
      else { return nil }
      runs.append(Run(first: first, count: count, start: reader.position))
      reader = ByteReader(at: reader.position + count * 20)
      _ = reader.skipBlanks(in: file)
    }
    guard reader.skip("trailer", in: file) else { return nil }
    return WrittenDictionary(at: reader.position, in: file)
  }

  /// Reads the dictionary that an object is; nil if there is none where the tables say.
  func dictionary(of number: Int, in file: Span<UInt8>) -> WrittenDictionary? {
    guard let offset = offset(of: number, in: file), offset < file.count else { return nil }
    var reader = ByteReader(at: offset)
    _ = reader.skipBlanks(in: file)
    guard reader.number(in: file) == number, reader.skipBlanks(in: file),
      reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("obj", in: file)
    else { return nil }
    return WrittenDictionary(at: reader.position, in: file)
  }

  private func offset(of number: Int, in file: Span<UInt8>) -> Int? {
    for run in runs where number >= run.first && number - run.first < run.count {
      var reader = ByteReader(at: run.start + (number - run.first) * 20)
      guard let offset = reader.number(in: file), reader.skipBlanks(in: file),
        reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("n", in: file)
      else { return nil }
      return offset
    }
    return nil
  }
}
