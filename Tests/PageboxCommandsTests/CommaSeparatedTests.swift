import Testing

/// The reader that judges the tables is itself held against the rules of RFC 4180.
@Suite struct CommaSeparatedTests {
  @Test(
    arguments: [
      ("", []), ("a,b\n", [["a", "b"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,\n,b\n", [["a", ""], ["", "b"]]), ("a,", [["a", ""]]),
      (#""a,b","c""d""# + "\n", [["a,b", #"c"d"#]]),
      ("\"a\nb\",c\n", [["a\nb", "c"]]), ("\"\"\",\"\"\"\n", [["\",\""]]),
    ] as [(String, [[String]])])
  func `cells are found`(_ text: String, _ rows: [[String]]) throws {
    #expect(try CommaSeparated(text).rows == rows)
  }

  @Test(arguments: [
    (#"a"b,c"#, CommaSeparated.Failure.quoteWithinCell), (#""a"b,c"#, .textAfterQuote),
    (#""a,b"#, .openQuote), ("a,b\nc\n", .otherWidth(line: 2)),
  ])
  func `what is no table is refused`(_ text: String, _ failure: CommaSeparated.Failure) {
    #expect(throws: failure) { try CommaSeparated(text) }
  }

  @Test func `records go by the header`() throws {
    #expect(try CommaSeparated("x,y\n1,2\n").records == [["x": "1", "y": "2"]])
  }
}
