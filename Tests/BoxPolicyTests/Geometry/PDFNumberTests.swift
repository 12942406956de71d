import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct PDFNumberTests {
  func number(_ text: String) -> Double? { pdfNumber(Substring(text).utf8) }

  @Test(arguments: [
    ("0", 0), ("612", 612), ("+5", 5), ("-5", -5), (".5", 0.5), ("-.5", -0.5), ("+.5", 0.5),
    ("5.", 5), ("-5.", -5), ("0.0", 0), ("-0", 0), ("00612.50", 612.5), ("595.276", 595.276),
    ("841.8898", 841.8898), ("3.4", 3.4), ("0.000000000000001", 1e-15), ("-32768", -32768),
    ("999999999999999", 999_999_999_999_999), ("99999999999999.9", 99_999_999_999_999.9),
    ("1000000000000", 1e12), ("9007199254740993", 9_007_199_254_740_992),
  ])
  func `digits with a sign and a point are a number`(_ text: String, _ value: Double) {
    #expect(number(text) == value)
  }

  @Test(arguments: [
    "", ".", "-", "+", "-.", "+.", "--5", "+-5", "-+5", "5-", "5-3", "1.2.3", "..5", "5..", "6e2",
    "6E2", "1e-3", "3.05175781e-005", "0x1F", "16#FF", "1,5", "1_000", " 5", "5 ", "5\n", "inf",
    "-inf", "infinity", "nan", "null", "true", "/5", "(5)", "[5]", "٣", "５", "−5", "5\u{0}", "5a",
    "12345678901234567e2", "123456789012345678x", "1234567890123456-7",
  ])
  func `anything else is no number`(_ text: String) {
    #expect(number(text) == nil)
  }

  @Test func `more digits than a double holds are rounded to the nearest`() {
    #expect(number("0.1000000000000000055511151231257827") == 0.1)
    #expect(number("595.27559055118110236220472440944881889763779527559") == 595.2755905511811)
    // The two halfway cases of 2 to the 53rd: to even, and up as soon as anything follows.
    #expect(number("9007199254740993.0") == 9_007_199_254_740_992)
    #expect(number("9007199254740993.0000000000000001") == 9_007_199_254_740_994)
  }

  @Test func `leading and trailing zeros cost nothing`() {
    let zeros = String(repeating: "0", count: 400)
    #expect(number(zeros + "612") == 612)
    #expect(number("612." + zeros) == 612)
    #expect(number("-" + zeros + "." + zeros) == 0)
    #expect(number("0." + zeros + "1") == 0)
  }

  @Test func `a number of 400 digits is too large`() {
    let nines = String(repeating: "9", count: 400)
    #expect(number(nines) == nil)
    #expect(number("-" + nines + ".5") == nil)
    #expect(number("0." + nines) == 1)
  }

  @Test(arguments: SplitMix.seeds)
  func `numbers of every length are those of the standard library`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<5000 {
      let count = 1 + random.below(24)
      let point = random.below(count + 4)
      var text = random.pick("", "", "-", "+") + random.digits(count)
      if point <= count { text.insert(".", at: text.index(text.endIndex, offsetBy: -point)) }
      #expect(number(text) == Double(text), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: SplitMix.seeds, [14, 15, 16, 17, 18, 19, 20])
  func `the change to long numbers is seamless`(_ seed: UInt64, _ count: Int) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let digits = random.digits(count)
      let point = digits.index(digits.startIndex, offsetBy: random.below(count))
      let text = String(digits[..<point] + "." + digits[point...])
      #expect(number(text) == Double(text), "seed \(seed): \(text)")
    }
  }
}

/// The question of the command line: whether a text can stand in a file as a number.
@Suite struct IsPDFNumberTests {
  @Test(arguments: [
    "0", "1", "-1", "+1", "1.5", ".5", "-.5", "5.", "+5.", "00612.500", "1.00000000000000000001",
    "123456789012345678", "3\(String(repeating: "0", count: 38))",
  ]) func `a number is one`(_ text: String) { #expect(isPDFNumber(text)) }

  @Test(arguments: [
    "", " ", ".", "-", "+", "-.", "1e5", "1E5", "--1", "+-1", "1-", "1.2.3", "0x1", "1,5", " 1",
    "1 ", "1\n", "nan", "inf", "infinity", "1_0", "٣", "4\(String(repeating: "0", count: 38))",
    "1 2",
    "[1]", "/1", "(1)", "null",
  ]) func `anything else is none`(_ text: String) { #expect(!isPDFNumber(text)) }
}
