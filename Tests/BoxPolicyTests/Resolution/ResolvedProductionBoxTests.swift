import Testing

@testable import BoxPolicy

/// BleedBox, TrimBox and ArtBox: rule R8.
@Suite struct ResolvedProductionBoxTests {
  static let boxesOfProduction = [(Box.bleed, "B"), (.trim, "T"), (.art, "A")]

  @Test(arguments: boxesOfProduction)
  func `without one the effective crop box stands in`(_ box: Box, _ letter: String) {
    let page = boxes("M[0 0 600 800] C[-50 60 550 740]")
    #expect(page[box].effective == Rectangle(0, 60, 550, 740))
    #expect(page[box].reason == .defaultCrop && !page[box].isExplicit)
    #expect(page[box].rectangle == nil && page[box].problems == [])
  }

  @Test(arguments: boxesOfProduction)
  func `inside the crop box it is what it says`(_ box: Box, _ letter: String) {
    let page = boxes("M[0 0 600 800] C[10 10 590 790] \(letter)[10 10 590 790]")
    #expect(page[box].effective == Rectangle(10, 10, 590, 790))
    #expect(page[box].reason == .entry && page[box].isExplicit)
    #expect(page.ids == [])
  }

  @Test(arguments: boxesOfProduction)
  func `it is clipped to the media box and not to the crop box`(_ box: Box, _ letter: String) {
    let page = boxes("M[0 0 600 800] C[50 60 550 740] \(letter)[-10 20 580 810]")
    #expect(page[box].effective == Rectangle(0, 20, 580, 800))
    #expect(page[box].reason == .clipped)
    #expect(page.ids == ["\(box.rawValue)-exceeds-media", "\(box.rawValue)-exceeds-crop"])
    #expect(page[box].problems.first == Problem(box.key, .exceedsMedia(by: 10)))
    #expect(page[box].problems.map(\.severity) == [.warning, .note])
  }

  @Test(
    arguments: boxesOfProduction,
    [
      ("[600 0 700 800]", "outside-media"), ("[700 700 900 900]", "outside-media"),
      ("[9 9 9 90]", "empty"), ("/x", "malformed"), ("[0 0 600]", "malformed"),
      ("[0 --1 600 800]", "malformed"),
    ])
  func `an unusable one gives the crop box, with an error`(
    _ pair: (Box, String), _ value: (String, String)
  ) {
    let page = boxes("M[0 0 600 800] C[50 60 550 740] \(pair.1)\(value.0)")
    #expect(page[pair.0].effective == Rectangle(50, 60, 550, 740))
    #expect(page[pair.0].reason == .defaultCrop)
    #expect(page.ids == ["\(pair.0.rawValue)-\(value.1)"])
    #expect(page.problems.map(\.severity) == [.error])
  }

  @Test(arguments: boxesOfProduction)
  func `above the page it is ignored, with a warning`(_ box: Box, _ letter: String) {
    for (inner, pages) in [("", "\(letter)[36 36 576 756]"), ("\(letter)/x", "")] {
      let page = boxes("M[0 0 600 800]", inner: inner, pages: pages)
      #expect(page[box].effective == Rectangle(0, 0, 600, 800))
      #expect(page[box].entry.from == .absent && page[box].hint == nil)
      #expect(page.ids == ["\(box.rawValue)-on-pages"])
      #expect(page.problems.map(\.severity) == [.warning])
    }
  }

  @Test(arguments: boxesOfProduction)
  func `a broken one gets no hint from above, but from its own first four`(
    _ box: Box, _ letter: String
  ) {
    let above = "\(letter)[36 36 576 756]"
    #expect(boxes("M[0 0 600 800] \(letter)/x", pages: above)[box].hint == nil)
    #expect(
      boxes("M[0 0 600 800] \(letter)[1 2 30 40 5]", pages: above)[box].hint
        == Hint(.firstFour, Rectangle(1, 2, 30, 40)))
  }

  @Test(
    arguments: boxesOfProduction,
    [
      ("[50 60 550 740]", false), ("[49.99 60 550 740]", false), ("[49.98 60 550 740]", false),
      ("[49.97 60 550 740]", true), ("[50 60 550 740.5]", true),
    ])
  func `reaching outside the crop box is noted beyond the tolerance`(
    _ pair: (Box, String), _ value: (String, Bool)
  ) {
    let page = boxes("M[0 0 600 800] C[50 60 550 740] \(pair.1)\(value.0)")
    #expect(page.ids == (value.1 ? ["\(pair.0.rawValue)-exceeds-crop"] : []))
  }

  @Test(arguments: boxesOfProduction)
  func `a crop box that stands nowhere is not exceeded`(_ box: Box, _ letter: String) {
    #expect(boxes("M[0 0 600 800] \(letter)[0 0 600 800]").ids == [])
    #expect(boxes("M[0 0 600 800] C/x \(letter)[0 0 600 800]").ids == ["crop-malformed"])
  }

  @Test(arguments: [
    ("B[9 9 591 791] T[9 9 591 791]", []), ("B[9 9 591 791] T[18 18 582 782]", []),
    ("B[9 9 591 791] T[8.99 9 591 791]", []),
    ("B[9 9 591 791] T[8.5 9 591 791]", ["trim-exceeds-bleed"]),
    ("B[9 9 591 791] T[0 0 600 800]", ["trim-exceeds-bleed"]),
    // Neither is written, or only one.
    ("T[0 0 600 800]", []), ("B[9 9 591 791]", []),
    ("B/x T[0 0 600 800]", ["bleed-malformed"]), ("B[9 9 591 791] T/x", ["trim-malformed"]),
    // The art box may lie anywhere.
    ("B[9 9 591 791] A[0 0 600 800]", []),
  ])
  func `a trim box outside the bleed box is noted where both are written`(
    _ text: String, _ ids: [String]
  ) {
    #expect(boxes("M[0 0 600 800] \(text)").ids == ids)
  }

  @Test(arguments: boxesOfProduction)
  func `corners and limits are looked at as for the others`(_ box: Box, _ letter: String) {
    let page = boxes("M[0 0 600 800] \(letter)[102 700 100 100]")
    #expect(page[box].effective == Rectangle(100, 100, 102, 700))
    #expect(page.ids == ["\(box.rawValue)-reversed", "\(box.rawValue)-below-3"])
  }
}
