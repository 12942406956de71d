import PageboxCommands
import Testing

/// The manual pages as they come from the table of the real tool.
@Suite struct ManualPagesTests {
  @Test(arguments: [
    ("inspect", ["PAGEBOX_PASSWORD", "NO_COLOR", "TERM"]),
    ("diff", ["PAGEBOX_PASSWORD", "NO_COLOR", "TERM"]),
    // It reads no file and colours nothing.
    ("generate", []),
  ])
  func `a page names each variable that matters once`(
    _ command: String, _ variables: [String]
  ) throws {
    let page = pagebox(["generate", "man", command]).output
    try #require(page.contains(".Sh NAME"))
    let named = page.matches(of: /\.It Ev "?(?:\\&)?([A-Z_]+)/).map { String($0.1) }
    #expect(named == variables)
  }

  @Test func `the page of the tool is there under its name`() {
    let page = pagebox(["generate", "man", "pagebox"])
    #expect(page.status == 0 && page.output.contains(".Dt PAGEBOX 1"))
  }
}
