import Testing

import OptionTable

@Suite struct ProblemsTests {
  struct Values: Sendable {
    var flag = false
    var text: String?
    var texts: [String] = []
  }

  static func flag(
    _ long: String, _ short: Character? = nil, _ summary: String = "Fine.",
    discussion: [String] = []
  ) -> Option<Values> {
    .flag(long, short, in: \.flag, summary, discussion: discussion)
  }

  static func command(
    _ name: String = "go", _ options: [Option<Values>] = [],
    operands: [Operand<Values>] = [], summary: String = "Fine.", examples: [String] = []
  ) -> CommandDocumentation {
    Command(
      name, summary, defaults: Values(), options: options, operands: operands,
      examples: examples.map { Definition($0, "Fine.") }
    ).documentation
  }

  static let sixty = String(repeating: "x", count: 59) + "."

  /// Commands, and the problems that they have.
  static let cases: [(commands: [CommandDocumentation], problems: [String])] = [
    ([command("go"), command("go")], ["two commands go"]),
    ([command("go", [flag("aa"), flag("aa")])], ["go: two options --aa"]),
    (
      [command("go", [flag("aa", "a"), flag("bb", "a")])],
      ["go: two options -a", "-a is --aa and --bb"]
    ),
    (
      [command("go", [flag("aa", "a")]), command("do", [flag("bb", "a")])], ["-a is --aa and --bb"]
    ),
    ([command("go", [flag("aa", "a")]), command("do", [flag("aa", "a")])], []),
    ([command("go", [flag("help")])], ["go: --help is declared"]),
    ([command("go", [flag("aa", "h")])], ["go: -h is declared"]),
    ([command("go", [flag("a")])], ["go: --a is not [a-z][a-z0-9-]+"]),
    ([command("go", [flag("0a")])], ["go: --0a is not [a-z][a-z0-9-]+"]),
    ([command("go", [flag("aB")])], ["go: --aB is not [a-z][a-z0-9-]+"]),
    ([command("go", [flag("files0-from", "0")])], []),
    ([command("go", [flag("aa", "é")])], ["go: -é is not a letter or digit"]),
    ([command("go", [flag("aa", "=")])], ["go: -= is not a letter or digit"]),
    ([command("go", [flag("aa", nil, "Bad")])], ["go: 'Bad' has no full stop"]),
    ([command("go", [flag("aa", nil, sixty)])], []),
    ([command("go", [flag("aa", nil, "x" + sixty)])], ["go: 'x\(sixty)' is over 60 columns"]),
    ([command("go", summary: "Bad")], ["go: 'Bad' has no full stop"]),
    (
      [
        command(
          "go",
          [
            .value(
              "aa", nil, "Name", in: \.text, "Fine.",
              parse: { (text) throws(UsageProblem) in text })
          ])
      ], ["go: --aa=Name is not in upper case"]
    ),
    (
      [command("go", operands: [.one("file", in: \.text, "Fine.")])],
      ["go: operand file is not in upper case"]
    ),
    (
      [
        command(
          "go",
          operands: [.many("FILE", in: \.texts, "Fine."), .one("NAME", in: \.text, "Fine.")])
      ], ["go: FILE leaves nothing for the operands after it"]
    ),
    (
      [command("go", operands: [.one("X", in: \.text, form: .oneOf(["a b", "c"]), "Fine.")])],
      ["go: choice 'a b' would have to be quoted in a shell"]
    ),
    (
      [
        command("go", operands: [.one("X", in: \.text, form: .words(["a:b", "a*b", ""]), "Fine.")])
      ],
      [
        "go: choice 'a*b' would have to be quoted in a shell",
        "go: choice '' would have to be quoted in a shell",
      ]
    ),
    (
      [
        command(
          "go", operands: [.one("X", in: \.text, form: .beginnings(["a=b", "=a", "a>"]), "Fine.")])
      ],
      [
        "go: choice '=a' would have to be quoted in a shell",
        "go: choice 'a>' would have to be quoted in a shell",
      ]
    ),
    (
      [command("go", operands: [.one("X", in: \.text, form: .listOf(["a", "b;"]), "Fine.")])],
      ["go: choice 'b;' would have to be quoted in a shell"]
    ),
    (
      [command("go", [flag("aa", discussion: ["As --aa, --bb or --help, but '--cc=1'."])])],
      ["go: --bb is no option of go", "go: --cc is no option of go"]
    ),
    (
      [
        command("go", examples: ["t go --aa", "t do --aa | x --bb", "t --help; t"]),
        command("do", [flag("aa")]),
      ],
      ["go: --aa is no option of go"]
    ),
    ([command("go", examples: ["t run"])], ["go: 't run' names no command"]),
    ([command("go", examples: ["| t go"])], []),
  ]

  @Test(arguments: cases)
  func `each broken rule is named`(_ commands: [CommandDocumentation], _ problems: [String]) {
    let tool = ToolDocumentation(
      "t", "Fine.", version: "1", date: "May 1, 2026", commands: commands)
    #expect(tool.problems == problems)
  }

  @Test func `the fixture breaks no rule`() { #expect(Fixture.tool.problems == []) }
}
