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
