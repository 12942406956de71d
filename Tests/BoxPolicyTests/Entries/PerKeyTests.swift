import Testing

@testable import BoxPolicy

@Suite struct PerKeyTests {
  @Test(arguments: PageKey.allCases)
  func `setting one key leaves the others`(_ key: PageKey) {
    var values = PerKey(repeating: 0)
    values[key] = 7
    for other in PageKey.allCases { #expect(values[other] == (other == key ? 7 : 0)) }
    #expect(values != PerKey(repeating: 0))
  }
}
