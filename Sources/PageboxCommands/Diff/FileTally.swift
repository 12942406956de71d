import SystemBridge

/// How many pages of a file differ.
struct FileTally: Sendable {
  let differing: Int
  let pages: Int

  /// How many of how many pages, in words.
  var text: String { "\(differing) of \(pages) \(pages == 1 ? "page" : "pages")" }

  /// What --count or --list print of a file; nil if neither is given.
  func summary(_ values: DiffValues, named name: FileName) -> [UInt8]? {
    switch values.summary {
    case .none: nil
    case .count: Array("\(name.display): \(text)\n".utf8)
    case .list where differing == 0: []
    // A name for a program is its bytes, as they are; a name for people is escaped.
    case .list: values.nul ? name.bytes + [0] : Array("\(name.display)\n".utf8)
    }
  }
}
