/// Lines of cells, padded so that columns are aligned.
///
/// The last cell of a row that is shorter than others may be as long as it likes.
struct TextTable {
  private var rows: [[String]] = []
  /// The columns whose cells stand at the right edge, as numbers do.
  var rightAligned: Set<Int> = []

  mutating func row(_ cells: [String]) { rows.append(cells) }

  /// The lines, indented; nothing is padded at the end of a line.
  func lines(indent: Int) -> [String] {
    var widths: [Int] = []
    let longest = rows.map(\.count).max() ?? 0
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        if column == row.count - 1, row.count < longest, !rightAligned.contains(column) { continue }
        widths[column] = max(widths[column], cell.count)
      }
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      var line = margin
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
        line += rightAligned.contains(column) ? padding + cell : cell + padding
        if column < row.count - 1 { line += "  " }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
