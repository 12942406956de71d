import BoxDocument
import BoxFixtures
import Testing

/// What is inflated is bounded by the size of the file too.
@Suite struct SwellingStreamTests {
  @Test(arguments: [(1, 60 << 20), (3, 1 << 20)])
  func `streams that become long are read`(_ count: Int, _ size: Int) throws {
    let file = SwellingStreams.bytes(count: count, size: size)
    let document = try PageDocument(bytes: file, reader: .scan)
    #expect(document.pages.count == count)
  }

  /// Each alone is read; both are more than a file of this size has any use for.
  @Test func `streams that together become far longer than the file are refused`() throws {
    let file = SwellingStreams.bytes(count: 2, size: 50 << 20)
    let failure = #expect(throws: DocumentFailure.self) {
      try PageDocument(bytes: file, reader: .scan)
    }
    #expect(failure?.kind == .hostile)
    #expect(failure?.description.contains("64 MB and 32 times the file") == true)
  }
}
