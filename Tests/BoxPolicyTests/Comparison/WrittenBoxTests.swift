import Testing

@testable import BoxPolicy

@Suite struct WrittenBoxTests {
  static let full = "M[0 0 600 800] C[-50 60 550 740] B[9 9 620 820] T[590 20 10 780] A[1 2 3 4]"

  @Test(
    arguments: [
      (full, Box.media, Box.media, Rectangle(0, 0, 600, 800)),
      // Nothing is clipped, and corners are in order.
      (full, .crop, .crop, Rectangle(-50, 60, 550, 740)),
      (full, .bleed, .bleed, Rectangle(9, 9, 620, 820)),
      (full, .trim, .trim, Rectangle(10, 20, 590, 780)),
      (full, .art, .art, Rectangle(1, 2, 3, 4)),
      // Defaults are followed to the box as written.
      ("M[0 0 600 800] C[-50 60 550 740]", .bleed, .crop, Rectangle(-50, 60, 550, 740)),
      ("M[0 0 600 800] C[-50 60 550 740]", .trim, .crop, Rectangle(-50, 60, 550, 740)),
      ("M[0 0 600 800] C[-50 60 550 740]", .art, .crop, Rectangle(-50, 60, 550, 740)),
      ("M[0 0 600 800]", .crop, .media, Rectangle(0, 0, 600, 800)),
      ("M[0 0 600 800]", .art, .media, Rectangle(0, 0, 600, 800)),
      ("", .media, .media, .letter), ("", .crop, .media, .letter), ("", .trim, .media, .letter),
      // An unusable box is not an absent one.
      ("M[0 0 600 800] C[9 9 9 9]", .crop, .crop, Rectangle(9, 9, 9, 9)),
      ("M[0 0 600 800] C[9 9 9 9]", .trim, .crop, Rectangle(9, 9, 9, 9)),
      ("M[0 0 600 800] C/x", .crop, .crop, nil), ("M[0 0 600 800] C/x", .art, .crop, nil),
      ("M/x", .media, .media, nil), ("M/x", .trim, .media, nil),
    ] as [(String, Box, Box, Rectangle?)])
  func `a box as written is the entry that defaults lead to`(
    _ text: String, _ box: Box, _ source: Box, _ rectangle: Rectangle?
  ) {
    let written = WrittenBox(box, on: boxes(text))
    #expect(written.source == source)
    #expect(written.rectangle == rectangle)
  }

  @Test func `an inherited box is as written above`() {
    let written = WrittenBox(.trim, on: boxes("", pages: "M[0 0 6 8] C[0 0 60 80]"))
    #expect(written.source == .crop && written.rectangle == Rectangle(0, 0, 60, 80))
  }
}
