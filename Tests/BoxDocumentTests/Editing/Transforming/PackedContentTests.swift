import Testing

@testable import BoxDocument

/// Content that becomes too long is found out before it is decoded.
@Suite struct PackedContentTests {
  @Test(arguments: [1, 259, 70_000, 200_000])
  func `what is deflated is measured to the byte`(_ count: Int) {
    let packed = deflated(count)
    let made = (count - 1) / 258 * 258 + 1
    #expect(PackedContent.fits(packed, ["/FlateDecode"], atMost: made))
    #expect(!PackedContent.fits(packed, ["/FlateDecode"], atMost: made - 1))
    #expect(!PackedContent.fits(packed, ["/Crypt", "/Fl"], atMost: made - 1))
    // What is damaged behind the limit would not be read up to there.
    #expect(!PackedContent.fits(packed.dropLast(4) + [0, 0, 0, 0], ["/Fl"], atMost: made - 1))
  }

  @Test func `of damaged data no more comes out`() {
    let damaged: [[UInt8]] = [[], [1, 2, 3], deflated(9_000).dropLast(5)]
    for packed in damaged {
      #expect(PackedContent.fits(packed, ["/FlateDecode"], atMost: 10_000))
    }
  }

  /// The factors are those of the formats: 258 bytes for two bits, and for LZW less than 4096 bytes
  /// for twelve.
  static let others: [(filters: [String?], count: Int, fits: Bool)] = [
    (["/ASCII85Decode", "/FlateDecode"], 1_040_447, true),
    (["/ASCII85Decode", "/FlateDecode"], 1_040_448, false),
    (["/LZWDecode"], 393_216, true), (["/LZW"], 393_360, false),
    (["/RunLengthDecode"], 1 << 24, true), (["/RL"], 1 << 24 + 1, false),
    ([], 1 << 25, true), (["/Unknown", nil], 1 << 25, true),
  ]

  @Test(arguments: others)
  func `other data are held to what their filter can make of them`(
    _ row: (filters: [String?], count: Int, fits: Bool)
  ) {
    let packed = [UInt8](repeating: 0, count: row.count)
    #expect(PackedContent.fits(packed, row.filters, atMost: 5) == row.fits)
  }

  /// Blanks in the zlib format, one and then as many times 258 as fit: RFC 1950, and RFC 1951, 3.2.6.
  private func deflated(_ count: Int) -> [UInt8] {
    let matches = (count - 1) / 258
    let length = matches * 258 + 1
    // A last block with fixed codes; a blank, the longest match at distance 1, and the end.
    var bits: [UInt8] = [1, 1, 0] + [0, 1, 0, 1, 0, 0, 0, 0]
    for _ in 0..<matches { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    bits += [UInt8](repeating: 0, count: 7)
    var bytes: [UInt8] = [0x78, 0x9C]
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<min(start + 8, bits.count)]
      bytes.append(byte.reversed().reduce(0) { $0 << 1 | $1 })
    }
    var (low, high) = (1, 0)
    for _ in 0..<length {
      low = (low + 32) % 65_521
      high = (high + low) % 65_521
    }
    return bytes + [high >> 8, high & 255, low >> 8, low & 255].map { UInt8($0) }
  }
}
