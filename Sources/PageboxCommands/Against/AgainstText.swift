import BoxPolicy
import SystemBridge

/// Writes to people what became of the pages of a file, measured from another one.
struct AgainstText {
  let style: Style
  let otherName: FileName

  /// The lines about one file.
  func text(_ pages: [PageChange], _ tally: FileTally, named name: FileName) -> String {
    let heading =
      "\(style.bold(name.display)): \(tally.text) \(tally.differing == 1 ? "differs" : "differ")"
      + " from \(otherName.display)"
    var table = TextTable()
    for group in groupedPages(pages.map { (number: $0.number, value: rows($0)) }) {
      var heading = pageRangeText(group.pages)
      for row in group.value {
        table.row([heading] + row)
        heading = ""
      }
    }
    return ([heading] + table.lines(indent: 2)).joined(separator: "\n") + "\n"
  }

  private func rows(_ page: PageChange) -> [[String]] {
    if let presence = page.presence { return [["\(presence.rawValue) as a whole"]] }
    if page.keys.isEmpty { return [["equal"]] }
    return page.keys.map { key in
      [
        key.key.rawValue, key.change.rawValue,
        "\(text(key.before)) -> \(text(key.after))",
      ]
    }
  }

  private func text(_ side: PageChange.Side) -> String {
    if let raw = side.raw { return raw }
    let standIn: String =
      switch side.effective {
      case .box(let rectangle): rectangle.edges.map(plainText).joined(separator: " ")
      case .number(let number): plainText(number)
      }
    return "absent (\(standIn))"
  }
}
