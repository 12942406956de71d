import Testing

@testable import OptionTable

@Suite struct RoffTests {
  @Test(arguments: [
    ("a\\b", "a\\eb"), ("\"", "\\(dq"), ("^~", "\\(ha\\(ti"), ("a-b'c`", "a-b'c`"),
    ("é", "\\[u00E9]"), ("\u{1F4C4}", "\\[u1F4C4]"),
  ])
  func `signs of roff are written as escapes`(_ text: String, _ expected: String) {
    #expect(roff(text) == expected)
  }

  @Test func `literal text keeps its signs`() {
    #expect(roff("-'`", isLiteral: true) == "\\-\\(aq\\(ga")
  }

  @Test(arguments: [("show", "show"), ("pt", "\"\\&pt\""), ("a b.c", "\"\\&a b.c\"")])
  func `an argument cannot be taken for a macro`(_ text: String, _ expected: String) {
    #expect(argument(text) == expected)
  }

  @Test(arguments: [
    (".x 'y", ["\\&.x 'y"]), ("'x", ["\\&'x"]), ("A b. C d.", ["A b.", "C d."]),
    ("See (--json), or 'show'.", ["See", ".Fl ( \"\\&\\-json\" ) ,", "or", ".Ql show ."]),
    ("--json's end", [".Fl \"\\&\\-json\" Ns \"\\&\\(aqs\"", "end"]),
  ])
  func `a macro has a line of its own, and so has a sentence`(_ text: String, _ lines: [String]) {
    #expect(manualLines(of: text) == lines)
  }

  @Test func `lines are broken before they are long`() {
    let lines = manualLines(of: Array(repeating: "seven77", count: 30).joined(separator: " "))
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.count <= 78 })
  }

  @Test func `a short name of a page cannot be taken for a macro`() {
    #expect(pageName("boxer-show") == "boxer-show")
    #expect(pageName("Fl") == "\"\\&Fl\"")
  }
}
