/// Where objects stand, by all sections of the table of a file.
struct WrittenObjects {
  /// The sections, in the order in which they are asked; the newest first.
  private var sections: [WrittenSection] = []
  /// Where the sections begin.
  private(set) var places: Set<Int> = []

  /// The numbers that every reader takes lie below this (ISO 32000-1:2008, Annex C).
  private static let mostNumbers = 8_388_608
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

  /// Where the objects begin that stand in no object stream, in the order of the file.
  ///
  /// Of each object the newest place; what a table calls free may be in a section before it too.
  ///
  /// - Complexity: Linear in the number of entries of all sections, but for the sorting.
  func offsets(in file: Span<UInt8>) -> [Int] {
    let most = Self.mostNumbers
    let end = sections.lazy.flatMap(\.runs).map { min($0.first, most) + min($0.count, most) }.max()
    var seen = [Bool](repeating: false, count: min(end ?? 0, most))
    var offsets: [Int] = []
    for section in sections {
      section.eachEntry(in: file) { number, entry in
        if seen.indices.contains(number) {
          if seen[number] || entry == .free && section.hidden != nil { return }
          seen[number] = true
        }
        if case .offset(let offset) = entry { offsets.append(offset) }
      }
    }
    return offsets.sorted()
  }

  /// What the sections say of each object; of each the newest entry, free ones left out.
  ///
  /// - Complexity: Linear in the number of entries of all sections.
  func entries(in file: Span<UInt8>) -> [Int: WrittenSection.Entry] {
    var entries: [Int: WrittenSection.Entry] = [:]
    // What a table calls free, as long as the stream that goes with it has not been asked.
    var mayBeHidden: [Int] = []
    for section in sections {
      let free = mayBeHidden
      mayBeHidden = []
      section.eachEntry(in: file) { number, entry in
        guard number < Self.mostNumbers, entries[number] == nil else { return }
        if entry == .free && section.hidden != nil {
          mayBeHidden.append(number)
        } else {
          entries[number] = entry
        }
      }
      for number in free where entries[number] == nil { entries[number] = .free }
    }
    return entries.filter { $0.value != .free }
  }

  /// The generation of the object that begins at a place; nil if it is not there.
  ///
  /// Told as well is whether it is written as null.
  static func head(
    of number: Int, at offset: Int, in file: Span<UInt8>
  ) -> (generation: Int, isNull: Bool)? {
    guard offset > 0, offset < file.count else { return nil }
    var reader = ByteReader(at: offset)
    _ = reader.skipBlanks(in: file)
    guard reader.number(in: file) == number, reader.skipBlanks(in: file),
      let generation = reader.number(in: file), reader.skipBlanks(in: file),
      reader.skip("obj", in: file)
    else { return nil }
    _ = reader.skipBlanks(in: file)
    return (generation, reader.skip("null", in: file))
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
