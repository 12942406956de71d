/// The entries of a section that is a stream.
///
/// ISO 32000-2:2020, 7.5.8.
struct TableStream {
  /// The widths of the three fields of an entry.
  private let widths: (Int, Int, Int)
  /// The first number and the count of each run.
  private var runs: [(first: Int, count: Int)] = []
  private let data: [UInt8]

  /// Lays the entries over the data of the stream, which must be filled by them.
  ///
  /// - Parameters:
  ///   - widths: The widths of the fields.
  ///   - index: The first number and the count of each run, one after the other.
  ///   - data: The data, decoded.
  /// - Throws: Where they do not fit, or two runs say something of the same number.
  init(widths: [Int], index: [Int], data: [UInt8]) throws(Decline) {
    guard widths.count == 3, widths.allSatisfy({ 0...8 ~= $0 }), widths[1] > 0,
      !index.isEmpty, index.count.isMultiple(of: 2)
    else { throw .unsure("a cross-reference stream of another form") }
    self.widths = (widths[0], widths[1], widths[2])
    self.data = data
    let width = widths.reduce(0, +)
    var room = data.count
    for place in stride(from: 0, to: index.count, by: 2) {
      let (first, count) = (index[place], index[place + 1])
      guard first >= 0, first <= ObjectTable.mostNumber, count >= 0, count <= room / width else {
        throw .unsure("a cross-reference stream with too few entries")
      }
      room -= count * width
      runs.append((first, count))
    }
    guard room == 0 else { throw .unsure("a cross-reference stream with too many entries") }
    var end = 0
    for run in runs.sorted(by: { $0.first < $1.first }) where run.count > 0 {
      guard run.first >= end else { throw .unsure("a table that says two things of one object") }
      end = run.first + run.count
    }
  }

  /// Enters what the stream says into the table of the file.
  func enter(into table: inout ObjectTable) throws(Decline) {
    let bytes = data.span
    var place = 0
    for run in runs {
      try table.reserve(run.first + run.count)
      for number in run.first..<run.first + run.count {
        // Where there is no type, it is that of an object outside of streams.
        let type = widths.0 == 0 ? 1 : try field(widths.0, at: &place, in: bytes)
        let second = try field(widths.1, at: &place, in: bytes)
        let third = try field(widths.2, at: &place, in: bytes)
        switch type {
        case 0: table.setFree(number)
        case 1:
          guard third <= 65_535 else { throw .unsure("an entry with no possible generation") }
          try table.set(number, offset: second, generation: third)
        case 2: try table.set(number, stream: second, index: third)
        default: throw .unsure("an entry of a kind that is not known")
        }
      }
    }
  }

  @inline(__always)
  private func field(
    _ width: Int, at place: inout Int, in bytes: Span<UInt8>
  ) throws(Decline) -> Int {
    var value: UInt64 = 0
    for _ in 0..<width {
      value = value << 8 | UInt64(bytes[place])
      place += 1
    }
    guard value < 1 << 62 else { throw .unsure("an entry beyond any file") }
    return Int(value)
  }
}
