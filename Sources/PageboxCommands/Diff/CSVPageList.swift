import SystemBridge

/// Lists pages as rows of a table for programs, which are written as they come.
struct CSVPageList<Page>: PageListText {
  /// Writes the rows of a page.
  let rows: (inout CSVText, Page) -> Void
  private var csv = CSVText()

  init(rows: @escaping (inout CSVText, Page) -> Void) { self.rows = rows }

  mutating func add(_ page: Page) { rows(&csv, page) }

  mutating func offer(to sink: PartSink) { sink(&csv.bytes) }

  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8] {
    csv.bytes
  }
}
