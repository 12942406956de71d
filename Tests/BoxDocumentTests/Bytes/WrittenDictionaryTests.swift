import Testing

@testable import BoxDocument

@Suite struct WrittenDictionaryTests {
  /// A dictionary as text, and its keys with what the standard says they hold (7.3).
  @Test(
    arguments: [
      ("<< >>", []),
      ("<</A null/B 1 0 R/C[1 0 R]/D 12>>", ["A null", "B 1 0 R", "C other", "D 12"]),
      ("<</A 1/A 2>>", ["A 1", "A 2"]),
      ("<</A 1 % >> /X 2\n/B 3>>", ["A 1", "B 3"]),
      ("<</A (>> \\) (/X 1)) /B 2>>", ["A other", "B 2"]),
      ("<</A <3E3E> /B<</C null>>/D/E>>", ["A other", "B other", "D other"]),
      ("<</Crop#42ox 1 /A#ZZ 2>>", ["CropBox 1", "A#ZZ 2"]),
      ("<</A -1/B 1.5/C 1 2/D 3>>", nil), ("<</A 1 0/B 3>>", nil),
      ("<</A[[<<>>]/X 1]/B true>>", ["A other", "B other"]),
      ("<</A 1 0 r/B 2>>", nil), ("<</A>>", nil), ("<</A 1", nil), ("<</A (1>>", nil),
      ("[1]", nil), ("", nil), ("<</A]>>", nil), ("<< 1 >>", nil), ("<</A[>>", nil),
      ("<</A{1}>>", nil), ("<</A <12", nil),
    ] as [(String, [String]?)])
  func `keys are read as they stand`(_ text: String, _ expected: [String]?) {
    let read = WrittenDictionary(at: 0, in: Array(text.utf8).span)
    #expect(read.map { $0.entries.map(Self.words) } == expected)
  }

  private static func words(_ entry: (key: [UInt8], value: WrittenDictionary.Value)) -> String {
    let value =
      switch entry.value {
      case .null: "null"
      case .reference(let number, let generation): "\(number) \(generation) R"
      case .number(let number): "\(number)"
      case .other: "other"
      }
    return String(decoding: entry.key, as: UTF8.self) + " " + value
  }

  /// Whatever the bytes are, reading ends, and within its limit.
  @Test func `a dictionary without end is given up`() {
    let long = Array("<<".utf8) + Array(repeating: UInt8(ascii: "["), count: 3 << 20)
    #expect(WrittenDictionary(at: 0, in: long.span)?.end == nil)
  }
}
