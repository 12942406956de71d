import Testing

@testable import BoxPolicy

/// The CropBox: rules R3 to R5 and R7.
@Suite struct ResolvedCropBoxTests {
  static let media = Rectangle(0, 0, 600, 800)

  @Test func `without one the media box is shown, and nothing is odd`() {
    let crop = boxes("M[0 0 600 800]")[.crop]
    #expect(crop.effective == Self.media && crop.rectangle == nil)
    #expect(crop.reason == .defaultMedia && !crop.isExplicit)
    #expect(crop.problems == [] && crop.hint == nil && crop.entry.from == .absent)
  }

  @Test(arguments: [
    ("C[0 0 600 800]", Rectangle(0, 0, 600, 800)), ("C[50 60 550 740]", .init(50, 60, 550, 740)),
    ("C[0 0 3 3]", .init(0, 0, 3, 3)), ("C[597 797 600 800]", .init(597, 797, 600, 800)),
  ])
  func `inside the media box it is what it says`(_ text: String, _ crop: Rectangle) {
    let page = boxes("M[0 0 600 800] \(text)")
    #expect(page[.crop].effective == crop && page[.crop].rectangle == crop)
    #expect(page[.crop].reason == .entry && page[.crop].isExplicit)
    #expect(page.ids == [])
  }

  @Test(arguments: [
    ("C[-1 10 500 700]", Rectangle(0, 10, 500, 700), 1),
    ("C[10 -2 500 700]", .init(10, 0, 500, 700), 2),
    ("C[10 10 603 700]", .init(10, 10, 600, 700), 3),
    ("C[10 10 500 804]", .init(10, 10, 500, 800), 4),
    ("C[-50 -60 700 900]", .init(0, 0, 600, 800), 100),
  ])
  func `what reaches outside the media box is cut off`(
    _ text: String, _ effective: Rectangle, _ overhang: Double
  ) {
    let page = boxes("M[0 0 600 800] \(text)")
    #expect(page[.crop].effective == effective)
    #expect(page[.crop].reason == .clipped && page[.crop].isExplicit)
    #expect(page[.crop].problems == [Problem(.crop, .exceedsMedia(by: overhang))])
    #expect(page[.crop].problems.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("600.001", Severity.note), ("600.01", .note), ("600.02", .note), ("600.021", .warning),
    ("600.5", .warning), ("600.0000001", .note),
  ])
  func `an overhang within the tolerance is a note`(_ right: String, _ severity: Severity) throws {
    let page = boxes("M[0 0 600 800] C[0 0 \(right) 800]")
    #expect(page.ids == ["crop-exceeds-media"])
    let problem = try #require(page.problem("crop-exceeds-media"))
    #expect(problem.severity == severity)
    #expect(page[.crop].effective == Self.media && page[.crop].reason == .clipped)
  }

  @Test(arguments: [
    // Beside, touching at a side, touching at a corner.
    "C[-300 -300 -100 -100]", "C[700 100 1400 500]", "C[600 0 700 800]", "C[0 -100 600 0]",
    "C[-9 0 0 800]", "C[0 800 600 900]", "C[600 800 1000 1000]",
  ])
  func `what shares no area with the media box is not used`(_ text: String) {
    let page = boxes("M[0 0 600 800] \(text)", pages: "C[50 60 550 740]")
    #expect(page[.crop].effective == Self.media)
    #expect(page[.crop].reason == .defaultMedia && !page[.crop].isExplicit)
    #expect(page.ids == ["crop-outside-media"])
    #expect(page.problem("crop-outside-media")?.severity == .error)
  }

  @Test(arguments: [
    ("C[0 0 0 0]", "crop-empty"), ("C[100 100 100 700]", "crop-empty"),
    ("C[100 700 500 700]", "crop-empty"), ("C[500 100 100 100]", "crop-empty"),
    ("C/None", "crop-malformed"), ("C[50 60 550]", "crop-malformed"), ("C()", "crop-malformed"),
    ("C[50 60 550 740 0]", "crop-malformed"), ("C[50 null 550 740]", "crop-malformed"),
  ])
  func `an unusable one blocks the one above and gives the media box`(_ text: String, _ id: String)
  {
    let page = boxes("M[0 0 600 800] \(text)", pages: "C[50 60 550 740]")
    #expect(page[.crop].effective == Self.media)
    #expect(page[.crop].reason == .defaultMedia)
    #expect(page.ids == [id])
    #expect(page.problem(id)?.severity == .error)
    #expect(page[.crop].hint != nil)
  }

  @Test func `limits are those of the part that is shown`() {
    #expect(boxes("M[0 0 600 800] C[598 0 700 800]").ids == ["crop-exceeds-media", "crop-below-3"])
    #expect(boxes("M[0 0 600 800] C[0 0 20000 800]").ids == ["crop-exceeds-media"])
    #expect(
      boxes("M[0 0 20000 800] C[0 0 15000 800]").ids == ["media-over-14400", "crop-over-14400"])
  }

  @Test func `the order of notes is that of the looking`() {
    let page = boxes("M[0 0 600 800] C[700 2 598 0]")
    #expect(page.ids == ["crop-reversed", "crop-exceeds-media", "crop-below-3"])
  }

  @Test func `it is clipped to the stand-in where there is no media box`() {
    let page = boxes("C[0 0 1000 1200]")
    #expect(page[.crop].effective == .letter && page[.crop].reason == .clipped)
    #expect(page.ids == ["media-missing", "crop-exceeds-media"])
  }

  @Test func `it is inherited apart from the media box`() {
    let page = boxes("M[0 0 300 400]", pages: "M[0 0 612 792] C[0 0 612 792]")
    #expect(page[.crop].entry.from == .inherited && page[.crop].entry.holder == Holder.pages)
    #expect(page[.crop].effective == Rectangle(0, 0, 300, 400))
  }
}
