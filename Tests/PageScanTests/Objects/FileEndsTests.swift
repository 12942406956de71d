import Testing

@testable import PageScan

@Suite struct FileEndsTests {
  private static let mark = "%" + "PDF-"

  private func header(_ bytes: [UInt8]) throws -> FileStart { try FileStart(in: bytes.span) }

  @Test(arguments: [
    ("1.7\n", "1.7", 0), ("2.0\r", "2.0", 0), ("1.10x", "1.10", 0), ("12.34 ", "12.34", 0),
  ])
  func `the version stands behind the mark, up to what is no digit`(
    _ text: String, _ version: String, _ offset: Int
  ) throws {
    let bytes = Array((Self.mark + text + "        ").utf8)
    let start = try header(bytes)
    #expect(start.version == version && start.offset == offset)
  }

  @Test(arguments: [0, 1, 31, 1_023])
  func `the header may stand anywhere in the first kilobyte`(_ offset: Int) throws {
    let bytes = Array((String(repeating: "x", count: offset) + Self.mark + "1.4\n    ").utf8)
    #expect(try header(bytes).offset == offset)
  }

  @Test(arguments: ["1\n", "x.7\n", "1.\n", "1.x\n", "111111111111111111111111111.1\n", ""])
  func `a header without a version is declined`(_ text: String) {
    let bytes = Array((Self.mark + text + "          ").utf8)
    #expect(throws: Decline.self) { _ = try header(bytes) }
  }

  @Test func `no header is found behind the first kilobyte, or in next to nothing`() {
    let late = Array((String(repeating: "x", count: 1_024) + Self.mark + "1.4\n     ").utf8)
    #expect(throws: Decline.self) { _ = try header(late) }
    let whole = Array((Self.mark + "1.4").utf8)
    for end in 0...whole.count {
      let part = Array(whole[..<end])
      #expect(throws: Decline.self) { _ = try header(part) }
    }
  }

  private func section(_ text: String, header: Int = 0) throws -> Int {
    let bytes = Array((String(repeating: "x\n", count: 1_000) + text).utf8)
    return try FileEnd.newestSection(of: bytes.span, header: header)
  }

  private static let word = "start" + "xref"

  @Test(arguments: [
    ("\(word)\n17\n%%", 17), ("\(word) 17", 17), ("\(word)\n\n17\n", 17), ("\(word)\r\n017 x", 17),
    ("\(word)\n5\n \(word)\n17\n", 17),
    ("\(word)\n17\n" + String(repeating: "y", count: 1_040), 17),
  ])
  func `the number behind the last word counts`(_ text: String, _ offset: Int) throws {
    #expect(try section(text) == offset)
  }

  @Test(arguments: [
    "", "\(word)", "\(word)\n", "\(word)17", "\(word)\n-17", "\(word)\n+17", "\(word)\n0",
    "\(word)\n17.0", "\(word)\n17x", "x\(word)\n17", "\(word)\n%\n17", "\(word)\n9999",
    "\(word)\n17\n" + String(repeating: "y", count: 1_100), "\(word)\n17\n\(word)\nx",
  ])
  func `an end that leads nowhere for sure is declined`(_ text: String) {
    #expect(throws: Decline.self) { _ = try section(text) }
  }

  @Test func `what stands before the header is not looked at`() {
    let text = "\(Self.word)\n17\n" + String(repeating: "y", count: 100)
    #expect((try? section(text, header: 2_000)) == nil)
    let decline = #expect(throws: Decline.self) { _ = try section(text, header: 2_010) }
    #expect(decline?.reason == "no 'startxref' at the end")
    #expect((try? section("x\n\(text)", header: 2_000)) == 17)
  }

  @Test func `offsets are counted from the header`() {
    #expect(throws: Decline.self) { _ = try section("\(Self.word)\n1990\n", header: 100) }
    #expect((try? section("\(Self.word)\n1990\n")) == 1_990)
  }
}
