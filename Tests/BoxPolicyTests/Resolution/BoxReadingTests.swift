import Testing

@testable import BoxPolicy

extension BoxReading {
  fileprivate var found: Rectangle? {
    if case .rectangle(let rectangle, _) = self { rectangle } else { nil }
  }
  fileprivate var isReversed: Bool? {
    if case .rectangle(_, let reversed) = self { reversed } else { nil }
  }
  fileprivate var malformation: Malformation? {
    if case .malformed(let malformation, _) = self { malformation } else { nil }
  }
  fileprivate var firstFour: Rectangle? {
    if case .malformed(_, let first) = self { first } else { nil }
  }
}

@Suite struct BoxReadingTests {
  @Test(arguments: [
    ("[ 0 0 600 800 ]", Rectangle(0, 0, 600, 800), false),
    ("[ 600 800 0 0 ]", Rectangle(0, 0, 600, 800), true),
    ("[ 600 0 0 800 ]", Rectangle(0, 0, 600, 800), true),
    ("[ 0 800 600 0 ]", Rectangle(0, 0, 600, 800), true),
    ("[ 0 0 612 -792 ]", Rectangle(0, -792, 612, 0), true),
    ("[ -612 -792 0 0 ]", Rectangle(-612, -792, 0, 0), false),
    ("[ 10 25 380 550 ]", Rectangle(10, 25, 380, 550), false),
    ("[ 5 5 5 5 ]", Rectangle(5, 5, 5, 5), false),
    ("[ 5 0 5 9 ]", Rectangle(5, 0, 5, 9), false),
    ("[ -.5 +5 5. .5 ]", Rectangle(-0.5, 0.5, 5, 5), true),
  ])
  func `four numbers are a rectangle with its corners in order`(
    _ text: String, _ rectangle: Rectangle, _ reversed: Bool
  ) {
    #expect(BoxReading(text).found == rectangle)
    #expect(BoxReading(text).isReversed == reversed)
  }

  @Test(arguments: [
    ("612", Malformation.notAnArray("number")), ("/A4", .notAnArray("name")),
    ("(0 0 612 792)", .notAnArray("string")), ("true", .notAnArray("boolean")),
    ("<< /A 1 >>", .notAnArray("dictionary")), ("6e2", .notAnArray("value")),
    ("", .notAnArray("value")),
    ("[ ]", .elementCount(0)), ("[ 7 ]", .elementCount(1)), ("[ 0 0 600 ]", .elementCount(3)),
    ("[ /a /b /c ]", .elementCount(3)), ("[ [ 0 0 600 800 ] ]", .elementCount(1)),
    ("[ 0 0 600 800 900 ]", .elementCount(5)),
    ("[ 0 0 595 841 0 0 595 841 ]", .elementCount(8)),
    ("[ 0 0 /x 800 900 ]", .elementCount(5)), ("[ 0 0 0 0 /x ]", .elementCount(5)),
    ("[ (0) (0) (600) (800) ]", .notANumber(position: 1, text: "(0)")),
    ("[ 50 null 550 740 ]", .notANumber(position: 2, text: "null")),
    ("[ 0 0 6e2 800 ]", .notANumber(position: 3, text: "6e2")),
    ("[ 50 60 550 null ]", .notANumber(position: 4, text: "null")),
    ("[ 0 --100 600 800 ]", .notANumber(position: 2, text: "--100")),
    ("[ 0 0 [ 600 ] 800 ]", .notANumber(position: 3, text: "[ 600 ]")),
    ("[ 0 0 . - ]", .notANumber(position: 3, text: ".")),
    ("[ 3.05175781e-005 0 612 792 ]", .notANumber(position: 1, text: "3.05175781e-005")),
  ])
  func `anything else is no rectangle, and says why`(_ text: String, _ why: Malformation) {
    let reading = BoxReading(text)
    #expect(reading.malformation == why)
    #expect(reading.usable == nil && reading.found == nil)
  }

  @Test func `a number of 400 digits makes no rectangle`() {
    let nines = String(repeating: "9", count: 400)
    let why = Malformation.notANumber(position: 3, text: nines)
    #expect(BoxReading("[ 0 0 \(nines) 800 ]").malformation == why)
  }

  @Test(arguments: [
    ("[ 0 0 600 800 900 ]", Rectangle(0, 0, 600, 800)),
    ("[ 600 800 0 0 1 ]", Rectangle(0, 0, 600, 800)),
    ("[ 0 0 595 841 0 0 595 841 ]", Rectangle(0, 0, 595, 841)),
    ("[ 0 0 600 800 /x ]", Rectangle(0, 0, 600, 800)),
    ("[ 0 0 /x 800 900 ]", nil), ("[ 0 0 600 ]", nil), ("[ 0 0 600 /x ]", nil),
    ("/A4", nil), ("612", nil),
  ])
  func `the first four of more numbers are kept apart`(_ text: String, _ first: Rectangle?) {
    #expect(BoxReading(text).firstFour == first)
  }

  @Test(arguments: [
    ("[ 0 0 600 800 ]", Rectangle(0, 0, 600, 800)),
    ("[ 0 0 0.001 0.001 ]", .init(0, 0, 1e-3, 1e-3)),
    ("[ 0 0 0 800 ]", nil), ("[ 0 800 600 800 ]", nil), ("[ 0 0 0 0 ]", nil),
    ("[ 100 100 100 700 ]", nil),
  ])
  func `a rectangle is usable if it has an area`(_ text: String, _ usable: Rectangle?) {
    #expect(BoxReading(text).usable == usable)
  }
}
