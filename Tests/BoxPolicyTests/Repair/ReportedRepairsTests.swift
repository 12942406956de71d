import Testing

@testable import BoxPolicy

/// What the safe rules make of pages that people reported trouble with; the ids are the reports'.
///
/// Worked out by hand from the report and the standard, digit by digit.
@Suite struct ReportedRepairsTests {
  @Test(arguments: [
    // A crop box beyond the media box is reduced to it (14.11.2.1); all four edges are the media's.
    ("L1", "M[0 0 612 792] C[-200 -200 900 1100]", "M[0 0 612 792] C[0 0 612 792]"),
    (
      "L2", "M[0 0 595.28 841.89] C[-21 -21 616.276 862.89] R0",
      "M[0 0 595.28 841.89] C[0 0 595.28 841.89] R0"
    ),
    // p1 overhangs by a ten-millionth, which is rounding; p2 by 373 points.
    (
      "L4", "M[0 0 595.275590072 841.88975789] C[0 0 595.27559 841.889758]",
      "M[0 0 595.275590072 841.88975789] C[0 0 595.27559 841.889758]"
    ),
    (
      "L4", "M[0 0 595.275590072 841.88975789] C[0 0 968.199847 841.889758]",
      "M[0 0 595.275590072 841.88975789] C[0 0 595.275590072 841.88975789]"
    ),
    (
      "L5",
      "M[56.6929 56.6929 476.22 651.969] C[0 0 595.22 842] "
        + "B[0 0 595.22 842] A[0 0 595.22 842] T[0 0 595.22 842]",
      "M[56.6929 56.6929 476.22 651.969] C[56.6929 56.6929 476.22 651.969] "
        + "B[56.6929 56.6929 476.22 651.969] A[56.6929 56.6929 476.22 651.969] "
        + "T[56.6929 56.6929 476.22 651.969]"
    ),
    ("L9", "M[43 0 821 1728] T[0 0 864 1728]", "M[43 0 821 1728] T[43 0 821 1728]"),
    // Nobody knows the media box; an optional box without an area, or outside, counts for nothing.
    ("L10", "M[0 0 0 0]", "M[0 0 0 0]"), ("L10", "M[0 0 800 600] C[0 0 0 0]", "M[0 0 800 600]"),
    ("L10", "M[0 0 600 800] C[600 800 1000 1000]", "M[0 0 600 800]"),
    ("L11", "M[0 0 595 842] C[0 0 0 0]", "M[0 0 595 842]"),
    ("L13", "M[0 0 595 842] C[0 842 595 1684]", "M[0 0 595 842]"), ("L15", "R0", "R0"),
    // Eight numbers that are four twice over.
    (
      "L18", "M[0 0 595 841 0 0 595 841] C[0 0 595 841 0 0 595 841]",
      "M[0 0 595 841] C[0 0 595 841]"
    ),
    // 3.05175781 moved by five places, none of its digits lost; the string is how libqpdf shows it.
    (
      "L19",
      "M[0 0 612 792] T[3.05175781e-005 0 612 792] B[(3.05175781e-005) 0 612 792] "
        + "A[3.05176e-005 0.479996 612 792]",
      "M[0 0 612 792] T[0.0000305175781 0 612 792] B[0.0000305175781 0 612 792] "
        + "A[0.0000305176 0.479996 612 792]"
    ),
    ("L20", "M()", "M()"),
    // Corners in order (7.9.5); a page below the axis stays there.
    ("L30", "M[512 692 20 30]", "M[20 30 512 692]"), ("L34", "M[0 792 612 0]", "M[0 0 612 792]"),
    ("L35", "M[612 792 0 0]", "M[0 0 612 792]"), ("L35", "M[0 0 612 -792]", "M[0 -792 612 0]"),
    // Any origin is legal.
    (
      "L36", "M[-106.673 -362.691 762.869 1305.062] C[-25.54 -294.47 415.66 971.34]",
      "M[-106.673 -362.691 762.869 1305.062] C[-25.54 -294.47 415.66 971.34]"
    ),
    ("L37", "M[0 440 600 800]", "M[0 440 600 800]"),
    ("L37", "M[0 449.835616 249.069767 842]", "M[0 449.835616 249.069767 842]"),
    ("L41", "M[0 0 612 792] C[-24 -24 588 768]", "M[0 0 612 792] C[0 0 588 768]"),
    // A trim box outside the bleed box is against PDF/X and not against ISO 32000.
    (
      "L71", "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]",
      "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]"
    ),
    (
      "L75", "M[0 0 1222.17102 810] B[18 18 1204.17114 792] T[27 27 1195.17114 783]",
      "M[0 0 1222.17102 810] B[18 18 1204.17114 792] T[27 27 1195.17114 783]"
    ),
    (
      "L86", "M[0 0 595.2755905512 841.8897637795] C[.125 0.0050 595.270 841.881]",
      "M[0 0 595.2755905512 841.8897637795] C[.125 0.0050 595.270 841.881]"
    ),
  ]) func `the boxes are exactly these`(_ id: String, _ page: String, _ after: String) {
    let plan = repair(page)
    #expect(plan.result.own == notation(after), "\(id)")
    #expect(plan.isEmpty == (page == after), "\(id)")
  }

  @Test func `a page is mended by itself, and what it inherits from stays (L89, F15)`() {
    let plan = repair("M[0 0 300 400]", pages: "M[0 0 612 792] C[0 0 612 792]")
    #expect(plan.result.own == notation("M[0 0 300 400] C[0 0 300 400]"))
    #expect(plan.result.ancestors.map(\.texts) == [notation("M[0 0 612 792] C[0 0 612 792]")])
  }

  @Test(arguments: [
    // Letter is never written of our own accord, and always where the user says so (L10, L15, L20).
    "M[0 0 0 0]", "", "M()", "M[0 0 600 800 900]",
  ]) func `a media box is assumed only if the user names it`(_ page: String) {
    #expect(repair(page).isEmpty)
    let plan = repair(page, by: Set(RepairRule.allCases), assuming: .letter)
    #expect(plan.result.own == notation("M[0 0 612 792]"))
  }

  @Test(arguments: [
    // What is visible is the effective crop box, and becomes the media box with its digits.
    (
      "L33", "M[0 0 300 400] C[10.50 20 200 300]", "media=crop",
      "M[10.50 20 200 300] C[10.50 20 200 300]"
    ),
    // An absent crop box is the media box; what is written is a copy and changes nothing else.
    ("L32", "M[0 0 300 400.0]", "crop=crop", "M[0 0 300 400.0] C[0 0 300 400.0]"),
    // 9 points of bleed, with the five decimals of the trim box.
    (
      "L75", "M[0 0 1222.17102 810] T[27 27 1195.17114 783]", "bleed=trim+9",
      "M[0 0 1222.17102 810] T[27 27 1195.17114 783] B[18 18 1204.17114 792]"
    ),
    (
      "L76", "M[0 0 627 825] C[20.95 21.02 605.98 804.05]", "trim=crop",
      "M[0 0 627 825] C[20.95 21.02 605.98 804.05] T[20.95 21.02 605.98 804.05]"
    ),
    (
      "L85", "M[0 0 595.276 841.89]", "crop=31.304373,0,500,700",
      "M[0 0 595.276 841.89] C[31.304373 0 500 700]"
    ),
    (
      "L87", "M[0 0 595.276 841.89]", "crop=10,10,585,831", "M[0 0 595.276 841.89] C[10 10 585 831]"
    ),
  ]) func `a request leads to exactly these boxes`(
    _ id: String, _ page: String, _ request: String, _ after: String
  ) throws {
    #expect(try changed(page, request).result.own == notation(after), "\(id)")
  }

  @Test(arguments: [
    // Turned clockwise, the top as shown is the left (90), the bottom (180), the right (270) side.
    ("0", SideMeaning.asShown, "[ 0 0 600 700 ]"), ("90", .asShown, "[ 100 0 600 800 ]"),
    ("180", .asShown, "[ 0 100 600 800 ]"), ("270", .asShown, "[ 0 0 500 800 ]"),
    ("90", .inPage, "[ 0 0 600 700 ]"), ("270", .inPage, "[ 0 0 600 700 ]"),
  ]) func `the top is that of the page or that which is shown (L46)`(
    _ turn: String, _ meaning: SideMeaning, _ crop: String
  ) throws {
    let plan = try changed("M[0 0 600 800] R\(turn)", "crop=media-top=100", meaning: meaning)
    #expect(plan.result.own[.crop] == crop)
  }
}
