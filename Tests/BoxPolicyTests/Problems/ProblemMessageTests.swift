import Testing

@testable import BoxPolicy

@Suite struct ProblemMessageTests {
  @Test(arguments: [
    ("", "missing here and above; computed with 0 0 612 792"),
    ("M[0 0 600]", "3 elements where 4 numbers are needed; computed with 0 0 612 792"),
    ("M[0 0 0 9]", "a side is 0 long; computed with 0 0 612 792"),
    ("M[9 9 0 0]", "corners not in the order lower left, upper right; put in order"),
    ("M[0 0 9 2]", "a side is under 3 units, which some programs refuse or widen"),
    ("M[0 0 9 14401]", "a side is over 14400 units, which some programs refuse"),
    ("M[0 0 9 9] C[0 0 9.5 9]", "reaches outside the media box by 0.5 units; clipped to it"),
    ("M[0 0 9 9] C[-1 0 9 9]", "reaches outside the media box by 1 unit; clipped to it"),
    ("M[0 0 9 9] C[-100 0 9 9]", "reaches outside the media box by 100 units; clipped to it"),
    ("M[0 0 9 9] C[0 0 9.00006 9]", "reaches outside the media box by 0.0001 units; clipped to it"),
    (
      "M[0 0 9 9] C[0 0 9.0000001 9]",
      "reaches outside the media box by 0.0000001 units; clipped to it"
    ),
    ("M[0 0 9 9] C[9 9 20 20]", "shares no area with the media box; the media box is used"),
    ("M[0 0 9 9] T[9 9 20 20]", "shares no area with the media box; the crop box is used"),
    ("M[0 0 9 9] C/x", "a name where an array of 4 numbers is needed; the media box is used"),
    ("M[0 0 9 9] A[1 1 1 1]", "a side is 0 long; the crop box is used"),
    ("M[0 0 9 9] B[1 1 5]", "3 elements where 4 numbers are needed; the crop box is used"),
    ("M[0 0 9 9] C[0 0 4 9] A[0 0 9 9]", "reaches outside the crop box"),
    ("M[0 0 9 9] B[0 0 4 9] T[0 0 9 9]", "reaches outside the bleed box"),
    ("M[0 0 9 9] R45", "not a multiple of 90; taken as 0"),
    ("M[0 0 9 9] R90.0", "written as a real number, which some programs ignore"),
    ("M[0 0 9 9] R/x", "a name where a number is needed; taken as 0"),
    ("M[0 0 9 9] R[90]", "an array where a number is needed; taken as 0"),
    ("M[0 0 9 9] U2", "not 1, which many programs ignore"),
    ("M[0 0 9 9] U-1", "-1 where a number above 0 is needed; taken as 1"),
    ("M[0 0 9 9] U[2]", "an array where a number is needed; taken as 1"),
  ])
  func `a message says what is odd and what is done about it`(_ text: String, _ message: String) {
    #expect(boxes(text).problems.map(\.message) == [message])
  }

  @Test func `a value above the page is said not to inherit`() {
    let page = boxes("M[0 0 9 9]", pages: "T[0 0 9 9]")
    #expect(
      page.problems.map(\.message) == [
        "written above the page, whence it does not inherit; ignored"
      ])
  }
}
