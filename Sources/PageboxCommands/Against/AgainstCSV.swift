import BoxPolicy
import SystemBridge

extension CSVText {
  /// The first line of the table of diff against a file.
  static let changeHeader =
    [
      "file", "against", "page", "key", "change", "a_raw", "a_effective", "b_raw", "b_effective",
    ].joined(separator: ",") + "\n"

  /// Writes a row for each key of a page that differs, and one for a page without any.
  mutating func change(_ page: PageChange, of file: FileName, against other: FileName) {
    let start = [Self.cell(file), Self.cell(other), String(page.number)]
    guard !page.keys.isEmpty else {
      row(start + ["", page.presence?.rawValue ?? "equal", "", "", "", ""])
      return
    }
    for key in page.keys {
      row(
        start + [key.key.rawValue, key.change.rawValue] + cells(key.after) + cells(key.before))
    }
  }

  private func cells(_ side: PageChange.Side) -> [String] {
    switch side.effective {
    case .box(let rectangle):
      [side.raw ?? "", rectangle.edges.map(plainText).joined(separator: " ")]
    case .number(let number): [side.raw ?? "", plainText(number)]
    }
  }
}
