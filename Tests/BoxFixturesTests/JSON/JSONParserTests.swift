import Testing

@testable import BoxFixtures

/// The grammar of RFC 8259, both sides of each rule.
@Suite struct JSONParserTests {
  private func failure(_ bytes: [UInt8]) -> JSONParser.Failure? {
    do throws(JSONParser.Failure) {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  // Made at each call: the leak checker does not see what a stored enumeration with boxes holds.
  static var values: [(String, JSONValue)] {
    [
      ("null", .null), ("true", .truth(true)), ("false", .truth(false)),
      (" \t\r\nnull \t\r\n", .null),
      ("0", .number("0")), ("-0", .number("-0")), ("10", .number("10")), ("-1", .number("-1")),
      ("0.5", .number("0.5")), ("1.50", .number("1.50")), ("1e5", .number("1e5")),
      ("1E+05", .number("1E+05")), ("-1.5e-10", .number("-1.5e-10")), ("0e0", .number("0e0")),
      ("123456789012345678901234567890", .number("123456789012345678901234567890")),
      (#""""#, .text("")), (#""a""#, .text("a")), (#""é😀""#, .text("é😀")),
      (#""\"\\\/\b\f\n\r\t""#, .text("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0041\u00e9\u00E9\u0000""#, .text("Aéé\0")), (#""\uD83D\uDE00""#, .text("😀")),
      (#""\ud800\udc00\uDBFF\uDFFF""#, .text("\u{10000}\u{10FFFF}")),
      (#""\uD7FF\uE000""#, .text("\u{D7FF}\u{E000}")), (#""\\u0041""#, .text(#"\u0041"#)),
      ("\" \u{7F}\"", .text(" \u{7F}")),
      ("[]", .array([])), ("[ ]", .array([])), ("[1]", .array([.number("1")])),
      ("[1, [2]\n,{}]", .array([.number("1"), .array([.number("2")]), .object([])])),
      ("{}", .object([])), ("{ }", .object([])),
      (
        #"{"b":1, "a" : null}"#,
        .object([.init(key: "b", value: .number("1")), .init(key: "a", value: .null)])
      ),
      (#"{"":0}"#, .member("", .number("0"))), (#"{"\u0061":0}"#, .member("a", .number("0"))),
    ]
  }

  @Test(arguments: values) func `a text of the grammar is its value`(
    _ text: String, _ value: JSONValue
  ) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  /// The text, and where and why it is none; lines and columns counted by hand.
  @Test(arguments: [
    ("", 1, 1, "there is no value in it"), (" \n ", 2, 2, "there is no value in it"),
    ("nul", 1, 1, "'n' where a value should stand"),
    ("nulll", 1, 5, "'l' behind the end of the value"),
    ("True", 1, 1, "'T' where a value should stand"),
    ("'a'", 1, 1, "''' where a value should stand"),
    ("NaN", 1, 1, "'N' where a value should stand"),
    ("Infinity", 1, 1, "'I' where a value should stand"),
    ("+1", 1, 1, "'+' where a value should stand"), (".5", 1, 1, "'.' where a value should stand"),
    ("01", 1, 2, "a number begins with 0"), ("-01", 1, 3, "a number begins with 0"),
    ("00", 1, 2, "a number begins with 0"), ("-", 1, 2, "digits should stand here"),
    ("-a", 1, 2, "digits should stand here"), ("1.", 1, 3, "digits should stand here"),
    ("1.e5", 1, 3, "digits should stand here"), ("1e", 1, 3, "digits should stand here"),
    ("1e+", 1, 4, "digits should stand here"), ("1e+-1", 1, 4, "digits should stand here"),
    ("0x10", 1, 2, "'x' behind the end of the value"),
    ("1 2", 1, 3, "'2' behind the end of the value"),
    ("1,", 1, 2, "',' behind the end of the value"),
    ("[1]]", 1, 4, "']' behind the end of the value"),
    ("[", 1, 2, "the text ends where a value should stand"),
    ("[1", 1, 3, "a comma or ']' should stand here"),
    ("[1,]", 1, 4, "']' behind a comma; remove the comma before it"),
    ("[,1]", 1, 2, "',' where a value should stand"),
    ("[1 2]", 1, 4, "a comma or ']' should stand here"),
    ("[1, ]", 1, 5, "']' behind a comma; remove the comma before it"),
    ("{\"a\":1,\n}", 2, 1, "'}' behind a comma; remove the comma before it"),
    ("[,]", 1, 2, "',' where a value should stand"),
    ("{,}", 1, 2, "a key in quotes should stand here"),
    ("[1}", 1, 3, "a comma or ']' should stand here"),
    ("{", 1, 2, "a key in quotes should stand here"),
    ("{a:1}", 1, 2, "a key in quotes should stand here"),
    ("{1:1}", 1, 2, "a key in quotes should stand here"),
    (#"{"a"}"#, 1, 5, "a colon should stand here"),
    (#"{"a":}"#, 1, 6, "'}' where a value should stand"),
    (#"{"a":1,}"#, 1, 8, "'}' behind a comma; remove the comma before it"),
    (#"{"a":1 "b":2}"#, 1, 8, "a comma or '}' should stand here"),
    (#"{"a":1]"#, 1, 7, "a comma or '}' should stand here"),
    ("// no\n1", 1, 1, "'/' where a value should stand"),
    ("1 # no", 1, 3, "'#' behind the end of the value"),
    ("\"a", 1, 3, "a text that does not end"), ("\"", 1, 2, "a text that does not end"),
    ("\"a\nb\"", 1, 3, "a control character in a text"),
    ("\"\t\"", 1, 2, "a control character in a text"),
    ("\"\0\"", 1, 2, "a control character in a text"),
    ("\"\u{1F}\"", 1, 2, "a control character in a text"),
    (#""\a""#, 1, 3, "an escape that does not exist"),
    (#""\U0041""#, 1, 3, "an escape that does not exist"),
    (#""\'""#, 1, 3, "an escape that does not exist"),
    (#""\"#, 1, 3, "an escape that does not exist"),
    (#""\u004""#, 1, 3, "four hexadecimal digits should follow"),
    (#""\u00G0""#, 1, 3, "four hexadecimal digits should follow"),
    (#""\u+041""#, 1, 3, "four hexadecimal digits should follow"),
    (#""\u"#, 1, 3, "four hexadecimal digits should follow"),
    (#""\uD800""#, 1, 7, "half of a surrogate pair"),
    (#""\uDC00""#, 1, 7, "half of a surrogate pair"),
    (#""\uD800a""#, 1, 7, "half of a surrogate pair"),
    (#""\uD800\n""#, 1, 7, "half of a surrogate pair"),
    (#""\uD800\uD800""#, 1, 13, "half of a surrogate pair"),
    (#""\uDC00\uD800""#, 1, 7, "half of a surrogate pair"),
    (#""\uD800\u0041""#, 1, 13, "half of a surrogate pair"),
    ("\u{A0}1", 1, 1, "byte 194 where a value should stand"),
    ("\u{C}1", 1, 1, "byte 12 where a value should stand"),
    ("\u{B}1", 1, 1, "byte 11 where a value should stand"),
    ("1\0", 1, 2, "byte 0 behind the end of the value"),
  ]) func `a text that is none says where and why`(
    _ text: String, _ line: Int, _ column: Int, _ message: String
  ) {
    #expect(
      failure(Array(text.utf8))
        == JSONParser.Failure(line: line, column: column, message: message))
  }

  /// It is JSON by its grammar, and no two readers take the same of the two.
  @Test(arguments: [
    ("{\"a\":1,\n \"b\":2,\n \"a\":3}", 3, 2), (#"{"a":1,"\u0061":2}"#, 1, 8),
  ]) func `a key that stands there twice is refused`(_ text: String, _ line: Int, _ column: Int) {
    let message = #"the key "a" stands here twice; leave one of them out"#
    #expect(
      failure(Array(text.utf8))
        == JSONParser.Failure(line: line, column: column, message: message, isJSON: true))
  }

  /// A byte of no character, half a character, an overlong one, and a surrogate in three bytes.
  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
  func `bytes that are not UTF-8 are refused`(_ bytes: [UInt8]) {
    #expect(failure([0x22] + bytes + [0x22])?.message == "a text that is not UTF-8")
    #expect(failure(bytes) != nil)
  }

  @Test func `one byte order mark is passed over`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONParser.parse(mark + Array("1".utf8)) == .number("1"))
    #expect(failure(mark)?.message == "there is no value in it")
    #expect(
      failure(mark + mark + Array("1".utf8))?.message == "byte 239 where a value should stand")
    #expect(failure(Array("1".utf8) + mark)?.message == "byte 239 behind the end of the value")
    // UTF-16.
    #expect(failure([0xFF, 0xFE, 0x31, 0]) != nil)
  }

  @Test func `the nesting is limited to 64`() throws {
    func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
      Array(
        (String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }
    #expect(failure(nested(64, "[", "]")) == nil)
    #expect(failure(nested(64, #"{"a":"#, "}")) == nil)
    let tooDeep = JSONParser.Failure(
      line: 1, column: 65, message: "nested more than 64 deep", isJSON: true)
    #expect(failure(nested(65, "[", "]")) == tooDeep)
    #expect(failure(Array(String(repeating: "[", count: 1_000_000).utf8)) == tooDeep)
    // Side by side is not deep.
    #expect(failure(Array("[\(String(repeating: "[],", count: 1000))[]]".utf8)) == nil)
  }

  @Test func `several values follow each other`() throws {
    var parser = JSONParser(Array("1 [2]\n\"a\"{}".utf8))
    #expect(try parser.next() == .number("1"))
    #expect(try parser.next() == .array([.number("2")]))
    #expect(try parser.next() == .text("a"))
    #expect(try parser.next() == .object([]))
    #expect(try parser.next() == nil)
    #expect(try parser.next() == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `a long text is read in linear time`() throws {
    let text = "\"" + String(repeating: #"\n\u00e9"#, count: 100_000) + "\""
    #expect(
      try JSONParser.parse(Array(text.utf8)) == .text(String(repeating: "\né", count: 100_000)))
    let members = (0..<50_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n")
    guard case .object(let all) = try JSONParser.parse(Array("{\(members)}".utf8)) else { return }
    #expect(all.count == 50_000)
  }
}
