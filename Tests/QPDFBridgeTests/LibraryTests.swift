import QPDFBridge
import Testing

@Suite(.tags(.bridge)) struct LibraryTests {
  @Test func `the version is 11.3 or later`() throws {
    let parts = Library.version.split(separator: ".").compactMap { Int($0) }
    try #require(parts.count >= 2)
    #expect((parts[0], parts[1]) >= (11, 3))
  }

  @Test func `a reference reads as two words`() {
    #expect("\(Reference(12))" == "12 0" && "\(Reference(7, 3))" == "7 3")
  }
}
