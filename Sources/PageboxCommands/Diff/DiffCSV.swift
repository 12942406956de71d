import BoxPolicy
import SystemBridge

extension CSVText {
  /// The first line of the table of diff.
  static let diffHeader =
    [
      "file", "page",
      "a", "a_x0", "a_y0", "a_x1", "a_y1",
      "a_effective_x0", "a_effective_y0", "a_effective_x1", "a_effective_y1",
      "b", "b_x0", "b_y0", "b_x1", "b_y1",
      "b_effective_x0", "b_effective_y0", "b_effective_x1", "b_effective_y1",
      "left", "bottom", "right", "top", "visible", "differs", "effective_differs",
    ].joined(separator: ",") + "\n"

  /// Writes the row of a page.
  mutating func diff(_ page: ComparedPage, of file: FileName) {
    let comparison = page.comparison
    let insets = comparison.insets?.all.map { lengthText($0, places: 6) } ?? ["", "", "", ""]
    row(
      [Self.cell(file), String(page.number)] + cells(comparison.a) + cells(comparison.b) + insets
        + [
          lengthText(comparison.visible, places: 4), String(comparison.differs),
          String(comparison.effectiveDiffers),
        ])
  }

  private func cells(_ side: BoxComparison.Side) -> [String] {
    let written = side.written.rectangle?.edges.map(plainText) ?? ["", "", "", ""]
    return [side.box.rawValue] + written + side.effective.edges.map(plainText)
  }
}
