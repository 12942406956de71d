import Testing

@testable import BoxPolicy

@Suite struct RuleSetTests {
  @Test func `the version of the rules is counted from 1`() {
    #expect(RuleSet.version >= 1)
  }
}
