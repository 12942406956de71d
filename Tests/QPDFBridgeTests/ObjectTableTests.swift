import BoxFixtures
import Testing

@testable import QPDFBridge

@Suite(.tags(.bridge)) struct ObjectTableTests {
  private func table(_ lines: ObjectLine...) -> ObjectTable {
    // Room for higher object numbers, which a short file cannot have.
    let room = "\n" + String(repeating: "%", count: 200)
    return ObjectTable(scanning: Array((lines.map(\.rawValue).joined() + room).utf8).span)
  }

  /// The first line of a file is nine bytes long.
  @Test(arguments: [
    (ObjectLine.behindLineFeed, 9), (.behindCarriageReturn, 9), (.indentedOverTwoLines, 12),
    (.behindComment, 21),
  ])
  func `an object begins a line`(line: ObjectLine, offset: Int) {
    let entries = table(line).entries
    #expect(entries.count == 1)
    #expect(entries[1]?.offset == offset && entries[1]?.generation == 0)
  }

  @Test(arguments: [
    ObjectLine.withinDictionary, .longerWord, .noGeneration, .numberZero, .largeGeneration,
    .numberBeyond64Bits, .numberBeyondFile, .nothing, .cutInWord, .cutInNumber, .oneNumber,
  ])
  func `other lines begin none`(line: ObjectLine) { #expect(table(line).entries.isEmpty) }

  @Test func `the later of two objects counts`() {
    let entries = table(.twice).entries
    #expect(entries[1]?.offset == 17 && entries[1]?.generation == 3)
  }

  @Test func `offsets count from the header`() {
    #expect(table(.behindJunk).entries[1]?.offset == 9)
  }

  @Test func `a trailer comes from the catalogue or the stream that is a table`() {
    #expect(table(.catalogue).trailer == "<< /Size 4 /Root 3 0 R >>")
    #expect(table(.catalogue, .tableStream).trailer == "<< /Size 5 /Root 2 1 R >>")
    #expect(table(.catalogue, .lockedTableStream).trailer == nil)
    #expect(table(.catalogueInComment).trailer == nil)
  }
}
