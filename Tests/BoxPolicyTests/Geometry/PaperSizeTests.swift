import Testing

@testable import BoxPolicy

@Suite struct PaperSizeTests {
  /// ISO 216:2007, tables 1 and 2, in millimetres.
  @Test(arguments: [
    ("A0", 841.0, 1189.0), ("A1", 594, 841), ("A2", 420, 594), ("A3", 297, 420), ("A4", 210, 297),
    ("A5", 148, 210), ("A6", 105, 148), ("A7", 74, 105), ("A8", 52, 74), ("A9", 37, 52),
    ("A10", 26, 37), ("B0", 1000, 1414), ("B1", 707, 1000), ("B2", 500, 707), ("B3", 353, 500),
    ("B4", 250, 353), ("B5", 176, 250), ("B6", 125, 176), ("B7", 88, 125), ("B8", 62, 88),
    ("B9", 44, 62), ("B10", 31, 44),
  ]) func `a size of the standard is so many millimetres`(
    _ name: String, _ width: Double, _ height: Double
  ) throws {
    let size = try #require(PaperSize(named: name))
    #expect(size.name == name)
    #expect(abs(size.width * 25.4 / 72 - width) < 1e-9)
    #expect(abs(size.height * 25.4 / 72 - height) < 1e-9)
  }

  /// ANSI/ASME Y14.1 for Letter and Tabloid; the PWG's media names (5101.1) for all, in inches.
  @Test(arguments: [
    ("Letter", 8.5, 11.0), ("Legal", 8.5, 14), ("Tabloid", 11, 17), ("Executive", 7.25, 10.5),
    ("Statement", 5.5, 8.5),
  ]) func `a size of North America is so many inches`(
    _ name: String, _ width: Double, _ height: Double
  ) throws {
    let size = try #require(PaperSize(named: name))
    #expect(size.width == width * 72)
    #expect(size.height == height * 72)
  }

  @Test func `a sheet lies upright or along its longer side`() throws {
    let letter = try #require(PaperSize(named: "Letter"))
    #expect(letter.sides(.portrait) == [612, 792])
    #expect(letter.sides(.landscape) == [792, 612])
    #expect(PaperSize.Orientation.allCases.map(\.rawValue) == ["portrait", "landscape"])
  }

  @Test(arguments: ["a4", "LETTER", "letter", "leGal"])
  func `the case of letters does not matter`(_ name: String) {
    #expect(PaperSize(named: name)?.name.lowercased() == name.lowercased())
  }

  @Test(arguments: ["", "A", "A11", "A04", "B11", "C5", " A4", "A4 ", "A-1", "Ledger", "Lettér"])
  func `another name is none`(_ name: String) { #expect(PaperSize(named: name) == nil) }

  @Test func `every size is upright, has a name of its own and is found by it`() {
    #expect(PaperSize.all.count == 27)
    for size in PaperSize.all {
      #expect(size.width < size.height)
      #expect(PaperSize(named: size.name) == size)
    }
    #expect(Set(PaperSize.all.map { $0.name.lowercased() }).count == PaperSize.all.count)
  }
}
