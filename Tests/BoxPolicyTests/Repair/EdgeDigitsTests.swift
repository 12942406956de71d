import Testing

@testable import BoxPolicy

@Suite struct EdgeDigitsTests {
  @Test(arguments: [
    ("[ 0 0 600 800 ]", "[ 0 0 600 800 ]"), ("[ 600 800 0 0 ]", "[ 0 0 600 800 ]"),
    ("[ 0 800.0 00600 -.50 ]", "[ 0 -.50 00600 800.0 ]"), ("[1 2\n3\t4]", "[ 1 2 3 4 ]"),
    ("[ +1 2. -3 .4 ]", "[ -3 .4 +1 2. ]"),
  ]) func `corners are put in order and keep their digits`(_ entry: String, _ text: String) {
    #expect(EdgeDigits(entry: entry)?.text == text)
  }

  @Test(arguments: [
    "[ 0 0 0 800 ]", "[ 0 0 600 ]", "[ 0 0 600 800 9 ]", "[ 0 0 6e2 800 ]", "/None", "612",
    "[ 0 0 600 …", "",
  ]) func `what is no box with an area has no edges`(_ entry: String) {
    #expect(EdgeDigits(entry: entry) == nil)
  }

  @Test func `a rectangle gets plain digits, however small`() {
    #expect(
      EdgeDigits(Rectangle(0.00001, -2.5, 600, 1e12))?.text == "[ 0.00001 -2.5 600 1000000000000 ]")
    #expect(EdgeDigits(Rectangle(0, 0, .infinity, 1)) == nil)
    #expect(EdgeDigits(Rectangle(0, 0, 1e-300, 1)) == nil)
  }

  @Test func `a clipped edge takes the digits of the limit, the others keep theirs`() throws {
    let own = try #require(EdgeDigits(entry: "[ -1 5.0 700 790.00 ]"))
    let limit = try #require(EdgeDigits(entry: "[ 0.00 0 600.10 800 ]"))
    #expect(own.clipped(to: limit).text == "[ 0.00 5.0 600.10 790.00 ]")
    #expect(limit.clipped(to: limit) == limit)
    let around = try #require(EdgeDigits(entry: "[ -1 -2 601 802 ]"))
    #expect(around.clipped(to: limit).text == "[ 0.00 0 600.10 800 ]")
  }

  @Test(arguments: [
    ("M[0 0.0 600 800]", Box.media, "[ 0 0.0 600 800 ]"),
    ("M[0 0.0 600 800]", .trim, "[ 0 0.0 600 800 ]"),
    ("M[0 0.0 600 800] C[-5 5.0 100 100]", .art, "[ 0 5.0 100 100 ]"),
    ("M[0 0.0 600 800] C[0 0 0 0]", .crop, "[ 0 0.0 600 800 ]"),
    ("C[5.0 5 900 900]", .bleed, "[ 5.0 5 900 900 ]"),
  ]) func `a page knows the digits of each box`(_ page: String, _ box: Box, _ text: String) {
    #expect(boxes(page).digits(of: box)?.text == text)
  }

  @Test(arguments: Box.allCases)
  func `where only a stand-in says what a box is there are no digits`(_ box: Box) {
    #expect(boxes("").digits(of: box) == nil)
    #expect(boxes("M[0 0 0 0]").digits(of: box) == nil)
  }
}
