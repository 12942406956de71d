import SystemBridge

/// How many of the pages of a file that were looked at differ.
struct FileTally: Sendable {
  private(set) var differing = 0
  private(set) var pages = 0
  /// Whether only some pages are looked at, so that these may not be all of the file.
  let isSelection: Bool

  init(isSelection: Bool) { self.isSelection = isSelection }

  /// Counts pages, one if nothing is said.
  mutating func count(differs: Bool, pages count: Int = 1) {
    pages += count
    if differs { differing += count }
  }

  /// What it adds to the exit status.
  var status: ExitStatus { differing > 0 ? .found : .done }

  /// How many of how many pages, in words.
  var text: String {
    "\(differing) of \(pages) \(isSelection ? "selected " : "")\(pages == 1 ? "page" : "pages")"
  }

  /// What --count or --list print of a file; nothing if neither is given.
  func summary(_ values: DiffValues, named name: FileName) -> [UInt8] {
    switch values.summary {
    case .none: []
    case .count: Array("\(name.display): \(text)\n".utf8)
    case .list where differing == 0: []
    // A name for a program is its bytes, as they are; a name for people is escaped.
    case .list: values.nul ? name.bytes + [0] : Array("\(name.display)\n".utf8)
    }
  }
}
