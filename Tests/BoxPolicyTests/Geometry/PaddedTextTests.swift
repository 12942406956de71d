import Testing

@testable import BoxPolicy

@Suite struct PaddedTextTests {
  @Test(arguments: [
    (0, 0, "0"), (0, 1, "0"), (0, 10, "0000000000"), (7, 5, "00007"), (65_535, 5, "65535"),
    (65_535, 4, "65535"), (9_999_999_999, 10, "9999999999"), (10_000_000_000, 10, "10000000000"),
  ])
  func `a number has as many digits as are wanted, or as it needs`(
    _ number: Int, _ width: Int, _ text: String
  ) {
    #expect(paddedText(number, width: width) == text)
  }
}
