import Testing

@testable import BoxFixtures

/// The tokens of ISO 32000-2:2020, 7.2 and 7.3.
@Suite struct PDFObjectTests {
  @Test(arguments: [
    ("null", PDFObject.null), (" true ", .word("true")), ("00612.50", .word("00612.50")),
    ("--5", .word("--5")), ("abc", .word("abc")), ("/A", .name("A")), ("/", .name("")),
    ("/A#20B", .name("A#20B")), ("/A#2", .name("A#2")), ("/A#+1", .name("A#+1")),
    ("/A#GG", .name("A#GG")), ("/#41", .name("A")),
    ("()", .string([])), ("(a(b)c)", .string(Array("a(b)c".utf8))),
    (#"(\n\r\t\b\f\(\)\\\x)"#, .string([10, 13, 9, 8, 12, 40, 41, 92, 120])),
    (#"(\101\7\0053\400)"#, .string([65, 7, 5, 51, 0])),
    ("(a\\\nb\\\r\nc)", .string([97, 98, 99])),
    ("(a\nb\rc\r\nd)", .string([97, 10, 98, 10, 99, 10, 100])),
    ("<>", .string([])), ("<4 1 4>", .string([0x41, 0x40])), ("<aF>", .string([0xAF])),
    ("[]", .array([])),
    ("[1[2]/A(b)]", .array([.word("1"), .array([.word("2")]), .name("A"), .string([98])])),
    ("1 0 R", .reference(1, 0)), ("[1 0 R 2]", .array([.reference(1, 0), .word("2")])),
    ("[1 0 1 0 R]", .array([.word("1"), .word("0"), .reference(1, 0)])),
    ("[1 0 Rx]", .array([.word("1"), .word("0"), .word("Rx")])),
    ("[-1 0 R]", .array([.word("-1"), .word("0"), .word("R")])),
    ("<<>>", .dictionary([])),
    (
      "<</A 1/A 2>>",
      .dictionary([.init(key: "A", value: .word("1")), .init(key: "A", value: .word("2"))])
    ),
    ("% c\n1 % d\n", .word("1")), ("[1%]\n2]", .array([.word("1"), .word("2")])),
    ("1%c\r", .word("1")), ("\0\t\u{C}1\0", .word("1")),
  ]) func `a text is one object`(_ text: String, _ object: PDFObject) {
    #expect(PDFObject(text) == object)
  }

  @Test(arguments: [
    "", " ", "% c", "1 % c", "1 2", "1 0 R 1", "[", "]", "[1", "(", "(a(b)", "<", "<4", "<4G>",
    "<+5>",
    "<-1>", "<<", "<< /A >>", "<< 1 2 >>", "<< /A 1", "<< /A 1 >", ">", ">>", "{", "}", "{1}", "[}",
    ")", "(a))", "[1]]", #"(\"#,
  ]) func `a text that is not one whole object is none`(_ text: String) {
    #expect(PDFObject(text) == nil)
  }

  @Test func `the nesting is limited to 200`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(PDFObject(nested(200)) != nil)
    #expect(PDFObject(nested(201)) == nil)
    #expect(PDFObject(String(repeating: "[", count: 1_000_000)) == nil)
    #expect(PDFObject(String(repeating: "<</A ", count: 1_000_000)) == nil)
    #expect(PDFObject(String(repeating: "(", count: 1_000_000)) == nil)
  }

  @Test(arguments: [
    "[/A#20B/C#2FD /#23 /]", "[(a(b)\\\\) <00FF> 1 0 R -.5 null]",
    "<< /A << /B#28 [1 2] >> /A 3 >>",
  ]) func `what is written reads back the same`(_ text: String) throws {
    let object = try #require(PDFObject(text))
    #expect(PDFObject(object.written) == object)
  }

  @Test(arguments: [
    ("9 0 R", "[1 2]"), ("[9 0 R]", "[[1 2]]"), ("8 0 R", "[1 2]"), ("7 0 R", "null"),
    ("6 0 R", "[null]"), ("9 1 R", "null"), ("[9 1 R]", "[null]"),
    ("5 0 R", "null"), ("<< /A 9 0 R >>", "<< /A [1 2] >>"), ("(9 0 R)", "(9 0 R)"),
  ]) func `references are followed, and circles are null`(_ text: String, _ resolved: String) throws
  {
    let objects = [9: "[1 2]", 8: "9 0 R", 7: "7 0 R", 6: "[6 0 R]"].compactMapValues {
      PDFObject($0)
    }
    let object = try #require(PDFObject(text))
    #expect(object.resolved { objects[$0] } == PDFObject(resolved))
  }

  @Test(.timeLimit(.minutes(10))) func `references that double each other end`() throws {
    // Each object holds the next one twice: 2 to the 60th words, were all of them followed.
    let objects = Dictionary(
      uniqueKeysWithValues: (1...60).map { ($0, PDFObject("[\($0 + 1) 0 R \($0 + 1) 0 R]")) })
    let object = try #require(PDFObject("1 0 R"))
    #expect(object.resolved { objects[$0] ?? nil } != .null)
  }

  /// Values whose text libqpdf shows in its own way; each has to be what the guard expects.
  @Test(arguments: [
    "/A#20B", "/A#2FB", "[/A#20B 1]", "(a)", "(\\001)", "(\\377)", "(a\\nb)", "<00FF10>", "<E9>",
    "(\\(\\)\\\\)", "+5", "-0", "007", "1.", ".5", "-.50", "--5", "1.2.3", "abc",
    "<< /B 1 /A 2 >>", "<< /A null >>", "<< /A 1 /A 2 >>", "true", "[null]", "/", "[[[]]]", "(\\t)",
    "(abcdef\\001\\002\\377)", "(abcde\\001)", "(abcd\\001)", "(abcde\\001\\002)",
    "(abcdefgh\\177)", "(abcd\\031)",
    "[4 0 R 5 0 R]", "[0 0 R]", "[1 1 R 1 65536 R]", "[99 0 R]", "[99999999999 0 R]", "R",
    "/A#80",
    "/A#", "/A#4",
    "-", "+", ".", "1e5", "#", "+-1", "é", "(é)", "/é", "9223372036854775807",
    "-9223372036854775808", "+.5", "5-3",
  ]) func `a value of any syntax makes a fixture`(_ text: String) {
    for recipe in [
      Recipe(bare: .init(media: [0, 0, 9, 9], crop: .verbatim(text))),
      Recipe(bare: .init(media: [0, 0, 9, 9], crop: .verbatim(text, .indirect))),
      Recipe(bare: .init(media: [0, 0, 9, 9], crop: .verbatim("[\(text) 1]", .elements))),
      Recipe(bare: .init(media: [0, 0, 9, 9]), tree: .init(.init(crop: .verbatim(text)))),
    ] {
      #expect(throws: Never.self, "\(String(decoding: recipe.jsonLine(), as: UTF8.self))") {
        try Fixture(recipe)
      }
    }
  }
}
