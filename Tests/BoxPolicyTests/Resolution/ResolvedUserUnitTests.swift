import Testing

@testable import BoxPolicy

/// UserUnit: rule R10.
@Suite struct ResolvedUserUnitTests {
  @Test(
    arguments: [
      ("1", 1, []), ("1.0", 1, []), ("+1", 1, []), ("2", 2, ["user-unit-in-use"]),
      ("0.5", 0.5, ["user-unit-in-use"]), ("72", 72, ["user-unit-in-use"]),
      ("75000", 75_000, ["user-unit-in-use"]), ("0.000001", 1e-6, ["user-unit-in-use"]),
      ("1.000001", 1.000001, ["user-unit-in-use"]),
    ] as [(String, Double, [String])])
  func `a number above 0 counts, and is noted unless it is 1`(
    _ text: String, _ value: Double, _ ids: [String]
  ) {
    let page = boxes("M[0 0 600 800] U\(text)")
    #expect(page.userUnit.value == value)
    #expect(page.ids == ids)
    #expect(page.problems.allSatisfy { $0.severity == .note })
    #expect(page.userUnit.entry.raw == text)
  }

  @Test(arguments: ["0", "-1", "-0", "0.0", "-0.5"])
  func `0 and below are 1, with an error`(_ text: String) {
    let page = boxes("M[0 0 600 800] U\(text)")
    #expect(page.userUnit.value == 1)
    #expect(page.problems == [Problem(.userUnit, .malformed(.notPositive(text)))])
    #expect(page.problems.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("/x", "name"), ("[2]", "array"), ("(2)", "string"), ("true", "boolean"),
    ("<<>>", "dictionary"), ("2e0", "value"),
  ])
  func `another type is 1, with an error`(_ text: String, _ kind: String) {
    let page = boxes("M[0 0 600 800] U\(text)")
    #expect(page.userUnit.value == 1)
    #expect(page.problems == [Problem(.userUnit, .malformed(.notNumeric(kind)))])
  }

  @Test(arguments: [("U2", nil), ("", "U2"), ("U/x", nil), ("U1", "U1")] as [(String, String?)])
  func `above the page it is ignored, with a warning`(_ pages: String, _ inner: String?) {
    let page = boxes("M[0 0 600 800]", inner: inner, pages: pages)
    #expect(page.userUnit.value == 1 && page.userUnit.entry.from == .absent)
    #expect(page.ids == ["user-unit-on-pages"])
    #expect(page.problems.map(\.severity) == [.warning])
  }

  @Test func `absent it is 1, and nothing is odd`() {
    #expect(boxes("M[0 0 600 800]").userUnit.value == 1)
    #expect(boxes("M[0 0 600 800]").userUnit.problems == [])
  }
}
