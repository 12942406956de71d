import TestSupport
import Testing

@testable import OptionTable

@Suite struct ManualTests {
  static let pages = [Fixture.tool.manual] + Fixture.tool.commands.map(Fixture.tool.manual(of:))

  @Test(.enabled(if: Program("mandoc").isInstalled), arguments: pages)
  func `mandoc has nothing to warn about`(_ page: String) throws {
    let result = try Program("mandoc").run(["-T", "lint", "-W", "warning"], on: page)
    #expect(result.status == 0)
    #expect(result.text == "")
  }

  @Test(.enabled(if: Program("mandoc").isInstalled))
  func `what a reader sees is the prose, signs and all`() throws {
    let result = try Program("mandoc").run(["-T", "utf8", "-O", "width=200"], on: Self.pages[1])
    let seen = String(result.text.filter { $0 != "\u{8}" })
    try #require(result.status == 0)
    for text in [
      ".TH is no request here.", "\\fB backslash, ~, ^ and é.", "It's \\safe.",
      "boxer show --pages=-2 'a b.pdf' | sort --unique",
    ] {
      #expect(seen.contains(text))
    }
  }

  @Test func `the sections stand in the usual order`() {
    let sections = Self.pages.map { page in
      page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { String($0.dropFirst(4)) }
    }
    let head = ["NAME", "SYNOPSIS", "DESCRIPTION"]
    let foot = ["EXIT STATUS", "EXAMPLES", "SEE ALSO"]
    #expect(sections[0] == head + ["COMMANDS", "OPTIONS"] + foot)
    #expect(sections[1] == head + ["OPTIONS", "UNITS", "WORDS", "ENVIRONMENT", "FILES"] + foot)
    #expect(sections[2] == head + ["OPTIONS", "SEE ALSO"])
  }

  @Test func `a command page has the date, the tags and the references`() {
    let lines = Self.pages[1].split(separator: "\n").map(String.init)
    for line in [
      ".Dd November 30, 2026", ".Dt BOXER-SHOW 1", ".Nm boxer-show", ".Nd \"\\&show PDF files\"",
      ".Ar FILE ...", ".It Fl u Ar UNIT , Fl \\-unit Ns = Ns Ar UNIT", ".It Fl j , Fl \\-json",
      ".Ss Input", ".Xr boxer 1 ,", ".Xr boxer-boxes 7", "A 72nd of an inch.",
      "A word is a word.",
    ] {
      #expect(lines.contains(line))
    }
    for start in [".It Li", ".It Pa"] {
      let terms = lines.filter { $0.hasPrefix(start) }
      #expect(
        terms.contains { $0.hasSuffix("pt") || $0.hasSuffix("pt\"") || $0.contains("NAME.note") })
    }
    #expect(Self.pages[0].contains("\n.Nd \"\\&PDF boxes shown\"\n"))
  }
}
