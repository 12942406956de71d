import Testing

@testable import SystemBridge

@Suite struct NameListTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  func names(in content: [UInt8], separator: NameList.Separator) throws -> [[UInt8]] {
    let list = try NameList(directory.file("list", content), separator: separator)
    var names: [[UInt8]] = []
    while case .name(let name) = try list.next() { names.append(name.bytes) }
    #expect(try list.next() == nil, "the end stays the end")
    return names
  }

  @Test(arguments: [
    ("", []),
    ("\n\n", []),
    ("a", ["a"]),
    ("a\nb\n", ["a", "b"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\r\n\r\nb\r", ["a", "b"]),
    ("a\rb\n c \n", ["a\rb", " c "]),
    ("-\n", ["-"]),
  ])
  func `lines are names`(content: String, expected: [String]) throws {
    let found = try names(in: Array(content.utf8), separator: .newline)
    #expect(found == expected.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\0b\0", ["a", "b"]),
    ("a\0\0b", ["a", "b"]),
    ("a\nb\r\0c\r", ["a\nb\r", "c\r"]),
  ])
  func `names between NULs may hold anything else`(content: String, expected: [String]) throws {
    let found = try names(in: Array(content.utf8), separator: .nul)
    #expect(found == expected.map { Array($0.utf8) })
  }

  @Test func `names in Latin-1 stay bytes`() throws {
    let found = try names(in: [0xE9, 0x0A, 0xC3, 0xA9], separator: .newline)
    #expect(found == [[0xE9], [0xC3, 0xA9]])
  }

  @Test(arguments: [65_533, 65_534, 65_535])
  func `a name may lie across two reads`(length: Int) throws {
    let first = [UInt8](repeating: 0x61, count: length)
    let found = try names(in: first + [0x0D, 0x0A, 0x62, 0x0A], separator: .newline)
    #expect(found == [first, [0x62]])
  }

  @Test func `a long list keeps its order`() throws {
    let expected = (0..<50_000).map { Array("dir/\($0).pdf".utf8) }
    let content = Array(expected.joined(separator: [0x0A]))
    #expect(try names(in: content, separator: .newline) == expected)
  }

  /// What stands behind it is read, wherever the chunks that are read at a time end.
  @Test(arguments: [65_537, 131_072, 200_000], [NameList.Separator.newline, .nul])
  func `a line too long for a name is passed over`(
    length: Int, separator: NameList.Separator
  ) throws {
    let long = [UInt8](repeating: 0x61, count: length)
    let end = separator == .nul ? [UInt8(0)] : [0x0A]
    let content = [0x62] + end + end + long + end + [0x63] + end + long
    let list = try NameList(directory.file("list", content), separator: separator)
    var entries: [NameList.Entry] = []
    while let entry = try list.next() { entries.append(entry) }
    #expect(
      entries == [
        .name(FileName(lossless: "b")), .tooLong(line: 3), .name(FileName(lossless: "c")),
        .tooLong(line: 5),
      ])
  }

  @Test func `a line without end ends the list`() throws {
    let name = try directory.file("list")
    try cut(name, to: 1 << 30)
    for list in [name, FileName(lossless: "/dev/zero")] {
      let list = try NameList(list, separator: .newline)
      #expect(try list.next() == .endless(line: 1))
      #expect(try list.next() == nil)
    }
  }

  @Test func `what is no list is refused`() throws {
    #expect(throws: FileFailure.noSuchFile) {
      _ = try NameList(directory.name("missing"), separator: .newline)
    }
    let list = try NameList(directory.directory("sub"), separator: .newline)
    #expect(throws: FileFailure.isDirectory) { _ = try list.next() }
  }
}
