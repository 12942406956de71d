import Testing

@testable import BoxPolicy

@Suite struct ViewerAreaTests {
  /// ISO 32000-2:2020, 12.2.
  @Test func `the four have the names of the standard`() {
    #expect(
      ViewerArea.allCases.map(\.name) == ["/ViewArea", "/ViewClip", "/PrintArea", "/PrintClip"])
    #expect(ViewerArea.holder == "/ViewerPreferences")
  }
}
