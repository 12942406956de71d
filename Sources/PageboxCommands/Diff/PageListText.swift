import SystemBridge

/// Writes the pages of a file that are to be listed, in one format.
protocol PageListText<Page> {
  associatedtype Page
  /// Takes the next page that is to be listed.
  mutating func add(_ page: Page)
  /// Offers what is written already, after each page.
  mutating func offer(to sink: PartSink)
  /// Writes what is left; nothing if no page was.
  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8]
}

extension PageListText {
  /// Offers nothing: the columns of a table for people are known at its end alone.
  mutating func offer(to sink: PartSink) {}
}
