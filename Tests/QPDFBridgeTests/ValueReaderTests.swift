import QPDFBridge
import Testing

@Suite(.tags(.bridge)) struct ValueReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let kind: ObjectKind
    let text: String
    init(_ file: String, _ kind: ObjectKind, _ text: String) {
      (self.file, self.kind, self.text) = (file, kind, text)
    }
    var testDescription: String { file }
  }

  static let cases = [
    Case("[0 0 612.50 00792.0]", .array, "[ 0 0 612.50 00792.0 ]"),
    Case("[]", .array, "[ ]"),
    Case("90", .integer, "90"),
    Case("-.50", .real, "-.50"),
    Case("true", .boolean, "true"),
    Case("/Name#20x", .name, "/Name#20x"),
    Case("(a\\)b)", .string, "(a\\)b)"),
    Case("[1 [2 3] null]", .array, "[ 1 [ 2 3 ] null ]"),
    Case("[1 8 0 R 9 0 R]", .array, "[ 1 4.20 null ]"),
    Case("[(R) 8 0 R]", .array, "[ (R) 4.20 ]"),
    Case("<< /K 8 0 R /L [9 0 R] /M#23 1 >>", .dictionary, "<< /K 4.20 /L [ null ] /M#23 1 >>"),
  ]

  @Test(arguments: cases)
  func `a value keeps its digits and loses its references`(_ example: Case) throws {
    let value = try #require(try value(example.file, [8: "4.20"]))
    #expect(value.kind == example.kind)
    #expect(value.text == example.text)
    #expect(value.reference == nil)
  }

  @Test func `a value behind a reference names it`() throws {
    let value = try value("8 0 R", [8: "[ 1 2 ]"])
    #expect(value == TreeValue(kind: .array, text: "[ 1 2 ]", reference: Reference(8)))
  }

  @Test(arguments: ["null", "9 0 R", "8 0 R"])
  func `null and a reference to nothing are absent`(text: String) throws {
    #expect(try value(text, [8: "null"]) == nil)
  }

  @Test func `bytes of a string that are not printable ASCII are octal`() throws {
    // In hexadecimal digits, so that the fixture itself is ASCII; E9 is printable Latin 1.
    let value = try #require(try value("[<41E942434445464748>]"))
    #expect(value.text == "[ (A\\351BCDEFGH) ]")
  }

  @Test func `a thousand characters are kept and one more is cut at a token`() throws {
    // A bracket, a blank, 498 digits each with a blank, and a bracket: 999 characters.
    let fits = String(repeating: "1 ", count: 498)
    #expect(try value("[\(fits)]")?.text == "[ \(fits)]")
    let long = try #require(try value("[\(fits)22 ]")?.text)
    #expect(long == "[ \(fits)22 …")
  }

  @Test func `an array of a million numbers is cut`() throws {
    let text = try #require(try value("[" + String(repeating: "7 ", count: 1_000_000) + "]")?.text)
    #expect(text.count <= 1_002)
    #expect(text.hasPrefix("[ 7 7 ") && text.hasSuffix(" 7 …"))
  }

  @Test func `a giant string shows nothing but that it is cut`() throws {
    let value = try #require(try value("(" + String(repeating: "x", count: 5_000) + ")"))
    #expect(value == TreeValue(kind: .string, text: "…"))
  }

  @Test func `an array that holds itself ends`() throws {
    let value = try #require(try value("8 0 R", [8: "[ 8 0 R 8 0 R ]"]))
    #expect(value.text.hasSuffix("…"))
  }

  @Test func `a stream shows its dictionary`() throws {
    let text = "<< /Length 1 /K 2 >>\nstream\nx\nendstream"
    let value = try #require(try value("8 0 R", [8: text]))
    #expect(value.kind == .stream)
    #expect(value.text == "<< /K 2 /Length 1 >> stream")
  }

  @Test func `after a hundred giant values a file is looked at sparingly`() throws {
    let kids = String(repeating: "3 0 R ", count: 102)
    let giant = "<< /K [" + String(repeating: "7 ", count: 1_000) + "] >>"
    let (pages, _) = try walk(tree(kids: kids, [3: page("/A \(giant) /B 5")]))
    try #require(pages.count == 102)
    #expect(pages[99].values[0]?.text.hasPrefix("<< /K [ 7 7") == true)
    #expect(pages[100].values[0]?.text == "…")
    #expect(pages[101].values[1]?.text == "5")
  }

  @Test func `a key is shown by its bytes even if they are no text`() throws {
    let value = try value("<< /#e9 1 /B#20C 2 >>")
    // In the order of the bytes, since libqpdf does not keep the order of the file.
    #expect(value?.text == "<< /B#20C 2 /#e9 1 >>")
  }

  @Test func `a key with a NUL is never found`() throws {
    let (pages, _) = try walk(tree(kids: "3 0 R", [3: page("/A 1")]), keys: ["/A\0B", "/A"])
    #expect(pages.first?.values.map { $0?.text } == [nil, "1"])
  }

  @Test func `a giant type name is cut`() throws {
    let name = "/" + String(repeating: "n", count: 100_000)
    let bytes = tree(kids: "3 0 R", [3: "<< /Parent 2 0 R /Type \(name) >>"])
    let (pages, report) = try walk(bytes)
    let type = "/" + String(repeating: "n", count: 999) + "…"
    #expect(pages.map(\.type) == [type])
    #expect(report.troubles.map(\.kind) == [.typeWrong(type)])
  }
}
