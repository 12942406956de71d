import Testing

@testable import BoxPolicy

@Suite struct PageViewTests {
  @Test(arguments: [
    ("M[0 0 600 800]", 600, 800), ("M[0 0 600 800] R90", 800, 600),
    ("M[0 0 600 800] R180", 600, 800), ("M[0 0 600 800] R270", 800, 600),
    ("M[0 0 600 800] R-90", 800, 600), ("M[0 0 600 800] R45", 600, 800),
    ("M[0 0 600 800] U2", 1200, 1600), ("M[0 0 600 800] U0.5 R90", 400, 300),
    ("M[0 0 600 800] U-1", 600, 800), ("M[0 0 8.5 11] U72", 612, 792),
    ("M[0 0 612 792] C[100.5 200.25 300 700] R90", 499.75, 199.5),
    ("M[0 0 600 800] C[-50 60 550 740] U1.5", 825, 1020),
  ])
  func `the size is that of the region after unit and turn`(
    _ text: String, _ width: Double, _ height: Double
  ) {
    let view = boxes(text).view
    #expect(view.width == width)
    #expect(view.height == height)
  }

  @Test func `unit and turn leave the region in the units of the file`() {
    let view = boxes("M[0 0 612 792] C[100.5 200.25 300 700] R90 U2").view
    #expect(view.box == .crop)
    #expect(view.rectangle == Rectangle(100.5, 200.25, 300, 700))
  }

  @Test(arguments: [
    ("M[0 0 600 800]", 1), ("M[0 0 600 800] C[0 0 600 800]", 1),
    ("M[0 0 600 800] C[0 0 300 400]", 0.25),
    ("M[-100 50 100 150] C[0 0 500 500] R90 U2", 0.5), ("M[0 0 600 800] C[700 0 900 9]", 1),
    ("M/x C[0 0 612 396]", 0.5), ("M[0 0 0.0000001 4] C[0 0 9 1]", 0.25),
  ])
  func `the visible share is that of the media box's area`(_ text: String, _ share: Double) {
    #expect(boxes(text).view.visible == share)
  }

  @Test(arguments: [
    ("M[0 0 600 800] C[10 10 500 500]", true), ("M[0 0 600 800]", false),
    ("M[0 0 600 800] C[0 0 599.99 800]", false), ("M[0 0 600 800] C[0 0.03 600 800]", true),
    ("M[-10 -10 700 900]", false), ("M[0 0 600 800] R90", false),
  ])
  func `a view hides what of another lies outside it`(_ text: String, _ hides: Bool) {
    #expect(boxes(text).view.hidesParts(of: boxes("M[0 0 600 800]").view) == hides)
  }

  /// The area of a tiny box rounds to 0 in a double.
  @Test func `a share has an answer where an area has none`() {
    let tiny = "0." + String(repeating: "0", count: 199) + "1"
    let half = "0." + String(repeating: "0", count: 200) + "5"
    let page = boxes("M[0 0 \(tiny) \(tiny)] C[0 0 \(half) \(tiny)]")
    #expect(page[.media].effective.area == 0)
    #expect(abs(page.view.visible - 0.5) < 1e-12)
  }

  @Test func `another chain shows another box`() {
    let page = boxes("M[0 0 600 800] C[10 10 590 790] T[20 30 580 770] B[15 15 585 785] R90")
    let view = PageView(of: page, through: .finishedPage)
    #expect(view.box == .trim && view.rectangle == Rectangle(20, 30, 580, 770))
    #expect(view.width == 740 && view.height == 560)
    #expect(PageView(of: page, through: .print).box == .bleed)
    #expect(PageView(of: page) == page.view)
  }

  @Test func `numbers of 300 digits give a finite size`() {
    let huge = "1" + String(repeating: "7", count: 308)
    for text in ["M[-\(huge) 0 \(huge) 9] U\(huge)", "M[0 0 \(huge) \(huge)] U\(huge)"] {
      let page = boxes(text)
      #expect(page.view.width.isFinite && page.view.height.isFinite)
      #expect(page[.media].effective.area.isFinite)
    }
  }
}
