import Testing

@testable import BoxPolicy

@Suite struct SeverityTests {
  @Test func `a warning is worse than a note and an error worse than both`() {
    #expect(Severity.note < .warning && Severity.warning < .error && Severity.note < .error)
    #expect([Severity.warning, .error, .note].sorted() == Severity.allCases)
    #expect(!(Severity.error < .error) && !(Severity.error < .note))
  }
}
