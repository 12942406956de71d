import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0, 2, "0"), (-0.0, 2, "0"), (612, 2, "612"), (612.5, 2, "612.5"), (612.05, 2, "612.05"),
    (612.004, 2, "612"), (612.006, 2, "612.01"), (-612.25, 2, "-612.25"), (-0.004, 2, "0"),
    (-0.006, 2, "-0.01"), (0.5, 0, "1"), (-0.5, 0, "-1"), (0.4, 0, "0"), (999.999, 2, "1000"),
    (0.000_000_001, 9, "0.000000001"), (0.000_000_000_4, 9, "0"), (100, 0, "100"),
    (841.889_757_89, 4, "841.8898"), (0.1 + 0.2, 9, "0.3"), (10, 9, "10"), (1200, 4, "1200"),
  ])
  func `a number is rounded and loses its trailing zeros`(
    _ value: Double, _ places: Int, _ text: String
  ) {
    #expect(decimalText(value, places: places) == text)
  }

  @Test(arguments: [
    (9_007_199_254_740_991, 0, "9007199254740991"), (1e12, 2, "1000000000000"),
    (90_071_992_547_409.91, 2, "90071992547409.91"),
    (90_071_992_547_409.92, 2, "90071992547409.92"),
    (1e300, 2, "1e+300"), (-1e300, 9, "-1e+300"), (1e308, 9, "1e+308"),
  ])
  func `a large number keeps its digits and a huge one has an exponent`(
    _ value: Double, _ places: Int, _ text: String
  ) {
    #expect(decimalText(value, places: places) == text)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (612, "612"), (-612, "-612"), (595.276, "595.276"), (0.1, "0.1"),
    (0.0001, "0.0001"), (1e-5, "1e-05"), (1e12, "1000000000000"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (-9_007_199_254_740_992, "-9007199254740992"), (1e17, "1e+17"), (1.5e300, "1.5e+300"),
  ])
  func `plain text has the fewest digits and no point without decimals`(
    _ value: Double, _ text: String
  ) {
    #expect(plainText(value) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is written without a fault`(_ value: Double) {
    #expect(decimalText(value, places: 4) == value.description)
    #expect(plainText(value) == value.description)
  }

  @Test(arguments: SplitMix.seeds)
  func `plain text reads back as the same number and has no needless point`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<2000 {
      // Any bit pattern, and numbers of the size of pages.
      let any = Double(bitPattern: random.next())
      for value in [any.isFinite ? any : 0, random.coordinate()] {
        let text = plainText(value)
        #expect(Double(text) == value, "seed \(seed): \(value)")
        #expect(!text.hasSuffix(".0"), "seed \(seed): \(value)")
      }
    }
  }

  @Test(arguments: [
    (0, 4, "0"), (-0.0, 4, "0"), (595.27559, 4, "595.2756"), (0.0001, 4, "0.0001"),
    (0.5, 0, "1"), (1e-9, 9, "0.000000001"),
    // What would be 0.
    (0.4, 0, "0.4"), (0.00004, 4, "0.00004"), (-0.00004, 4, "-0.00004"), (0.000005, 2, "0.000005"),
    (0.0000049, 4, "0.0000049"), (0.0000035278, 2, "0.0000035"), (0.00000005, 0, "0.00000005"),
    (4e-10, 6, "4e-10"), (-2.5e-200, 2, "-2.5e-200"), (1e-10, 9, "1e-10"),
  ])
  func `a length that is something is never written as 0`(
    _ value: Double, _ places: Int, _ text: String
  ) {
    #expect(lengthText(value, places: places) == text)
  }

  /// The text of a count of decimal parts, made of its digits alone.
  static func reference(_ parts: Int, places: Int) -> String {
    var digits = Array(String(parts.magnitude))
    while digits.count <= places { digits.insert("0", at: 0) }
    let whole = String(digits.dropLast(places))
    var tail = digits.suffix(places)
    while tail.last == "0" { tail.removeLast() }
    return (parts < 0 ? "-" : "") + whole + (tail.isEmpty ? "" : "." + String(tail))
  }

  @Test(arguments: SplitMix.seeds, 0...9)
  func `decimals are those of the digits of a whole number`(_ seed: UInt64, _ places: Int) {
    var random = SplitMix(seed: seed)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    for _ in 0..<500 {
      let size = random.pick(100, 100_000, 100_000_000_000_000)
      let parts = random.below(size) - size / 2
      let text = decimalText(Double(parts) / scale, places: places)
      #expect(text == Self.reference(parts, places: places), "seed \(seed): \(parts)")
    }
  }

  @Test(arguments: SplitMix.seeds, 0...6)
  func `rounding is that of whole numbers`(_ seed: UInt64, _ places: Int) {
    var random = SplitMix(seed: seed)
    var scale = 1000.0
    for _ in 0..<places { scale *= 10 }
    for _ in 0..<500 {
      let parts = random.below(2_000_000_000) - 1_000_000_000
      // Exact halves are not exact in a double, and either neighbour is right.
      guard parts.magnitude % 1000 != 500 else { continue }
      let rounded = (parts + 500 * parts.signum()) / 1000
      let text = decimalText(Double(parts) / scale, places: places)
      #expect(text == Self.reference(rounded, places: places), "seed \(seed): \(parts)")
    }
  }
}
