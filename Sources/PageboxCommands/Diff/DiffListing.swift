import BoxPolicy
import SystemBridge

/// Collects for people what diff says of the pages of a file.
protocol PageListText<Page> {
  associatedtype Page
  /// Takes the next page that is to be listed.
  mutating func add(_ page: Page)
  /// Writes what was collected; nothing if no page was.
  mutating func write(_ tally: FileTally, named name: FileName, _ sink: PartSink) -> [UInt8]
}

/// Lists the pages of a file that differ, one after the other, in the format asked for.
///
/// No page is kept: tables for people keep their rows, a sum keeps two numbers, and the other
/// formats are written as the pages come.
struct DiffListing<Page> {
  let values: DiffValues
  let name: FileName
  /// Writes the members of a page object.
  let json: (inout JSONText, Page) -> Void
  /// Writes the rows of a page.
  let csv: (inout CSVText, Page) -> Void

  /// Makes the report of a file.
  func report(
    _ pages: some Sequence<Page>, differs: (Page) -> Bool, text: some PageListText<Page>,
    _ sink: PartSink
  ) -> FileReport {
    var tally = FileTally(isSelection: values.pages != .all)
    if values.summary != .none {
      for page in pages { tally.count(differs: differs(page)) }
      return FileReport(output: tally.summary(values, named: name), status: tally.status)
    }
    let format = values.output.format
    var text = text
    var json = JSONText()
    var csv = CSVText()
    for page in pages {
      let differs = differs(page)
      tally.count(differs: differs)
      guard differs || values.all else { continue }
      switch format {
      case .text: text.add(page)
      case .json, .ndjson:
        json.line(in: format) { self.json(&$0, page) }
        sink(&json.bytes)
      case .csv:
        self.csv(&csv, page)
        sink(&csv.bytes)
      }
    }
    // Two of the three are empty.
    let output = text.write(tally, named: name, sink) + json.bytes + csv.bytes
    return FileReport(output: output, status: tally.status)
  }
}
