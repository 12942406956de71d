import Testing

@testable import BoxPolicy

@Suite struct RepairPlannerTests {
  @Test(arguments: [
    ("M[0 0 600 800]", ""), ("", "M[0 0 600 800] C[50 60 550 740] R90"),
    ("M[0 0 600 800] C[50 60 550 740] B[1 1 2 2] T[1 1 2 2] A[1 1 2 2] R90 U2", ""),
    ("M[-5.0 00 +600 800.] R0", "R90"), ("M[0 0 2 2]", "C[1 1 2 2]"),
    ("M[0 0 20000 20000] C[0 0 20000 20000]", "M[0 0 9 9]"),
  ]) func `a page that is right is left alone`(_ page: String, _ pages: String) {
    #expect(repair(page, pages: pages).isEmpty)
  }

  @Test func `several rules lead to one edit, which names them in order`() {
    let plan = repair("M[0 0 900 300] C[300 400 0 0]")
    #expect(
      plan.edits == [
        PageEdit(
          .entry(.crop), before: "[ 300 400 0 0 ]", after: "[ 0 0 300 300 ]",
          causes: [.rule(.reversedBox), .rule(.exceedingBox)])
      ])
  }

  @Test func `what was in force is told, also where it was inherited`() {
    let plan = repair("", pages: "M[0 0 300 400] C[0 0 612 792]")
    #expect(
      plan.edits == [
        PageEdit(
          .entry(.crop), before: "[ 0 0 612 792 ]", after: "[ 0 0 300 400 ]",
          cause: .rule(.exceedingBox))
      ])
    #expect(plan.result.ancestors.map(\.texts) == [notation("M[0 0 300 400] C[0 0 612 792]")])
    #expect(plan.result.page.holder == Holder.page)
  }

  @Test func `edits come key by key, then those above, then the page's place`() {
    let plan = repair(
      "M[9 9 0 0] C/x R450 U0", pages: "T[0 0 1 1]", structure: [.typeMissing, .parentCycle])
    #expect(
      plan.edits.map(\.subject) == [
        .entry(.media), .entry(.crop), .entry(.rotate), .entry(.userUnit),
        .entryAbove(.trim, level: 0), .type, .parent,
      ])
    #expect(plan.remarks == [])
  }

  @Test func `no rules change nothing`() {
    #expect(repair("M[9 9 0 0] C/x R45", by: []).isEmpty)
    #expect(RepairPlanner().rules == RepairRule.safe)
  }
}
