import Testing

@testable import PageScan

/// Rows of two pixels of three bytes, filtered by a script that follows RFC 2083, 6.
@Suite struct PredictorTests {
  private static let rows: [UInt8] = [
    10, 200, 30, 250, 5, 77, 12, 190, 255, 0, 9, 70, 1, 2, 3, 4, 5, 6, 255, 254, 253, 128, 64, 32,
  ]

  private static let filtered: [[UInt8]] = [
    [
      0, 10, 200, 30, 250, 5, 77, 0, 12, 190, 255, 0, 9, 70, 0, 1, 2, 3, 4, 5, 6,
      0, 255, 254, 253, 128, 64, 32,
    ],
    [
      1, 10, 200, 30, 240, 61, 47, 1, 12, 190, 255, 244, 75, 71, 1, 1, 2, 3, 3, 3, 3,
      1, 255, 254, 253, 129, 66, 35,
    ],
    [
      2, 10, 200, 30, 250, 5, 77, 2, 2, 246, 225, 6, 4, 249, 2, 245, 68, 4, 4, 252, 192,
      2, 254, 252, 250, 124, 59, 26,
    ],
    [
      3, 10, 200, 30, 245, 161, 62, 3, 7, 90, 240, 125, 168, 160, 3, 251, 163, 132, 4, 0, 226,
      3, 255, 253, 252, 255, 191, 159,
    ],
    [
      4, 10, 200, 30, 240, 61, 47, 4, 2, 246, 225, 6, 4, 71, 4, 245, 68, 4, 4, 3, 3,
      4, 254, 252, 250, 129, 66, 35,
    ],
    [
      4, 10, 200, 30, 240, 61, 47, 3, 7, 90, 240, 125, 168, 160, 1, 1, 2, 3, 3, 3, 3,
      2, 254, 252, 250, 124, 59, 26,
    ],
  ]

  @Test(arguments: filtered, [10, 12, 15])
  func `each filter of PNG is taken back, whichever the predictor names`(
    _ data: [UInt8], _ kind: Int
  ) throws {
    let predictor = try Predictor(kind: kind, colors: 3, bits: 8, columns: 2)
    #expect(try predictor.decode(data) == Self.rows)
  }

  @Test func `the difference of TIFF is taken back within each row`() throws {
    let data: [UInt8] = [
      10, 200, 30, 240, 61, 47, 12, 190, 255, 244, 75, 71, 1, 2, 3, 3, 3, 3,
      255, 254, 253, 129, 66, 35,
    ]
    #expect(try Predictor(kind: 2, colors: 3, columns: 2).decode(data) == Self.rows)
    #expect(try Predictor(kind: 2, columns: 1).decode([5, 6, 7]) == [5, 6, 7])
  }

  @Test func `no predictor changes nothing, and needs no rows`() throws {
    #expect(try Predictor().decode([1, 2, 3]) == [1, 2, 3])
    #expect(try Predictor(kind: 1, columns: 2).decode([1, 2, 3]) == [1, 2, 3])
  }

  /// A pixel of twelve bits counts as two bytes, as PNG and libqpdf have it.
  @Test func `pixels of less than a byte, or of one and a half, are rounded up`() throws {
    #expect(try Predictor(kind: 11, bits: 1, columns: 16).decode([1, 5, 1]) == [5, 6])
    #expect(
      try Predictor(kind: 11, colors: 3, bits: 4, columns: 2).decode([1, 5, 1, 2]) == [5, 1, 7])
  }

  @Test(arguments: [
    ([0, 1, 2, 3] as [UInt8], "a row that is cut short"),
    ([5, 1, 2], "a row with an unknown filter"),
  ])
  func `rows that cannot be are declined`(_ data: [UInt8], _ reason: String) {
    let decline = #expect(throws: Decline.self) {
      _ = try Predictor(kind: 12, columns: 2).decode(data)
    }
    #expect(decline?.reason == reason)
  }

  @Test(arguments: [
    (0, 1, 8, 1, "an unknown predictor"), (3, 1, 8, 1, "an unknown predictor"),
    (16, 1, 8, 1, "an unknown predictor"),
    (12, 0, 8, 1, "parameters of a predictor that cannot be"),
    (12, 33, 8, 1, "parameters of a predictor that cannot be"),
    (12, 1, 3, 1, "parameters of a predictor that cannot be"),
    (12, 1, 8, 0, "parameters of a predictor that cannot be"),
    (12, 1, 8, -5, "parameters of a predictor that cannot be"),
    (2, 1, 4, 2, "a TIFF predictor of other than eight bits"),
  ])
  func `parameters that cannot be are declined`(
    _ kind: Int, _ colors: Int, _ bits: Int, _ columns: Int, _ reason: String
  ) {
    let decline = #expect(throws: Decline.self) {
      _ = try Predictor(kind: kind, colors: colors, bits: bits, columns: columns)
    }
    #expect(decline?.reason == reason && decline?.kind == .unsure)
  }

  @Test(arguments: [1 << 21, 1 << 31, 1 << 62, Int.max])
  func `rows of more than a megabyte are refused`(_ columns: Int) {
    let decline = #expect(throws: Decline.self) { _ = try Predictor(kind: 12, columns: columns) }
    #expect(decline?.kind == .hostile)
  }
}
