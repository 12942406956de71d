import Testing

@testable import PageboxCommands

@Suite struct AlikePagesTests {
  /// One letter a page from 1 on, a dot for one that is not there; and what they are joined to.
  static let cases: [(String, [String])] = [
    ("", []), ("a", ["page 1 a"]), ("aaa", ["pages 1-3 a"]), ("a.aa", ["page 1 a", "pages 3-4 a"]),
    ("abab", ["odd pages 1-3 a", "even pages 2-4 b"]),
    (".babab", ["even pages 2-6 b", "odd pages 3-5 a"]),
    ("aba", ["page 1 a", "page 2 b", "page 3 a"]),
    ("aabab", ["pages 1-2 a", "page 3 b", "page 4 a", "page 5 b"]),
    ("aababa", ["pages 1-2 a", "odd pages 3-5 b", "even pages 4-6 a"]),
    ("ababb", ["page 1 a", "page 2 b", "page 3 a", "pages 4-5 b"]),
    ("ababac", ["odd pages 1-5 a", "even pages 2-4 b", "page 6 c"]),
    (
      "abab.abab",
      [
        "odd pages 1-3 a", "even pages 2-4 b", "even pages 6-8 a", "odd pages 7-9 b",
      ]
    ),
    ("abcab", ["page 1 a", "page 2 b", "page 3 c", "page 4 a", "page 5 b"]),
    ("a.a", ["page 1 a", "page 3 a"]), ("a.a.a", ["odd pages 1-5 a"]),
    (".a.a.a.aa", ["even pages 2-6 a", "pages 8-9 a"]),
    ("a.a.a.b", ["odd pages 1-5 a", "page 7 b"]),
    ("a..a..a", ["page 1 a", "page 4 a", "page 7 a"]),
  ]

  @Test(arguments: cases)
  func `pages that are alike are joined`(_ pages: String, _ expected: [String]) {
    var groups = AlikePages<Character>()
    for (index, letter) in pages.enumerated() where letter != "." { groups.add(index + 1, letter) }
    #expect(groups.finish().map { "\($0.pages) \($0.value)" } == expected)
    #expect(groups.finish().isEmpty)
  }
}
