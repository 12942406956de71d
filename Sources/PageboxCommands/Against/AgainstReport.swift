import BoxDocument
import BoxPolicy
import SystemBridge

/// Makes the report of one document held against another, in the format asked for.
struct AgainstReport: Sendable {
  let values: DiffValues
  let isColored: Bool
  let other: PageDocument
  let otherName: FileName

  func report(_ document: PageDocument, _ name: FileName, _ sink: PartSink) -> FileReport {
    let count = max(document.pages.count, other.pages.count)
    let numbers = values.pages.pages(of: count).joined()
    if numbers.isEmpty { return .noSuchPage(in: document, at: name) }
    let listing = DiffListing<PageChange>(
      values: values, name: name, json: { $0.change($1, of: name, against: otherName) },
      csv: { $0.change($1, of: name, against: otherName) })
    let changes = numbers.lazy.map {
      PageChange($0, from: other.page($0), to: document.page($0), values)
    }
    return listing.report(
      changes, differs: \.differs,
      text: AgainstText(
        style: Style(isColored: isColored), isEffective: values.effective, otherName: otherName),
      sink)
  }

  /// What stands around the reports.
  static func frame(_ values: DiffValues) -> OutputFrame {
    .diff(values, tableHeader: CSVText.changeHeader)
  }
}

extension PageDocument {
  /// The page of a number; nil where the document is shorter.
  fileprivate func page(_ number: Int) -> Page? {
    number <= pages.count ? pages[number - 1] : nil
  }
}
