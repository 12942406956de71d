import Testing

@testable import PageScan

/// Entries of cross-reference streams by ISO 32000-2:2020, 7.5.8.3.
@Suite struct TableStreamTests {
  private func table(
    _ widths: [Int], _ index: [Int], _ data: [UInt8]
  ) throws -> [ObjectTable.Entry] {
    var table = ObjectTable()
    try TableStream(widths: widths, index: index, data: data).enter(into: &table)
    return (0..<table.count).map { table[$0] }
  }

  @Test func `each kind of entry is read`() throws {
    let found = try table(
      [1, 2, 1], [0, 4], [0, 0, 0, 255, 1, 1, 2, 3, 2, 0, 9, 5, 1, 0, 7, 0])
    #expect(
      found == [
        .none, .offset(258, generation: 3), .packed(stream: 9, index: 5), .offset(7, generation: 0),
      ])
  }

  @Test func `without a type all are in the file, and without a third field it is 0`() throws {
    #expect(
      try table([0, 1, 0], [0, 2], [7, 9])
        == [.offset(7, generation: 0), .offset(9, generation: 0)])
  }

  @Test func `runs have their own numbers, in any order, also none`() throws {
    #expect(
      try table([1, 1, 0], [3, 1, 4, 0, 0, 2], [1, 33, 1, 10, 1, 11])
        == [
          .offset(10, generation: 0), .offset(11, generation: 0), .none, .offset(33, generation: 0),
        ])
  }

  @Test func `fields may have eight bytes`() throws {
    #expect(
      try table(
        [8, 8, 8], [1, 1],
        [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
        == [.none, .offset(0x0100_0002, generation: 65_535)])
  }

  private static let declined: [([Int], [Int], [UInt8], String)] = [
    ([1, 2], [0, 1], [1, 0, 7], "a cross-reference stream of another form"),
    ([1, 2, 1, 1], [0, 1], [1, 0, 7, 0, 0], "a cross-reference stream of another form"),
    ([1, 0, 1], [0, 1], [1, 0], "a cross-reference stream of another form"),
    (
      [1, 9, 0], [0, 1], [1, 0, 0, 0, 0, 0, 0, 0, 0, 7], "a cross-reference stream of another form"
    ),
    ([-1, 2, 1], [0, 1], [0, 7], "a cross-reference stream of another form"),
    ([1, 1, 0], [0], [1, 7], "a cross-reference stream of another form"),
    ([1, 1, 0], [], [], "a cross-reference stream of another form"),
    ([1, 1, 0], [0, 2], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [0, 2_147_483_647], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [0, Int.max], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [-1, 1], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [0, -1], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [8_388_608, 1], [1, 7], "a cross-reference stream with too few entries"),
    ([1, 1, 0], [0, 1], [1, 7, 1], "a cross-reference stream with too many entries"),
    ([1, 1, 0], [0, 2, 1, 1], [1, 7, 1, 8, 1, 9], "a table that says two things of one object"),
    ([1, 1, 0], [5, 1, 5, 1], [1, 7, 1, 8], "a table that says two things of one object"),
    ([1, 1, 0], [0, 1], [3, 7], "an entry of a kind that is not known"),
    ([1, 1, 3], [0, 1], [1, 7, 1, 0, 0], "an entry with no possible generation"),
    ([1, 8, 0], [0, 1], [1, 0x40, 0, 0, 0, 0, 0, 0, 0], "an entry beyond any file"),
    ([1, 8, 0], [0, 1], [1, 0, 0, 0x10, 0, 0, 0, 0, 0], "an offset beyond any file"),
    ([1, 8, 0], [0, 1], [2, 0, 0, 0, 0, 1, 0, 0, 0], "an entry of the table that leads nowhere"),
    ([1, 1, 0], [8_388_607, 1], [4, 7], "an entry of a kind that is not known"),
  ]

  @Test(arguments: declined)
  func `entries that do not fit are declined`(
    _ widths: [Int], _ index: [Int], _ data: [UInt8], _ reason: String
  ) {
    let decline = #expect(throws: Decline.self) { _ = try table(widths, index, data) }
    #expect(decline?.reason == reason && decline?.kind == .unsure)
  }
}
