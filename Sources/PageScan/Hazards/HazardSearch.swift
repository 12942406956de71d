import ZlibBridge

extension PageScan {
  /// Looks through a whole file for what would take a reader without limits too far.
  ///
  /// For files that the scan declines, and those that are opened to be changed: libqpdf inflates
  /// the streams of tables and objects whole. What makes streams of an encrypted file large does
  /// not show without its key.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - limits: How far to go.
  /// - Throws: ``Decline``, always a hostile one.
  /// - Complexity: Linear in the file, and in what its tables and object streams become.
  package static func refuseHazards(
    in file: Span<UInt8>, limits: ScanLimits = ScanLimits()
  ) throws(Decline) {
    var search = HazardSearch(limits, in: file)
    try search.run(in: file)
  }
}

/// Looks at each place of a file at which a stream object could begin.
///
/// The table of objects may be broken, and is not asked: no reader finds an object where the word is
/// not with which one begins.
struct HazardSearch {
  private let limits: ScanLimits
  private var dictionary = DictionaryReader(
    keys: StreamDecoder.keys + ["N", "First", "W"])
  private var streams: HazardousStream
  private var lengths = LengthChains()
  /// Where the first dictionary begins, since the last stream, that cannot be read here.
  private var oddStart: Int?
  /// Up to where no stream was found behind it.
  private var oddEnd = 0
  /// How many bytes were read, how many of them in whole dictionaries, and how many may be.
  ///
  /// Only where objects stand in the strings of others are they much more than those of the file.
  private var (read, taken) = (0, 0)
  private let mostRead: Int

  init(_ limits: ScanLimits, in file: Span<UInt8>) {
    self.limits = limits
    streams = HazardousStream(limits, ofFile: file.count)
    mostRead = 4 * file.count
  }

  mutating func run(in file: Span<UInt8>) throws(Decline) {
    var place = 0
    while let found = Self.nextObject(from: place, in: file) {
      try lookAtOddOne(before: found, in: file)
      place = found
      guard read <= mostRead else {
        oddStart = oddStart ?? found
        continue
      }
      do throws(Decline) {
        try look(at: found, in: file)
      } catch {
        if error.kind == .hostile { throw error }
        oddStart = oddStart ?? found
      }
    }
    try lookAtOddOne(before: file.count, in: file)
    try lengths.requireShort(atMost: limits.lengths)
  }

  /// The next place behind the word with which an object begins.
  private static func nextObject(from start: Int, in file: Span<UInt8>) -> Int? {
    var place = start
    while place + 2 < file.count {
      switch file[place + 2] {
      case UInt8(ascii: "j"):
        if file[place + 1] == UInt8(ascii: "b"), file[place] == UInt8(ascii: "o"),
          place > 0, !file[place - 1].isRegular
        {
          return place + 3
        }
        place += 3
      case UInt8(ascii: "b"): place += 1
      case UInt8(ascii: "o"): place += 2
      default: place += 3
      }
    }
    return nil
  }

  /// Looks at the object whose words end at a place.
  private mutating func look(at place: Int, in file: Span<UInt8>) throws(Decline) {
    var reader = TokenReader(at: place)
    defer { read += reader.position - place }
    reader.skipVerticalTabs(in: file)
    guard reader.goesOn(in: file), file[reader.position] == UInt8(ascii: "<"),
      try reader.next(in: file) == .dictionaryStart
    else { return }
    try dictionary.read(&reader, in: file)
    taken += reader.position - place
    guard taken <= mostRead else { throw .hostile("objects that stand in each other") }
    reader.skipVerticalTabs(in: file)
    guard reader.goesOn(in: file), file[reader.position] == UInt8(ascii: "s"),
      try reader.next(in: file) == .word, reader.word == .streamStart, reader.length == 6
    else { return }
    let fields = dictionary.fields
    if fields[1].kind == .reference {
      lengths.note(file, objectBefore: place, lengthIn: fields[1].reference.number)
    }
    guard HazardousStream.counts(fields) else { return }
    try streams.look(fields, dataBehind: reader.position, in: file)
  }

  /// Looks at the stream behind a dictionary that cannot be read here, if it may be one that counts.
  private mutating func lookAtOddOne(before end: Int, in file: Span<UInt8>) throws(Decline) {
    guard let start = oddStart else { return }
    let part = file.extracting(start..<end)
    let known = max(oddEnd - start, 0)
    guard let found = part.place(of: Self.stream, from: known) else {
      oddEnd = end
      return
    }
    oddStart = nil
    let text = OddDictionary(part.extracting(..<found))
    guard text.counts else { return }
    // The words of a program name all filters too, with NUL between them.
    let isLikely = found <= 1 << 16 && part.place(of: [0]).map { $0 > found } ?? true
    try streams.look(
      text, dataBehind: start + found + Self.stream.count, isLikely: isLikely, in: file)
  }

  private static let stream = Array("stream".utf8)
}

extension TokenReader {
  /// Goes past white space before a byte that libqpdf alone takes for white space, and past that.
  fileprivate mutating func skipVerticalTabs(in file: Span<UInt8>) {
    while goesOn(in: file), file[position] == 0x0B { position += 1 }
  }
}

extension Span<UInt8> {
  /// The first place of some bytes.
  func place(of text: [UInt8], from first: Int = 0) -> Int? {
    var start = first
    while start + text.count <= count {
      if self[start] == text[0], text.indices.allSatisfy({ self[start + $0] == text[$0] }) {
        return start
      }
      start += 1
    }
    return nil
  }
}
