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

  /// By hand from rules R4, R7 to R10; the letters are those of the notation.
  @Test(arguments: [
    ("M/x", "", PageKey.media), ("M[0 0 9]", "", .media), ("M[0 0 0 9]", "", .media),
    ("", "M/x", .media), ("M[0 0 9 9] C/x", "", .crop), ("M[0 0 9 9] C[3 3 3 7]", "", .crop),
    ("M[0 0 9 9] C[20 20 30 30]", "", .crop), ("M[0 0 9 9]", "C[20 20 30 30]", .crop),
    ("M[0 0 9 9] B/x", "", .bleed), ("M[0 0 9 9] T[1 2 3 4 5]", "", .trim),
    ("M[0 0 9 9] A[9 0 18 9]", "", .art), ("M[0 0 9 9] R45", "", .rotate),
    ("M[0 0 9 9]", "R/x", .rotate), ("M[0 0 9 9] U0", "", .userUnit),
    ("M[0 0 9 9] U/x", "", .userUnit),
  ]) func `one entry is unusable`(_ page: String, _ pages: String, _ key: PageKey) {
    let page = boxes(page, pages: pages)
    #expect(PageKey.allCases.filter { page.isUnusable($0) } == [key])
  }

  /// What is absent, odd in another way, or above the page where it counts for nothing.
  @Test(arguments: [
    ("", ""), ("M[0 0 9 9]", ""), ("M[9 9 0 0] C[-1 -1 20 20]", ""), ("M[0 0 1 20000]", ""),
    ("M[0 0 9 9] R90.0 U2", ""), ("M[0 0 9 9] R90 C[1 1 8 8]", "M/x C/x R45"),
    ("M[0 0 9 9]", "B/x T/x A/x U/x"), ("M[0 0 9 9] T[1 1 8 8] B[2 2 7 7]", ""),
  ]) func `no entry is unusable`(_ page: String, _ pages: String) {
    let page = boxes(page, pages: pages)
    #expect(PageKey.allCases.filter { page.isUnusable($0) } == [])
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
