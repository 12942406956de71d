/// Rows of cells, as the bytes of one after the other.
///
/// Cells are plain ASCII.
struct CellRows: Equatable, Sendable {
  /// The cells of all rows, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// Where each cell ends in these.
  private var ends: [Int] = []
  /// How many cells there are up to the end of each row.
  private var rowEnds: [Int] = []

  /// How many rows have ended.
  var count: Int { rowEnds.count }

  /// Adds a row.
  mutating func row(_ cells: [String]) {
    for cell in cells { self.cell(cell) }
    endRow()
  }

  /// Adds a cell to the row that has not ended.
  mutating func cell(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// Adds a cell that is written by the caller, who only appends.
  mutating func cell(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  /// Ends the row to which the cells since the last one belong.
  mutating func endRow() { rowEnds.append(ends.count) }

  /// Adds the rows of another list.
  mutating func append(_ other: CellRows) {
    let (length, cells) = (bytes.count, ends.count)
    bytes.append(contentsOf: other.bytes)
    for end in other.ends { ends.append(end + length) }
    for end in other.rowEnds { rowEnds.append(end + cells) }
  }

  /// The cells of a row, by their number among all cells.
  func cells(of row: Int) -> Range<Int> { (row == 0 ? 0 : rowEnds[row - 1])..<rowEnds[row] }

  /// Where a cell stands in the bytes.
  func range(of cell: Int) -> Range<Int> { (cell == 0 ? 0 : ends[cell - 1])..<ends[cell] }
}
