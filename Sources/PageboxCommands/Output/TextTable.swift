/// Lines of cells, padded so that columns are aligned; one width for all rows.
///
/// Cells are plain ASCII. The last cell of a row that is shorter than others may be as long as it
/// likes.
struct TextTable {
  private var rows = CellRows()
  /// The columns whose cells stand at the right edge, as numbers do.
  var rightAligned: Set<Int> = []

  /// Adds a row.
  mutating func row(_ cells: [String]) { rows.row(cells) }

  /// Adds rows.
  mutating func append(_ rows: CellRows) { self.rows.append(rows) }

  /// The lines, indented and without line feeds, each made when it is asked for.
  ///
  /// Nothing is padded at the end of a line.
  func lines(indent: Int) -> some RandomAccessCollection<String> {
    let layout = Layout(self, indent: indent)
    return (0..<rows.count).lazy.map { row in
      var bytes: [UInt8] = []
      layout.write(row, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A table whose widths are settled, so that lines can be written.
  struct Layout {
    private let rows: CellRows
    private let rightAligned: Set<Int>
    private let widths: [Int]
    private let indent: Int

    /// Settles the widths of a table.
    init(_ table: TextTable, indent: Int) {
      rows = table.rows
      rightAligned = table.rightAligned
      widths = Self.widths(table.rows, table.rightAligned)
      self.indent = indent
    }

    /// Writes the line of a row, without its line feed.
    func write(_ row: Int, to bytes: inout [UInt8]) {
      // Blanks are owed until something follows them.
      var owed = indent
      for (column, cell) in rows.cells(of: row).enumerated() {
        let text = rows.range(of: cell)
        let padding = max(0, widths[column] - text.count)
        let isRight = !rightAligned.isEmpty && rightAligned.contains(column)
        if isRight { owed += padding }
        if !text.isEmpty {
          for _ in 0..<owed { bytes.append(0x20) }
          bytes.append(contentsOf: rows.bytes[text])
          owed = 0
        }
        owed += (isRight ? 0 : padding) + 2
      }
    }

    private static func widths(_ rows: CellRows, _ rightAligned: Set<Int>) -> [Int] {
      let longest = (0..<rows.count).reduce(0) { max($0, rows.cells(of: $1).count) }
      var widths = Array(repeating: 0, count: longest)
      for row in 0..<rows.count {
        let cells = rows.cells(of: row)
        for (column, cell) in cells.enumerated() {
          if column == cells.count - 1, cells.count < longest, !rightAligned.contains(column) {
            continue
          }
          widths[column] = max(widths[column], rows.range(of: cell).count)
        }
      }
      return widths
    }
  }
}
