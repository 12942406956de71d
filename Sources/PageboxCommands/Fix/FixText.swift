import BoxPolicy
import SystemBridge

/// Writes to people what was changed in a file, neighbouring pages that changed alike as one.
struct FixText {
  private var table = TextTable()
  private var runs = PageRuns<[FixedPage.Change]>()

  /// Takes the next page that is changed.
  mutating func add(_ page: FixedPage) { addRows(runs.add(page.number, page.changes)) }

  /// Writes the heading and the table.
  mutating func write(_ result: FixResult, named name: FileName, style: Style) -> [UInt8] {
    addRows(runs.finish())
    var text = LineText()
    text.line("\(style.bold(name.display)): \(result.sentence)")
    for line in table.lines(indent: 2) { text.line(line) }
    for note in result.notes { text.line("  \(style.faint(note))") }
    return text.bytes
  }

  private mutating func addRows(_ run: PageRuns<[FixedPage.Change]>.Run?) {
    guard let run else { return }
    for (index, change) in run.value.enumerated() {
      let pages = index == 0 ? pageRangeText(run.pages) : ""
      table.row([
        pages, change.key, change.cause, Self.text(of: change),
      ])
    }
  }

  private static func text(of change: FixedPage.Change) -> String {
    // A link has no text of its own, and may be one of many on the way up.
    if change.before == nil, change.after == nil { return "set right" }
    return "\(cell(change.before)) -> \(cell(change.after))"
  }

  private static func cell(_ raw: String?) -> String { raw.map(shortened) ?? "absent" }
}
