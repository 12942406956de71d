import BoxDocument
import BoxPolicy
import SystemBridge

/// Makes the report of one document for inspect, in the format asked for.
struct InspectReport: Sendable {
  let values: InspectValues
  let isColored: Bool

  func report(_ document: PageDocument, _ name: FileName, _ sink: PartSink) -> FileReport {
    let pages = document.pages(values.pages)
    if pages.isEmpty { return .noSuchPage(in: document, at: name) }
    var report = FileReport()
    switch values.output.format {
    case .text:
      var text = InspectText(values: values, style: Style(isColored: isColored))
      report.output = text.write(document, pages, named: name, sink)
    case .json, .ndjson:
      var json = JSONText()
      var templates = PageMemo<LineTemplate>()
      for page in pages {
        let template = templates.value(of: page.entries) {
          LineTemplate.inspect(page, of: name, boxes: values.boxes, document)
        }
        json.line(
          in: values.output.format, template, page: page.number, object: page.object)
        sink(&json.bytes)
      }
      report.output = json.bytes
    case .csv:
      var csv = CSVText()
      for page in pages {
        csv.inspect(page, of: name, boxes: values.boxes)
        sink(&csv.bytes)
      }
      report.output = csv.bytes
    }
    return report
  }

  /// What stands around the reports.
  var frame: OutputFrame {
    OutputFrame(
      values.output.format, betweenTexts: "\n", tableHeader: CSVText.inspectHeader)
  }
}
