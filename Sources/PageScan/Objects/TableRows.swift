/// The rows of a section that is a table, each of twenty bytes.
///
/// ISO 32000-2:2020, 7.5.4.
struct TableRows {
  /// Rows whose numbers follow each other.
  struct Run {
    let first: Int
    let count: Int
    /// Where the first row begins in the file.
    let start: Int
  }

  /// The runs in their order.
  private(set) var runs: [Run] = []

  static let width = 20
  /// How many bytes libqpdf reads of the line before the first row of a run.
  private static let mostOfLine = 50

  /// Finds the runs, from behind the word with which the section begins to behind that of the trailer.
  ///
  /// - Throws: Where there is no run, or one does not fit, or two say something of the same number.
  init(_ reader: inout TokenReader, in file: Span<UInt8>) throws(Decline) {
    while true {
      let before = reader.position
      switch try reader.next(in: file) {
      case .word where reader.word == .trailer && reader.length == 7:
        guard !runs.isEmpty else { throw .unsure("a table of objects that is broken") }
        try requireApart()
        return
      case .integer where reader.isUnsigned: break
      default: throw .unsure("a table of objects that is broken")
      }
      let first = reader.number
      guard case .integer = try reader.next(in: file), reader.isUnsigned else {
        throw .unsure("a table of objects that is broken")
      }
      let count = reader.number
      while reader.position < file.count, file[reader.position].isBlank { reader.position += 1 }
      // For libqpdf neither a NUL nor a comment is white space here.
      let line = file.extracting(before..<reader.position)
      guard line.count <= Self.mostOfLine,
        line.indices.allSatisfy({ line[$0].isDigit || line[$0].isBlank && line[$0] != 0 })
      else { throw .unsure("a table of objects that is broken") }
      guard first <= ObjectTable.mostNumber,
        count <= (file.count - reader.position) / Self.width
      else { throw .unsure("a table of objects that does not fit into the file") }
      runs.append(Run(first: first, count: count, start: reader.position))
      reader.position += count * Self.width
    }
  }

  private func requireApart() throws(Decline) {
    var end = 0
    for run in runs.sorted(by: { $0.first < $1.first }) where run.count > 0 {
      guard run.first >= end else { throw .unsure("a table that says two things of one object") }
      end = run.first + run.count
    }
  }

  /// Which rows are taken from a section.
  enum Part { case all, used, free }

  /// Enters the rows into the table of the file.
  ///
  /// - Throws: Where a row has another form than the standard's.
  func enter(_ part: Part, into table: inout ObjectTable, in file: Span<UInt8>) throws(Decline) {
    for run in runs {
      try table.reserve(run.first + run.count)
      var start = run.start
      for number in run.first..<run.first + run.count {
        let row = try Row(at: start, in: file)
        start += Self.width
        if row.isFree {
          if part != .used { table.setFree(number) }
        } else if part != .free {
          try table.set(number, offset: row.offset, generation: row.generation)
        }
      }
    }
  }

  /// One row.
  private struct Row {
    let offset: Int
    let generation: Int
    let isFree: Bool

    @inline(__always)
    init(at start: Int, in file: Span<UInt8>) throws(Decline) {
      let row = file.extracting(start..<start + TableRows.width)
      var odd: UInt8 = 0
      var offset = 0
      for index in 0..<10 {
        let digit = row[index] &- 0x30
        odd |= digit > 9 ? 1 : 0
        offset = offset &* 10 &+ Int(digit)
      }
      var generation = 0
      for index in 11..<16 {
        let digit = row[index] &- 0x30
        odd |= digit > 9 ? 1 : 0
        generation = generation &* 10 &+ Int(digit)
      }
      let isUsed = row[17] == UInt8(ascii: "n")
      let isEnded =
        row[19] == 0x0A && (row[18] == 0x20 || row[18] == 0x0D)
        || row[19] == 0x0D && row[18] == 0x20
      guard odd == 0, row[10] == 0x20, row[16] == 0x20, isEnded,
        // Some programs write 65536 for the first one, which is free: nobody asks for it.
        isUsed && generation <= 65_535 || row[17] == UInt8(ascii: "f") && generation <= 65_536
      else { throw .unsure("a row of the table of objects in another form") }
      (self.offset, self.generation, isFree) = (offset, generation, !isUsed)
    }
  }
}
