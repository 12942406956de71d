import BoxDocument
import BoxPolicy
import SystemBridge

/// One page held up to be listed: its number and the comparison of its two boxes.
struct ComparedPage: Sendable {
  let number: Int
  let comparison: BoxComparison
  /// Why a box of the two is not usable or may be another; only the table for people tells.
  let errors: [String]
}

/// Makes the report of one document for diff, in the format asked for.
struct DiffReport: Sendable {
  let values: DiffValues
  let isColored: Bool

  func report(_ document: PageDocument, _ name: FileName, _ sink: PartSink) -> FileReport {
    let pages = document.pages(values.pages)
    if pages.isEmpty { return .noSuchPage(in: document, at: name) }
    let listing = DiffListing<ComparedPage>(
      values: values, name: name, json: { $0.diff($1, of: name) }, csv: { $0.diff($1, of: name) })
    return listing.report(
      pages.lazy.map(compare), differs: { $0.comparison.differs(on: values.basis) },
      text: DiffText(values: values, style: Style(isColored: isColored)), sink)
  }

  private func compare(_ page: PageDocument.Page) -> ComparedPage {
    let boxes = page.boxes
    let pair = values.pair ?? .cropAndMedia
    let isTold = values.summary == .none && values.output.format == .text
    let problems = isTold ? boxes[pair.a].problems + boxes[pair.b].problems : []
    return ComparedPage(
      number: page.number,
      comparison: BoxComparison(
        pair.a, pair.b, on: boxes, basis: values.basis, tolerance: values.tolerance),
      errors: problems.filter { $0.severity == .error }.map(\.id)
        + (isTold ? boxes.structure.filter { $0.severity == .error }.map(\.id) : []))
  }

  /// What stands around the reports.
  var frame: OutputFrame { .diff(values, tableHeader: CSVText.diffHeader) }
}

extension OutputFrame {
  /// What stands around the reports of diff, whatever the pages are held against.
  static func diff(_ values: DiffValues, tableHeader: String) -> OutputFrame {
    OutputFrame(
      values.output.format, betweenTexts: values.summary == .none ? "\n" : "",
      tableHeader: tableHeader)
  }
}
