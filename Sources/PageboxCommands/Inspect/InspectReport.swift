import BoxDocument
import BoxPolicy
import SystemBridge

/// Makes the report of one document for inspect, in the format asked for.
struct InspectReport: Sendable {
  let values: InspectValues
  let isColored: Bool

  func report(_ document: PageDocument, _ name: FileName, _ sink: PartSink) -> FileReport {
    let runs = document.alike(values.pages)
    if runs.isEmpty { return .noSuchPage(in: document, at: name) }
    var report = FileReport()
    switch values.output.format {
    case .text:
      var text = InspectText(values: values, style: Style(isColored: isColored))
      report.output = text.write(document, runs, named: name, sink)
    case .json, .ndjson:
      var json = JSONText()
      var templates = PageMemo<LineTemplate>()
      for run in runs {
        let template = templates.value(of: run[run.startIndex].entries) {
          LineTemplate.inspect(run[run.startIndex], of: name, boxes: values.boxes, document)
        }
        for page in run.indices {
          json.line(
            in: values.output.format, template, page: run[page].number, object: run[page].object)
          sink(&json.bytes)
        }
      }
      report.output = json.bytes
    case .csv:
      var csv = CSVText()
      for page in runs.joined() {
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
