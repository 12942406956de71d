import BoxPolicy
import SystemBridge

/// Writes to people what was changed in a file, pages that changed alike as one where they can be.
struct FixText {
  private var table = TextTable()
  private var groups = AlikePages<[FixedPage.Change]>()

  /// Takes the next page that is changed.
  mutating func add(_ page: FixedPage) { groups.add(page.number, page.changes) }

  /// Writes the heading and the table.
  mutating func write(_ result: FixResult, named name: FileName, style: Style) -> [UInt8] {
    for group in groups.finish() { addRows(group) }
    var text = LineText()
    text.line("\(style.bold(name.display)): \(result.sentence)")
    for line in table.lines(indent: 2) { text.line(line) }
    for note in result.notes { text.line("  \(style.faint(note))") }
    return text.bytes
  }

  private mutating func addRows(_ group: AlikePages<[FixedPage.Change]>.Group) {
    for (index, change) in group.value.enumerated() {
      let pages = index == 0 ? group.pages : ""
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

  private static func cell(_ raw: String?) -> String {
    guard let raw else { return "absent" }
    return shortened(shortened(raw) == raw ? raw : withoutLastZeros(raw))
  }

  /// Leaves out zeros behind the point that say nothing, so that all numbers of a box can be seen.
  private static func withoutLastZeros(_ raw: String) -> String {
    let tokens = raw.split(separator: " ").map { token in
      guard token.contains("."), token.allSatisfy({ "+-.0123456789".contains($0) }) else {
        return token
      }
      var token = token
      // A lone point, or one behind a sign, is left as it is.
      while token.last == "0", token.dropLast().contains(where: \.isNumber) { token.removeLast() }
      if token.last == ".", token.dropLast().last?.isNumber == true { token.removeLast() }
      return token
    }
    return tokens.joined(separator: " ")
  }
}
