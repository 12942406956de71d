import Testing

@testable import BoxPolicy

/// Rotate: rule R9.
@Suite struct ResolvedRotationTests {
  @Test(arguments: [
    ("0", Rotation.none), ("90", .quarter), ("180", .half), ("270", .threeQuarters),
    ("360", .none), ("450", .quarter), ("-90", .threeQuarters), ("-180", .half), ("-0", .none),
    ("-270", .quarter), ("-360", .none), ("-450", .threeQuarters), ("+90", .quarter),
    ("00090", .quarter), ("36000000090", .quarter),
  ])
  func `a multiple of 90 counts modulo 360`(_ text: String, _ turn: Rotation) {
    let rotation = boxes("M[0 0 600 800] R\(text)").rotation
    #expect(rotation.value == turn)
    #expect(rotation.problems == [])
    #expect(rotation.entry.raw == text && rotation.entry.from == .page)
  }

  @Test(arguments: [
    ("90.0", Rotation.quarter), ("90.", .quarter), ("-90.000", .threeQuarters),
    ("0.0", .none), (".0", .none),
  ])
  func `a real number counts, with a warning`(_ text: String, _ turn: Rotation) {
    let page = boxes("M[0 0 600 800] R\(text)")
    #expect(page.rotation.value == turn)
    #expect(page.ids == ["rotate-real-number"])
    #expect(page.problems.map(\.severity) == [.warning])
  }

  @Test(arguments: ["45", "89", "91", "135", "1", "-1", "89.9", "90.0001", "0.5", "-0.00001"])
  func `another number is 0, with an error`(_ text: String) {
    let page = boxes("M[0 0 600 800] R\(text)", pages: "R90")
    #expect(page.rotation.value == .none)
    #expect(page.ids == ["rotate-not-multiple-of-90"])
    #expect(page.problems.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("/x", "name"), ("[90]", "array"), ("(90)", "string"), ("true", "boolean"),
    ("<<>>", "dictionary"), ("9e1", "value"),
  ])
  func `another type is 0, with an error, and blocks what stands above`(
    _ text: String, _ kind: String
  ) {
    let page = boxes("M[0 0 600 800] R\(text)", pages: "R90")
    #expect(page.rotation.value == .none)
    #expect(page.problems == [Problem(.rotate, .malformed(.notNumeric(kind)))])
    #expect(page.problems.map(\.severity) == [.error])
  }

  @Test func `a number of any size has an answer`() {
    for digits in [17, 30, 100, 308, 309, 400] {
      let page = boxes("M[0 0 600 800] R" + String(repeating: "9", count: digits))
      #expect(Rotation.allCases.contains(page.rotation.value))
    }
  }

  @Test func `absent it is 0, and above the page it is inherited`() {
    #expect(boxes("M[0 0 600 800]").rotation.value == .none)
    #expect(boxes("M[0 0 600 800]").rotation.problems == [])
    let page = boxes("M[0 0 600 800]", inner: "R180", pages: "R90")
    #expect(page.rotation.value == .half && page.rotation.entry.holder == Holder.inner)
    #expect(boxes("M[0 0 600 800] R0", pages: "R90").rotation.value == .none)
  }

  @Test(arguments: [
    ("R45", "", "R90", Rotation.quarter), ("R/x", "", "R-90.0", .threeQuarters),
    ("R45", "R180", "R90", .half), ("R[90]", "R91", "R90", .quarter), ("", "R45", "R90", .quarter),
    ("", "R45", "R0", Rotation.none), ("R45", "", "", nil), ("R45", "R1", "R(90)", nil),
    ("", "", "R45", nil),
    // What can be used needs no hint.
    ("R90", "", "R180", nil), ("R90.0", "", "R180", nil), ("", "", "R180", nil), ("", "", "", nil),
  ])
  func `the nearest usable turn above is the hint for an unusable one`(
    _ page: String, _ inner: String, _ pages: String, _ hint: Rotation?
  ) {
    let rotation = boxes("M[0 0 9 9] \(page)", inner: inner, pages: pages).rotation
    #expect(rotation.hint == hint.map { Hint(.inherited, $0) })
    #expect(hint == nil || rotation.value == .none)
  }

  @Test(arguments: zip(Rotation.allCases, [false, true, false, true]))
  func `only the odd quarter turns swap the sides`(_ turn: Rotation, _ swaps: Bool) {
    #expect(turn.swapsSides == swaps)
  }
}
