/// Lines of cells, padded so that columns are aligned; one width for all rows.
///
/// Cells are plain ASCII. The last cell of a row that is shorter than others may be as long as it
/// likes.
struct TextTable {
  private var rows: [[String]] = []
  /// The columns whose cells stand at the right edge, as numbers do.
  var rightAligned: Set<Int> = []

  /// Adds a row.
  mutating func row(_ cells: [String]) { rows.append(cells) }

  /// The lines, indented and without line feeds, each made when it is asked for.
  ///
  /// Nothing is padded at the end of a line.
  func lines(indent: Int) -> some RandomAccessCollection<String> {
    let widths = widths
    return rows.lazy.map { row in
      var line = String(repeating: " ", count: indent)
      var owed = 0
      for (column, cell) in row.enumerated() {
        let padding = max(0, widths[column] - cell.utf8.count)
        let isRight = rightAligned.contains(column)
        // Blanks are owed until something follows them.
        if isRight { owed += padding }
        if !cell.isEmpty {
          for _ in 0..<owed { line.append(" ") }
          line += cell
          owed = 0
        }
        owed += (isRight ? 0 : padding) + 2
      }
      return line
    }
  }

  private var widths: [Int] {
    var widths: [Int] = []
    let longest = rows.reduce(0) { max($0, $1.count) }
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        if column == row.count - 1, row.count < longest, !rightAligned.contains(column) { continue }
        widths[column] = max(widths[column], cell.utf8.count)
      }
    }
    return widths
  }
}
