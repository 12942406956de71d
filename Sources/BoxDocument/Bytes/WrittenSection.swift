/// One section of the table of objects, as it stands in the file: a table, or a stream.
///
/// ISO 32000-2:2020, 7.5.4 and 7.5.8.
struct WrittenSection {
  /// What a section says of an object.
  enum Entry: Equatable {
    /// It is free.
    case free
    /// It begins at this place, counted from the header.
    case offset(Int)
    /// It stands in an object stream, at this position of it.
    case packed(stream: Int, index: Int)
  }

  /// Numbers that follow each other, with their entries.
  struct Run: Equatable {
    let first: Int
    let count: Int
    /// Where the entries begin, in the file or in the data of the stream.
    let start: Int
  }

  /// The runs in their order.
  private(set) var runs: [Run] = []
  /// Where the section before begins; nil for the first.
  let previous: Int?
  /// Where the stream of a hybrid file begins that goes with this table.
  let hidden: Int?
  /// The decoded data of a stream, and the widths of its fields; nil for a table.
  private let stream: StreamData?

  /// What a cross-reference stream holds.
  struct StreamData {
    /// The data, decoded.
    let data: [UInt8]
    /// The widths of the three fields of an entry.
    let widths: [Int]
    /// The first number and the count of each run, one behind the other.
    let index: [Int]
  }

  /// Takes a stream apart; given its object from behind the keyword on, as far as the data may go.
  typealias Decoder = ([UInt8]) -> StreamData?

  /// The most bytes that a stream may have, before it is decoded.
  static let mostBytes = 16 << 20

  /// Reads the section at a place of a file whose header is at its beginning.
  ///
  /// Nil where no section is, or one that cannot be read.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - file: The whole file.
  ///   - decode: Decodes a cross-reference stream.
  init?(at offset: Int, in file: Span<UInt8>, decode: Decoder) {
    var reader = ByteReader(at: offset)
    _ = reader.skipBlanks(in: file)
    let trailer: WrittenDictionary
    if reader.skip("xref", in: file) {
      guard let read = Self.tableRuns(&reader, in: file),
        let keys = WrittenDictionary(at: reader.position, in: file)
      else { return nil }
      (runs, trailer, stream) = (read, keys, nil)
    } else {
      guard reader.number(in: file) != nil, reader.skipBlanks(in: file),
        reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("obj", in: file),
        let keys = WrittenDictionary(at: reader.position, in: file),
        case .number(let length)? = keys.values(of: "Length").first, length <= Self.mostBytes
      else { return nil }
      // Some bytes more, for the words before and behind the data.
      let end = min(file.count, keys.end + length + 64)
      guard let data = decode((reader.position..<end).map { file[$0] }),
        let read = Self.streamRuns(data)
      else { return nil }
      (runs, trailer, stream) = (read, keys, data)
    }
    let (before, beside) = (trailer.values(of: "Prev"), trailer.values(of: "XRefStm"))
    let number = before.first.flatMap(Self.number)
    // For libqpdf the chain ends here, and so it must for those who keep objects from harm.
    previous = number == 0 ? nil : number
    hidden = stream == nil ? beside.first.flatMap(Self.number) : nil
    if number == nil, !before.isEmpty { return nil }
    if stream == nil, hidden == nil, !beside.isEmpty { return nil }
  }

  private static func number(_ value: WrittenDictionary.Value) -> Int? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Reads the runs of a table, and goes past the word behind them.
  private static func tableRuns(_ reader: inout ByteReader, in file: Span<UInt8>) -> [Run]? {
    var runs: [Run] = []
    _ = reader.skipBlanks(in: file)
    while let first = reader.number(in: file) {
      guard reader.skipBlanks(in: file), let count = reader.number(in: file),
        reader.skipBlanks(in: file), count <= (file.count - reader.position) / 20
      else { return nil }
      runs.append(Run(first: first, count: count, start: reader.position))
      reader = ByteReader(at: reader.position + count * 20)
      _ = reader.skipBlanks(in: file)
    }
    return reader.skip("trailer", in: file) ? runs : nil
  }

  /// Lays the runs of a stream over its data, which must have room for them.
  private static func streamRuns(_ stream: StreamData) -> [Run]? {
    let widths = stream.widths
    guard widths.count == 3, widths.allSatisfy({ 0...8 ~= $0 }), widths[1] > 0,
      stream.index.count.isMultiple(of: 2)
    else { return nil }
    let width = widths.reduce(0, +)
    var runs: [Run] = []
    var start = 0
    for index in stride(from: 0, to: stream.index.count, by: 2) {
      let (first, count) = (stream.index[index], stream.index[index + 1])
      guard first >= 0, count >= 0, count <= (stream.data.count - start) / width else { return nil }
      runs.append(Run(first: first, count: count, start: start))
      start += count * width
    }
    return runs
  }

  /// Returns what the section says of an object; nil if it says nothing.
  func entry(of number: Int, in file: Span<UInt8>) -> Entry? {
    for run in runs where number >= run.first && number - run.first < run.count {
      return entry(at: number - run.first, of: run, in: file)
    }
    return nil
  }

  /// Takes every entry of the section, with the number that it is for.
  func eachEntry(in file: Span<UInt8>, _ body: (Int, Entry) -> Void) {
    for run in runs {
      for position in 0..<run.count {
        body(run.first &+ position, entry(at: position, of: run, in: file))
      }
    }
  }

  private func entry(at position: Int, of run: Run, in file: Span<UInt8>) -> Entry {
    if let stream { return Self.entry(at: run.start, position, stream) }
    var reader = ByteReader(at: run.start + position * 20)
    guard let offset = reader.number(in: file), reader.skipBlanks(in: file),
      reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("n", in: file)
    else { return .free }
    return .offset(offset)
  }

  private static func entry(at start: Int, _ position: Int, _ stream: StreamData) -> Entry {
    var place = start + position * stream.widths.reduce(0, +)
    var fields: [Int] = []
    for width in stream.widths {
      var value = 0
      for _ in 0..<width {
        value = value << 8 | Int(stream.data[place])
        place += 1
      }
      fields.append(value)
    }
    // Where there is no type, it is that of an object outside of streams.
    switch stream.widths[0] == 0 ? 1 : fields[0] {
    case 1 where fields[1] >= 0: return .offset(fields[1])
    case 2 where fields[1] >= 0 && fields[2] >= 0:
      return .packed(stream: fields[1], index: fields[2])
    default: return .free
    }
  }
}
