import Testing

@testable import BoxPolicy

/// What each rule about boxes makes of a page, alone.
@Suite struct BoxRuleTests {
  @Test(arguments: [
    // Own ones, and an inherited one for this page alone.
    ("M[600 800 0 0]", "", "M[0 0 600 800]"), ("M[0 800 600 0.0]", "", "M[0 0.0 600 800]"),
    ("M[0 0 600 800] C[550 60 50 740]", "", "M[0 0 600 800] C[50 60 550 740]"),
    ("R90", "M[0 800 600 0]", "R90 M[0 0 600 800]"),
    ("M[0 0 600 800] T[9 9 1 1] B[0 0 9 9]", "", "M[0 0 600 800] T[1 1 9 9] B[0 0 9 9]"),
    // What reaches outside is not clipped by this rule.
    ("M[0 0 900 300] C[300 400 0 0]", "", "M[0 0 900 300] C[0 0 300 400]"),
    // Nothing to order.
    ("M[0 0 600 800]", "", "M[0 0 600 800]"), ("M[0 0 600 0]", "", "M[0 0 600 0]"),
    ("M[9 9 0]", "", "M[9 9 0]"), ("", "", ""),
  ]) func `reversed-box orders corners`(_ page: String, _ pages: String, _ after: String) {
    #expect(repair(page, pages: pages, by: [.reversedBox]).result.own == notation(after))
  }

  @Test(arguments: [
    // Both ends of the array say the same.
    ("M[0 0 595 841 0 0 595 841]", "M[0 0 595 841]"),
    ("M[0 0.0 595 841 0 0 595.0 841]", "M[0 0.0 595 841]"),
    ("M[0 0 595 841 9 0 0 595 841]", "M[0 0 595 841]"),
    // Those who read four of five and those who reject the array show the same.
    ("M[0 0 600 800] C[0 0 600 800 900]", "M[0 0 600 800] C[0 0 600 800]"),
    ("M[0 0 600 800] C[-5 -5 700 900 0]", "M[0 0 600 800] C[-5 -5 700 900]"),
    ("M[0 0 600 800] C[5 5 70 70] T[5 5 70 70 1]", "M[0 0 600 800] C[5 5 70 70] T[5 5 70 70]"),
    ("M[0 0 612 792 7]", "M[0 0 612 792]"), ("M[1e3 0 2e3 800]", "M[1000 0 2000 800]"),
    // Another spelling, also as libqpdf shows it.
    ("M[0 0 6e2 800]", "M[0 0 600 800]"), ("M[0 0 (6e2) 800]", "M[0 0 600 800]"),
    ("M[0 0 9 9] T[3.05e-5 0 9 9]", "M[0 0 9 9] T[0.0000305 0 9 9]"),
    ("M[0 0 6e2 8e2 0 0 600 800]", "M[0 0 600 800]"),
    // The media box is certain, and then the crop box is.
    ("M[0 0 6e2 800] C[0 0 600 800 3]", "M[0 0 600 800] C[0 0 600 800]"),
    // The order of the numbers is put right on the way.
    ("M[600 800 0 0 600 800 0 0]", "M[0 0 600 800]"),
  ]) func `malformed-box writes what is certain`(_ page: String, _ after: String) {
    #expect(repair(page, by: [.malformedBox]).result.own == notation(after))
  }

  @Test(arguments: [
    "M[0 0 600 800 900]", "M[0 0 600]", "M[]", "M/A4", "M(0 0 600 800)", "M600", "M[0 0 0 0 0]",
    "M[(0) (0) (600) (800)]", "M[0 --100 600 800]", "M[0 0 600 /x]", "M[0 0 6e99 800]",
    "M[0 0 600 800 0 0 600 /x]", "M[0 0 600 800 0 0 600 801]", "M[0 0 6e2 0]", "M[0 0 600 800 …",
    // Four numbers are left where what is none is passed over, but who knows which four.
    "M[0 0 /x 600 800]", "M[0 0 600 800 /x]", "M[0 0 null 600 800]",
    "M[0 0 600 800 0 0 600 800 /x]",
    "M[0 0 600 800] C[50 60 550 740 0]", "M[0 0 600 800] C[50 null 550 740]",
    "M[0 0 600 800] C[7e2 0 900 800]", "M[0 0 600 800] C[700 0 900 800 700 0 900 800]",
    // Of a larger media box than the stand-in both show that part, but it is none of both.
    "M[0 0 700 800 900]", "M[0 0 600 800] A[7e2 0 900 800]",
    // The default of the crop box is a stand-in here, and so proves nothing.
    "C[0 0 612 792 1]",
  ]) func `malformed-box leaves what nobody can know`(_ page: String) {
    #expect(repair(page, by: [.malformedBox]).isEmpty)
  }

  @Test func `malformed-box gives a page its own where the inherited one is certain`() {
    let plan = repair("", pages: "M[0 0 6e2 800]", by: [.malformedBox])
    #expect(plan.result.own == notation("M[0 0 600 800]"))
    #expect(plan.edits.map(\.before) == ["[ 0 0 6e2 800 ]"])
  }

  @Test(arguments: [
    ("M[0 0 600 800] C[0 0 0 0]", "", "M[0 0 600 800]"),
    ("M[0 0 600 800] C[600 0 700 800]", "", "M[0 0 600 800]"),
    ("M[0 0 600 800] C[1 2 3] T/x B[5 5 5 5] A[-9 -9 -1 -1]", "", "M[0 0 600 800]"),
    // The one above would come in force, so the page gets what is shown as its own.
    ("M[0 0 600.0 800] C/None", "C[50 60 550 740]", "M[0 0 600.0 800] C[0 0 600.0 800]"),
    ("C[0 0 0 0]", "M[0 0 600 800] C[0 0 0 1]", "C[0 0 600 800]"),
    // So it does where the unusable one is above.
    ("M[0 0 600 800]", "C[700 0 900 800]", "M[0 0 600 800] C[0 0 600 800]"),
    // A trim box above does not inherit.
    ("M[0 0 600 800] T[0 0 0 0]", "T[5 5 9 9]", "M[0 0 600 800]"),
    // Without a media box only what is unusable in itself goes.
    ("C[1 2 3] T[9 9 9 9]", "", ""), ("C[700 0 900 800]", "", "C[700 0 900 800]"),
    ("C[1 2 3]", "C[0 0 9 9]", "C[1 2 3]"), ("", "C[1 2 3]", ""),
    // Usable ones stay, and so does the media box.
    ("M[0 0 600 800] C[-9 0 700 800]", "", "M[0 0 600 800] C[-9 0 700 800]"),
    ("M[0 0 0 0]", "", "M[0 0 0 0]"),
  ]) func `unusable-box drops what counts for nothing`(
    _ page: String, _ pages: String, _ after: String
  ) {
    #expect(repair(page, pages: pages, by: [.unusableBox]).result.own == notation(after))
  }

  @Test(arguments: [
    ("M[0 0 600 800] C[-50 -50 700 900]", "", "M[0 0 600 800] C[0 0 600 800]"),
    ("M[0 0.00 600 800] C[100.0 -10 500 700]", "", "M[0 0.00 600 800] C[100.0 0.00 500 700]"),
    ("M[0 0 900 300] C[300 400 0 0]", "", "M[0 0 900 300] C[0 0 300 300]"),
    ("M[0 0 300 400]", "C[50 60 550 740]", "M[0 0 300 400] C[50 60 300 400]"),
    ("T[-20 5 620 820] B[0 0 9 9]", "M[0 0 600 800]", "T[0 5 600 800] B[0 0 9 9]"),
    // Clipped to the media box, not to the crop box.
    ("M[0 0 60 80] C[5 5 9 9] A[-1 0 60 80]", "", "M[0 0 60 80] C[5 5 9 9] A[0 0 60 80]"),
    // One edge is beyond the tolerance, and all are put right.
    ("M[0 0 60 80] C[-1 0 60.01 80]", "", "M[0 0 60 80] C[0 0 60 80]"),
    // An overhang by rounding, no media box, no area in common.
    (
      "M[0 0 595.276 841.89] C[0 0 595.28 841.8898]", "",
      "M[0 0 595.276 841.89] C[0 0 595.28 841.8898]"
    ),
    ("M[0 0 60 80] C[0 0 60.02 80]", "", "M[0 0 60 80] C[0 0 60.02 80]"),
    ("C[0 0 1000 1200]", "", "C[0 0 1000 1200]"),
    ("", "C[0 0 1000 1200]", ""),
    ("M[0 0 60 80] C[60 0 70 80]", "", "M[0 0 60 80] C[60 0 70 80]"),
  ]) func `exceeding-box clips to the media box`(_ page: String, _ pages: String, _ after: String) {
    #expect(repair(page, pages: pages, by: [.exceedingBox]).result.own == notation(after))
  }

  @Test(arguments: [
    ("", "", "M[0 0 300 400]"), ("M[0 0 0 0]", "", "M[0 0 300 400]"),
    ("", "M/x", "M[0 0 300 400]"), ("M[0 0 9 9]", "", "M[0 0 9 9]"), ("", "M[0 0 9 9]", ""),
  ]) func `assumed-media writes what the user names where there is none`(
    _ page: String, _ pages: String, _ after: String
  ) {
    let assumed = Rectangle(0, 0, 300, 400)
    let plan = repair(page, pages: pages, by: [.assumedMedia], assuming: assumed)
    #expect(plan.result.own == notation(after))
  }

  @Test(arguments: [
    nil, Rectangle(0, 0, 0, 9), Rectangle(0, 0, .infinity, 9), .some(Rectangle(.nan, 0, 9, 9)),
  ])
  func `assumed-media writes nothing unless a real box is named`(_ assumed: Rectangle?) {
    #expect(repair("", by: [.assumedMedia], assuming: assumed).isEmpty)
  }

  @Test func `numbers that are certain go before what is assumed, which then makes others certain`()
  {
    let all = Set(RepairRule.allCases)
    let certain = repair("M[0 0 6e2 800]", by: all, assuming: Rectangle(0, 0, 9, 9))
    #expect(certain.result.own == notation("M[0 0 600 800]"))
    let assumed = repair("M/A4 C[0 0 9 9 1]", by: all, assuming: Rectangle(0, 0, 9, 9))
    #expect(assumed.result.own == notation("M[0 0 9 9] C[0 0 9 9]"))
    #expect(assumed.rules(of: .media) == [.assumedMedia])
    #expect(assumed.rules(of: .crop) == [.malformedBox])
  }
}
