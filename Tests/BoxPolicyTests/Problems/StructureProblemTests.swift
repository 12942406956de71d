import Testing

@testable import BoxPolicy

@Suite struct StructureProblemTests {
  static let table: [(StructureProblem, String, Severity, String)] = [
    (.typeMissing, "type-missing", .warning, "the page has no /Type, and some programs skip it"),
    (
      .typeWrong, "type-wrong", .warning,
      "the page's /Type is not /Page, and some programs skip it"
    ),
    (
      .parentMismatch, "parent-mismatch", .error,
      "/Parent, here or above, does not lead to what lists it; programs inherit differently"
    ),
    (
      .parentCycle, "parent-cycle", .error,
      "following /Parent never ends, and some programs refuse the page"
    ),
    (.listedTwice, "listed-twice", .warning, "the same page object is listed more than once"),
    (
      .directObject, "page-direct", .warning,
      "the page is written into /Kids where a reference is needed"
    ),
  ]

  @Test(arguments: table)
  func `each has a stable name, a severity and words`(
    _ problem: StructureProblem, _ id: String, _ severity: Severity, _ message: String
  ) {
    #expect(problem.id == id)
    #expect(problem.severity == severity)
    #expect(problem.message == message)
  }

  @Test func `the table has every one`() {
    #expect(Self.table.map(\.0) == StructureProblem.allCases)
  }
}
