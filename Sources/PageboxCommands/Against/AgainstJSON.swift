import BoxPolicy
import SystemBridge

extension JSONText {
  /// Writes the members of a page object of diff against a file; see `Samples/schema/diff.json`.
  mutating func change(_ page: PageChange, of file: FileName, against other: FileName) {
    member("schema", "pagebox.diff/1")
    member("file", file)
    member("against", other)
    member("page", page.number)
    member("differs", page.differs)
    if let presence = page.presence { member("change", presence.rawValue) }
    guard !page.keys.isEmpty else { return }
    object("keys") { json in
      for key in page.keys {
        json.object(key.key.rawValue) { json in
          json.member("change", key.change.rawValue)
          json.object("a") { $0.members(key.after) }
          json.object("b") { $0.members(key.before) }
        }
      }
    }
  }

  private mutating func members(_ side: PageChange.Side) {
    if let raw = side.raw { member("raw", raw) }
    switch side.effective {
    case .box(let rectangle): member("effective", rectangle)
    case .number(let number): member("effective", number)
    }
  }
}
