import Testing

@testable import BoxPolicy

@Suite struct RectangleExpressionTests {
  @Test(arguments: [
    // Corners keep the digits and the order in which they were written.
    ("0,0,595,842", "0 0 595 842"), ("595,842,0,0", "595 842 0 0"),
    ("00.50,-1,+2,3.", "00.50 -1 2 3."), ("-10,-20,.5,-.5", "-10 -20 .5 -.5"),
    (" 1 , 2,3 ,4 ", "1 2 3 4"), ("1pt,2pt,3pt,4pt", "1 2 3 4"),
    ("99999999999999999,0,1,1", "99999999999999999 0 1 1"),
    // An inch is 72 points, 25.4 millimetres and 2.54 centimetres.
    ("0,0,210mm,297mm", "0 0 595.276 841.89"), ("0,0,210,297mm", "0 0 595.276 841.89"),
    ("0,0,21,29.7cm", "0 0 595.276 841.89"), ("1,2,3,4in", "72 144 216 288"),
    ("1in,2,3,4", "72 2 3 4"), ("1,2in,3,4pt", "72 144 3 4"), ("1pt,2,3in,4", "1 144 216 4"),
    ("-25.4mm,0,0,25.4mm", "-72 0 0 72"),
    // A size alone starts at the origin and keeps its digits.
    ("420x595", "0 0 420 595"), ("420.00x595.0", "0 0 420.00 595.0"), ("6x9in", "0 0 432 648"),
    ("6inx9in", "0 0 432 648"), ("6inx9", "0 0 432 9"), ("6x9in+0+0", "0 0 432 648"),
    ("+5x+6", "0 0 5 6"), (" 5x6 ", "0 0 5 6"),
    // With a place the near corner keeps its digits, and the far one is computed.
    ("420x595+640+123", "640 123 1060 718"), ("420x595-10-20", "-10 -20 410 575"),
    ("420x595+10-20", "10 -20 430 575"), ("420x595+0.50+0", "0.50 0 420.5 595"),
    ("1x2+3+4in", "216 288 288 432"), ("1x2in+3+4", "3 4 75 148"),
    ("1x2in+3in+4", "216 4 288 148"), ("10x10mm+10+10mm", "28.346 28.346 56.692 56.692"),
    ("0.1x0.2+0.2+0.1", "0.2 0.1 0.3 0.3"),
    // Papers.
    ("A4", "0 0 595.276 841.89"), ("a4", "0 0 595.276 841.89"), (" A4 ", "0 0 595.276 841.89"),
    ("Letter", "0 0 612 792"), ("Letter portrait", "0 0 612 792"),
    ("Letter landscape", "0 0 792 612"), ("A5 LANDSCAPE", "0 0 595.276 419.528"),
    ("A4 Portrait", "0 0 595.276 841.89"), ("letter  landscape", "0 0 792 612"),
    ("A4+10+10", "10 10 605.276 851.89"), ("A4-10-10", "-10 -10 585.276 831.89"),
    ("Letter+10-20 landscape", "10 -20 802 592"), ("Letter+1+2in", "72 144 684 936"),
    ("Letter+1in+2", "72 2 684 794"), ("Statement", "0 0 396 612"),
    // As many digits as can be computed with, and no more.
    ("999999999999999x1+0+0", "0 0 999999999999999 1"),
  ]) func `a text is these coordinates`(_ text: String, _ digits: String) throws {
    let expression = try RectangleExpression(parsing: text)
    #expect(expression.digits.joined(separator: " ") == digits)
    #expect(expression.digits.allSatisfy { isPDFNumber($0) })
  }

  @Test func `corners are put in order for computing alone`() throws {
    let expression = try RectangleExpression(parsing: "595,842,0,-10")
    #expect(expression.rectangle == Rectangle(0, -10, 595, 842))
    #expect(expression.digits == ["595", "842", "0", "-10"])
  }

  /// Forms of numbers that files may have and other readers of numbers may not.
  @Test func `every digit that a file may have is computed with`() throws {
    let expression = try RectangleExpression(parsing: "3.,.5,-.5,+007")
    #expect(expression.rectangle == Rectangle(3, 0.5, -0.5, 7))
  }

  @Test func `a rectangle may have no area`() throws {
    #expect(try RectangleExpression(parsing: "0x9").rectangle.isEmpty)
  }

  @Test(arguments: [
    "", " ", "595", "A", "A11", "A-1", "B11", "C4", "A4 sideways", "A4 landscape portrait",
    "landscape", "landscape A4", "A4+10", "A4+", "10x20+5", "10x20+",
    "10 x 20", "10X20", "10*20", "10x20 landscape", "10x20 +1+2", "Ledger", "0 0 595 842",
    "0;0;1;1", "A4x", "A9x", "x", "10x", "x20",
  ]) func `a text of no form is refused`(_ text: String) {
    let error = #expect(throws: RectangleExpressionError.noForm) {
      try RectangleExpression(parsing: text)
    }
    #expect(
      error?.description
        == "is no rectangle; give it as 0,0,595,842, as 420x595+640+123, or as a paper: "
        + "A0 to A10, B0 to B10, Letter, Legal, Tabloid, Executive, Statement, "
        + "each also with 'landscape' behind it")
  }

  /// What the refusal lists is what there is, by the series and by name.
  @Test func `every paper is listed`() {
    let listed =
      (0...10).flatMap { ["A\($0)", "B\($0)"] }
      + ["Letter", "Legal", "Tabloid", "Executive", "Statement"]
    #expect(Set(PaperSize.all.map(\.name)) == Set(listed))
  }

  @Test(arguments: ["10x-20+5+5", "-10x20", "-1x-1in", "10x-0.5", "-5mmx5+0+0"])
  func `a side below 0 is refused`(_ text: String) {
    let error = #expect(throws: RectangleExpressionError.negativeSide) {
      try RectangleExpression(parsing: text)
    }
    #expect(
      error?.description
        == "has a side below 0; corners in any order can be given, as in 0,0,-595,-842")
  }

  @Test(arguments: [("1,2", 2), (",", 2), ("1,2,3", 3), ("1,2,3,4,5", 5), ("A4,B5,6x9", 3)])
  func `another number of coordinates is refused`(_ text: String, _ count: Int) {
    let error = #expect(throws: RectangleExpressionError.cornerCount(count)) {
      try RectangleExpression(parsing: text)
    }
    #expect(
      error?.description == "has \(count) numbers; four are needed, as in 0,0,595,842")
  }

  @Test(arguments: [
    ("1,2,3,a", "a"), ("1,2,3,1e3", "1e3"), ("1,2,3,0x10", "0x10"),
    ("1,2,3,--4", "--4"), ("1,2,3,4ft", "4ft"),
    ("mm,2,3,4", "mm"), ("1,2,3,nan", "nan"), ("1,2,3,1_000", "1_000"), ("1,2,3,٤", "٤"),
    ("ax20", "a"), ("10xb", "b"),
    ("10x20x30", "20x30"),
    ("10x20+a+1", "+a"), ("10x20++1", "+"), ("10x20+1+2+3", "+2+3"), ("A4+x+1", "+x"),
    ("A4++1", "+"), ("A4+1+2+3", "+2+3"),
  ]) func `a part that is no length is named`(_ text: String, _ part: String) {
    let error = #expect(throws: RectangleExpressionError.notALength(part)) {
      try RectangleExpression(parsing: text)
    }
    #expect(
      error?.description == "has '\(part)', which is no length such as 595.28 or 210mm")
  }

  @Test(arguments: ["1,2,,4", ",,,"])
  func `a part that is missing is told`(_ text: String) {
    let error = #expect(throws: RectangleExpressionError.self) {
      try RectangleExpression(parsing: text)
    }
    #expect(error?.description == "lacks a length such as 595.28 or 210mm")
  }

  @Test(arguments: [
    ("1,2,3,4MM", "4mm"), ("1,2,3,4 mm", "4mm"), ("-1.5 Inches,2,3,4", "-1.5in"), ("1PTx2", "1pt"),
    ("1x2centimeter", "2cm"), ("1\",2,3,4", "1in"),
  ]) func `the unit that was meant is proposed`(_ text: String, _ meant: String) {
    let error = #expect(throws: RectangleExpressionError.self) {
      try RectangleExpression(parsing: text)
    }
    #expect(error?.description.hasSuffix("; did you mean '\(meant)'?") == true)
  }

  @Test(arguments: [
    // Beyond 2 to the 53rd the computed digits would not be those of the number.
    "99999999999999999x1+0+0", "1x1+99999999999999999+0", "0,0,1,99999999999999999mm",
    // The largest single is 3.4 with 38 digits, and an inch is 72 points.
    "1\(String(repeating: "0", count: 37))x1in", "A4+99999999999999999+0",
  ]) func `what cannot be computed is refused`(_ text: String) {
    let error = #expect(throws: RectangleExpressionError.tooLarge) {
      try RectangleExpression(parsing: text)
    }
    #expect(
      error?.description == "is too large; in points, up to 15 digits can be computed with")
  }
}
