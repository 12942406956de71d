import Testing

@testable import BoxPolicy

@Suite struct LengthUnitTests {
  @Test(arguments: [
    (LengthUnit.point, 72), (.inch, 1), (.millimetre, 25.4), (.centimetre, 2.54),
  ])
  func `an inch of points is an inch in every unit`(_ unit: LengthUnit, _ length: Double) {
    #expect(abs(unit.length(ofPoints: 72) - length) < 1e-12)
    #expect(abs(length * unit.points - 72) < 1e-12)
  }

  @Test func `A4 is 210 by 297 millimetres`() {
    #expect(decimalText(LengthUnit.millimetre.length(ofPoints: 595.276), places: 2) == "210")
    #expect(decimalText(LengthUnit.millimetre.length(ofPoints: 841.89), places: 2) == "297")
    #expect(decimalText(LengthUnit.centimetre.length(ofPoints: 841.89), places: 2) == "29.7")
  }

  @Test func `the names are the usual abbreviations`() {
    #expect(LengthUnit.allCases.map(\.rawValue) == ["pt", "mm", "cm", "in"])
  }
}
