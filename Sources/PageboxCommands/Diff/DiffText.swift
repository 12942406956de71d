import BoxPolicy
import SystemBridge

/// Writes what diff says to people: a heading for the file and a table of its pages.
struct DiffText {
  let values: DiffValues
  let style: Style

  /// The lines about one file.
  func text(_ pages: [ComparedPage], _ tally: FileTally, named name: FileName) -> String {
    let pair = values.pair ?? .cropAndMedia
    var table = TextTable()
    table.rightAligned = [3, 4, 5, 6, 7]
    table.row(
      ["page", pair.a.rawValue, pair.b.rawValue, "left", "bottom", "right", "top", "visible"])
    for group in groupedPages(pages.map { (number: $0.number, value: cells($0)) }) {
      table.row([pageNumbersText(group.pages)] + group.value)
    }
    let unit = values.output.unit.rawValue
    let lines = table.lines(indent: 2)
    let heading =
      "\(style.bold(name.display)): \(pair.a.rawValue) differs from \(pair.b.rawValue)"
      + " on \(tally.text) (\(unit))"
    return ([heading, style.faint(lines[0])] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  private func cells(_ page: ComparedPage) -> [String] {
    let comparison = page.comparison
    let lengths = LengthText(unit: values.output.unit)
    let insets = comparison.insets?.all.map(lengths.length) ?? ["?", "?", "?", "?"]
    var cells = [size(comparison.a, lengths), size(comparison.b, lengths)] + insets
    cells.append(percentText(comparison.visible))
    // A row of numbers does not show by itself that a box was not usable.
    let problems = page.boxes[comparison.a.box].problems + page.boxes[comparison.b.box].problems
    let errors = problems.filter { $0.severity == .error }.map(\.id)
    if !errors.isEmpty { cells.append(errors.joined(separator: " ")) }
    return cells
  }

  private func size(_ side: BoxComparison.Side, _ lengths: LengthText) -> String {
    if values.effective { return lengths.size(side.effective) }
    return side.written.rectangle.map(lengths.size) ?? "unreadable"
  }
}
