import Testing

@testable import PageScan

/// Lists of object streams by ISO 32000-2:2020, 7.5.7.
@Suite struct PackedObjectsTests {
  private func objects(_ text: String, _ count: Int, first: Int) throws -> PackedObjects {
    try PackedObjects(data: Array(text.utf8), count: count, first: first)
  }

  @Test func `an object is found at its position of the list, and at no other`() throws {
    let found = try objects("11 0 12 3 5 5 null 7 true", 3, first: 14)
    #expect(found.place(of: 11, at: 0) == 14)
    #expect(found.place(of: 12, at: 1) == 17)
    #expect(found.place(of: 5, at: 2) == 19)
    #expect(found.place(of: 12, at: 0) == nil)
    #expect(found.place(of: 13, at: 1) == nil)
    #expect(found.place(of: 11, at: 3) == nil)
    #expect(found.place(of: 11, at: Int.max) == nil)
    #expect(try objects("", 0, first: 0).place(of: 0, at: 0) == nil)
  }

  /// libqpdf reads numbers of up to 19 digits, and gives up the stream for a longer one.
  @Test(arguments: 0..<40)
  func `a number with too many digits is found wherever it stands`(_ before: Int) throws {
    let text = "1 0 \(String(repeating: "x", count: before))"
    let short = String(repeating: "9", count: 18)
    _ = try objects("\(text) \(short)", 1, first: 4)
    _ = try objects("\(text) \(short) \(short) x", 1, first: 4)
    let decline = #expect(throws: Decline.self) {
      _ = try objects("\(text) \(short)9", 1, first: 4)
    }
    #expect(decline?.reason == "an object stream with a very long number")
  }

  @Test(arguments: [
    ("1 0 null", -1, 4, "an object stream that does not fit"),
    ("1 0 null", 9, 4, "an object stream that does not fit"),
    ("1 0 null", Int.max, 4, "an object stream that does not fit"),
    ("1 0 null", 1, -1, "an object stream that does not fit"),
    ("1 0 null", 1, 9, "an object stream that does not fit"),
    ("1 0 null", 2, 4, "an object stream that does not fit"),
    ("1 0 2 2 x x", 2, 6, "an object stream that does not fit"),
    ("1 0 x null", 2, 7, "an object stream with a broken list"),
    ("1 4 null", 1, 4, "an object stream with a broken list"),
    ("1 -1 null", 1, 5, "an object stream with a broken list"),
    ("-1 0 null", 1, 5, "an object stream with a broken list"),
    ("1 0 null", 1, 2, "an object stream that does not fit"),
    ("10 0 null", 1, 3, "an object stream with a broken list"),
    ("1 0 1 1 nul", 2, 8, "an object stream with two objects of one number"),
    ("2 0 1 1 2 2 nul", 3, 12, "an object stream with two objects of one number"),
  ])
  func `lists that do not fit are declined`(
    _ text: String, _ count: Int, _ first: Int, _ reason: String
  ) {
    let decline = #expect(throws: Decline.self) { _ = try objects(text, count, first: first) }
    #expect(decline?.reason == reason)
  }
}
