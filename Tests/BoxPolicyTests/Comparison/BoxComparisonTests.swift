import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct BoxComparisonTests {
  @Test func `insets and the visible share are measured in the second box`() {
    let page = boxes("M[0 0 600 800] C[60 80 540 700]")
    let comparison = BoxComparison(.crop, .media, on: page)
    #expect(comparison.insets?.all == [60, 80, 60, 100])
    #expect(abs(comparison.visible - 0.62) < 1e-12)
    #expect(comparison.differs && comparison.effectiveDiffers)
    #expect(comparison.a.box == .crop && comparison.b.box == .media)
    #expect(comparison.a.effective == Rectangle(60, 80, 540, 700))
    #expect(comparison.b.written.rectangle == Rectangle(0, 0, 600, 800))
  }

  @Test func `written boxes may differ where the effective ones do not`() {
    let page = boxes("M[0 0 600 800] C[-50 -60 700 900]")
    let written = BoxComparison(.crop, .media, on: page)
    #expect(written.insets?.all == [-50, -60, -100, -100])
    #expect(written.differs && !written.effectiveDiffers && written.visible == 1)
    #expect(written.differs(on: .written) && !written.differs(on: .effective))
    let effective = BoxComparison(.crop, .media, on: page, basis: .effective)
    #expect(effective.insets?.all == [0, 0, 0, 0])
    #expect(effective.differs && !effective.effectiveDiffers)
  }

  @Test func `a box outside the media box is written apart from its stand-in and seen as it`() {
    // The trim box shares no area with the media box, so that the crop box stands in.
    let page = boxes("M[0 0 600 800] C[100 100 500 700] T[700 0 900 800]")
    let comparison = BoxComparison(.trim, .crop, on: page)
    #expect(comparison.differs && !comparison.effectiveDiffers)
  }

  @Test(arguments: [
    ("C[0 0 600 800]", 0.02, false), ("C[0 0 600.01 800]", 0.02, false),
    ("C[0.02 0 600 800]", 0.02, false), ("C[0 0 600 799.98]", 0.02, false),
    ("C[0 0 600 800.021]", 0.02, true), ("C[0 -0.5 600 800]", 0.02, true),
    ("C[0 -0.5 600 800]", 0.5, false), ("C[0 0 600 800.001]", 0, true),
    ("C[0 0 600 800]", 0, false), ("", 0, false),
  ])
  func `edges within the tolerance are equal`(
    _ crop: String, _ tolerance: Double, _ differs: Bool
  ) {
    let page = boxes("M[0 0 600 800] \(crop)")
    #expect(BoxComparison(.crop, .media, on: page, tolerance: tolerance).differs == differs)
  }

  @Test(arguments: ["3", "50", "100", "600", "9999"])
  func `edges 0.02 apart in the file are equal wherever they lie`(_ right: String) {
    let page = boxes("M[0 0 \(right) 800] C[0 0 \(right).02 800]")
    #expect(!BoxComparison(.crop, .media, on: page).differs)
    #expect(page.problem("crop-exceeds-media")?.severity == .note)
  }

  @Test func `two boxes of one file to be told apart by more than rounding`() {
    // From a report: page 1 overhangs by a ten-millionth, page 2 is 373 points wider.
    let media = "M[0 0 595.275590072 841.88975789]"
    let first = boxes(media + " C[0 0 595.27559 841.889758]")
    let second = boxes(media + " C[0 0 968.199847 841.889758]")
    #expect(!BoxComparison(.crop, .media, on: first).differs)
    #expect(BoxComparison(.crop, .media, on: second).differs)
  }

  @Test(arguments: ["C/x", "C[0 0 600]"])
  func `a box that cannot be read differs from every other, and has no insets`(_ crop: String) {
    let page = boxes("M[0 0 600 800] \(crop) B[0 0 600 800]")
    let comparison = BoxComparison(.crop, .media, on: page)
    #expect(comparison.insets == nil)
    #expect(comparison.differs && !comparison.effectiveDiffers)
    #expect(BoxComparison(.media, .crop, on: page).differs)
    #expect(BoxComparison(.bleed, .crop, on: page).insets == nil)
    // On the effective boxes there is always an answer.
    #expect(BoxComparison(.crop, .media, on: page, basis: .effective).insets?.largest == 0)
    // Trim and crop are the same entry.
    #expect(!BoxComparison(.trim, .crop, on: page).differs)
  }

  @Test func `boxes that share nothing leave nothing visible`() {
    let page = boxes("M[0 0 600 800] T[0 0 100 100] A[100 0 200 100]")
    #expect(BoxComparison(.trim, .art, on: page).visible == 0)
  }

  @Test func `the visible share is a number however small or large the boxes are`() {
    let zeros = String(repeating: "0", count: 200)
    let tiny = "M[0 0 0.\(zeros)1 0.\(zeros)1] C[0 0 0.\(zeros)05 0.\(zeros)05]"
    #expect(abs(BoxComparison(.crop, .media, on: boxes(tiny)).visible - 0.25) < 1e-9)
    let large = "M[0 0 1\(zeros) 1\(zeros)] C[0 0 5\(zeros) 5\(zeros)]"
    #expect(BoxComparison(.crop, .media, on: boxes(large)).visible == 1)
  }

  @Test(arguments: SplitMix.seeds)
  func `a box never differs from itself`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<600 {
      let page = random.page()
      for box in Box.allCases {
        let comparison = BoxComparison(box, box, on: page, tolerance: 0)
        #expect(!comparison.differs && !comparison.effectiveDiffers, "seed \(seed): \(page[box])")
        #expect(comparison.visible == 1, "seed \(seed): \(page[box])")
        #expect(comparison.insets?.largest ?? 0 == 0, "seed \(seed): \(page[box])")
      }
    }
  }

  @Test(arguments: SplitMix.seeds, [BoxComparison.Basis.written, .effective])
  func `the other way round the insets are negated`(_ seed: UInt64, _ basis: BoxComparison.Basis) {
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      let page = random.page()
      for a in Box.allCases {
        for b in Box.allCases {
          let one = BoxComparison(a, b, on: page, basis: basis)
          let other = BoxComparison(b, a, on: page, basis: basis)
          #expect(one.a == other.b && one.b == other.a, "seed \(seed)")
          #expect(one.insets?.all == other.insets?.all.map { -$0 }, "seed \(seed)")
          #expect(one.differs(on: basis) == other.differs(on: basis), "seed \(seed)")
          #expect((0...1).contains(one.visible), "seed \(seed): \(one)")
        }
      }
    }
  }
}
