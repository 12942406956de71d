import Testing

@testable import BoxPolicy

/// The MediaBox: rules R3 to R6.
@Suite struct ResolvedMediaBoxTests {
  @Test func `a sound box is what it says, and nothing is odd`() {
    let media = boxes("M[0 0 600 800]")[.media]
    #expect(media.box == .media)
    #expect(media.rectangle == Rectangle(0, 0, 600, 800))
    #expect(media.effective == Rectangle(0, 0, 600, 800))
    #expect(media.reason == .entry && media.isExplicit)
    #expect(media.problems == [] && media.hint == nil)
    #expect(media.entry.from == .page)
  }

  @Test(arguments: ["M[100 200 700 1000]", "M[-612 -792 0 0]", "M[0 449.835616 249.069767 842]"])
  func `an origin elsewhere is legal`(_ text: String) {
    #expect(boxes(text).ids == [])
    #expect(boxes(text)[.media].effective == boxes(text)[.media].rectangle)
  }

  @Test(arguments: ["M[600 800 0 0]", "M[600 0 0 800]", "M[0 800 600 0]"])
  func `corners in another order are put in order, with a warning`(_ text: String) {
    let page = boxes(text)
    #expect(page[.media].effective == Rectangle(0, 0, 600, 800))
    #expect(page[.media].reason == .entry)
    #expect(page.ids == ["media-reversed"])
  }

  @Test(arguments: [
    ("", "media-missing"), ("Mnull", "media-missing"), ("M/A4", "media-malformed"),
    ("M[0 0 600]", "media-malformed"), ("M[0 0 0 800]", "media-empty"),
    ("M[600 800 600 0]", "media-empty"), ("M[0 0 0 0]", "media-empty"),
  ])
  func `without a usable one Letter stands in, with an error`(_ text: String, _ id: String) {
    let page = boxes(text)
    #expect(page[.media].effective == .letter)
    #expect(page[.media].reason == .letter && !page[.media].isExplicit)
    #expect(page.ids == [id])
    #expect(page.problem(id)?.severity == .error)
    #expect(Box.allCases.allSatisfy { page[$0].effective == .letter })
  }

  @Test func `an empty box is still told as a rectangle, a malformed one is not`() {
    #expect(boxes("M[9 0 9 800]")[.media].rectangle == Rectangle(9, 0, 9, 800))
    #expect(boxes("M[0 0 600]")[.media].rectangle == nil)
    #expect(boxes("")[.media].rectangle == nil)
  }

  @Test(arguments: [
    ("M[0 0 3 3]", []), ("M[0 0 2.999 800]", ["media-below-3"]),
    ("M[0 0 800 2.999]", ["media-below-3"]), ("M[0 0 14400 14400]", []),
    ("M[-7200 -7200 7200 7200]", []), ("M[0 0 14400.1 10]", ["media-over-14400"]),
    ("M[0 0 10 14400.1]", ["media-over-14400"]),
    // 4.1 - 1.1 is a little under 3 in binary, and 16385.06 - 1985.06 over 14400.
    ("M[1.1 1.1 4.1 4.1]", []), ("M[1985.06 0 16385.06 9]", []),
    ("M[0 0 2 20000]", ["media-below-3", "media-over-14400"]),
    // The limits are on units, whatever a unit is.
    ("M[0 0 8.5 11] U72", ["user-unit-in-use"]),
    ("M[0 0 2.5 11] U72", ["media-below-3", "user-unit-in-use"]),
    ("M[0 0 14400 14400] U10", ["user-unit-in-use"]),
  ])
  func `sides under 3 and over 14400 units are warned about and kept`(
    _ text: String, _ ids: [String]
  ) {
    let page = boxes(text)
    #expect(page.ids == ids)
    #expect(page[.media].effective == page[.media].rectangle)
    #expect(page[.media].problems.allSatisfy { $0.severity == .warning })
  }

  @Test func `the nearest usable value above is the hint for a broken one`() {
    let broken = boxes("M[0 0 300]", inner: "M/x", pages: "M[0 0 600 800]")
    #expect(broken[.media].hint == Hint(.inherited, Rectangle(0, 0, 600, 800)))
    let empty = boxes("M[0 0 0 9]", inner: "M[0 0 5 6]", pages: "M[0 0 600 800]")
    #expect(empty[.media].hint == Hint(.inherited, Rectangle(0, 0, 5, 6)))
    let inherited = boxes("", inner: "M/x", pages: "M[600 800 0 0]")
    #expect(inherited[.media].hint == Hint(.inherited, Rectangle(0, 0, 600, 800)))
    #expect(inherited[.media].reason == .letter && inherited[.media].entry.from == .inherited)
    #expect(boxes("M/x", inner: "", pages: "M[1 1 1 1]")[.media].hint == nil)
    #expect(boxes("M/x")[.media].hint == nil)
  }

  @Test func `the first four of more numbers come before what stands above`() {
    let page = boxes("M[0 0 300 400 5]", pages: "M[0 0 600 800]")
    #expect(page[.media].hint == Hint(.firstFour, Rectangle(0, 0, 300, 400)))
    let empty = boxes("M[0 0 0 400 5]", pages: "M[0 0 600 800]")
    #expect(empty[.media].hint == Hint(.inherited, Rectangle(0, 0, 600, 800)))
    #expect(boxes("M[0 0 0 400 5]")[.media].hint == nil)
  }

  @Test func `a hint tells programs its source and its value`() throws {
    let above = try #require(boxes("M/x", pages: "M[0 0 600 800]")[.media].hint)
    #expect(above.source.rawValue == "inherited" && above.value == Rectangle(0, 0, 600, 800))
    let own = try #require(boxes("M[0 0 300 400 5]")[.media].hint)
    #expect(own.source.rawValue == "first-four" && own.value == Rectangle(0, 0, 300, 400))
  }
}
