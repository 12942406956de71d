import BoxDocument
import BoxPolicy
import SystemBridge

/// One page held up to be listed: its number and the comparison of its two boxes.
struct ComparedPage: Sendable {
  let number: Int
  let boxes: PageBoxes
  let comparison: BoxComparison
}

/// Makes the report of one document for diff, in the format asked for.
struct DiffReport: Sendable {
  let values: DiffValues
  let isColored: Bool

  func report(_ input: Input, _ outcome: ReadOutcome) -> FileReport {
    var report = FileReport()
    guard let document = outcome.document else { return report }
    let pages = document.pages(values.pages)
    if pages.isEmpty {
      report.messages = [.noSuchPage(in: document, at: input.name)]
      report.status = .failed
      return report
    }
    var found: [ComparedPage] = []
    var differing = 0
    for page in pages {
      let compared = compare(page)
      let differs = compared.comparison.differs(on: values.basis)
      if differs { differing += 1 }
      // A count needs no list.
      if differs || values.all, values.summary == .none { found.append(compared) }
    }
    report.status = differing > 0 ? .found : .done
    report.output = output(
      found, FileTally(differing: differing, pages: pages.count), named: input.name)
    return report
  }

  private func compare(_ page: PageDocument.Page) -> ComparedPage {
    let boxes = page.boxes
    let pair = values.pair ?? .cropAndMedia
    return ComparedPage(
      number: page.number, boxes: boxes,
      comparison: BoxComparison(
        pair.a, pair.b, on: boxes, basis: values.basis, tolerance: values.tolerance))
  }

  private func output(_ pages: [ComparedPage], _ tally: FileTally, named name: FileName) -> [UInt8]
  {
    if let summary = tally.summary(values, named: name) { return summary }
    switch values.output.format {
    case .text:
      guard !pages.isEmpty else { return [] }
      let text = DiffText(values: values, style: Style(isColored: isColored))
      return Array(text.text(pages, tally, named: name).utf8)
    case .json, .ndjson:
      var json = JSONText()
      for page in pages {
        json.line(in: values.output.format) { $0.diff(page, of: name) }
      }
      return json.bytes
    case .csv:
      var csv = CSVText()
      for page in pages { csv.diff(page, of: name) }
      return csv.bytes
    }
  }

  /// What stands around the reports.
  var frame: OutputFrame {
    switch values.output.format {
    case .text: OutputFrame(between: values.summary == .none ? "\n" : "")
    case .json: .jsonArray
    case .ndjson: OutputFrame()
    case .csv: OutputFrame(opening: CSVText.diffHeader)
    }
  }
}
