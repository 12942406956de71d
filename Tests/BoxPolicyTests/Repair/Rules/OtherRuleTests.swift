import Testing

@testable import BoxPolicy

/// What each rule about turns, units and the tree makes of a page, alone.
@Suite struct OtherRuleTests {
  @Test(arguments: [
    ("R-90", "", "R270"), ("R450", "", "R90"), ("R90.0", "", "R90"), ("R360", "", "R0"),
    ("R-0", "", "R0"), ("R090", "", "R90"), ("R-360.0", "R90", "R0"),
    // Unusable, alone and with one above that would come in force.
    ("R45", "", ""), ("R/x", "", ""), ("R[90]", "", ""), ("R45", "R90", "R0"), ("R/x", "R/x", "R0"),
    ("", "R45", "R0"), ("", "R450", "R90"),
    ("R0", "", "R0"), ("R270", "", "R270"), ("", "R180", ""), ("", "", ""),
  ]) func `rotate writes one of four turns`(_ page: String, _ pages: String, _ after: String) {
    #expect(repair(page, pages: pages, by: [.rotate]).result.own == notation(after))
  }

  @Test(arguments: [
    ("U0", ""), ("U-1", ""), ("U/x", ""), ("U[2]", ""), ("U1e3", ""), ("U2", "U2"), ("U1", "U1"),
    ("U0.5", "U0.5"), ("", ""),
  ]) func `user-unit drops what is no number above 0`(_ page: String, _ after: String) {
    #expect(repair(page, pages: "U-5", by: [.userUnit]).result.own == notation(after))
  }

  @Test func `entry-on-pages drops what does not inherit, at every level`() {
    let plan = repair(
      "M[0 0 9 9] A[1 1 2 2]", inner: "T[1 1 2 2] U2",
      pages: "T[0 0 3 3] A[1 1 2 2] M[0 0 5 5] C[1 1 2 2]",
      by: [.entryOnPages])
    #expect(plan.result.own == notation("M[0 0 9 9] A[1 1 2 2]"))
    #expect(
      plan.result.ancestors.map(\.texts) == [[:], notation("A[1 1 2 2] M[0 0 5 5] C[1 1 2 2]")])
    let cause = PageEdit.Cause.rule(.entryOnPages)
    #expect(
      plan.edits == [
        PageEdit(.entryAbove(.trim, level: 0), before: "[ 1 1 2 2 ]", after: nil, cause: cause),
        PageEdit(.entryAbove(.userUnit, level: 0), before: "2", after: nil, cause: cause),
        PageEdit(.entryAbove(.trim, level: 1), before: "[ 0 0 3 3 ]", after: nil, cause: cause),
      ])
  }

  @Test(arguments: [StructureProblem.parentMismatch, .parentCycle])
  func `inherited-entry makes all the page's own where parent links lead elsewhere`(
    _ problem: StructureProblem
  ) {
    func own(_ page: String, _ pages: String) -> [PageKey: String] {
      repair(page, pages: pages, by: [.inheritedEntry], structure: [problem]).result.own
    }
    #expect(
      own("", "M[0 0 600.0 800] C[50 60 550 740] R90")
        == notation("M[0 0 600.0 800] C[50 60 550 740] R90"))
    #expect(own("", "M[0 0 600 800]") == notation("M[0 0 600 800] C[0 0 600 800] R0"))
    #expect(own("M[0 0 9 9] C[1 1 2 2] R180", "R90") == notation("M[0 0 9 9] C[1 1 2 2] R180"))
    // What is the page's own stays as it is written.
    #expect(own("M[9 9 0 0] C[1 1 2 2] R-90", "R90") == notation("M[9 9 0 0] C[1 1 2 2] R-90"))
    #expect(own("R0", "M/x C[1 1 2 2]") == notation("R0 C[1 1 2 2]"))
    #expect(own("R0", "") == notation("R0"))
  }

  @Test func `inherited-entry waits for parent links to be mended`() {
    let plan = repair("", pages: "M[0 0 9 9]", structure: [.parentMismatch])
    #expect(plan.edits.map(\.subject) == [.parent])
    #expect(plan.result.structure == [])
  }

  @Test func `a null entry is dropped, or covered by what is inherited`() {
    let pages = "M[0 0 600 800] R90"
    let odd: [PageKey: EntryOddity] = [.media: .dangling, .crop: .dangling]
    let dropped = repair("", pages: pages, oddities: odd)
    #expect(dropped.result.own == [:])
    #expect(
      dropped.edits == [
        PageEdit(
          .entry(.media), before: "[ 0 0 600 800 ]", after: nil, cause: .rule(.danglingEntry)),
        PageEdit(.entry(.crop), before: nil, after: nil, cause: .rule(.danglingEntry)),
      ])
    let covered = repair("", pages: pages, by: [.inheritedEntry], oddities: odd)
    #expect(covered.result.own == notation("M[0 0 600 800]"))
    #expect(covered.rules(of: .media) == [.inheritedEntry])
  }

  @Test func `a value that is called null is not given up`() {
    #expect(repair("M[0 0 9 9]", oddities: [.media: .dangling]).isEmpty)
  }

  @Test func `of several entries the one in force is written again`() {
    let plan = repair(
      "M[0 9.0 9 0] R-90 U2 T/x", by: [.duplicateEntry],
      oddities: [.media: .duplicate, .rotate: .duplicate, .trim: .duplicate, .art: .duplicate])
    let cause = PageEdit.Cause.rule(.duplicateEntry)
    #expect(
      plan.edits == [
        PageEdit(.entry(.media), before: "[ 0 9.0 9 0 ]", after: "[ 0 9.0 9 0 ]", cause: cause),
        PageEdit(.entry(.art), before: nil, after: nil, cause: cause),
        PageEdit(.entry(.rotate), before: "-90", after: "-90", cause: cause),
      ])
    #expect(repair("R/x", by: [.duplicateEntry], oddities: [.rotate: .duplicate]).isEmpty)
  }

  @Test(arguments: [
    (StructureProblem.typeMissing, PageEdit.Subject.type, "/Page" as String?, RepairRule.pageType),
    (.typeWrong, .type, "/Page", .pageType), (.parentMismatch, .parent, nil, .parentLink),
    (.parentCycle, .parent, nil, .parentLink),
  ]) func `the page's place in the tree is mended`(
    _ problem: StructureProblem, _ subject: PageEdit.Subject, _ after: String?, _ rule: RepairRule
  ) {
    let plan = repair("M[0 0 9 9]", structure: [.listedTwice, problem])
    #expect(plan.edits == [PageEdit(subject, before: nil, after: after, cause: .rule(rule))])
    #expect(plan.result.structure == [.listedTwice])
    #expect(repair("M[0 0 9 9]", by: [], structure: [problem]).isEmpty)
  }

  @Test func `a page listed twice or written into the kids is not changed for that`() {
    #expect(repair("M[0 0 9 9]", structure: [.listedTwice, .directObject]).isEmpty)
  }
}
