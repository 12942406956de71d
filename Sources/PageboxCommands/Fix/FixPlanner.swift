import BoxDocument
import BoxPolicy
import SystemBridge

/// A page that is to be changed, and how.
struct PlannedPage: Sendable {
  let page: PageDocument.Page
  let plan: PagePlan
}

/// Plans what the options ask for, page by page.
struct FixPlanner: Sendable {
  private let values: FixValues
  private let planner: PagePlanner

  init(_ values: FixValues) {
    self.values = values
    planner = PagePlanner(
      repairs: RepairPlanner(
        rules: values.activeRules, assumedMedia: values.assumedMedia?.rectangle),
      requests: values.allRequests, meaning: values.sides)
  }

  /// Plans the pages that are to be changed, in the order of the document.
  ///
  /// - Throws: If none of the selected pages exists, or a page cannot be changed as asked; then the
  ///   whole file is left alone.
  func plans(
    for editor: BoxEditor, of name: FileName
  ) throws(FixFailure) -> [PlannedPage] {
    let pages = editor.document.pages(values.pages)
    if pages.isEmpty {
      let report = FileReport.noSuchPage(in: editor.document, at: name)
      throw FixFailure(report.messages[0], report.status)
    }
    var planned: [PlannedPage] = []
    let oddities = editor.oddities(of: pages)
    for page in pages {
      let oddities = oddities[page.number] ?? [:]
      guard values.conditions.allSatisfy({ $0.holds(for: page.entries, oddities: oddities) })
      else { continue }
      do throws(EditProblem) {
        let plan = try planner.plan(page.entries, number: page.number, oddities: oddities)
        if !plan.isEmpty { planned.append(PlannedPage(page: page, plan: plan)) }
      } catch {
        throw FixFailure(
          Message(
            .error, file: name, place: "page \(page.number), \(error.request)", error.message,
            remedy: "nothing is changed; --pages or --where leave the page out"), .failed)
      }
    }
    return planned
  }
}

extension PlannedPage {
  /// The lines about what should be known of the changes.
  func remarks(_ name: FileName) -> [Message] {
    plan.remarks.map {
      Message(
        .note, file: name, place: "page \(page.number), \($0.box.key.name)", $0.message)
    }
  }
}
