import Testing

@testable import BoxPolicy

@Suite struct InsetsTests {
  @Test func `insets are told as left, bottom, right, top`() {
    let insets = Insets(of: Rectangle(30, 40, 550, 730), in: Rectangle(20, 10, 600, 800))
    #expect(insets.left == 10 && insets.bottom == 30 && insets.right == 50 && insets.top == 70)
    #expect(insets.all == [10, 30, 50, 70])
    #expect(insets.largest == 70)
  }

  @Test func `an edge that reaches outside has a negative inset`() {
    let insets = Insets(of: Rectangle(-9, -8, 607, 806), in: Rectangle(0, 0, 600, 800))
    #expect(insets.all == [-9, -8, -7, -6])
    #expect(insets.largest == 9)
  }

  @Test(arguments: [
    (Rectangle(5, 0, 9, 9), 5), (Rectangle(0, 4, 9, 9), 4), (Rectangle(0, 0, 6, 9), 3),
    (Rectangle(0, 0, 9, 7), 2), (Rectangle(0, 0, 9, 9), 0),
  ])
  func `the largest may be on any side`(_ inner: Rectangle, _ largest: Double) {
    #expect(Insets(of: inner, in: Rectangle(0, 0, 9, 9)).largest == largest)
  }

  @Test func `the bleed of a designer's page is 3 mm on each side`() {
    // TrimBox and BleedBox as a layout program wrote them, reported in public.
    let trim = Rectangle(36.8499, 36.8499, 632.126, 878.74)
    let bleed = Rectangle(28.346, 28.346, 640.629, 887.244)
    for inset in Insets(of: trim, in: bleed).all {
      #expect(abs(inset - 3 * 72 / 25.4) < 0.002)
    }
  }
}
