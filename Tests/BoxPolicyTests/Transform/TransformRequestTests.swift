import TestSupport
import Testing

@testable import BoxPolicy

/// Moves of the user space of a page, with the boxes that must come out.
@Suite struct TransformRequestTests {
  /// Plans moves of a page in the short notation.
  private func moved(
    _ page: String, _ moves: TransformRequest..., pages: String = "", rules: Set<RepairRule> = [],
    requests: [String] = [], meaning: SideMeaning = .inPage,
    oddities: [PageKey: EntryOddity] = [:]
  ) throws -> PagePlan {
    let planner = PagePlanner(
      repairs: RepairPlanner(rules: rules),
      requests: moves.map(EditRequest.transform)
        + (try requests.map { try EditRequest(setting: $0) }),
      meaning: meaning)
    return try planner.plan(
      entries(page: notation(page), pages: notation(pages)), number: 1, oddities: oddities)
  }

  /// Pages, a move, and by hand: the boxes that come out, and the matrix.
  static let cases: [(page: String, move: TransformRequest, boxes: String, matrix: String)] = [
    // L37 of the case list.
    ("M[0 440 600 800]", .originZero, "M[0 0 600 360]", "1 0 0 1 0 -440"),
    (
      "M[0 449.835616 249.069767 842]", .originZero, "M[0 0 249.069767 392.164384]",
      "1 0 0 1 0 -449.835616"
    ),
    (
      "M[-5.5 10 100 90] C[0 20 50.25 60] T[90 80 1 21] R90 U2", .originZero,
      "M[0 0 105.5 80] C[5.5 10 55.75 50] T[6.5 11 95.5 70] R90 U2", "1 0 0 1 5.5 -10"
    ),
    // L49 and L50.
    (
      "M[0 0 4782.12 1699.44] C[6.60 5.41 4775.16 1692.84] U2", .bakeUserUnit,
      "M[0 0 9564.24 3398.88] C[13.2 10.82 9550.32 3385.68]", "2 0 0 2 0 0"
    ),
    ("M[0 0 8.5 11] U72", .bakeUserUnit, "M[0 0 612 792]", "72 0 0 72 0 0"),
    ("M[10 20 110 220] U0.5", .bakeUserUnit, "M[5 10 55 110]", "0.5 0 0 0.5 0 0"),
    // The lower left corner stays where it is.
    (
      "M[10 20 110 220] C[20 30 100 200] R90", .bakeRotate,
      "M[10 20 210 120] C[20 30 190 110]", "0 -1 1 0 -10 130"
    ),
    (
      "M[10 20 110 220] C[20 30 100 200] R180", .bakeRotate,
      "M[10 20 110 220] C[20 40 100 210]", "-1 0 0 -1 120 240"
    ),
    (
      "M[10 20 110 220] C[20 30 100 200] R-90", .bakeRotate,
      "M[10 20 210 120] C[30 30 200 110]", "0 1 -1 0 230 10"
    ),
    // A box that is of no use is moved as well, lest it become of use.
    (
      "M[10 10 60 80] C[300 300 310 310]", .originZero,
      "M[0 0 50 70] C[290 290 300 300]", "1 0 0 1 -10 -10"
    ),
  ]

  @Test(arguments: cases) func `boxes and content are moved alike`(
    _ row: (page: String, move: TransformRequest, boxes: String, matrix: String)
  ) throws {
    let plan = try moved(row.page, row.move)
    #expect(plan.result.own == notation(row.boxes))
    #expect(plan.transform?.text == row.matrix)
    #expect(
      plan.edits.last
        == PageEdit(
          .content, before: "1 0 0 1 0 0", after: row.matrix,
          cause: .request(row.move.description)))
    #expect(plan.edits.allSatisfy { $0.causes == [.request(row.move.description)] })
  }

  @Test func `what is inherited becomes the page's own, and a turn above gets a 0 below`() throws {
    // L48 of the case list.
    let own = try moved("R90", .bakeRotate, pages: "M[0 0 300 400]")
    #expect(own.result.own == notation("M[0 0 400 300]"))
    #expect(own.result.ancestors.map(\.texts) == [notation("M[0 0 300 400]")])
    let above = try moved("T[10 10 20 30]", .bakeRotate, pages: "M[0 0 300 400] C[5 5 99 99] R90")
    #expect(above.result.own == notation("M[0 0 400 300] C[5 201 99 295] T[10 280 30 290] R0"))
    let both = try moved("R270", .bakeRotate, pages: "M[0 0 300 400] R90")
    #expect(both.result.own == notation("M[0 0 400 300] R0"))
    // Trim boxes and units above pages are nobody's.
    let nobody = try moved("M[1 1 9 9]", .originZero, pages: "T[1 1 9 9] U3")
    #expect(nobody.result.own == notation("M[0 0 8 8]"))
    let null = try moved(
      "M[1 1 9 9]", .originZero, pages: "C[2 2 3 3]", oddities: [.crop: .dangling])
    #expect(null.result.own == notation("M[0 0 8 8] C[1 1 2 2]"))
  }

  @Test func `the order of the moves is always the same, and they become one`() throws {
    let page = "M[10 20 110 220] C[20 30 100 200] R90 U2"
    let plan = try moved(page, .originZero, .bakeRotate, .bakeUserUnit)
    #expect(plan.result.own == notation("M[0 0 400 200] C[20 20 360 180]"))
    // x' = 2y - 40 and y' = 220 - 2x: by hand from the corners 10 20 and 110 220.
    #expect(plan.transform?.text == "0 -2 2 0 -40 220")
    #expect(
      plan.edits[0].causes
        == ["bake user unit", "bake rotate", "origin zero"].map { .request($0) })
    #expect(try moved(page, .bakeUserUnit, .bakeRotate, .originZero) == plan)
    #expect(try moved(page, .originZero, .originZero) == moved(page, .originZero))
  }

  @Test func `moves come behind the requests, also where those are given later`() throws {
    let plan = try moved("M[0 0 60 80]", .originZero, requests: ["media=10,20,40,70"])
    #expect(plan.result.own == notation("M[0 0 30 50]"))
    #expect(plan.transform?.text == "1 0 0 1 -10 -20")
    // The box comes back to what it was, and still the content is moved.
    let same = try moved("M[0 0 30 50]", .originZero, requests: ["media=10,20,40,70"])
    #expect(same.edits.map(\.subject) == [.content])
    #expect(!same.isEmpty)
    // L46: the left side as shown is the lower one of the page, and the left one once it is turned.
    let shown = try moved(
      "M[0 0 600 800] R90", .bakeRotate, requests: ["crop=media-left=10"], meaning: .asShown)
    #expect(shown.result.own == notation("M[0 0 800 600] C[10 0 800 600]"))
  }

  @Test func `repairs come before, so that moves find sound boxes`() throws {
    let plan = try moved(
      "M[10 20 6e2 800] C[1 2 3] R450", .bakeRotate, .originZero, rules: RepairRule.safe)
    #expect(plan.result.own == notation("M[0 0 780 590]"))
  }

  @Test(arguments: [
    ("M[0 0 600 800]", TransformRequest.originZero), ("M[0 0 600 800] R360", .bakeRotate),
    ("M[0 0 600 800] R45", .bakeRotate), ("M[0 0 600 800]", .bakeRotate),
    ("M[0 0 600 800] U1.0", .bakeUserUnit), ("M[0 0 600 800] U0", .bakeUserUnit),
    ("M[600 800 0 0]", .originZero), ("", .bakeRotate), ("M/x C[1 2]", .bakeUserUnit),
  ]) func `a page that needs no move gets none`(_ page: String, _ move: TransformRequest) throws {
    let plan = try moved(page, move)
    #expect(plan.isEmpty && plan.transform == nil)
  }

  @Test(arguments: [
    ("C[1 1 9 9]", TransformRequest.originZero, EditProblem.Kind.mediaUnknown),
    ("M/x R90", .bakeRotate, .mediaUnknown),
    ("U0.0000000000001 M[0 0 9 9]", .bakeUserUnit, .tooLarge),
    ("M[1 1 60 80] C[1 2 3]", .originZero, .unreadable(.crop)),
    ("M[1 1 60 80] T[1 2 3 (a)]", .originZero, .unreadable(.trim)),
    ("M[0 0 60 80] A/x U2", .bakeUserUnit, .unreadable(.art)),
    // Poppler takes four zeros for none, and four equal numbers for a box.
    ("M[10 20 300 400] C[0 0 0 0]", .originZero, .unreadable(.crop)),
    ("M[10 10 60 80] A[5 5 5 9]", .originZero, .unreadable(.art)),
    ("M[0 0 300 400] R90 B[5 5 5 9]", .bakeRotate, .unreadable(.bleed)),
    ("M[1 1 99999999999999999999999999999999999999 9]", .originZero, .tooLarge),
    ("M[0 0 99999999999999999999999999999999999999 9] R90", .bakeRotate, .tooLarge),
    ("M[99999999999999999999999999999999999 9 0 0] U99999", .bakeUserUnit, .tooLarge),
  ]) func `what cannot be moved is left alone, and the reason is said`(
    _ page: String, _ move: TransformRequest, _ kind: EditProblem.Kind
  ) throws {
    let problem = #expect(throws: EditProblem.self) { try moved(page, move) }
    #expect(problem == EditProblem(.transform(move), kind))
    #expect(problem?.description.hasPrefix("\(move): ") == true)
  }

  @Test func `whatever the page, its view stays, and a second plan is empty`() throws {
    var random = SplitMix(seed: 46)
    let all = TransformRequest.allCases.map(EditRequest.transform)
    let planner = PagePlanner(
      repairs: RepairPlanner(assumedMedia: Rectangle(5, 6, 70, 80)), requests: all)
    var moved = 0
    for _ in 0..<4000 {
      let before = entries(page: random.level(), inner: random.level(), pages: random.level())
      // What repairs make of the page is tested elsewhere.
      let sound = planner.repairs.plan(before).result
      guard let plan = try? planner.plan(sound, number: 1) else { continue }
      let (old, new) = (PageBoxes(sound), PageBoxes(plan.result))
      #expect(new.rotation.value == .none && new.userUnit.value == 1)
      #expect(new[.media].effective.x0 == 0 && new[.media].effective.y0 == 0)
      let slack = 1e-9 * max(1, abs(new[.media].effective.x1), abs(new[.media].effective.y1))
      #expect(abs(new.view.width - old.view.width) <= max(slack, 2e-6), "\(sound)")
      #expect(abs(new.view.height - old.view.height) <= max(slack, 2e-6), "\(sound)")
      if let transform = plan.transform {
        moved += 1
        let region = transform.rectangle(old.view.rectangle)
        #expect(region.isEqual(to: new.view.rectangle, within: max(slack * 10, 1e-5)), "\(sound)")
        #expect(!new.view.hidesParts(of: old.view, movedBy: transform))
      }
      #expect(try planner.plan(plan.result, number: 1).isEmpty, "\(sound)")
    }
    #expect(moved > 1500)
  }
}
