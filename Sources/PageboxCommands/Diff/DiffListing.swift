import BoxPolicy
import SystemBridge

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

  /// Makes the report of a file of which only a sum is wanted.
  ///
  /// - Parameter pages: Whether pages differ, and how many these are.
  /// - Returns: The report.
  func summary(_ pages: some Sequence<(differs: Bool, count: Int)>) -> FileReport {
    var tally = FileTally(isSelection: values.pages != .all)
    for run in pages { tally.count(differs: run.differs, pages: run.count) }
    return FileReport(output: tally.summary(values, named: name), status: tally.status)
  }

  /// Makes the report of a file.
  func report(
    _ pages: some Sequence<Page>, differs: (Page) -> Bool, text: some PageListText<Page>,
    _ sink: PartSink
  ) -> FileReport {
    if values.summary != .none { return summary(pages.map { (differs($0), 1) }) }
    var tally = FileTally(isSelection: values.pages != .all)
    var list = list(text)
    for page in pages {
      let differs = differs(page)
      tally.count(differs: differs)
      guard differs || values.all else { continue }
      list.add(page)
      list.offer(to: sink)
    }
    return FileReport(output: list.write(tally, named: name, sink), status: tally.status)
  }

  /// What writes the pages in the format asked for.
  private func list(_ text: some PageListText<Page>) -> any PageListText<Page> {
    switch values.output.format {
    case .text: text
    case .json, .ndjson: JSONPageList(format: values.output.format, members: json)
    case .csv: CSVPageList(rows: csv)
    }
  }
}
