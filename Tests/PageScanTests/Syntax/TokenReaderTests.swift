import Testing

@testable import PageScan

/// Tokens by ISO 32000-2:2020, 7.2 and 7.3.
@Suite struct TokenReaderTests {
  /// A text, the tokens in it, and the text of each.
  private static let texts: [(String, [TokenReader.Token], [String])] = [
    (
      "<</A[1 2]>>",
      [.dictionaryStart, .name, .arrayStart, .integer, .integer, .arrayEnd, .dictionaryEnd],
      ["<<", "/A", "[", "1", "2", "]", ">>"]
    ),
    ("12 -12 +12 007", [.integer, .integer, .integer, .integer], ["12", "-12", "+12", "007"]),
    (
      "1. .5 -.5 +0.25 4.", [.real, .real, .real, .real, .real], ["1.", ".5", "-.5", "+0.25", "4."]
    ),
    (
      "1e3 1.2.3 --5 5-3 . - + 1,5", Array(repeating: .word, count: 8),
      ["1e3", "1.2.3", "--5", "5-3", ".", "-", "+", "1,5"]
    ),
    ("null true false", [.null, .boolean, .boolean], ["null", "true", "false"]),
    (
      "nul nulls True obj endobj", Array(repeating: .word, count: 5),
      ["nul", "nulls", "True", "obj", "endobj"]
    ),
    ("3 0 R", [.integer, .integer, .reference], ["3", "0", "R"]),
    ("(a(b)c\\)) () (\\\\)", [.string, .string, .string], ["(a(b)c\\))", "()", "(\\\\)"]),
    ("<48 65 6c> <> <4>", [.string, .string, .string], ["<48 65 6c>", "<>", "<4>"]),
    (
      "/A/B /A#20B / /#zz", [.name, .name, .name, .name, .name],
      ["/A", "/B", "/A#20B", "/", "/#zz"]
    ),
    ("% 1 ]\n1% 2\r2", [.integer, .integer], ["1", "2"]),
    ("1\0\t\n\u{0C}\r 2", [.integer, .integer], ["1", "2"]),
  ]

  @Test(arguments: texts)
  func `a text has these tokens`(
    _ text: String, _ tokens: [TokenReader.Token], _ words: [String]
  ) throws {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    var found: [String] = []
    for token in tokens {
      let next = try reader.next(in: bytes.span)
      #expect(next == token)
      found.append(String(decoding: bytes[reader.start..<reader.position], as: UTF8.self))
    }
    #expect(found == words)
    let goesOn = reader.goesOn(in: bytes.span)
    #expect(!goesOn)
  }

  /// Text that no token begins with, or whose token has no end; and a number that is too long.
  private static let declined: [(String, String)] = [
    ("", "an end within an object"), ("  % 1", "an end within an object"),
    (">", "a lone '>'"), ("> >", "a lone '>'"), (")", "a character that begins no token"),
    ("{", "a character that begins no token"), ("\u{0B}1", "a character that begins no token"),
    ("<4g>", "a hexadecimal string with other characters"), ("<48", "a string without an end"),
    ("(a(b)", "a string without an end"), ("(a\\)", "a string without an end"),
    ("/A#00", "a name with a NUL in it"), ("1234567890123456789", "a number of too many digits"),
  ]

  @Test(arguments: declined)
  func `what begins no whole token is declined`(_ text: String, _ reason: String) {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    var decline: Decline?
    do throws(Decline) { _ = try reader.next(in: bytes.span) } catch { decline = error }
    #expect(decline?.reason == reason && decline?.kind == .unsure)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("+7", 7), ("007", 7), ("-12", -12),
    ("100000000000000000", 100_000_000_000_000_000),
  ])
  func `a whole number has its value and knows its sign`(_ text: String, _ value: Int) throws {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    let token = try reader.next(in: bytes.span)
    #expect(token == .integer)
    #expect(reader.number == value)
    #expect(reader.isUnsigned == !(text.hasPrefix("-") || text.hasPrefix("+")))
  }

  @Test(arguments: [
    ("/Type", "Type", 4), ("/#54ype", "Type", 4), ("/MediaBoxes", "MediaBox", 10),
    ("/A#zB", "A#zB", 4), ("/", "", 0), ("/#2F", "/", 1),
  ])
  func `a name is kept as its first eight bytes, decoded`(
    _ text: String, _ start: String, _ length: Int
  ) throws {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    let token = try reader.next(in: bytes.span)
    #expect(token == .name)
    #expect(reader.word == start.utf8.reduce(0) { $0 << 8 | UInt64($1) })
    #expect(reader.length == length)
  }

  @Test(arguments: texts.map(\.0))
  func `a text that is cut anywhere ends in a decline, and nothing worse`(_ text: String) {
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let part = Array(bytes[..<end])
      var reader = TokenReader(at: 0)
      var last: Decline?
      while last == nil {
        do throws(Decline) {
          _ = try reader.next(in: part.span)
          #expect(reader.position <= end)
        } catch {
          last = error
        }
      }
    }
  }

  @Test(arguments: [
    ("3 0 R", 3, 0), ("10 65535 R]", 10, 65_535), ("3\n%x\n0 R/", 3, 0),
    ("2147483647 0 R", 2_147_483_647, 0),
  ])
  func `a reference is read as one value`(_ text: String, _ number: Int, _ generation: Int) throws {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    var reference = IndirectReference(0)
    let token = try reader.skipValue(in: bytes.span, &reference)
    #expect(token == .reference)
    #expect(reference == IndirectReference(number, generation))
  }

  @Test func `references of the highest numbers may stand in an array`() throws {
    let bytes = Array("[2147483648 2147483647 65535 R 65536]".utf8)
    var reader = TokenReader(at: 0)
    var reference = IndirectReference(0)
    let kind = try reader.skipValue(in: bytes.span, &reference)
    #expect(kind == .array && reader.position == bytes.count)
  }

  @Test(arguments: ["3 0", "3 0 RR", "3 -0 R", "+3 0 R", "3 0 /R", "3", "3 0.0 R"])
  func `what is nearly a reference is a number alone`(_ text: String) throws {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    var reference = IndirectReference(0)
    let token = try reader.skipValue(in: bytes.span, &reference)
    #expect(token == .integer)
    #expect(reader.position == (text.hasPrefix("+") ? 2 : 1))
  }

  @Test(arguments: [
    ("2147483648 0 R", "a reference to no possible object"),
    ("3 65536 R", "a reference to no possible object"),
    ("[2147483648 0 R]", "a reference to no possible object"),
    ("[7 99999999999 0 R]", "a reference to no possible object"),
    ("<</A[3 65536 R]>>", "a reference to no possible object"),
    ("[1 2147483648 R]", "a reference to no possible object"),
    ("]", "no value where one is needed"),
    (">>", "no value where one is needed"), ("R", "no value where one is needed"),
    ("[1 (]", "a string without an end"), ("[1 2>>", "brackets that do not match"),
    ("<</A[1>>", "brackets that do not match"), ("[1 R]", "a reference without its numbers"),
    (String(repeating: "[", count: 61), "arrays nested too deep"),
  ])
  func `values that cannot be are declined`(_ text: String, _ reason: String) {
    let bytes = Array(text.utf8)
    var reader = TokenReader(at: 0)
    var reference = IndirectReference(0)
    var decline: Decline?
    do throws(Decline) {
      _ = try reader.skipValue(in: bytes.span, &reference)
    } catch {
      decline = error
    }
    #expect(decline?.reason == reason)
  }
}
