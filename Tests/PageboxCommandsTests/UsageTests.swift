import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (["inspekt"], "pagebox: unknown command 'inspekt'; did you mean inspect?"),
    (["inspect", "--job=2"], "pagebox inspect: unknown option --job; did you mean --jobs?"),
    (["inspect"], "pagebox inspect: missing FILE"),
    (
      ["inspect", "--unit", "ft", "a"], "pagebox inspect: --unit: 'ft' is not one of pt, mm, cm, in"
    ),
    (["inspect", "-u"], "pagebox inspect: option -u needs a value: -u UNIT"),
    (
      ["inspect", "--jobs", "0", "a"], "pagebox inspect: --jobs: '0' is not a number from 1 to 1024"
    ),
    (
      ["inspect", "--jobs=+4", "a"], "pagebox inspect: --jobs: '+4' is not a number from 1 to 1024"
    ),
    (["diff", "--null", "a"], "pagebox diff: --null needs --list"),
    (
      ["diff", "--count", "--list", "a"],
      "pagebox diff: --count and --list exclude each other; give one of them"
    ),
    (
      ["diff", "-lc0", "a"], "pagebox diff: --count and --list exclude each other; give one of them"
    ),
    (
      ["diff", "-qv", "a"],
      "pagebox diff: --quiet and --verbose exclude each other; give one of them"
    ),
    (
      ["inspect", "--verbose", "--quiet", "a"],
      "pagebox inspect: --quiet and --verbose exclude each other; give one of them"
    ),
    (
      ["diff", "--between", "trim:trim", "a"],
      "pagebox diff: --between: 'trim:trim' compares a box with itself"
    ),
    (
      ["diff", "--against", "b", "--between", "trim:crop", "a"],
      "pagebox diff: --between and --against exclude each other; give one of them"
    ),
    (
      ["diff", "--count", "-f", "json", "a"],
      "pagebox diff: --count and --format=json exclude each other; give one of them"
    ),
    (
      ["diff", "--list", "--all", "a"],
      "pagebox diff: --all and --list exclude each other; give one of them"
    ),
    (["inspect", "-", "-"], "pagebox inspect: - is given more than once; give it once"),
    (
      ["inspect", "--boxes", "media,foo", "a"],
      "pagebox inspect: --boxes: 'foo' is not one of media, crop, bleed, trim, art"
    ),
    (
      ["inspect", "--boxes", "media,,trim", "a"],
      "pagebox inspect: --boxes: 'media,,trim' is not one of media, crop, bleed, trim, art"
    ),
    (
      ["inspect", "--json", "a"],
      "pagebox inspect: unknown option --json; did you mean --format=json?"
    ),
    (
      ["inspect", "--media", "a"],
      "pagebox inspect: unknown option --media; did you mean --boxes=media?"
    ),
    (["diff", "-dash.pdf"], "pagebox diff: unknown option -d; did you mean -- -dash.pdf?"),
    (
      ["diff", "--dash.pdf"], "pagebox diff: unknown option --dash.pdf; did you mean -- --dash.pdf?"
    ),
    (["generate", "man"], "pagebox generate: missing NAME"),
    (
      ["inspect", "--files-from", "-", "-"],
      "pagebox inspect: - and --files-from=- exclude each other; give one of them"
    ),
    (["generate", "completion"], "pagebox generate: missing NAME"),
    (
      ["generate", "completion", "tcsh"],
      "pagebox generate: NAME: 'tcsh' is not one of bash, zsh, fish"
    ),
    (
      ["generate", "man", "check"],
      "pagebox generate: NAME: 'check' is not one of pagebox, inspect, diff, fix, synth, generate"
    ),
  ])
  func `wrong usage says what, and how it should look`(
    _ arguments: [String], _ message: String
  ) {
    let outcome = pagebox(arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errorLines.first == message)
    #expect(outcome.errorLines.last?.hasPrefix("usage: pagebox") == true)
    #expect(outcome.errorLines.count == 2)
  }

  @Test(arguments: ["0", "", "1,", "a", "1-2-3", "--", "1..2", "9999999999999", "-0", "odd-3"])
  func `what is no page is wrong usage`(_ pages: String) {
    let outcome = pagebox(["inspect", "--pages=\(pages)", "a.pdf"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("pagebox inspect: --pages: '\(pages)' "))
  }

  @Test(arguments: [
    ("0-3", "'0-3' counts from 0; the first page is 1, the last one -1 or 'last'"),
    ("1,", "'1,' has an empty item; give pages as in 1-3,7,-2,odd,last"),
    ("1,x", "'1,x' has 'x', which is no page; give pages as in 1-3,7,-2,odd,last"),
  ])
  func `the line about pages reads as a sentence`(_ pages: String, _ message: String) {
    let outcome = pagebox(["inspect", "--pages", pages, "a.pdf"])
    #expect(outcome.errorLines.first == "pagebox inspect: --pages: \(message)")
  }

  @Test(arguments: ["-1", "nan", "inf", "1e400", "x", "", "0x10", "+1", "-0"])
  func `what is no tolerance is wrong usage`(_ tolerance: String) {
    #expect(pagebox(["diff", "--tolerance=\(tolerance)", "a.pdf"]).status == 64)
  }

  @Test func `help and version are asked for and done`() {
    for arguments in [["--help"], ["-h"], ["inspect", "--help"], ["diff", "-h"], ["--version"]] {
      let outcome = pagebox(arguments)
      #expect(outcome.status == 0 && outcome.errors == "" && !outcome.output.isEmpty)
    }
    let version = pagebox(["--version"]).lines
    #expect(version.count == 3 && version[1].hasPrefix("libqpdf 1"))
  }
}
