import SystemBridge

/// Lists pages as objects, which are written as they come.
struct JSONPageList<Page>: PageListText {
  /// How the objects are joined.
  let format: OutputFormat
  /// Writes the members of a page object.
  let members: (inout JSONText, Page) -> Void
  private var json = JSONText()

  init(format: OutputFormat, members: @escaping (inout JSONText, Page) -> Void) {
    self.format = format
    self.members = members
  }

  mutating func add(_ page: Page) { json.line(in: format) { members(&$0, page) } }

  mutating func offer(to sink: PartSink) { sink(&json.bytes) }

  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8] {
    json.bytes
  }
}
