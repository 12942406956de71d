import Testing

@testable import OptionTable

@Suite struct ProseTests {
  static let cuts: [(String, [ProseWord])] = [
    ("", []),
    ("  one  two. ", [ProseWord(text: "one"), ProseWord(text: "two.")]),
    ("(--json),", [ProseWord(before: "(", text: "--json", after: "),", style: .option)]),
    ("--pages=-2.", [ProseWord(text: "--pages=-2", after: ".", style: .option)]),
    ("-u's", [ProseWord(text: "-u", after: "'s", style: .option)]),
    ("-2 -- -", [ProseWord(text: "-2"), ProseWord(text: "--"), ProseWord(text: "-")]),
    ("'a --b c'.", [ProseWord(text: "a --b c", after: ".", style: .literal)]),
    ("['x']", [ProseWord(before: "[", text: "x", after: "]", style: .literal)]),
    ("it's 'not", [ProseWord(text: "it's"), ProseWord(text: "'not")]),
    ("'it's'", [ProseWord(text: "it's", style: .literal)]),
  ]

  @Test(arguments: cuts)
  func `prose is cut into words, options and literals`(_ text: String, _ expected: [ProseWord]) {
    #expect(words(of: text) == expected)
  }

  @Test func `lines are filled up to the width and not beyond`() {
    #expect(filled("aa bb cc", width: 5) == ["aa bb", "cc"])
    #expect(filled("aa bb cc", width: 4) == ["aa", "bb", "cc"])
    #expect(filled("a toolongaword b", width: 3) == ["a", "toolongaword", "b"])
    #expect(filled("", width: 3).isEmpty)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
  ])
  func `alternatives are joined as in a sentence`(_ list: [String], _ text: String) {
    #expect(alternatives(list) == text)
  }
}
