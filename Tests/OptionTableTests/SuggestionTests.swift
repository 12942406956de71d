import Testing

@testable import OptionTable

@Suite struct SuggestionTests {
  static let names = ["--json", "--dry-run", "--files-from", "--files0-from", "--tolerance", "--a"]

  @Test(arguments: [
    ("--dryrun", "--dry-run"), ("--jsno", "--json"), ("--jsonn", "--json"), ("--JSON", nil),
    ("--tol", "--tolerance"), ("--files", nil), ("--file-from", "--files-from"),
    ("--b", nil), ("--", nil), ("--t", nil), ("--quiet", nil), ("--tolrence", "--tolerance"),
    ("--jsonlines", "--json"), ("--tolerances-of-boxes", "--tolerance"), ("--apart", nil),
  ])
  func `a near name is suggested and a far one is not`(_ typed: String, _ name: String?) {
    #expect(nearest(to: typed, among: Self.names) == name)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("same", "same", 0), ("abcd", "acbd", 1),
  ])
  func `slips are counted, a swap of neighbours as one`(_ a: String, _ b: String, _ count: Int) {
    #expect(slips(from: Array(a.utf8), to: Array(b.utf8)) == count)
    #expect(slips(from: Array(b.utf8), to: Array(a.utf8)) == count)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a word of a million letters is answered at once`() {
    let word = String(repeating: "j", count: 1_000_000)
    #expect(nearest(to: word, among: Self.names) == nil)
  }
}
