import BoxFixtures
import Testing

@testable import PageScan

@Suite struct HazardSearchTests {
  private func hazard(in bytes: [UInt8], limits: ScanLimits = ScanLimits()) -> Decline? {
    do throws(Decline) {
      try PageScan.refuseHazards(in: bytes.span, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Those that want too much of a reader which inflates streams whole, without following anything.
  private static let hazardous: [(Bomb, String)] = [
    (.zeros, "a stream of objects that becomes too large"),
    (.zerosInOddFile, "a stream of objects that becomes too large"),
    (.zerosInOddStream, "a stream of objects that becomes too large"),
    (.tableOfZeros, "a stream of objects that becomes too large"),
    (.tableOfFreeEntries, "a stream of objects that becomes too large"),
    (.filteredTable, "a stream of objects that becomes too large"),
    (.nestedZeros, "a stream of objects whose filters can make it very large"),
    (.runLengthZeros, "a stream of objects whose filters can make it very large"),
    (.hugeColumns, "a predictor with rows of more than a megabyte"),
    (.hugeColumnsOfObjects, "a predictor with rows of more than a megabyte"),
    (.lengths, "streams whose lengths are streams"),
    (.nestedTables, "streams of objects that stand in each other"),
    (.sharedStreams, "streams of objects that stand in each other"),
    (.tablesInStrings, "objects that stand in each other"),
    (.nestedPages, "objects that stand in each other"),
  ]

  @Test(arguments: hazardous)
  func `a hazard is found by its bytes alone`(_ bomb: Bomb, _ reason: String) {
    let found = hazard(in: bomb.bytes())
    #expect(found?.reason == reason && found?.kind == .hostile)
  }

  @Test(arguments: [
    Bomb.hugeSize, .hugeStreamSize, .wideFields, .overlappingIndex, .thousandSections,
    .thousandSectionsRound, .packedInPacked, .packedInItself, .deepTree, .paethRows,
  ])
  func `what libqpdf ends soon is left to it`(_ bomb: Bomb) {
    #expect(hazard(in: bomb.bytes()) == nil)
  }

  @Test(arguments: [[], HybridFile.bytes(), PackedPages(isFlate: true).bytes()])
  func `a sound file is none`(_ bytes: [UInt8]) {
    #expect(hazard(in: bytes) == nil)
    for end in bytes.indices { #expect(hazard(in: Array(bytes[..<end])) == nil) }
  }

  /// Streams of pages and pictures may become as large as they want.
  @Test func `a stream that is neither of objects nor of a table is none`() {
    let bytes = Array(
      String(decoding: Bomb.hugeColumns.bytes(), as: UTF8.self).replacing("/W [", with: "/V [").utf8
    )
    #expect(hazard(in: bytes) == nil)
  }

  private static let several = "a stream of objects whose filters can make it very large"
  private static let filter = "a stream of objects with a filter by reference"
  private static let parameters = "a stream of objects with parameters by reference"
  private static let rows = "a predictor with rows of more than a megabyte"

  @Test(arguments: [
    ("", nil), ("/Filter /FlateDecode", nil), ("/Filter [/ASCIIHexDecode]", nil),
    ("/Filter /JBIG2Decode", nil), ("/Filter 9 0 R", filter), ("/Filter [9 0 R]", filter),
    ("/Filter /FlateDecode /DecodeParms 9 0 R", parameters),
    ("/Filter /FlateDecode /DecodeParms << /Columns 9 0 R >>", parameters),
    ("/Filter [/FlateDecode] /DecodeParms [9 0 R]", parameters),
    ("/Filter /FlateDecode /DecodeParms << /Predictor 7 >>", nil),
    ("/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 99999999 >>", rows),
    ("/Filter /Flate#44ecode", several), ("/Filter /LZWDecode", several),
    ("/Filter /DCT", several), ("/Filter /RL", several),
    ("/Filter [/ASCIIHexDecode /FlateDecode]", several),
    ("/Filter [/FlateDecode /FlateDecode]", several), ("/Filter /LZWDecode /X <g>", several),
    ("/Filter /Flate#44ecode /X <g>", nil), ("/Filter [/Fl /Fl] /X <g>", several),
    ("/Filter /Fl /DecodeParms << /X 9 0 R /Columns 4 >>", nil),
    ("/Filter /Fl /DecodeParms << /Columns 99999999 >> /X <g>", rows),
    ("/Filter /Fl /DecodeParms << /Columns 5 >> /X <g>", nil), ("/X <g>", nil),
  ])
  func `filters and parameters of which nobody knows how much they make are refused`(
    _ keys: String, _ reason: String?
  ) {
    func found(_ count: Int) -> String? {
      let data = String(repeating: "4", count: count)
      let text = "<< /N 1 /First 4 \(keys) /Length \(count) >>\nstream\n\(data)\nendstream"
      return hazard(in: Fragment.objects([4: text]))?.reason
    }
    #expect(found(5_000) == reason)
    // One filter makes little of so few; two can make much of very little.
    let isTwice = keys.contains("/FlateDecode /Fl") || keys.contains("[/Fl /Fl]")
    #expect(found(500) == (reason == Self.several && !isTwice ? nil : reason))
  }

  /// A thousand letters, deflated by the zlib module of Python.
  private static let letters: [UInt8] = [
    120, 218, 171, 168, 24, 5, 163, 96, 20, 12, 119, 0, 0, 170, 244, 212, 208,
  ]

  private func stream(_ keys: String, _ number: Int = 4) -> [UInt8] {
    let text = "<< \(keys) /Length \(Self.letters.count) >>\nstream\n|\nendstream"
    let parts = Fragment.objects([number: text], version: nil).split(separator: UInt8(ascii: "|"))
    return Array(parts[0] + Self.letters + parts[1])
  }

  private static let large = "a stream of objects that becomes too large"

  /// Only the whole names of keys make a stream one of objects or of a table, however they are spelt.
  @Test(arguments: [
    ("/N 3 /Alternate /DeviceRGB /Filter [/ASCII85Decode /FlateDecode]", nil),
    ("/N 3 /Alternate /DeviceRGB /Filter /LZWDecode", nil), ("/N 3 /Filter 5 0 R", nil),
    ("/First 3 /Filter 5 0 R", nil), ("/N 1 /First 4 /Filter /FlateDecode", large),
    ("/W [1 2 1] /Filter /FlateDecode", large),
    ("/Width 80 /Gamma 1e-5 /Filter /FlateDecode", nil), ("/Name /X /Firsts 1 /Gamma 1e-5", nil),
    ("/N 3 /Gamma 1e-5 /Filter /FlateDecode", nil), ("/Colour#20Space /X /Gamma 1e-5", nil),
    ("/N 1 /First 4 /Gamma 1e-5 /Filter /FlateDecode", large),
    ("/N 1 /First 4 /Gamma 1e-5 /Filter 5 0 R", large), ("/BS << /W 1 >> /Gamma 1e-5", nil),
    ("/Type/XRef/W[1 2 1] /Gamma 1e-5", large), ("/Type /XRef /Gamma 1e-5", nil),
    ("/#57 [1 2 1] /Type /XR#65f /Gamma 1e-5", large), ("/#4e 1 /F#69rst 4 /Gamma 1e-5", large),
    ("/DPI 1e2 /DecodeParms << /K -1 /Columns 99999999 >>", nil),
    ("/N 1 /First 4 /DPI 1e2 /DecodeParms << /Columns 9999999.5 >>", rows),
    ("/N 1 /First 4 /DPI 1e2 /DecodeParms << /Columns +9999999 >>", rows),
    ("/N 1 /First 4 /DPI 1e2 /DecodeParms << /Columns 99999999999999999999 >>", rows),
    ("/N 1 /First 4 /DPI 1e2 /DecodeParms << /Columns 9 0 R >>", parameters),
    ("/N 1 /First 4 /DPI 1e2 /DecodeParms << /Columns 1728. >>", large),
    ("/N 1 /First 4 /DPI 1e2 /Columns", large), ("/N 1 /First 4 /X#00 1e2 /Columns (x)", large),
  ])
  func `a stream counts by its whole keys`(_ keys: String, _ reason: String?) {
    var limits = ScanLimits()
    limits.streamBytes = 999
    // A short one is not refused for its filters, and the search takes all that follows for data.
    let file = Fragment.header() + stream(keys) + Array(repeating: 0x20, count: 5_000)
    #expect(hazard(in: file, limits: limits)?.reason == reason)
    let isLarge = reason == Self.large
    #expect(hazard(in: file)?.reason == (isLarge ? nil : reason))
  }

  /// libqpdf takes a vertical tab for white space; the standard does not (7.2.3).
  @Test(arguments: ["obj", ">>"])
  func `a vertical tab hides no stream`(_ word: String) throws {
    var limits = ScanLimits()
    limits.streamBytes = 999
    var file = stream("/N 1 /First 4 /Filter /FlateDecode")
    let found = file.span.place(of: Array("\(word)\n".utf8))
    let place = try #require(found)
    file[place + word.utf8.count] = 0x0B
    #expect(hazard(in: file, limits: limits)?.reason == Self.large)
  }

  @Test func `streams that are large together are refused, unless the file is large too`() {
    var limits = ScanLimits()
    limits.allBytes = 2_999
    let streams = (1...3).flatMap { stream("/N 1 /First 4 /Filter /FlateDecode", $0) }
    #expect(
      hazard(in: streams, limits: limits)?.reason
        == "streams of objects that become larger than 512 MB")
    limits.allBytes = 3_000
    #expect(hazard(in: streams, limits: limits) == nil)
    limits.allBytes = 2_999
    #expect(hazard(in: streams + Array(repeating: 0x20, count: 200), limits: limits) == nil)
  }

  /// No string has an end, so that each dictionary goes on to that of the file.
  @Test(.timeLimit(.minutes(5)))
  func `dictionaries that never end take no more time than a few times the file`() {
    let objects = Dictionary(uniqueKeysWithValues: (1...60_000).map { ($0, "<< /X (") })
    let file = Fragment.objects(objects)
    #expect(hazard(in: file) == nil)
    var limits = ScanLimits()
    limits.streamBytes = 999
    let trap = stream("/N 1 /First 4 /Filter /FlateDecode", 9)
    #expect(hazard(in: file + trap, limits: limits)?.reason == Self.large)
  }

  @Test(.timeLimit(.minutes(10)))
  func `many dictionaries that are broken take no more time than their bytes`() {
    let text = "<< /X <g> /Y [\(String(repeating: "1 ", count: 50))] >>"
    let objects = Dictionary(uniqueKeysWithValues: (1...20_000).map { ($0, text) })
    #expect(hazard(in: Fragment.objects(objects)) == nil)
  }

  @Test func `chains of lengths are counted from every stream, and rings end`() {
    func chains(_ lengths: [(Int, Int)]) -> LengthChains {
      var chains = LengthChains()
      for (stream, target) in lengths {
        let text = Array("\(stream) 0 obj".utf8)
        chains.note(text.span, objectBefore: text.count, lengthIn: target)
      }
      return chains
    }
    let three = chains([(1, 2), (2, 3), (3, 9), (7, 9)])
    #expect(throws: Never.self) { try three.requireShort(atMost: 3) }
    #expect(throws: Decline.self) { try three.requireShort(atMost: 2) }
    #expect(throws: Never.self) { try chains([(1, 2), (2, 1)]).requireShort(atMost: 2) }
  }
}
