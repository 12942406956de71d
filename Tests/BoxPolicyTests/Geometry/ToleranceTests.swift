import Testing

@testable import BoxPolicy

@Suite struct ToleranceTests {
  @Test func `the standard tolerance is what readers that print two decimals may be off by`() {
    #expect(Tolerance.standard == 0.02)
  }
}
