import BoxFixtures
import Testing

@testable import BoxDocument

/// What programs read differently at the end of a file is no place to append behind.
@Suite struct FileTailTests {
  /// A sound file, and where its table begins.
  private static let sound = TreeFixture(pages: ["/MediaBox [0 0 9 9]"]).bytes()

  @Test func `the table of a sound file is found, and has none before it`() throws {
    let found = FileTail(of: Self.sound.span, header: 0)
    let tail = try #require(found)
    #expect(tail.section == .table)
    let previous = tail.previous(in: Self.sound.span, header: 0)
    #expect(previous == nil)
  }

  /// Words glued to digits or to a sign, numbers that are not whole, and none at all.
  @Test(arguments: ["%startxref9", "startxref9", "startxref 9.0", "startxref x", "xstartxref 9"])
  func `a last word that is not plain leads nowhere`(_ word: String) {
    let file = Self.sound + Array("\(word)\n".utf8)
    let found = FileTail(of: file.span, header: 0)
    #expect(found == nil)
  }

  /// Who cuts a tail away wants a whole file left; the line and its sum can be written by anybody.
  @Test(arguments: [0, 8])
  func `a tail without a file before it is no update`(_ start: Int) throws {
    let file = Array(Self.sound.prefix(start)) + AppendRecord.tail(at: start, body: Self.sound)
    let found = AppendRecord.last(in: file.span)
    let record = try #require(found)
    #expect(record.start == start && record.state == .intact)
    let isUpdate = record.isUpdate(in: file.span)
    #expect(!isUpdate)
  }
}
