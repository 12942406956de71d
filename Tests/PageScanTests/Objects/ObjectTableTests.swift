import Testing

@testable import PageScan

@Suite struct ObjectTableTests {
  private func table(of count: Int) throws -> ObjectTable {
    var table = ObjectTable()
    try table.reserve(count)
    return table
  }

  @Test(arguments: [0, 1, 255, 1 << 20, (1 << 44) - 1], [0, 1, 65_535])
  func `a place in the file is kept with its generation`(_ offset: Int, _ generation: Int) throws {
    var table = try table(of: 3)
    try table.set(2, offset: offset, generation: generation)
    #expect(table[2] == .offset(offset, generation: generation))
    #expect(table[1] == .none && table[3] == .none && table[Int.max] == .none)
  }

  @Test(arguments: [0, 1, 8_388_607], [0, 1, (1 << 24) - 1])
  func `a place in a stream is kept with its position`(_ stream: Int, _ index: Int) throws {
    var table = try table(of: 3)
    try table.set(2, stream: stream, index: index)
    #expect(table[2] == .packed(stream: stream, index: index))
  }

  @Test func `what was said first counts, also that an object is free`() throws {
    var table = try table(of: 4)
    table.setFree(1)
    try table.set(1, offset: 7, generation: 0)
    try table.set(1, stream: 7, index: 0)
    #expect(table[1] == .none)
    try table.set(2, offset: 7, generation: 0)
    table.setFree(2)
    try table.set(2, offset: 8, generation: 0)
    try table.set(2, stream: 8, index: 0)
    #expect(table[2] == .offset(7, generation: 0))
    try table.set(3, stream: 7, index: 0)
    try table.set(3, offset: 9, generation: 0)
    #expect(table[3] == .packed(stream: 7, index: 0))
  }

  /// Where both are there, libqpdf 12 takes the one of the higher generation.
  @Test(arguments: [(0, 1), (6, 7), (0, 65_535)])
  func `a generation may grow, and not go down`(_ low: Int, _ high: Int) throws {
    var table = try table(of: 4)
    try table.set(1, offset: 7, generation: high)
    try table.set(1, offset: 8, generation: low)
    try table.set(1, offset: 9, generation: high)
    #expect(table[1] == .offset(7, generation: high))
    try table.set(2, offset: 7, generation: low)
    #expect(throws: Decline.self) { try table.set(2, offset: 8, generation: high) }
    try table.set(3, stream: 7, index: 0)
    #expect(throws: Decline.self) { try table.set(3, offset: 8, generation: high) }
    table.setFree(0)
    try table.set(0, offset: 8, generation: high)
    #expect(table[0] == .none)
  }

  @Test func `there is room for numbers up to the limit of the standard`() throws {
    var table = ObjectTable()
    try table.reserve(5)
    try table.reserve(3)
    #expect(table.count == 5)
    try table.reserve(8_388_608)
    #expect(table.count == 8_388_608)
    #expect(throws: Decline.self) { try table.reserve(8_388_609) }
  }

  @Test func `what does not fit is declined`() throws {
    var table = try table(of: 3)
    #expect(throws: Decline.self) { try table.set(1, offset: 1 << 44, generation: 0) }
    #expect(throws: Decline.self) { try table.set(1, stream: 8_388_608, index: 0) }
    #expect(throws: Decline.self) { try table.set(1, stream: 1, index: 1 << 24) }
    #expect(table[1] == .none)
  }
}
