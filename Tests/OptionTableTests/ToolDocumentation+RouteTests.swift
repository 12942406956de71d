import Testing

import OptionTable

@Suite struct RouteTests {
  static let routes: [([String], Result<Route, UsageError>)] = [
    (["--help"], .success(.help)),
    (["-h", "show"], .success(.help)),
    (["--version"], .success(.version)),
    (
      ["show", "--help"],
      .success(.command(Fixture.show.documentation, arguments: ["--help"]))
    ),
    ([], .failure(.missingCommand)),
    (["shwo"], .failure(.unknownCommand("shwo", suggestion: "show"))),
    (["nonsense"], .failure(.unknownCommand("nonsense", suggestion: nil))),
    (["--versoin"], .failure(.unknownOption("--versoin", suggestion: "--version"))),
    (["-x"], .failure(.unknownOption("-x", suggestion: nil))),
  ]

  @Test(arguments: routes)
  func `the first argument decides`(_ arguments: [String], _ expected: Result<Route, UsageError>) {
    #expect(Result { () throws(UsageError) in try Fixture.tool.route(arguments) } == expected)
  }

  @Test func `a usage line names the operands`() {
    let tool = Fixture.tool
    #expect(tool.usageLine == "usage: boxer COMMAND [OPTION...] [OPERAND...]")
    #expect(tool.usageLine(of: tool.commands[0]) == "usage: boxer show [OPTION...] FILE...")
    #expect(tool.usageLine(of: tool.commands[1]) == "usage: boxer make [OPTION...] KIND [NAME]")
  }
}
