import BoxFixtures
import Testing

@testable import PageScan

@Suite struct HazardSearchTests {
  private func hazard(in bytes: [UInt8]) -> Decline? {
    do throws(Decline) {
      try PageScan.refuseHazards(in: bytes.span)
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
    (.nestedZeros, "a stream of objects with several filters"),
    (.runLengthZeros, "a stream of objects with several filters"),
    (.hugeColumns, "a predictor with rows of more than a megabyte"),
    (.hugeColumnsOfObjects, "a predictor with rows of more than a megabyte"),
    (.lengths, "streams whose lengths are streams"),
  ]

  @Test(arguments: hazardous)
  func `a hazard is found by its bytes alone`(_ bomb: Bomb, _ reason: String) {
    let found = hazard(in: bomb.bytes())
    #expect(found?.reason == reason && found?.kind == .hostile)
  }

  @Test(arguments: [
    Bomb.hugeSize, .hugeStreamSize, .wideFields, .overlappingIndex, .thousandSections,
    .thousandSectionsRound, .packedInPacked, .packedInItself, .deepTree,
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

  private static let several = "a stream of objects with several filters"
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
    ("/Filter [/FlateDecode /FlateDecode]", several), ("/Filter /LZWDecode /X <g>", nil),
    ("/Filter /Flate#44ecode /X <g>", nil), ("/Filter [/Fl /Fl] /X <g>", nil),
    ("/Filter /Fl /DecodeParms << /X 9 0 R /Columns 4 >>", nil),
    ("/Filter /Fl /DecodeParms << /Columns 99999999 >> /X <g>", rows),
    ("/Filter /Fl /DecodeParms << /Columns 5 >> /X <g>", nil), ("/X <g>", nil),
  ])
  func `filters and parameters of which nobody knows how much they make are refused`(
    _ keys: String, _ reason: String?
  ) {
    let data = String(repeating: "4", count: 5_000)
    let text = "<< /N 1 /First 4 \(keys) /Length 5000 >>\nstream\n\(data)\nendstream"
    #expect(hazard(in: Fragment.objects([4: text]))?.reason == reason)
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
