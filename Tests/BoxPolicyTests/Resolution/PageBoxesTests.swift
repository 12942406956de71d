import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct PageBoxesTests {
  @Test func `problems come box by box, then Rotate and UserUnit`() {
    let page = PageBoxes(
      entries(
        page: notation("U2 R45 A/x T/x B/x C/x M/x"),
        structure: [.typeMissing, .parentMismatch]))
    #expect(
      page.problems.map(\.key) == [.media, .crop, .bleed, .trim, .art, .rotate, .userUnit])
    #expect(page.structure == [.typeMissing, .parentMismatch])
  }

  @Test func `each box knows which it is`() {
    let page = boxes("M[0 0 9 9]")
    for box in Box.allCases { #expect(page[box].box == box) }
  }

  @Test(arguments: SplitMix.seeds)
  func `whatever stands in the file, each box has an area inside the media box`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<1500 {
      let page = random.page()
      let media = page[.media].effective
      for box in Box.allCases {
        let effective = page[box].effective
        #expect(!effective.isEmpty && effective.area > 0, "seed \(seed): \(page[box])")
        #expect(effective.overhang(over: media) == 0, "seed \(seed): \(page[box])")
      }
      let view = page.view
      #expect(view.width > 0 && view.height > 0, "seed \(seed): \(view)")
      #expect(page.userUnit.value > 0, "seed \(seed)")
    }
  }

  @Test(arguments: SplitMix.seeds)
  func `a box is explicit unless an error was found or nothing stands there`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<1500 {
      let page = random.page()
      for box in Box.allCases {
        let isSound = !page[box].problems.contains { $0.severity == .error }
        let isThere = page[box].entry.from != .absent
        #expect(page[box].isExplicit == (isSound && isThere), "seed \(seed): \(page[box])")
        #expect(page[box].problems.allSatisfy { $0.key == box.key }, "seed \(seed): \(page[box])")
      }
    }
  }

  @Test(arguments: SplitMix.seeds)
  func `writing the effective boxes on the page changes nothing that is shown`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<1500 {
      let page = random.page()
      var written: [PageKey: String] = [:]
      for box in Box.allCases {
        let edges = page[box].effective.edges.map(plainText).joined(separator: " ")
        written[box.key] = "[ \(edges) ]"
      }
      let again = boxes(written)
      for box in Box.allCases {
        #expect(again[box].effective == page[box].effective, "seed \(seed): \(page[box])")
        #expect(again[box].reason == .entry, "seed \(seed): \(page[box])")
      }
    }
  }
}
