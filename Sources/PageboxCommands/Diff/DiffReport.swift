import BoxDocument
import BoxPolicy
import SystemBridge

/// One page held up to be listed: its number and the comparison of its two boxes.
struct ComparedPage: Sendable {
  let number: Int
  let comparison: BoxComparison
  /// What is odd about the two boxes.
  let problems: [Problem]
  /// What is odd about the page's place in the tree.
  let structure: [StructureProblem]

  /// The same of another page.
  func numbered(_ number: Int) -> ComparedPage {
    ComparedPage(
      number: number, comparison: comparison, problems: problems, structure: structure)
  }

  /// Why a box of the two is not usable or may be another.
  var errors: [String] {
    problems.filter { $0.severity == .error }.map(\.id)
      + structure.filter { $0.severity == .error }.map(\.id)
  }
}

/// Makes the report of one document for diff, in the format asked for.
struct DiffReport: Sendable {
  let values: DiffValues
  let isColored: Bool

  func report(_ document: PageDocument, _ name: FileName, _ sink: PartSink) -> FileReport {
    let runs = document.alike(values.pages)
    if runs.isEmpty { return .noSuchPage(in: document, at: name) }
    let listing = DiffListing<ComparedPage>(
      values: values, name: name, json: { $0.diff($1, of: name) }, csv: { $0.diff($1, of: name) })
    if values.summary != .none {
      var memo = PageMemo<Bool>()
      return listing.summary(
        runs.lazy.map { run in
          let page = run[run.startIndex]
          let differs = memo.value(of: page.entries) {
            compare(page).comparison.differs(on: values.basis)
          }
          return (differs, run.count)
        })
    }
    var memo = PageMemo<ComparedPage>()
    let compared = runs.lazy.map { run in
      let first = memo.value(of: run[run.startIndex].entries) { compare(run[run.startIndex]) }
      return (page: first, numbers: run[run.startIndex].number...run[run.endIndex - 1].number)
    }
    return listing.report(
      compared.lazy.flatMap { run in run.numbers.lazy.map { run.page.numbered($0) } },
      differs: { $0.comparison.differs(on: values.basis) },
      text: DiffText(values: values, style: Style(isColored: isColored)), sink)
  }

  private func compare(_ page: PageDocument.Page) -> ComparedPage {
    let boxes = page.boxes
    let pair = values.pair ?? .cropAndMedia
    return ComparedPage(
      number: page.number,
      comparison: BoxComparison(
        pair.a, pair.b, on: boxes, basis: values.basis, tolerance: values.tolerance),
      problems: boxes[pair.a].problems + boxes[pair.b].problems, structure: boxes.structure)
  }

  /// What stands around the reports.
  var frame: OutputFrame { .diff(values, tableHeader: CSVText.diffHeader) }
}
