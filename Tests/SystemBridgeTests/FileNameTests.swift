import SystemBridge
import TestSupport
import Testing

@Suite struct FileNameTests {
  /// A name, and what is known about it by hand.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let scalars: [UInt32]
    let isValid: Bool
    let display: String

    var testDescription: String { id }

    init(
      _ id: String, _ bytes: [UInt8], scalars: [UInt32], isValid: Bool = false, display: String
    ) {
      self.id = id
      self.bytes = bytes
      self.scalars = scalars
      self.isValid = isValid
      self.display = display
    }
  }

  // Well-formed sequences are those of the Unicode Standard, table 3-7.
  static let cases = [
    Case("empty", [], scalars: [], isValid: true, display: ""),
    Case("ASCII", [0x61, 0x2E], scalars: [0x61, 0x2E], isValid: true, display: "a."),
    Case("é in UTF-8", [0xC3, 0xA9], scalars: [0xE9], isValid: true, display: "\u{E9}"),
    Case("é in Latin-1", [0x61, 0xE9], scalars: [0x61, 0x10FFE9], display: #"a\xE9"#),
    Case("lone continuation", [0x80], scalars: [0x10FF80], display: #"\x80"#),
    Case(
      "sequence cut short", [0xE2, 0x82], scalars: [0x10FFE2, 0x10FF82],
      display: #"\xE2\x82"#),
    Case(
      "sequence broken by a letter", [0xE2, 0x82, 0x61], scalars: [0x10FFE2, 0x10FF82, 0x61],
      display: #"\xE2\x82a"#),
    Case("overlong slash", [0xC0, 0xAF], scalars: [0x10FFC0, 0x10FFAF], display: #"\xC0\xAF"#),
    Case(
      "surrogate", [0xED, 0xA0, 0x80], scalars: [0x10FFED, 0x10FFA0, 0x10FF80],
      display: #"\xED\xA0\x80"#),
    Case(
      "behind the last scalar", [0xF4, 0x90, 0x80, 0x80],
      scalars: [0x10FFF4, 0x10FF90, 0x10FF80, 0x10FF80], display: #"\xF4\x90\x80\x80"#),
    Case(
      "last scalar below the range", [0xF4, 0x8F, 0xBD, 0xBF], scalars: [0x10FF7F], isValid: true,
      display: "\u{10FF7F}"),
    Case(
      "first scalar of the range", [0xF4, 0x8F, 0xBE, 0x80],
      scalars: [0x10FFF4, 0x10FF8F, 0x10FFBE, 0x10FF80], isValid: true,
      display: #"\xF4\x8F\xBE\x80"#),
    Case(
      "last scalar of the range", [0xF4, 0x8F, 0xBF, 0xBF],
      scalars: [0x10FFF4, 0x10FF8F, 0x10FFBF, 0x10FFBF], isValid: true,
      display: #"\xF4\x8F\xBF\xBF"#),
  ]

  @Test(arguments: cases)
  func `bytes are spelled as a string and back`(_ example: Case) {
    let name = FileName(bytes: example.bytes)
    #expect(name.lossless.unicodeScalars.map(\.value) == example.scalars)
    #expect(FileName(lossless: name.lossless) == name)
    #expect(name.isValidUTF8 == example.isValid)
    #expect(name.display == example.display)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random bytes keep their identity`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    // Bytes that begin, continue and break sequences, so that most names are nearly UTF-8; and
    // those of the mapping's own range.
    let likely: [UInt8] = [0x41, 0x80, 0xBF, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0x8F, 0xBE, 0xFF]
    var spellings: [[UInt32]: [UInt8]] = [:]
    for _ in 0..<5000 {
      let length = Int.random(in: 0...8, using: &random)
      let bytes = (0..<length).map { _ in
        Bool.random(using: &random)
          ? likely[Int.random(in: 0..<likely.count, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }
      let spelling = FileName(bytes: bytes).lossless
      #expect(FileName(lossless: spelling).bytes == bytes, "seed \(seed)")
      let scalars = spelling.unicodeScalars.map(\.value)
      #expect(spellings[scalars, default: bytes] == bytes, "seed \(seed)")
      spellings[scalars] = bytes
    }
  }

  @Test func `every single byte and every pair keeps its identity`() {
    let single = (0...255).map { [UInt8($0)] }
    let pairs = single.flatMap { first in single.map { first + $0 } }
    #expect(
      (single + pairs).allSatisfy { FileName(lossless: FileName(bytes: $0).lossless).bytes == $0 })
  }

  @Test func `plain text has a replacement character where the bytes are not UTF-8`() {
    #expect(FileName(bytes: [0x61, 0xE9, 0x62]).plain == "a\u{FFFD}b")
    #expect(FileName(bytes: Array("dé.pdf".utf8)).plain == "dé.pdf")
  }

  @Test func `names that look the same and differ in bytes are different names`() {
    let composed = FileName(lossless: "\u{E9}")
    let decomposed = FileName(lossless: "e\u{301}")
    #expect(composed.lossless == decomposed.lossless)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }
}
