import BoxPolicy
import SystemBridge

/// Writes to people what became of the pages of a file, measured from another one.
struct AgainstText: PageListText {
  private let style: Style
  /// Whether what the rules make of the values was compared, and so is what is shown.
  private let isEffective: Bool
  private let otherName: FileName
  private var table = TextTable()
  private var runs = PageRuns<[[String]]>()

  init(style: Style, isEffective: Bool, otherName: FileName) {
    self.style = style
    self.isEffective = isEffective
    self.otherName = otherName
  }

  mutating func add(_ page: PageChange) { addRows(runs.add(page.number, rows(page))) }

  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8] {
    addRows(runs.finish())
    let lines = table.lines(indent: 2)
    if lines.isEmpty { return [] }
    var text = LineText()
    text.line(
      "\(style.bold(name.display)): \(tally.text) \(tally.differing == 1 ? "differs" : "differ")"
        + " from \(otherName.display)")
    for line in lines {
      text.line(line)
      sink(&text.bytes)
    }
    return text.bytes
  }

  private mutating func addRows(_ run: PageRuns<[[String]]>.Run?) {
    guard let run else { return }
    for (index, row) in run.value.enumerated() {
      table.row([index == 0 ? pageRangeText(run.pages) : ""] + cells(row))
    }
  }

  /// The cells of a row; its third and fourth are what stood there before and after.
  private func cells(_ row: [String]) -> [String] {
    guard row.count == 4 else { return row }
    let short = (shortened(row[2]), shortened(row[3]))
    // Where the beginnings are the same the difference is further on.
    let (before, after) = short.0 == short.1 ? (row[2], row[3]) : short
    return [row[0], row[1], "\(before) -> \(after)"]
  }

  /// The rows about a page, nothing shortened, so that only pages that changed alike are joined.
  private func rows(_ page: PageChange) -> [[String]] {
    if let presence = page.presence { return [["\(presence.rawValue) as a whole"]] }
    if page.keys.isEmpty { return [["equal"]] }
    return page.keys.map { key in
      [key.key.rawValue, key.change.rawValue, text(key.before), text(key.after)]
    }
  }

  private func text(_ side: PageChange.Side) -> String {
    if !isEffective, let raw = side.raw { return raw }
    let effective: String =
      switch side.effective {
      case .box(let rectangle): rectangle.edges.map(plainText).joined(separator: " ")
      case .number(let number): plainText(number)
      }
    return isEffective ? effective : "absent (\(effective))"
  }
}
