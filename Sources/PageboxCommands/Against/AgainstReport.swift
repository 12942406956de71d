import BoxDocument
import BoxPolicy
import SystemBridge

/// Makes the report of one document held against another, in the format asked for.
struct AgainstReport: Sendable {
  let values: DiffValues
  let isColored: Bool
  let other: PageDocument
  let otherName: FileName

  func report(_ input: Input, _ outcome: ReadOutcome) -> FileReport {
    var report = FileReport()
    guard let document = outcome.document else { return report }
    let count = max(document.pages.count, other.pages.count)
    let numbers = values.pages.pages(of: count).joined()
    if numbers.isEmpty {
      report.messages = [.noSuchPage(in: document, at: input.name)]
      report.status = .failed
      return report
    }
    var pages: [PageChange] = []
    var differing = 0
    for number in numbers {
      let change = PageChange(
        number, from: other.page(number), to: document.page(number), values)
      if change.differs { differing += 1 }
      if change.differs || values.all { pages.append(change) }
    }
    report.status = differing > 0 ? .found : .done
    let tally = FileTally(differing: differing, pages: numbers.count)
    report.output = output(pages, tally, named: input.name)
    return report
  }

  private func output(_ pages: [PageChange], _ tally: FileTally, named name: FileName) -> [UInt8] {
    if let summary = tally.summary(values, named: name) { return summary }
    switch values.output.format {
    case .text:
      guard !pages.isEmpty else { return [] }
      let text = AgainstText(style: Style(isColored: isColored), otherName: otherName)
      return Array(text.text(pages, tally, named: name).utf8)
    case .json, .ndjson:
      var json = JSONText()
      for page in pages {
        json.line(in: values.output.format) { $0.change(page, of: name, against: otherName) }
      }
      return json.bytes
    case .csv:
      var csv = CSVText()
      for page in pages { csv.change(page, of: name, against: otherName) }
      return csv.bytes
    }
  }

  /// What stands around the reports.
  static func frame(_ values: DiffValues) -> OutputFrame {
    switch values.output.format {
    case .text: OutputFrame(between: values.summary == .none ? "\n" : "")
    case .json: .jsonArray
    case .ndjson: OutputFrame()
    case .csv: OutputFrame(opening: CSVText.changeHeader)
    }
  }
}

extension PageDocument {
  /// The page of a number; nil where the document is shorter.
  fileprivate func page(_ number: Int) -> Page? {
    number <= pages.count ? pages[number - 1] : nil
  }
}
