import Testing

@testable import BoxPolicy

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0", "0"), ("00612.500", "612.5"), ("-0", "0"), ("-.5", "-0.5"), ("+7.", "7"),
    ("0.0000305", "0.0000305"), ("-12.040", "-12.04"), ("100", "100"),
    // Twelve decimals are kept, and a half goes away from 0.
    ("0.1234567890123", "0.123456789012"), ("0.1234567890125", "0.123456789013"),
    ("-0.9999999999995", "-1"),
  ]) func `a number keeps its digits, without zeros that say nothing`(
    _ text: String, _ shown: String
  ) {
    #expect(Decimal(text)?.text == shown)
  }

  @Test(arguments: ["", "-", "1e3", "--1", "/x", "1 2", String(repeating: "9", count: 38)])
  func `what is no number, or a huge one, is none`(_ text: String) {
    #expect(Decimal(text) == nil)
  }

  @Test(arguments: [
    // Doubles give 0.30000000000000004 and 392.16438400000004.
    ("0.1", "0.2", "0.3", "0.02"), ("842", "-449.835616", "392.164384", "-378761.588672"),
    ("1.25", "-1.25", "0", "-1.5625"), ("595.276", "1.5", "596.776", "892.914"),
  ]) func `sums and products are exact`(
    _ one: String, _ other: String, _ sum: String, _ product: String
  ) throws {
    let (left, right) = (try #require(Decimal(one)), try #require(Decimal(other)))
    #expect(left.plus(right)?.text == sum)
    #expect(right.plus(left)?.text == sum)
    #expect(left.times(right)?.text == product)
  }

  @Test(arguments: [
    ("1.2345", 3, "1.235"), ("1.2344", 3, "1.234"), ("-1.2345", 3, "-1.235"), ("1.5", 3, "1.5"),
    ("0.0004", 3, "0"), ("-0.5", 0, "-1"),
  ]) func `rounding goes to the nearest, and halves away from 0`(
    _ text: String, _ places: Int, _ rounded: String
  ) {
    #expect(Decimal(text)?.rounded(to: places).text == rounded)
  }

  @Test func `what has too many digits is nothing, and not a wrong number`() throws {
    let large = try #require(Decimal(String(repeating: "9", count: 36)))
    let fine = try #require(Decimal("0.000000000001"))
    #expect(large.times(large) == nil)
    #expect(large.plus(fine) == nil && fine.plus(large) == nil)
  }
}
