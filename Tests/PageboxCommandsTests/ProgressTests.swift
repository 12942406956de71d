import SystemBridge
import Testing

@testable import PageboxCommands

@Suite struct ProgressTests {
  @Test(.timeLimit(.minutes(10)))
  func `the line comes after a second and goes when the run ends`() async throws {
    let console = CollectingConsole(errorIsTerminal: true)
    let progress = Progress(console, total: 3, quiet: false)
    let start = ContinuousClock.now
    progress.start()
    progress.begin(
      FileName(bytes: Array("a\nname that is far too long for one line of it.pdf".utf8)))
    progress.end()
    try await Task.sleep(for: .milliseconds(300))
    let early = console.errors
    // On a busy machine a sleep may be longer than the second.
    if ContinuousClock.now - start < .milliseconds(900) { #expect(early == "") }
    while console.errors.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
    // 59 columns, so that a terminal of 60 does not wrap.
    let line = #"pagebox: 1 of 3 files read; a\nname that is far too long for"#
    #expect(console.errors.hasPrefix("\r\u{1B}[K" + line.prefix(59)))
    #expect(!console.errors.contains(line))
    progress.finish()
    let printed = console.errors
    #expect(printed.hasSuffix("\r\u{1B}[K"))
    try await Task.sleep(for: .milliseconds(500))
    #expect(console.errors == printed)
  }

  @Test func `nothing is shown where nobody looks`() async throws {
    let noTerminal = CollectingConsole()
    let quiet = CollectingConsole(errorIsTerminal: true)
    let dumb = CollectingConsole(variables: ["TERM": "dumb"], errorIsTerminal: true)
    let narrow = CollectingConsole(errorIsTerminal: true, errorWidth: 20)
    let progresses = [
      Progress(noTerminal, total: nil, quiet: false), Progress(quiet, total: nil, quiet: true),
      Progress(dumb, total: nil, quiet: false), Progress(narrow, total: nil, quiet: false),
    ]
    for progress in progresses {
      progress.start()
      progress.begin(FileName(bytes: [0x61]))
    }
    try await Task.sleep(for: .milliseconds(1_400))
    for progress in progresses { progress.finish() }
    #expect(noTerminal.errors == "" && quiet.errors == "")
    #expect(dumb.errors == "" && narrow.errors == "")
  }

  /// Columns as terminals have them: two for Chinese, Korean and pictures, none for an accent.
  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab"), ("", 0, ""), ("\u{4E2D}\u{6587}", 3, "\u{4E2D}"),
    ("\u{4E2D}\u{6587}", 4, "\u{4E2D}\u{6587}"), ("a\u{D55C}b", 3, "a\u{D55C}"),
    ("\u{1F600}x", 2, "\u{1F600}"), ("e\u{301}x", 1, "e\u{301}"), ("\u{E9}x", 1, "\u{E9}"),
    ("\u{FF21}b", 1, ""),
  ]) func `a line is cut by columns`(_ whole: String, _ columns: Int, _ cut: String) {
    #expect(text(whole, cutToColumns: columns) == cut)
  }
}
