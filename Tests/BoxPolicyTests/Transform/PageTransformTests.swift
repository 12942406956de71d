import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct PageTransformTests {
  private static func decimal(_ text: String) -> Decimal { Decimal(text) ?? .zero }

  /// Transforms of every turn, with and without a factor and a shift.
  static let all = Rotation.allCases.flatMap { turn in
    [("1", "0", "0"), ("1", "-10.25", "3"), ("2.5", "0.125", "-7"), ("0.5", "1000", "2")].map {
      PageTransform(
        turn: turn, scale: decimal($0.0), shiftX: decimal($0.1), shiftY: decimal($0.2))
    }
  }

  /// What a matrix of six numbers makes of a point, as the standard says (8.3.4).
  private func product(_ matrix: [String], _ x: Double, _ y: Double) -> [Double] {
    let numbers = matrix.compactMap { Double($0) }
    guard numbers.count == 6 else { return [] }
    return [
      numbers[0] * x + numbers[2] * y + numbers[4], numbers[1] * x + numbers[3] * y + numbers[5],
    ]
  }

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test func `the matrix of a turn brings the upper side where the page is turned to`() {
    // Clockwise: what pointed up points right, then down, then left.
    let directions: [Rotation: [Double]] = [
      .none: [0, 1], .quarter: [1, 0], .half: [0, -1], .threeQuarters: [-1, 0],
    ]
    for turn in Rotation.allCases {
      #expect(product(PageTransform(turning: turn).matrix, 0, 1) == directions[turn])
    }
  }

  @Test(arguments: all) func `points and rectangles go where the matrix says`(
    _ transform: PageTransform
  ) throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<50 {
      let texts = (0..<4).map { _ in plainText(Double(random.below(4_000_000) - 2_000_000) / 1000) }
      let numbers = texts.compactMap { Double($0) }
      let point = try #require(transform.point(texts[0], texts[1]))
      let expected = product(transform.matrix, numbers[0], numbers[1])
      #expect(isNear([point.x, point.y].compactMap { Double($0) }, expected))
      let corner = product(transform.matrix, numbers[2], numbers[3])
      let box = Rectangle(expected[0], expected[1], corner[0], corner[1])
      let exact = try #require(transform.rectangle(texts)).compactMap { Double($0) }
      #expect(isNear(exact, box.edges))
      let old = Rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(isNear(transform.rectangle(old).edges, box.edges))
    }
  }

  @Test func `one behind the other is what both do`() throws {
    for one in Self.all {
      for other in Self.all {
        let both = try #require(one.followed(by: other))
        let between = product(one.matrix, 12.5, -70)
        #expect(
          isNear(product(both.matrix, 12.5, -70), product(other.matrix, between[0], between[1])))
        let matrix = try #require(other.matrix(behind: one.matrix))
        #expect(isNear(product(matrix, 12.5, -70), product(both.matrix, 12.5, -70)))
      }
    }
  }

  @Test(arguments: [
    // A shift has the decimals of the longer number and no more; what is not moved, its digits.
    (
      PageTransform(shiftX: decimal("-0.1")), ["0.30", "5.00", "00.1", "7.250"],
      ["0", "5.00", "0.2", "7.250"]
    ),
    (
      PageTransform(shiftY: decimal("-449.835616")), ["0", "449.835616", "249.069767", "842"],
      ["0", "0", "249.069767", "392.164384"]
    ),
    // A turn keeps them.
    (PageTransform(turn: .half), ["1.25", "2", "3.005", "4"], ["-3.005", "-4", "-1.25", "-2"]),
    // A factor gives six decimals, or as many as the file has.
    (
      PageTransform(scale: decimal("2.83464567")), ["0", "0", "210", "297.5"],
      ["0", "0", "595.275591", "843.307087"]
    ),
    (
      PageTransform(scale: decimal("0.5")), ["0", "0", "0.1234567", "3"],
      ["0", "0", "0.0617284", "1.5"]
    ),
  ]) func `the digits are those that the file asks for`(
    _ transform: PageTransform, _ old: [String], _ new: [String]
  ) {
    #expect(transform.rectangle(old) == new)
  }

  @Test func `what is no rectangle is none`() {
    let transform = PageTransform(turn: .half)
    #expect(transform.rectangle(["1", "2", "3"]) == nil)
    #expect(transform.rectangle(["1", "2", "3", "x"]) == nil)
    #expect(PageTransform().rectangle(["1", "2", "3", "1e3"]) == nil)
    #expect(transform.points(["1", "2", "3"]) == nil)
    #expect(transform.points(["1", "x"]) == nil)
    #expect(transform.lengths(["1", "x"]) == nil)
    #expect(PageTransform(scale: .one.plus(.one) ?? .one).lengths(["1", "x"]) == nil)
    #expect(transform.differences(["1", "2", "3"]) == nil)
    #expect(transform.matrix(behind: ["1", "0", "0", "1", "0"]) == nil)
    #expect(transform.matrix(behind: ["1", "0", "0", "x", "0", "0"]) == nil)
    #expect(transform.uprightRectangle(["1", "2", "3"]) == nil)
  }

  @Test func `points are moved two by two, and lengths stay unless there is a factor`() {
    let quarter = PageTransform(turn: .quarter, shiftY: Self.decimal("100"))
    #expect(quarter.points(["10", "50", "40.5", "70"]) == ["50", "90", "70", "59.5"])
    #expect(quarter.points([]) == [])
    #expect(quarter.keepsLengths && quarter.lengths(["1.50"]) == ["1.50"])
    #expect(!PageTransform(scale: Self.decimal("2")).keepsLengths)
  }

  @Test func `a quarter turn brings the lower side of a rectangle to the left`() {
    // In the order left, upper, right, lower; clockwise.
    let numbers = ["1", "2", "3", "4"]
    let expected: [Rotation: [String]] = [
      .none: numbers, .quarter: ["4", "1", "2", "3"], .half: ["3", "4", "1", "2"],
      .threeQuarters: ["2", "3", "4", "1"],
    ]
    for turn in Rotation.allCases {
      #expect(PageTransform(turning: turn).differences(numbers) == expected[turn])
    }
    let twice = PageTransform(scale: Self.decimal("2"))
    #expect(twice.differences(["1", "0.25", "3", "4"]) == ["2", "0.5", "6", "8"])
  }

  @Test func `what stands upright keeps its size, and its upper left corner its place`() {
    // The corner 10 70 goes to 70 -10, 60 -... of a page that is turned clockwise.
    let quarter = PageTransform(turn: .quarter, shiftY: Self.decimal("100"))
    #expect(quarter.uprightRectangle(["10", "50", "40", "70"]) == ["70", "70", "100", "90"])
    let half = PageTransform(turn: .half, scale: Self.decimal("2"))
    #expect(half.uprightRectangle(["40", "70", "10", "50"]) == ["-20", "-180", "40", "-140"])
  }

  @Test func `the numbers of a matrix stand as a content stream has them`() {
    let transform = PageTransform(
      turn: .threeQuarters, scale: Self.decimal("1.5"), shiftX: Self.decimal("-0.25"))
    #expect(transform.text == "0 1.5 -1.5 0 -0.25 0")
    #expect(PageTransform().text == "1 0 0 1 0 0")
  }
}
