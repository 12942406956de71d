import Testing

@testable import BoxPolicy

@Suite struct SpelledOutTests {
  @Test(arguments: [
    // Every digit is kept; the point goes as far as the exponent says.
    ("3.05175781e-005", "0.0000305175781"), ("3.05176e-005", "0.0000305176"), ("6e2", "600"),
    ("6E2", "600"), ("6.5e+2", "650"), ("-1.25e1", "-12.5"), ("+1.25e1", "12.5"),
    ("1.50e1", "15.0"), ("12.5e-1", "1.25"), ("12e-1", "1.2"), ("0e0", "0"), (".5e1", "5"),
    ("5.e1", "50"), ("-.5e-1", "-0.05"), ("007e1", "70"),
    ("1e38", "1" + String(repeating: "0", count: 38)),
    ("1e-40", "0." + String(repeating: "0", count: 39) + "1"),
    // Numbers as they should be stay as they are.
    ("00612.50", "00612.50"), ("-0", "-0"), ("+5", "+5"),
  ]) func `a number is written out`(_ token: String, _ text: String) {
    #expect(spelledOut(token) == text)
  }

  @Test(arguments: [
    "", "e", "e5", "1e", "1e5e5", "1e5.0", "--1e5", "1e--5", "1e+", "1e41", "1e-41",
    "1e99999999999999999999", "9e38", "0x1e2", "1,5e2", "one", "1e5 ", " 1e5", "1e٥", "NaN", "inf",
    "1d5",
  ]) func `anything else is not`(_ token: String) {
    #expect(spelledOut(token) == nil)
  }
}
