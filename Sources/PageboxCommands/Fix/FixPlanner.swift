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
  /// - Throws: If none of the selected pages exists, or pages cannot be changed as asked; then the
  ///   whole file is left alone.
  func plans(for editor: BoxEditor, of name: FileName) throws(FixFailure) -> PlannedFile {
    let alike = editor.document.alike(values.pages)
    if alike.isEmpty {
      let report = FileReport.noSuchPage(in: editor.document, at: name)
      throw FixFailure(report.messages[0], report.status)
    }
    var planned = PlannedFile()
    var obstacles = Obstacles()
    let pages = alike.joined()
    let oddities = editor.oddities(of: pages)
    for page in pages {
      let oddities = oddities[page.number] ?? [:]
      guard values.conditions.allSatisfy({ $0.holds(for: page.entries, oddities: oddities) })
      else { continue }
      do throws(EditProblem) {
        let plan = try planner.plan(page.entries, number: page.number, oddities: oddities)
        if !plan.isEmpty { planned.pages.append(PlannedPage(page: page, plan: plan)) }
        if !PageBoxes(plan.result)[.media].isExplicit { planned.withoutMedia.append(page.number) }
      } catch {
        obstacles.add(error, page.number)
      }
    }
    if let failure = obstacles.failure(at: name) { throw failure }
    return planned
  }
}

/// What is planned for a file.
struct PlannedFile: Sendable {
  /// The pages that are changed.
  var pages: [PlannedPage] = []
  /// The numbers of the pages that have no usable media box, even then.
  var withoutMedia: [Int] = []

  /// The lines about what should be known, pages of which the same is said as one where they can be.
  func messages(at name: FileName) -> [Message] {
    var messages: [Message] = []
    if !withoutMedia.isEmpty {
      messages.append(
        Message(
          .warning, file: name, place: pagesText(withoutMedia),
          "no usable media box, and that is not changed",
          remedy: "--assume-media=RECT gives one"))
    }
    var groups = AlikePages<[EditRemark]>()
    for page in pages { groups.add(page.page.number, page.plan.remarks) }
    for group in groups.finish() {
      messages += group.value.map {
        Message(.note, file: name, place: "\(group.pages), \($0.box.key.name)", $0.message)
      }
    }
    return messages
  }
}

/// Why pages cannot be changed as asked, each reason once.
private struct Obstacles {
  private var found: [(problem: EditProblem, pages: [Int])] = []

  mutating func add(_ problem: EditProblem, _ page: Int) {
    if let index = found.firstIndex(where: { $0.problem == problem }) {
      found[index].pages.append(page)
    } else {
      found.append((problem, [page]))
    }
  }

  /// The lines about all of them; nil if there are none.
  func failure(at name: FileName) -> FixFailure? {
    let messages = found.map { problem, pages in
      let remedy =
        switch problem.kind {
        case .mediaUnknown: "nothing is changed; --assume-media=RECT gives one"
        default:
          "nothing is changed; --pages or --where leave the page\(pages.count > 1 ? "s" : "") out"
        }
      return Message(
        .error, file: name, place: "\(pagesText(pages)), \(problem.request)", problem.message,
        remedy: remedy)
    }
    guard let first = messages.first else { return nil }
    var failure = FixFailure(first)
    failure.others = Array(messages.dropFirst())
    return failure
  }
}

/// Writes ascending page numbers as people do: page 3, pages 1-4, 7, and how many more.
private func pagesText(_ numbers: [Int]) -> String {
  var runs = PageRuns<Bool>()
  var ranges = numbers.compactMap { runs.add($0, true)?.pages }
  if let last = runs.finish() { ranges.append(last.pages) }
  let most = 8
  let more = ranges.dropFirst(most).reduce(0) { $0 + $1.count }
  let text = ranges.prefix(most).map(pageNumbersText).joined(separator: ", ")
  return (numbers.count == 1 ? "page " : "pages ") + text + (more > 0 ? " and \(more) more" : "")
}
