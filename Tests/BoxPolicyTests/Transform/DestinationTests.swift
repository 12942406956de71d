import Testing

@testable import BoxPolicy

/// What becomes of the numbers of a destination whose page is moved (ISO 32000-2:2020, 12.3.2.2).
@Suite struct DestinationTests {
  /// A shift by (-10, -20), reckoned by hand.
  @Test(
    arguments: [
      (["P", "/XYZ", "150", "800", "0"], [2: "140", 3: "780"]),
      (["P", "/XYZ", "null", "800", "2"], [2: "null", 3: "780"]),
      (["P", "/FitH", "100"], [1: "/FitH", 2: "80"]),
      (["P", "/FitV", "100"], [1: "/FitV", 2: "90"]),
      (["P", "/FitR", "10", "20", "30", "40"], [2: "0", 3: "0", 4: "20", 5: "20"]),
      (["P", "/Fit"], [:]), (["P", "/Other", "1", "2"], [:]), (["P"], [:]),
      (["P", "/XYZ"], [:]), (["P", "/FitR", "10", "20"], [:]),
    ] as [([String], [Int: String])])
  func `a destination goes along with a shift`(_ elements: [String], _ expected: [Int: String]) {
    let transform = PageTransform(shiftX: Self.decimal("-10"), shiftY: Self.decimal("-20"))
    #expect(changes(elements, transform) == expected)
  }

  /// A quarter clockwise, (x, y) to (y, -x): what was a line across the page is an upright one.
  @Test(
    arguments: [
      (["P", "/XYZ", "150", "800", "0"], [2: "800", 3: "-150"]),
      (["P", "/XYZ", "150", "null", "0"], [2: "null", 3: "-150"]),
      (["P", "/FitH", "100"], [1: "/FitV", 2: "100"]),
      (["P", "/FitBV", "100"], [1: "/FitBH", 2: "-100"]),
    ] as [([String], [Int: String])])
  func `a destination goes along with a turn`(_ elements: [String], _ expected: [Int: String]) {
    #expect(changes(elements, PageTransform(turning: .quarter)) == expected)
  }

  private func changes(_ elements: [String], _ transform: PageTransform) -> [Int: String] {
    Destination.changes(of: elements.map { $0 == "null" ? nil : $0 }, moved: transform)
  }

  private static func decimal(_ text: String) -> Decimal { Decimal(text) ?? .zero }
}
