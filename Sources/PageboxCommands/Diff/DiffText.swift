import BoxPolicy
import SystemBridge

/// Writes what diff says to people: a heading for the file and a table of its pages.
struct DiffText: PageListText {
  private let values: DiffValues
  private let style: Style
  private var table = TextTable()
  private var runs = PageRuns<[String]>()

  init(values: DiffValues, style: Style) {
    self.values = values
    self.style = style
    table.rightAligned = [3, 4, 5, 6, 7]
    table.row(
      ["page", pair.a.rawValue, pair.b.rawValue, "left", "bottom", "right", "top", "visible"])
  }

  private var pair: BoxPair { values.pair ?? .cropAndMedia }

  mutating func add(_ page: ComparedPage) { addRow(runs.add(page.number, cells(page))) }

  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8] {
    addRow(runs.finish())
    let lines = table.lines(indent: 2)
    guard lines.count > 1 else { return [] }
    let unit = values.output.unit.rawValue
    var text = LineText()
    text.line(
      "\(style.bold(name.display)): \(pair.a.rawValue) differs from \(pair.b.rawValue)"
        + " on \(tally.text) (\(unit))")
    for (index, line) in lines.enumerated() {
      text.line(index == 0 ? style.faint(line) : line)
      sink(&text.bytes)
    }
    return text.bytes
  }

  private mutating func addRow(_ run: PageRuns<[String]>.Run?) {
    if let run { table.row([pageNumbersText(run.pages)] + run.value) }
  }

  private func cells(_ page: ComparedPage) -> [String] {
    let comparison = page.comparison
    let lengths = LengthText(unit: values.output.unit)
    let insets = comparison.insets?.all.map(lengths.length) ?? ["?", "?", "?", "?"]
    var cells = [size(comparison.a, lengths), size(comparison.b, lengths)] + insets
    cells.append(percentText(comparison.visible))
    // A row of numbers does not show by itself that a box was not usable.
    if !page.errors.isEmpty { cells.append(page.errors.joined(separator: " ")) }
    return cells
  }

  private func size(_ side: BoxComparison.Side, _ lengths: LengthText) -> String {
    if values.effective { return lengths.size(side.effective) }
    return side.written.rectangle.map(lengths.size) ?? "unreadable"
  }
}
