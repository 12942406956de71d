import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Serialized, because one of the tests fills the guard's table.
@Suite(.serialized) struct FileBytesExtendedTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Lengths of files around the ends of pages.
  static let lengths = [
    1, 100, pageSize - 1, pageSize, pageSize + 1, 3 * pageSize, 5 * pageSize + 7,
  ]
  static let tails = [0, 1, pageSize - 1, pageSize, 2 * pageSize + 1]

  @Test(arguments: lengths, tails)
  func `the bytes are those of the file and then the others`(_ length: Int, _ count: Int) throws {
    let file = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let tail = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 17 &+ 5) }
    let name = try directory.file("a.pdf", file)
    let bytes = try FileBytes.extended(name, by: tail)
    #expect(bytes.count == length + count)
    #expect(bytes.content == file + tail)
    #expect(throws: Never.self) { try bytes.verify() }
    #expect(try directory.content("a.pdf") == file)
  }

  @Test func `no file is no file`() throws {
    #expect(failure { _ = try FileBytes.extended(directory.name("none"), by: [1]) } == .noSuchFile)
    let empty = try directory.file("empty", [])
    #expect(failure { _ = try FileBytes.extended(empty, by: [1]) } == .empty)
    #expect(failure { _ = try FileBytes.extended(directory.pipe("pipe"), by: [1]) } == .namedPipe)
  }

  @Test func `a file that is cut reads as zeros, and this is reported`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 4 * pageSize))
    let bytes = try FileBytes.extended(name, by: [2])
    try cut(name, to: pageSize)
    #expect(bytes.sum <= pageSize + 2)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }

  @Test func `a file that grows has changed`() throws {
    let name = try directory.file("a.pdf", [1, 2])
    let bytes = try FileBytes.extended(name, by: [3])
    try directory.file("a.pdf", [1, 2, 3, 4])
    #expect(bytes.content == [1, 2, 3])
    #expect(throws: FileFailure.changedWhileRead) { try bytes.verify() }
  }

  @Test func `more files than the guard has room for are copied`() throws {
    let name = try directory.file("a.pdf", [1, 2])
    let many = try (0..<300).map { _ in try FileBytes.extended(name, by: [3]) }
    #expect(many.allSatisfy { $0.content == [1, 2, 3] })
    for bytes in many { try bytes.verify() }
  }

  @Test func `the last byte and the first of the tail are on one page`() throws {
    // The page of both is memory of our own, so that a file that is cut there still reads.
    let name = try directory.file("a.pdf", Array(repeating: 1, count: pageSize + 10))
    let bytes = try FileBytes.extended(name, by: [2, 2])
    try cut(name, to: pageSize)
    #expect(bytes.sum == pageSize + 10 + 4)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }
}
