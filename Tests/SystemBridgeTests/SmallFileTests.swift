import SystemBridge
import Testing

@Suite struct SmallFileTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: [
    ("", ""),
    ("secret", "secret"),
    ("secret\n", "secret"),
    ("secret\r\n", "secret"),
    ("secret\nsecond\n", "secret"),
    ("\nsecond", ""),
    (" a b \n", " a b "),
    ("secret\r", "secret\r"),
    ("a\0b\n", "a\0b"),
  ])
  func `the first line comes without its end`(content: String, expected: String) throws {
    let name = try directory.file("password", Array(content.utf8))
    #expect(try SmallFile.firstLine(of: name, limit: 100) == Array(expected.utf8))
  }

  @Test func `bytes are kept whatever their encoding`() throws {
    let name = try directory.file("password", [0xE9, 0xFF, 0x0A])
    #expect(try SmallFile.firstLine(of: name, limit: 100) == [0xE9, 0xFF])
    #expect(try SmallFile.content(of: name, limit: 3) == [0xE9, 0xFF, 0x0A])
  }

  @Test func `a file longer than its limit is refused`() throws {
    let name = try directory.file("password", [1, 2, 3])
    #expect(throws: FileFailure.tooLarge) { _ = try SmallFile.content(of: name, limit: 2) }
    #expect(throws: FileFailure.tooLarge) {
      _ = try SmallFile.content(of: FileName(lossless: "/dev/zero"), limit: 100_000)
    }
  }

  @Test func `what cannot be read has its failure`() throws {
    let missing = directory.name("missing")
    #expect(throws: FileFailure.noSuchFile) { _ = try SmallFile.content(of: missing, limit: 9) }
    let sub = try directory.directory("sub")
    #expect(throws: FileFailure.isDirectory) { _ = try SmallFile.content(of: sub, limit: 9) }
  }
}
