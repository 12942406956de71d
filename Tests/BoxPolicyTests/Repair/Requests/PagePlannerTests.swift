import Testing

@testable import BoxPolicy

@Suite struct PagePlannerTests {
  @Test func `a set box is the page's own, and what is above stays`() throws {
    let plan = try changed("", "crop=media-10", pages: "M[0 0 60 80] C[1 1 2 2]")
    #expect(plan.result.own == notation("C[10 10 50 70]"))
    #expect(
      plan.edits == [
        PageEdit(
          .entry(.crop), before: "[ 1 1 2 2 ]", after: "[ 10 10 50 70 ]",
          cause: .request("set crop=media-10"))
      ])
    #expect(plan.result.ancestors.map(\.texts) == [notation("M[0 0 60 80] C[1 1 2 2]")])
  }

  @Test func `requests are done in their order, each on what the ones before left`() throws {
    let plan = try changed("M[0 0 60 80]", "media=0,0,100,100", "crop=media-10", "trim=crop")
    #expect(plan.result.own == notation("M[0 0 100 100] C[10 10 90 90] T[10 10 90 90]"))
    let twice = try changed("M[0 0 60 80]", "crop=media-10", "crop=crop-10")
    #expect(twice.edits.map(\.after) == ["[ 20 20 40 60 ]"])
    #expect(
      twice.edits.map(\.causes) == [
        [.request("set crop=media-10"), .request("set crop=crop-10")]
      ])
  }

  @Test func `what comes back to what it was is no change`() throws {
    #expect(try changed("M[0 0 60 80]", "crop=media-10", "crop").isEmpty)
    #expect(try changed("M[0 0 60 80] C[5 5 9.0 9]", "crop=5,5,9,9").isEmpty)
    #expect(try changed("M[0 0 60 80]", "crop").isEmpty)
    #expect(try changed("M[0 0 60 80]").isEmpty)
  }

  @Test func `what comes back keeps the reference that leads to it`() throws {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.media] = WrittenValue("[ 0 0 60 80 ]", indirect: ObjectID(9))
    let page = PageEntries(page: TreeLevel(holder: Holder.page, values: values))
    let planner = PagePlanner(
      repairs: RepairPlanner(),
      requests: [try EditRequest(setting: "media=A4"), try EditRequest(setting: "media=0,0,60,80")])
    let plan = try planner.plan(page, number: 1)
    #expect(plan.isEmpty && plan.result == page)
  }

  @Test func `of an entry that stands there twice no reference is kept`() throws {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.media] = WrittenValue("[ 0 0 60 80 ]", indirect: ObjectID(9))
    let page = PageEntries(page: TreeLevel(holder: Holder.page, values: values))
    let plan = RepairPlanner().plan(page, oddities: [.media: .duplicate])
    #expect(plan.edits.map(\.after) == ["[ 0 0 60 80 ]"])
    #expect(plan.result.page.values[.media] == WrittenValue("[ 0 0 60 80 ]"))
  }

  @Test func `a rule that changes a box twice is named once`() throws {
    let plan = try changed(
      "M[0 0 60 80] C[-9 -9 70 90]", "media=0,0,30,40", rules: RepairRule.safe)
    #expect(plan.result.own == notation("M[0 0 30 40] C[0 0 30 40]"))
    #expect(
      plan.edits.map(\.causes) == [[.request("set media=0,0,30,40")], [.rule(.exceedingBox)]])
  }

  @Test func `the same box in another order, or written twice, is written`() throws {
    #expect(try changed("M[60 80 0 0]", "media=media").edits.map(\.after) == ["[ 0 0 60 80 ]"])
    let twice = try changed("M[0 0 60 80]", "media=media", oddities: [.media: .duplicate])
    #expect(twice.edits.map(\.after) == ["[ 0 0 60 80 ]"])
  }

  @Test func `repairs come first, so that requests find sound boxes`() throws {
    let plan = try changed(
      "M[0 0 6e2 800] C[9 9 1 1] R-90", "trim=crop+1", rules: RepairRule.safe)
    #expect(plan.result.own == notation("M[0 0 600 800] C[1 1 9 9] T[0 0 10 10] R270"))
    #expect(plan.edits.last?.causes == [.rule(.rotate)])
  }

  @Test func `repairs come again, since a new media box may leave others outside`() throws {
    let page = "M[0 0 60 80] C[10 10 50 70] B[0 0 60 80] A[0 0 5 5]"
    let mended = try changed(page, "media=crop", rules: RepairRule.safe)
    #expect(mended.result.own == notation("M[10 10 50 70] C[10 10 50 70] B[10 10 50 70]"))
    let asked = try changed(page, "media=crop")
    #expect(asked.result.own == notation("M[10 10 50 70] C[10 10 50 70] B[0 0 60 80] A[0 0 5 5]"))
  }

  @Test func `a removed box is gone, and one above is told to be in force`() throws {
    let gone = try changed("M[0 0 60 80] C[1 1 9 9]", "crop")
    #expect(gone.result.own == notation("M[0 0 60 80]"))
    #expect(gone.remarks == [])
    #expect(
      gone.edits == [
        PageEdit(.entry(.crop), before: "[ 1 1 9 9 ]", after: nil, cause: .request("remove crop"))
      ])
    let above = try changed("M[0 0 60 80] C[1 1 9 9]", "crop", pages: "C[2 2 9 9]")
    #expect(above.result.own == notation("M[0 0 60 80]"))
    #expect(above.remarks == [.inheritedInForce(.crop)])
    let before = try changed("M[0 0 60 80]", "crop", pages: "C[2 2 9 9]")
    #expect(before.isEmpty && before.remarks == [.inheritedInForce(.crop)])
    // A trim box above does not inherit, and a null entry can be removed.
    #expect(try changed("M[0 0 60 80] T[1 1 9 9]", "trim", pages: "T[2 2 9 9]").remarks == [])
    #expect(try changed("M[0 0 9 9]", "art", oddities: [.art: .dangling]).edits.count == 1)
  }

  @Test func `a remark that a later change belies is not made`() throws {
    let plan = try changed("M[0 0 60 80]", "crop", "crop=1,1,9,9", pages: "C[2 2 9 9]")
    #expect(plan.remarks == [])
    let mended = try changed(
      "M[0 0 60 80]", "crop", pages: "C[70 0 99 99]", rules: [.unusableBox])
    #expect(mended.remarks == [])
    #expect(mended.result.own == notation("M[0 0 60 80] C[0 0 60 80]"))
  }

  @Test func `what reaches outside the media box is clipped, and told beyond the tolerance`() throws
  {
    let plan = try changed("M[0 0 60.0 80]", "bleed=media+3", "trim=0,0,60.01,80")
    #expect(plan.result.own == notation("M[0 0 60.0 80] B[0 0 60.0 80] T[0 0 60.0 80]"))
    #expect(plan.remarks == [.clipped(.bleed, by: 3)])
    #expect(try changed("M[0 0 60 80]", "art=-1,0,9,9", "art=1,1,9,9").remarks == [])
  }

  @Test func `a box that a smaller media box leaves outside is told`() throws {
    let page = "M[0 0 60 80] C[10 10 50 70] B[0 0 60 80] T[0 0 70 80]"
    let plan = try changed(page, "media=crop")
    // The trim box reached outside before.
    #expect(plan.remarks == [.leftOutside(.bleed)])
    #expect(plan.result.own == notation("M[10 10 50 70] C[10 10 50 70] B[0 0 60 80] T[0 0 70 80]"))
    #expect(try changed(page, "media=crop", "bleed=media").remarks == [])
    #expect(try changed(page, "media=media+1").remarks == [])
    // A crop box above the page counts, too.
    let above = try changed("M[0 0 60 80]", "media=media-9", pages: "C[0 0 60 80]")
    #expect(above.remarks == [.leftOutside(.crop)])
    #expect(EditRemark.leftOutside(.crop).message == "reaches outside the new media box")
    #expect(EditRemark.leftOutside(.crop).box == .crop)
  }

  @Test func `a box that is inherited with the same edges is done`() throws {
    #expect(try changed("", "media=crop", pages: "M[0 0 60 80] C[0 0 60 80]").isEmpty)
    #expect(try changed("", "media=0,0,60,80", pages: "M[0 0 60 80]").isEmpty)
    // Reversed, or inherited by some programs only, it is written.
    let reversed = try changed("", "media=media", pages: "M[60 80 0 0]")
    #expect(reversed.result.own == notation("M[0 0 60 80]"))
    let planner = PagePlanner(
      repairs: RepairPlanner(rules: []), requests: [try EditRequest(setting: "media=media")])
    for torn in [StructureProblem.parentMismatch, .parentCycle] {
      let page = entries(page: notation(""), pages: notation("M[0 0 60 80]"), structure: [torn])
      #expect(try planner.plan(page, number: 1).result.own == notation("M[0 0 60 80]"))
    }
    // One that is there only by default is made the page's own.
    #expect(try changed("M[0 0 60 80]", "trim=media").edits.count == 1)
  }

  @Test(arguments: [
    ("M[0 0 60 80] T[20 20 40 40] B[11.50 11.49 48.50 48.51]", "bleed=trim+3mm", true),
    ("M[0 0 60 80] T[20 20 40 40] B[11.46 11.5 48.5 48.5]", "bleed=trim+3mm", false),
    ("M[0 0 60 80] T[0 0 41.95 59.54]", "trim=14.8x21mm@bottom-left", true),
    ("M[0 0 60 80] T[0 0 60 40.01]", "trim=100%x50%@bottom", true),
    // Numbers of the file are meant as they are.
    ("M[0 0 60 80] T[20 20 40 40] B[10 10 50 50.01]", "bleed=trim+10", false),
    ("M[0 0 60 80] B[10 10 50 50.01]", "bleed=10,10,50,50", false),
  ]) func `what is measured is done within the tolerance`(
    _ page: String, _ request: String, _ isDone: Bool
  ) throws {
    #expect(try changed(page, request).isEmpty == isDone)
  }

  @Test func `the media box may be anything that has an area`() throws {
    #expect(try changed("", "media=A6").result.own[.media] == "[ 0 0 297.638 419.528 ]")
    #expect(
      try changed("M/x C[5 5 9 9]", "media=crop").result.own == notation("M[5 5 9 9] C[5 5 9 9]"))
    #expect(
      try changed("M[0 0 1 1]", "media", pages: "M[0 0 9 9]").remarks == [.inheritedInForce(.media)]
    )
  }

  @Test(arguments: [
    ("M[0 0 60 80]", "crop=media-30", EditProblem.Kind.empty),
    ("M[0 0 60 80]", "crop=media-31", .empty),
    ("M[0 0 60 80]", "crop=media-50,0,50,0", .empty), ("M[0 0 60 80]", "crop=media-0,41", .empty),
    ("M[0 0 60 80]", "crop=1,1,1,9", .empty), ("M[0 0 60 80]", "media=0x5@center", .empty),
    ("M[0 0 60 80]", "crop=-5x5@center", .empty),
    ("M[0 0 60 80]", "crop=60,0,70,80", .outsideMedia),
    ("M[0 0 60 80]", "art=100,100,200,200", .outsideMedia),
    ("", "crop=media", .mediaUnknown), ("M/x", "media=media-1", .mediaUnknown),
    ("", "crop=1,1,9,9", .mediaUnknown),
    ("M[0 0 0 0]", "trim=6x9@center", .mediaUnknown), ("M[0 0 60 80]", "media", .mediaNeeded),
    ("", "media", .mediaNeeded),
    ("M[0 0 60 80]", "media=media+" + String(repeating: "9", count: 38), .tooLarge),
    ("M[0 0 60 80] U0.000001", "media=0,0,1,9000000000000in", .tooLarge),
  ]) func `what cannot be done is never written`(
    _ page: String, _ request: String, _ kind: EditProblem.Kind
  ) throws {
    let problem = #expect(throws: EditProblem.self) { try changed(page, request) }
    #expect(problem?.kind == kind)
    #expect(problem?.request.box == Box(rawValue: String(request.prefix { $0.isLetter })))
  }

  @Test func `a media box is not removed for one above that cannot be used`() {
    let problem = #expect(throws: EditProblem.self) {
      try changed("M[0 0 60 80]", "media", pages: "M/x")
    }
    #expect(problem?.kind == .mediaNeeded)
  }

  @Test(arguments: [
    (EditProblem.Kind.mediaUnknown, "the page has no usable media box to go by"),
    (.empty, "the box would have no area"),
    (.outsideMedia, "the box would lie outside the media box"),
    (.tooLarge, "a coordinate would be too large for a PDF file"),
    (.mediaNeeded, "no usable media box stands above the page, and every page needs one"),
  ]) func `a problem says what is in the way`(_ kind: EditProblem.Kind, _ message: String) {
    let problem = EditProblem(.remove(.crop), kind)
    #expect(problem.message == message)
    #expect(problem.description == "remove crop: \(message)")
  }

  @Test func `a remark says what there is to know`() {
    #expect(EditRemark.inheritedInForce(.crop).message == "the one above the page is in force")
    #expect(
      EditRemark.clipped(.trim, by: 2.5).message
        == "reached outside the media box by 2.5 units; clipped to it")
  }
}
