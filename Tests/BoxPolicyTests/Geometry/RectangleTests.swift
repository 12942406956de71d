import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct RectangleTests {
  @Test(
    arguments: [
      [20, 30, 512, 692], [512, 692, 20, 30], [20, 692, 512, 30], [512, 30, 20, 692],
    ] as [[Double]])
  func `any two opposite corners make the same rectangle`(_ corners: [Double]) {
    let rectangle = Rectangle(corners[0], corners[1], corners[2], corners[3])
    #expect(rectangle.x0 == 20 && rectangle.y0 == 30)
    #expect(rectangle.x1 == 512 && rectangle.y1 == 692)
    #expect(rectangle.edges == [20, 30, 512, 692])
  }

  @Test func `the sides of a page below the axis are positive`() {
    let rectangle = Rectangle(0, 0, 612, -792)
    #expect(rectangle.edges == [0, -792, 612, 0])
    #expect(rectangle.width == 612 && rectangle.height == 792)
    #expect(rectangle.area == 484_704)
  }

  @Test func `the stand-in is 8.5 by 11 inches at the origin`() {
    #expect(Rectangle.letter.edges == [0, 0, 8.5 * 72, 11 * 72])
  }

  @Test func `empty is a side without length, be the other as long as it may`() {
    #expect(Rectangle(0, 0, 0, 800).isEmpty)
    #expect(Rectangle(0, 800, 600, 800).isEmpty)
    #expect(Rectangle(-5, -5, -5, -5).isEmpty)
    #expect(!Rectangle(0, 0, 0.001, 0.001).isEmpty)
    #expect(!Rectangle(-2, -3, -1, -1).isEmpty)
  }

  static let media = Rectangle(0, 0, 600, 800)

  @Test(arguments: [
    (Rectangle(0, 0, 600, 800), Rectangle(0, 0, 600, 800)),
    (Rectangle(50, 60, 550, 740), Rectangle(50, 60, 550, 740)),
    (Rectangle(-50, -60, 700, 900), Rectangle(0, 0, 600, 800)),
    (Rectangle(-400, 100, 300, 700), Rectangle(0, 100, 300, 700)),
    (Rectangle(100, -10, 500, 820), Rectangle(100, 0, 500, 800)),
    (Rectangle(599.5, 799, 700, 900), Rectangle(599.5, 799, 600, 800)),
  ])
  func `what two rectangles share is inside both`(_ other: Rectangle, _ shared: Rectangle) {
    #expect(Self.media.intersection(other) == shared)
    #expect(other.intersection(Self.media) == shared)
  }

  @Test(arguments: [
    // Each side touching, a corner touching, beside, empty inside, empty on the edge.
    Rectangle(600, 0, 700, 800), Rectangle(-100, 0, 0, 800), Rectangle(0, 800, 600, 900),
    Rectangle(0, -100, 600, 0), Rectangle(600, 800, 1000, 1000), Rectangle(700, 100, 1400, 500),
    Rectangle(100, 900, 500, 950), Rectangle(100, 100, 100, 700), Rectangle(100, 100, 500, 100),
    Rectangle(0, 0, 0, 0),
  ])
  func `rectangles that share no area have no intersection`(_ other: Rectangle) {
    #expect(Self.media.intersection(other) == nil)
    #expect(other.intersection(Self.media) == nil)
  }

  @Test(arguments: [
    (Rectangle(0, 0, 600, 800), 0), (Rectangle(50, 60, 550, 740), 0),
    (Rectangle(-7, 0, 600, 800), 7), (Rectangle(0, -8, 600, 800), 8),
    (Rectangle(0, 0, 609, 800), 9), (Rectangle(0, 0, 600, 810), 10),
    (Rectangle(-1, -2, 603, 804), 4), (Rectangle(-100, 10, 500, 700), 100),
    (Rectangle(600, 0, 700, 800), 100),
  ])
  func `the overhang is the farthest reach outside`(_ other: Rectangle, _ overhang: Double) {
    #expect(other.overhang(over: Self.media) == overhang)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `equal within a tolerance looks at each of the four edges`(_ index: Int) {
    var near = Self.media.edges
    near[index] += 0.5
    let other = Rectangle(near[0], near[1], near[2], near[3])
    #expect(Self.media.isEqual(to: other, within: 0.5))
    #expect(other.isEqual(to: Self.media, within: 0.5))
    #expect(!Self.media.isEqual(to: other, within: 0.499))
    #expect(!other.isEqual(to: Self.media, within: 0.499))
  }

  @Test func `equal within no tolerance is equal`() {
    #expect(Self.media.isEqual(to: Self.media, within: 0))
    #expect(!Self.media.isEqual(to: Rectangle(0, 0, 600, 800.000_000_1), within: 0))
  }

  @Test(arguments: SplitMix.seeds)
  func `putting corners in order twice is doing it once`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<2000 {
      let once = random.rectangle()
      #expect(once == Rectangle(once.x0, once.y0, once.x1, once.y1), "seed \(seed)")
      #expect(once == Rectangle(once.x1, once.y0, once.x0, once.y1), "seed \(seed)")
      #expect(once.width >= 0 && once.height >= 0, "seed \(seed)")
    }
  }

  @Test(arguments: SplitMix.seeds)
  func `an intersection commutes, has an area and lies inside both`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var shared = 0
    for _ in 0..<2000 {
      let (one, other) = (random.rectangle(), random.rectangle())
      let both = one.intersection(other)
      #expect(both == other.intersection(one), "seed \(seed): \(one) \(other)")
      guard let both else { continue }
      shared += 1
      #expect(both.area > 0, "seed \(seed): \(one) \(other)")
      #expect(both.overhang(over: one) == 0, "seed \(seed): \(one) \(other)")
      #expect(both.overhang(over: other) == 0, "seed \(seed): \(one) \(other)")
    }
    #expect(shared > 100)
  }
}
