/// Where objects stand, by all sections of the table of a file.
struct WrittenObjects {
  /// The sections, in the order in which they are asked; the newest first.
  private var sections: [WrittenSection] = []
  /// Where the sections begin.
  private(set) var places: Set<Int> = []

  /// How many sections are followed.
  private static let mostSections = 10_000
  /// How many bytes the streams among them may have, decoded.
  private static let mostBytes = 64 << 20

  /// Follows the sections from the newest back; the header must be at the beginning of the file.
  ///
  /// Nil where one of the sections cannot be read.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - newest: What its end leads to.
  ///   - decode: Decodes a cross-reference stream.
  init?(of file: Span<UInt8>, newest: FileTail, decode: WrittenSection.Decoder) {
    var next: Int? = newest.offset
    var room = Self.mostBytes
    func measured(_ object: [UInt8]) -> WrittenSection.StreamData? {
      guard let stream = decode(object), stream.data.count <= room else { return nil }
      room -= stream.data.count
      return stream
    }
    while let offset = next {
      guard places.count < Self.mostSections, places.insert(offset).inserted, offset < file.count,
        let section = WrittenSection(at: offset, in: file, decode: measured)
      else { return nil }
      sections.append(section)
      if let hidden = section.hidden {
        guard places.insert(hidden).inserted, hidden < file.count,
          let stream = WrittenSection(at: hidden, in: file, decode: measured)
        else { return nil }
        sections.append(stream)
      }
      next = section.previous
    }
  }

  /// Returns where an object stands; nil if there is none by any section.
  ///
  /// What a table calls free may be in the stream that goes with it (7.5.8.4).
  ///
  /// - Complexity: Linear in the number of the runs of all sections.
  func entry(of number: Int, in file: Span<UInt8>) -> WrittenSection.Entry? {
    var mayBeHidden = false
    for (index, section) in sections.enumerated() {
      if mayBeHidden, index > 0, sections[index - 1].hidden == nil { return .free }
      guard let entry = section.entry(of: number, in: file) else { continue }
      if entry != .free { return entry }
      if section.hidden == nil { return .free }
      mayBeHidden = true
    }
    return mayBeHidden ? .free : nil
  }

  /// Reads the dictionary that begins at a place as an object; nil if the object is not there.
  static func dictionary(
    of number: Int, at offset: Int, in file: Span<UInt8>
  ) -> WrittenDictionary? {
    guard offset < file.count else { return nil }
    var reader = ByteReader(at: offset)
    _ = reader.skipBlanks(in: file)
    guard reader.number(in: file) == number, reader.skipBlanks(in: file),
      reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("obj", in: file)
    else { return nil }
    return WrittenDictionary(at: reader.position, in: file)
  }
}
