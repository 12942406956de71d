import TestSupport
import Testing

@testable import BoxPolicy

/// What holds of every repair, on random pages and on those of the tables.
@Suite struct RepairPropertyTests {
  @Test(arguments: SplitMix.seeds)
  func `repairs of random pages keep their promises`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<500 {
      let (page, oddities) = (random.anyEntries(), random.oddities())
      let planner = random.planner()
      let plan = planner.plan(page, oddities: oddities)
      let broken = Promises(page, oddities, planner, plan).broken
      #expect(broken == [], "seed \(seed), round \(round): \(page) \(planner)")
      if !broken.isEmpty { break }
    }
  }

  @Test(arguments: DecisionTable.rows)
  func `repairs of the engine cases keep their promises`(_ row: DecisionRow) {
    let page = row.entries()
    let planner = RepairPlanner()
    #expect(Promises(page, [:], planner, planner.plan(page)).broken == [])
  }

  @Test(arguments: ReportedCases.rows)
  func `repairs of the reported cases keep their promises`(_ row: ReportedCase) {
    let page = entries(page: written(row.page), pages: written(row.pages))
    let planner = RepairPlanner()
    #expect(Promises(page, [:], planner, planner.plan(page)).broken == [])
  }

  /// The shape on which all engines of the study agree.
  @Test(arguments: DecisionTable.rows.filter { !unknown.contains($0.id) })
  func `a repaired engine case has boxes on which all engines agree`(_ row: DecisionRow) throws {
    let page = PageBoxes(RepairPlanner().plan(row.entries()).result)
    #expect(page.view.rectangle.edges == row.region || ["c54", "c72"].contains(row.id))
    let media = try #require(page[.media].rectangle)
    #expect(media == page[.media].effective)
    let crop = page[.crop].rectangle ?? media
    #expect(Tolerance.covers(crop.overhang(over: media)))
    #expect([nil, "0", "90", "180", "270"].contains(page.rotation.entry.raw))
    #expect(page.structure == [])
  }

  /// The rows whose media box nobody knows: missing, empty or malformed.
  static let unknown: Set = [
    "c10", "c11", "c11b", "c14", "c15", "c15b", "c22b", "c27", "c28", "c32", "c34", "c55b", "c56",
    "c77",
  ]
}

/// What a repair promises, and which of it was not kept.
private struct Promises {
  private(set) var broken: [String] = []
  private let plan: PagePlan
  private let planner: RepairPlanner
  private let before: PageBoxes
  private let after: PageBoxes

  init(
    _ entries: PageEntries, _ oddities: [PageKey: EntryOddity], _ planner: RepairPlanner,
    _ plan: PagePlan
  ) {
    self.plan = plan
    self.planner = planner
    before = PageBoxes(entries)
    after = PageBoxes(plan.result)
    if !planner.plan(plan.result).isEmpty { broken.append("mended twice is more than once") }
    checkView()
    checkEdits(of: entries)
    checkProblems()
    checkDigits()
  }

  /// What made boxes certain that counted for nothing before.
  private var certain: Set<PageKey> {
    Set(
      Box.allCases.map(\.key).filter {
        !plan.rules(of: $0).allSatisfy { ![.malformedBox, .assumedMedia].contains($0) }
      })
  }

  private mutating func checkView() {
    let isDefined = [PageKey.media, .crop, .rotate, .userUnit].allSatisfy { key in
      !before.problems.contains { $0.key == key && $0.severity == .error }
    }
    if isDefined, before.view.rectangle != after.view.rectangle { broken.append("a defined view") }
    if isDefined, !certain.isDisjoint(with: [.media, .crop]) { broken.append("certain twice") }
    if before.rotation.value != after.rotation.value { broken.append("the turn") }
    if before.userUnit.value != after.userUnit.value { broken.append("the unit") }
    for box in Box.allCases {
      // What a box is depends on itself and on the media and crop box.
      if !certain.isDisjoint(with: [.media, .crop, box.key]) { continue }
      if before[box].effective != after[box].effective { broken.append("the \(box) box") }
    }
  }

  private mutating func checkEdits(of entries: PageEntries) {
    if Set(plan.edits.map(\.subject)).count != plan.edits.count {
      broken.append("two edits of one")
    }
    if plan.edits.contains(where: \.causes.isEmpty) { broken.append("an edit without a cause") }
    var edited: Set<PageKey> = []
    for edit in plan.edits {
      guard case .entry(let key) = edit.subject else { continue }
      edited.insert(key)
      if plan.result.own[key] != edit.after { broken.append("the edit of \(key)") }
      if edit.before != before.entry(key).raw { broken.append("what \(key) was") }
    }
    for key in PageKey.allCases where !edited.contains(key) {
      if plan.result.own[key] != entries.own[key] { broken.append("\(key) without an edit") }
    }
  }

  /// No problem is left that a rule in use can end.
  private mutating func checkProblems() {
    let isKnown = after[.media].isExplicit
    let isCropHeld = plan.result.ancestors.contains { $0.values[.crop] != nil }
    for problem in after.problems {
      let ending: RepairRule? =
        switch problem.kind {
        case .reversed: .reversedBox
        case .exceedsMedia(let by): isKnown && !Tolerance.covers(by) ? .exceedingBox : nil
        case .outsideMedia: isKnown ? .unusableBox : nil
        case .onPages: .entryOnPages
        case .notMultipleOf90, .realNumber: .rotate
        case .malformed where problem.key == .rotate: .rotate
        case .malformed where problem.key == .userUnit: .userUnit
        case .malformed, .empty:
          problem.key == .media || problem.key == .crop && !isKnown && isCropHeld
            ? nil : .unusableBox
        case .missing: planner.assumedMedia == nil ? nil : .assumedMedia
        case .dangling: .danglingEntry
        case .duplicate: .duplicateEntry
        case .exceedsCrop, .exceedsBleed, .below3, .over14400, .inUse: nil
        }
      if let ending, planner.rules.contains(ending) { broken.append("\(problem.id) is left") }
    }
    for problem in after.structure {
      let ending: RepairRule? =
        switch problem {
        case .typeMissing, .typeWrong: .pageType
        case .parentMismatch, .parentCycle: .parentLink
        case .listedTwice, .directObject: nil
        }
      if let ending, planner.rules.contains(ending) { broken.append("\(problem.id) is left") }
    }
  }

  /// Boxes are written as four plain numbers in order, none of them made up.
  private mutating func checkDigits() {
    for edit in plan.edits where edit.causes != [.rule(.duplicateEntry)] {
      guard case .entry(let key) = edit.subject, key.box != nil, let after = edit.after else {
        continue
      }
      guard case .rectangle(let rectangle, false) = BoxReading(after), !rectangle.isEmpty,
        after.split(separator: " ").count == 6
      else {
        broken.append("\(key) is written as \(after)")
        continue
      }
    }
  }
}

extension DecisionRow {
  /// The entries of the page, with the findings about the tree.
  fileprivate func entries() -> PageEntries {
    BoxPolicyTests.entries(
      page: written(page, objects: objects), inner: inner.map { written($0) },
      pages: written(pages), structure: findings.compactMap { StructureProblem(rawValue: $0) })
  }
}
