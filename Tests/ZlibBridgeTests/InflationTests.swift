import Testing
import ZlibBridge

/// Data of the zlib format, deflated by the zlib module of Python at level 9.
@Suite struct InflationTests {
  /// Nothing.
  static let empty: [UInt8] = [120, 218, 3, 0, 0, 0, 0, 1]
  /// The letter x a thousand times.
  static let letters: [UInt8] = [
    120, 218, 171, 168, 24, 5, 163, 96, 20, 12, 119, 0, 0, 170, 244, 212, 208,
  ]

  /// Three words in ten bytes, seven hundred times: "0 10", a line feed, " [5]" and a tab.
  static let words: [UInt8] = [
    120, 218, 237, 198, 49, 17, 0, 32, 12, 4, 176, 153, 170, 168, 132, 239, 128, 26, 14, 255,
    54, 80, 128, 131, 100, 74, 122, 82, 125, 246, 93, 49, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 179, 207, 30, 211, 136, 247, 185,
  ]

  @Test func `data are measured by what comes out, what goes in and the words`() {
    func measure(_ bytes: [UInt8], _ limit: Int = 7_000) -> Inflation.Measure? {
      Inflation.measure(bytes.span, atMost: limit)
    }
    let sound = measure(Self.words)
    #expect(sound?.output == 7_000 && sound?.words == 2_100 && sound?.used == Self.words.count)
    #expect(measure(Self.words, 6_999) == nil)
    // What follows is not used, and what is cut off is measured up to there.
    #expect(measure(Self.words + [1, 2, 3]) == sound)
    let cut = measure(Array(Self.letters.dropLast(9)))
    #expect(cut?.words == 1 && cut?.used == Self.letters.count - 9)
  }

  private func inflate(
    _ bytes: [UInt8], _ limit: Int
  ) throws(InflationFailure) -> (output: [UInt8], used: Int) {
    try Inflation.inflate(bytes.span, atMost: limit)
  }

  private func size(_ bytes: [UInt8], _ limit: Int) -> Int? {
    Inflation.size(of: bytes.span, atMost: limit)
  }

  private func failure(of bytes: [UInt8], atMost limit: Int) -> InflationFailure? {
    do throws(InflationFailure) {
      _ = try inflate(bytes, limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what was deflated is inflated, and all of it is used`() throws {
    let (output, used) = try inflate(Self.letters, 1_000)
    #expect(output == Array(repeating: UInt8(ascii: "x"), count: 1_000))
    #expect(used == Self.letters.count)
    let nothing = try inflate(Self.empty, 0)
    #expect(nothing.output == [] && nothing.used == 8)
  }

  @Test(arguments: [999, 500, 64, 1, 0])
  func `one byte more than the limit is too many`(_ limit: Int) {
    #expect(failure(of: Self.letters, atMost: limit) == .tooLarge)
    #expect(size(Self.letters, limit) == nil)
  }

  @Test(arguments: letters.indices)
  func `data that are cut anywhere are broken`(_ end: Int) {
    #expect(failure(of: Array(Self.letters[..<end]), atMost: 5_000) == .broken)
  }

  @Test(arguments: [0, 1, 2, 14])
  func `data with another byte in the header, the first block or the sum are broken`(_ place: Int) {
    var bytes = Self.letters
    bytes[place] ^= 0xFF
    #expect(failure(of: bytes, atMost: 5_000) == .broken)
  }

  @Test func `what follows the end is not looked at`() throws {
    let (output, used) = try inflate((Self.empty + Self.letters), 10)
    #expect(output == [] && used == 8)
    let more = try inflate((Self.letters + [0xFF, 0x0A]), 1_000)
    #expect(more.output.count == 1_000 && more.used == Self.letters.count)
  }

  @Test func `the size is that of what comes out, until the data are broken`() {
    #expect(size(Self.letters, 1_000) == 1_000)
    #expect(size(Self.empty, 0) == 0)
    #expect(size([UInt8](), 0) == 0)
    #expect(size(Array(Self.letters[..<11]), 1_000) == 776)
    #expect(size([1, 2, 3], 9) == 0)
  }
}
