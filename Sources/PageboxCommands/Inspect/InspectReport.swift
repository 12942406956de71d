import BoxDocument
import BoxPolicy
import SystemBridge

/// Makes the report of one document for inspect, in the format asked for.
struct InspectReport: Sendable {
  let values: InspectValues
  let isColored: Bool

  func report(_ input: Input, _ outcome: ReadOutcome, _ sink: PartSink) -> FileReport {
    var report = FileReport()
    guard let document = outcome.document else { return report }
    let pages = document.pages(values.pages)
    if pages.isEmpty {
      report.messages = [.noSuchPage(in: document, at: input.name)]
      report.status = .failed
      return report
    }
    switch values.output.format {
    case .text:
      var text = InspectText(values: values, style: Style(isColored: isColored))
      text.write(document, pages, named: input.name, sink)
      report.output = text.bytes
    case .json, .ndjson:
      var json = JSONText()
      for page in pages {
        json.line(in: values.output.format) { json in
          json.inspect(page, of: input.name, boxes: values.boxes)
        }
        sink(&json.bytes)
      }
      report.output = json.bytes
    case .csv:
      var csv = CSVText()
      for page in pages {
        csv.inspect(page, of: input.name, boxes: values.boxes)
        sink(&csv.bytes)
      }
      report.output = csv.bytes
    }
    return report
  }

  /// What stands around the reports.
  var frame: OutputFrame {
    switch values.output.format {
    case .text: OutputFrame(between: "\n")
    case .json: .jsonArray
    case .ndjson: OutputFrame()
    case .csv: OutputFrame(opening: CSVText.inspectHeader)
    }
  }
}
