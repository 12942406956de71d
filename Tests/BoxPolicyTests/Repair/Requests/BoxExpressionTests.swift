import Testing

@testable import BoxPolicy

@Suite struct BoxExpressionTests {
  /// What the trim box becomes of a page with these boxes.
  private func trim(
    _ expression: String, _ page: String = "M[0 0 600 800] C[50 60.0 550 740]", number: Int = 1,
    meaning: SideMeaning = .inPage
  ) throws -> String? {
    try changed(page, "trim=\(expression)", number: number, meaning: meaning).result.own[.trim]
  }

  @Test(arguments: [
    // A rectangle, in all forms of the class; an inch is 72 points, a millimetre 72/25.4.
    ("10,20.0,500,700", "[ 10 20.0 500 700 ]"), ("500,700,10,20", "[ 10 20 500 700 ]"),
    ("10,10,50,50mm", "[ 28.346 28.346 141.732 141.732 ]"), ("400x500", "[ 0 0 400 500 ]"),
    ("400x500+10+20", "[ 10 20 410 520 ]"), ("A5", "[ 0 0 419.528 595.276 ]"),
    ("A6 landscape", "[ 0 0 419.528 297.638 ]"),
    // Another box, with the digits of its entry or of what stands in.
    ("crop", "[ 50 60.0 550 740 ]"), ("media", "[ 0 0 600 800 ]"),
    (" crop ", "[ 50 60.0 550 740 ]"),
    ("art", "[ 50 60.0 550 740 ]"),
    // Grown and shrunk; the edge that is not moved keeps its digits.
    ("crop+10", "[ 40 50 560 750 ]"), ("crop-10", "[ 60 70 540 730 ]"),
    ("crop + 10 , 20", "[ 40 40 560 760 ]"), ("crop-1,2,3,4", "[ 51 62 547 736 ]"),
    ("crop+0,5", "[ 50 55 550 745 ]"), ("crop-5,0", "[ 55 60.0 545 740 ]"),
    ("crop-1.125,0,0,0", "[ 51.125 60.0 550 740 ]"), ("crop+-10", "[ 60 70 540 730 ]"),
    ("crop+0.5in", "[ 14 24 586 776 ]"), ("media-1cm", "[ 28.346 28.346 571.654 771.654 ]"),
    ("media-10mm,5mm,10mm,5mm", "[ 28.346 14.173 571.654 785.827 ]"),
    ("media-10,5mm", "[ 28.346 14.173 571.654 785.827 ]"),
    ("media-10pt,5mm", "[ 10 14.173 590 785.827 ]"),
    // A share of the side that is moved: 600 wide, 800 high.
    ("media-10%", "[ 60 80 540 720 ]"), ("media-10%,0%", "[ 60 0 540 800 ]"),
    ("media-5,10%", "[ 30 80 570 720 ]"),
    // Sides by name, the others stay.
    ("media-left=10", "[ 10 0 600 800 ]"), ("media-top=10,bottom=20", "[ 0 20 600 790 ]"),
    ("crop+right=1cm", "[ 50 60.0 578.346 740 ]"),
    ("media-left=1,right=2,bottom=3,top=4", "[ 1 3 598 796 ]"),
    ("media-inside=20,outside=10", "[ 20 0 590 800 ]"),
    ("media- inside = 10mm , top=5", "[ 28.346 0 600 795 ]"),
    // A size in a box: half of what is left on each side, or at a side or corner.
    ("6x9in@center of media", "[ 84 76 516 724 ]"), ("6x9in@centre", "[ 84 76 516 724 ]"),
    ("100x100@center of crop", "[ 250 350 350 450 ]"),
    ("100x100@left of crop", "[ 50 350 150 450 ]"),
    ("100x100@right of crop", "[ 450 350 550 450 ]"),
    ("100x100@top of crop", "[ 250 640 350 740 ]"),
    ("100x100@bottom of crop", "[ 250 60.0 350 160 ]"),
    ("100x100@top-left of crop", "[ 50 640 150 740 ]"),
    ("100x100@top-right of crop", "[ 450 640 550 740 ]"),
    ("100x100@bottom-left of crop", "[ 50 60.0 150 160 ]"),
    ("100x100@bottom-right of crop", "[ 450 60.0 550 160 ]"),
    ("50%x50%@center of media", "[ 150 200 450 600 ]"), ("50x50%@bottom-left", "[ 0 0 300 400 ]"),
    ("101x101@center", "[ 249.5 349.5 350.5 450.5 ]"),
    ("100.125x100@center", "[ 249.9375 350 350.0625 450 ]"),
    ("A6@bottom-left", "[ 0 0 297.638 419.528 ]"),
    ("A6 landscape @ bottom-left", "[ 0 0 419.528 297.638 ]"),
    ("A6 portrait@bottom-left", "[ 0 0 297.638 419.528 ]"),
  ]) func `an expression is this box`(_ expression: String, _ expected: String) throws {
    #expect(try trim(expression) == expected)
  }

  @Test(arguments: [
    (1, "[ 20 0 590 800 ]"), (2, "[ 10 0 580 800 ]"), (3, "[ 20 0 590 800 ]"),
  ]) func `inside is left on odd pages and right on even ones`(
    _ number: Int, _ expected: String
  ) throws {
    #expect(try trim("media-inside=20,outside=10", number: number) == expected)
  }

  @Test(arguments: [
    // UserUnit 2: 72 points are 36 units; numbers without a unit, and shares, are not converted.
    ("10,20,300,400", "[ 10 20 300 400 ]"), ("1,2,3,4in", "[ 36 72 108 144 ]"),
    ("0,0,72pt,72", "[ 0 0 36 72 ]"), ("media-1in", "[ 36 36 564 764 ]"),
    ("media-10", "[ 10 10 590 790 ]"), ("media-10%", "[ 60 80 540 720 ]"),
    ("2x4in@bottom-left", "[ 0 0 72 144 ]"), ("A4", "[ 0 0 297.6378 420.9449 ]"),
    ("A4@bottom-left", "[ 0 0 297.6378 420.9449 ]"), ("A6+1+1in", "[ 36 36 184.8189 245.7638 ]"),
    ("media-1mm,0", "[ 1.4173 0 598.5827 800 ]"),
  ]) func `lengths with a unit are those that people measure`(
    _ expression: String, _ expected: String
  ) throws {
    #expect(try trim(expression, "M[0 0 600 800] U2") == expected)
  }

  @Test func `in a page of inches, inches keep their digits`() throws {
    #expect(try trim("1.50,1,7,10in", "M[0 0 8.5 11] U72") == "[ 1.50 1 7 10 ]")
    #expect(try trim("media-0.125in", "M[0 0 8.5 11] U72") == "[ 0.125 0.125 8.375 10.875 ]")
    // 210 / 25.4 is 8.267716..., and a hundred-thousandth of an inch is under 0.001 point.
    #expect(try trim("media-1mm,0", "M[0 0 8.5 11] U72") == "[ 0.03937 0 8.46063 11 ]")
  }

  @Test(arguments: [
    // As shown after a quarter turn clockwise the page is 800 wide and 600 high.
    ("90", "media-10,20", "[ 20 10 580 790 ]"), ("90", "media-left=10", "[ 0 10 600 800 ]"),
    ("90", "media-right=10", "[ 0 0 600 790 ]"), ("90", "media-bottom=10", "[ 0 0 590 800 ]"),
    ("270", "media-left=10", "[ 0 0 600 790 ]"), ("270", "media-bottom=10", "[ 10 0 600 800 ]"),
    ("180", "media-left=10,top=20", "[ 0 20 590 800 ]"),
    ("90", "media-1,2,3,4", "[ 4 1 598 797 ]"), ("90", "media-inside=10", "[ 0 10 600 800 ]"),
    ("90", "media-top=10%", "[ 60 0 600 800 ]"),
    ("90", "200x100@top-left", "[ 0 0 100 200 ]"), ("180", "200x100@top-left", "[ 400 0 600 100 ]"),
    ("270", "200x100@top-left", "[ 500 600 600 800 ]"),
    ("90", "50%x10%@center", "[ 270 200 330 600 ]"),
    // Corners are coordinates, which are those of the page whatever is shown.
    ("90", "1,2,3,4", "[ 1 2 3 4 ]"),
  ]) func `sides, sizes and places can be meant as shown`(
    _ turn: String, _ expression: String, _ expected: String
  ) throws {
    let page = "M[0 0 600 800] R\(turn)"
    #expect(try trim(expression, page, meaning: .asShown) == expected)
  }

  @Test(arguments: [
    ("", BoxExpressionError.noForm), ("foo", .noForm), ("mediax", .noForm),
    ("media*2", .noForm),
    ("media media", .noForm), ("trim 3mm", .noForm), ("A99", .noForm),
    ("1,2,3", .rectangle(.cornerCount(3))), ("1,2,3,x", .rectangle(.notALength("x"))),
    ("9e9,0,1,1", .rectangle(.notALength("9e9"))), ("media-", .notALength("")),
    ("media-1,", .notALength("")), ("media-5ft", .notALength("5ft")),
    ("media-1e1", .notALength("1e1")),
    ("media--", .notALength("-")), ("media-1,2,3", .lengthCount(3)),
    ("media-1,2,3,4,5", .lengthCount(5)),
    ("media-left=1,2", .notASide("2")), ("media-up=1", .notASide("up=1")),
    ("media-left=", .notALength("")),
    ("media-left=1,left=2", .sideTwice), ("media-left=1,inside=2", .sideTwice),
    ("media-outside=1,right=2", .sideTwice), ("100@center", .notASize("100")),
    ("@center", .notASize("")),
    ("A4 sideways@center", .notASize("A4 sideways")),
    ("A4 landscape now@center", .notASize("A4 landscape now")),
    ("axb@center", .notALength("b")), ("1x2@", .notAPlace("")),
    ("1x2@middle", .notAPlace("middle")),
    ("1x2@center of", .notAPlace("center of")),
    ("1x2@center in media", .notAPlace("center in media")),
    ("1x2@center of paper", .notAPlace("center of paper")),
    ("1x2@center of media box", .notAPlace("center of media box")),
  ]) func `anything else is refused`(_ text: String, _ error: BoxExpressionError) {
    #expect(throws: error) { try BoxExpression(parsing: text) }
  }

  @Test func `a refusal says what is allowed`() {
    let errors: [BoxExpressionError] = [
      .noForm, .rectangle(.tooLarge), .notALength("x"), .lengthCount(3), .notASide("x"), .sideTwice,
      .notASize("x"), .notAPlace("x"),
    ]
    #expect(
      errors.map(\.description) == [
        "is no box; give a rectangle such as 0,0,595,842 or A4, a box such as trim, trim+3mm or "
          + "media-10mm,5mm, or a size in a box such as 6x9in@center of media",
        "is too large; in points, up to 15 digits can be computed with",
        "has 'x', which is no length such as 10, 3mm or 5%",
        "has 3 lengths; give one for all sides, two for horizontal and vertical, or four for left, "
          + "bottom, right and top",
        "has 'x', which is no side; give them as in inside=20mm,top=10mm, out of left, right, top, "
          + "bottom, inside and outside",
        "gives a side twice; inside and outside stand for left and right, as the page number says",
        "has 'x', which is no size such as 6x9in, 50%x50% or A5",
        "has 'x', which is no place; give center, top-left, bottom or the like, and 'of' with a "
          + "box behind it if it is not the media box",
      ])
  }

  @Test(arguments: [
    ("media-3MM", "3mm"), ("media-1,2 inch", "2in"), ("media-left=3Mm", "3mm"),
    ("6x9IN@center", "9in"), ("6x9in@topleft", "top-left"), ("6x9in@LeftTop", "top-left"),
    ("6x9in@Bottom right of Trim", "bottom-right of trim"),
    ("6x9in@centre_of_crop", "center of crop"),
  ]) func `what was probably meant is proposed`(_ text: String, _ meant: String) throws {
    let error = try #require(throws: BoxExpressionError.self) {
      try BoxExpression(parsing: text)
    }
    #expect(error.description.hasSuffix("; did you mean '\(meant)'?"), "\(error)")
    // What is proposed is understood.
    #expect(["media-", "6x9in@"].contains { (try? BoxExpression(parsing: $0 + meant)) != nil })
  }

  @Test(arguments: [
    ("media-", "lacks a length such as 10, 3mm or 5%"),
    ("media-3ft", "has '3ft', which is no length such as 10, 3mm or 5%"),
  ]) func `nothing is proposed where nobody knows`(_ text: String, _ words: String) {
    let error = #expect(throws: BoxExpressionError.self) { try BoxExpression(parsing: text) }
    #expect(error?.description == words)
  }

  @Test(arguments: Side.allCases)
  func `four quarter turns take a side around to itself`(_ side: Side) {
    let quarter = side.onPage(turned: .quarter)
    #expect(quarter.isHorizontal != side.isHorizontal)
    #expect(quarter.onPage(turned: .quarter) == side.onPage(turned: .half))
    #expect(quarter.onPage(turned: .threeQuarters) == side)
    #expect(side.onPage(turned: .none) == side)
  }
}
