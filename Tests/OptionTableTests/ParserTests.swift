import Testing

import OptionTable

@Suite struct ParserTests {
  /// A command line and what it gives: the values, changed from the defaults, or an error.
  struct Line: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var expected: Result<Parsed<Fixture.Show>, UsageError>

    init(_ arguments: [String], _ change: (inout Fixture.Show) -> Void) {
      var values = Fixture.Show()
      change(&values)
      self.init(arguments, .success(.run(values)))
    }

    init(_ arguments: [String], _ expected: Result<Parsed<Fixture.Show>, UsageError>) {
      testDescription = arguments.joined(separator: " ")
      self.arguments = arguments
      self.expected = expected
    }
  }

  static let right: [Line] = [
    Line(["a"]) { $0.files = ["a"] },
    Line(["a", "--json", "b"]) { ($0.json, $0.files) = (true, ["a", "b"]) },
    Line(["--unit=mm", "a"]) { ($0.unit, $0.files) = (.millimetre, ["a"]) },
    Line(["--unit", "mm", "a"]) { ($0.unit, $0.files) = (.millimetre, ["a"]) },
    Line(["-u", "mm", "a"]) { ($0.unit, $0.files) = (.millimetre, ["a"]) },
    Line(["-umm", "a"]) { ($0.unit, $0.files) = (.millimetre, ["a"]) },
    Line(["-jr", "a"]) { ($0.json, $0.input.recursive, $0.files) = (true, true, ["a"]) },
    Line(["-jumm", "a"]) { ($0.json, $0.unit, $0.files) = (true, .millimetre, ["a"]) },
    Line(["-ju", "mm", "a"]) { ($0.json, $0.unit, $0.files) = (true, .millimetre, ["a"]) },
    Line(["-umm", "--unit=in", "a"]) { ($0.unit, $0.files) = (.inch, ["a"]) },
    Line(["--count", "--list", "a"]) { ($0.mode, $0.files) = (2, ["a"]) },
    Line(["--list", "--count", "a"]) { ($0.mode, $0.files) = (1, ["a"]) },
    Line(["--pages", "-2", "a"]) { ($0.pages, $0.files) = (-2, ["a"]) },
    Line(["--pages=-2", "a"]) { ($0.pages, $0.files) = (-2, ["a"]) },
    Line(["-p-2", "a"]) { ($0.pages, $0.files) = (-2, ["a"]) },
    Line(["-p", "-2", "a"]) { ($0.pages, $0.files) = (-2, ["a"]) },
    Line(["--", "--json", "-h", "--", "-"]) { $0.files = ["--json", "-h", "--", "-"] },
    Line(["-"]) { $0.files = ["-"] },
    Line([""]) { $0.files = [""] },
    Line(["--folder=", "a"]) { ($0.folder, $0.files) = ("", ["a"]) },
    Line(["--folder", "--", "a"]) { ($0.folder, $0.files) = ("--", ["a"]) },
    Line(["--folder", "--help", "a"]) { ($0.folder, $0.files) = ("--help", ["a"]) },
    Line(["--folder=a=b", "a"]) { ($0.folder, $0.files) = ("a=b", ["a"]) },
    // A combining mark after the sign belongs to the value.
    Line(["--folder=\u{301}x", "a"]) { ($0.folder, $0.files) = ("\u{301}x", ["a"]) },
    Line(["--units=mm,pt", "a"]) { ($0.units, $0.files) = ([.millimetre, .point], ["a"]) },
    Line(["-k1", "--skip", "-3", "--skip=2", "a"]) {
      ($0.input.skipped, $0.files) = ([1, -3, 2], ["a"])
    },
    Line(["--files-from", "-", "a"]) { ($0.input.list, $0.files) = ("-", ["a"]) },
    Line(["--help"], .success(.help)),
    Line(["-h"], .success(.help)),
    Line(["a", "-jh"], .success(.help)),
    Line(["-hx"], .success(.help)),
    Line(["--json", "--help", "--nonsense"], .success(.help)),
  ]

  static let wrong: [Line] = [
    Line([], .failure(.missingOperand("FILE"))),
    Line(["--json"], .failure(.missingOperand("FILE"))),
    Line(["--jso", "a"], .failure(.unknownOption("--jso", suggestion: "--json"))),
    // No abbreviations; but the only long form is offered.
    Line(["--rec", "a"], .failure(.unknownOption("--rec", suggestion: "--recursive"))),
    Line(["--xyzzy=1", "a"], .failure(.unknownOption("--xyzzy", suggestion: nil))),
    Line(["--=", "a"], .failure(.unknownOption("--", suggestion: nil))),
    Line(["-x", "a"], .failure(.unknownOption("-x", suggestion: nil))),
    Line(["-jx", "a"], .failure(.unknownOption("-x", suggestion: nil))),
    Line(["-2", "a"], .failure(.unknownOption("-2", suggestion: nil))),
    Line(["-list", "a"], .failure(.unknownOption("-list", suggestion: "--list"))),
    Line(["--x", "--help"], .failure(.unknownOption("--x", suggestion: nil))),
    Line(["--json=yes", "a"], .failure(.takesNoValue(option: "--json", value: "yes"))),
    Line(["--help=me"], .failure(.takesNoValue(option: "--help", value: "me"))),
    Line(["a", "--unit"], .failure(.needsValue(option: "--unit", valueName: "UNIT"))),
    Line(["a", "-ju"], .failure(.needsValue(option: "-u", valueName: "UNIT"))),
    Line(
      ["--unit=ft", "a"],
      .failure(.notOneOf(name: "--unit", value: "ft", choices: ["pt", "mm", "in"]))),
    Line(
      ["--unit=", "a"],
      .failure(.notOneOf(name: "--unit", value: "", choices: ["pt", "mm", "in"]))),
    Line(
      ["-U", "pt,,mm", "a"],
      .failure(.notOneOf(name: "-U", value: "pt,,mm", choices: ["pt", "mm", "in"]))),
    // Of a list the item that is wrong.
    Line(
      ["-U", "pt,ft", "a"],
      .failure(.notOneOf(name: "-U", value: "ft", choices: ["pt", "mm", "in"]))),
    // A value that is taken for an option, and a name of a file.
    Line(["--mm", "a"], .failure(.unknownOption("--mm", suggestion: "--unit=mm"))),
    Line(["-x.pdf"], .failure(.unknownOption("-x", suggestion: "-- -x.pdf"))),
    Line(["--x/y"], .failure(.unknownOption("--x/y", suggestion: "-- --x/y"))),
    Line(["--xyzzy=a.pdf"], .failure(.unknownOption("--xyzzy", suggestion: nil))),
    Line(
      ["-k", "two", "a"],
      .failure(.badValue(name: "-k", value: "two", reason: "is not a number"))),
    Line(["--json", "-c", "a"], .failure(.conflict("--json", "--count"))),
  ]

  @Test(arguments: right + wrong)
  func `a command line gives its values or its first mistake`(_ line: Line) {
    let result = Result { () throws(UsageError) in try Fixture.show.parse(line.arguments) }
    #expect(result == line.expected)
  }

  @Test func `single operands are taken in order`() throws {
    var values = Fixture.Make()
    values.kind = .completion
    #expect(try Fixture.make.parse(["completion"]) == .run(values))
    values.name = "zsh"
    values.count = 3
    #expect(try Fixture.make.parse(["completion", "--copies=3", "zsh"]) == .run(values))
  }

  @Test func `an operand is refused where it is wrong, missing or too many`() {
    #expect(throws: UsageError.missingOperand("KIND")) { try Fixture.make.parse([]) }
    #expect(throws: UsageError.tooManyOperands("c")) {
      try Fixture.make.parse(["man", "b", "c"])
    }
    #expect(throws: UsageError.notOneOf(name: "KIND", value: "x", choices: ["man", "completion"])) {
      try Fixture.make.parse(["x"])
    }
  }

  @Test func `a command without operands takes none`() throws {
    let bare = Command("bare", "Does nothing.", defaults: 0)
    #expect(try bare.parse([]) == .run(0))
    #expect(throws: UsageError.tooManyOperands("a")) { try bare.parse(["a"]) }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand operands are read in linear time`() throws {
    let names = (0..<100_000).map { "\($0).pdf" }
    var values = Fixture.Show()
    values.files = names
    #expect(try Fixture.show.parse(names) == .run(values))
  }
}
