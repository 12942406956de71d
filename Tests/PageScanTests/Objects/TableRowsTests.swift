import Testing

@testable import PageScan

/// Rows of cross-reference tables by ISO 32000-2:2020, 7.5.4.
@Suite struct TableRowsTests {
  private static let row = "0000000017 00003 n \n"
  private static let free = "0000000000 65535 f \n"

  private func table(
    _ text: String, _ part: TableRows.Part = .all
  ) throws -> [ObjectTable.Entry] {
    let bytes = Array("\(text)trailer <<".utf8)
    var reader = TokenReader(at: 0)
    var table = ObjectTable()
    let rows = try TableRows(&reader, in: bytes.span)
    #expect(reader.position == bytes.count - 3)
    try rows.enter(part, into: &table, in: bytes.span)
    return (0..<table.count).map { table[$0] }
  }

  @Test(arguments: [" \n", " \r", "\r\n"])
  func `rows end in one of three ways`(_ end: String) throws {
    #expect(
      try table("0 2\n0000000000 65535 f\(end)0000000017 00003 n\(end)")
        == [.none, .offset(17, generation: 3)])
  }

  @Test func `runs have their own numbers, in any order, also none`() throws {
    let found = try table("3 1\n\(Self.row)2 0\n0 1 \(Self.free)")
    #expect(found == [.none, .none, .none, .offset(17, generation: 3)])
    #expect(try table("0 0\n") == [])
  }

  /// libqpdf reads fifty bytes to find the two numbers and the first row.
  @Test(arguments: ["", "0 1\n\(row)"], [50, 51])
  func `the line before the rows has fifty bytes at most`(_ before: String, _ length: Int) {
    let blanks = String(repeating: " ", count: length - 3)
    for line in ["\(blanks.dropLast())2 1\n", "2\(blanks)1\n", "2 1\(blanks)"] {
      #expect(line.utf8.count == length)
      let isRead = (try? table("\(before)\(line)\(Self.row)")) != nil
      #expect(isRead == (length == 50), "\(line)")
    }
  }

  @Test func `a comment may stand before the trailer alone`() throws {
    #expect(try table("0 1\n\(Self.row)%c\n") == [.offset(17, generation: 3)])
    for text in ["%c\n0 1\n\(Self.row)", "0 %c\n1\n\(Self.row)", "0 0\n%c\n0 1\n\(Self.row)"] {
      let decline = #expect(throws: Decline.self) { _ = try table(text) }
      #expect(decline?.reason == "a table of objects that is broken")
    }
  }

  @Test func `a part of the rows can be taken`() throws {
    let text = "0 2\n\(Self.free)\(Self.row)"
    #expect(try table(text, .used) == [.none, .offset(17, generation: 3)])
    #expect(try table(text, .free) == [.none, .none])
  }

  @Test(arguments: [
    "0000000017 00003 n\n\n", "0000000017 00003 n  ", "0000000017 00003 N \n",
    "0000000017 00003 x \n", "0000000017  0003 n \n", "000000001a 00003 n \n",
    "0000000017 65536 n \n", "0000000017 99999 f \n", "0000000017-00003 n \n",
    "0000000017 00003-n \n", "0000000017 00003 n\n\r",
  ])
  func `rows of another form are declined`(_ row: String) {
    let decline = #expect(throws: Decline.self) { _ = try table("0 1\n\(row)") }
    #expect(decline?.reason == "a row of the table of objects in another form")
  }

  @Test(arguments: [
    ("0 2\n\(row)", "a table of objects that does not fit into the file"),
    ("0 2147483647\n\(row)", "a table of objects that does not fit into the file"),
    ("8388608 1\n\(row)", "a table of objects that does not fit into the file"),
    ("-1 1\n\(row)", "a table of objects that is broken"),
    ("0 -1\n", "a table of objects that is broken"), ("0 x\n", "a table of objects that is broken"),
    ("0 1.0\n\(row)", "a table of objects that is broken"),
    ("0 1\u{0}\(row)", "a table of objects that is broken"),
    ("trailers ", "a table of objects that is broken"), ("", "a table of objects that is broken"),
    ("0 1\n\(row)0 1\n\(row)", "a table that says two things of one object"),
    ("1 2\n\(row)\(row)2 1\n\(row)", "a table that says two things of one object"),
  ])
  func `runs that do not fit are declined`(_ text: String, _ reason: String) {
    let decline = #expect(throws: Decline.self) { _ = try table(text) }
    #expect(decline?.reason == reason)
  }
}
