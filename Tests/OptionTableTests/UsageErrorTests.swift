import Testing

import OptionTable

@Suite struct UsageErrorTests {
  static let sentences: [(UsageError, String)] = [
    (.unknownOption("--jso", suggestion: "--json"), "unknown option --jso; did you mean --json?"),
    (.unknownOption("--xyz", suggestion: nil), "unknown option --xyz"),
    (.unknownCommand("shwo", suggestion: "show"), "unknown command 'shwo'; did you mean show?"),
    (.missingCommand, "missing COMMAND"),
    (
      .notOneOf(name: "--unit", value: "ft", choices: ["pt", "mm", "in"]),
      "--unit: 'ft' is not one of pt, mm, in"
    ),
    (
      .badValue(name: "-k", value: "two", reason: "is not a number"), "-k: 'two' is not a number"
    ),
    (.needsValue(option: "-u", valueName: "UNIT"), "option -u needs a value: -u UNIT"),
    (
      .needsValue(option: "--unit", valueName: "UNIT"), "option --unit needs a value: --unit=UNIT"
    ),
    (
      .takesNoValue(option: "--json", value: "1"), "option --json takes no value, but was given '1'"
    ),
    (.missingOperand("FILE"), "missing FILE"),
    (.tooManyOperands("x"), "unexpected operand 'x'"),
    (.conflict("--json", "--csv"), "--json and --csv exclude each other; give one of them"),
    (.repeated("-"), "- is given more than once; give it once"),
    (
      .unknownOption("-d", suggestion: "-- -d\u{1B}"),
      "unknown option -d; did you mean -- -d\\u{1B}?"
    ),
    (.impossible("no such \u{7} thing"), "no such \\u{7} thing"),
    (.requires("--null", "--list"), "--null needs --list"),
    // A terminal must not be steered: escape, bell, line ends, right-to-left override.
    (
      .tooManyOperands("\u{1B}[2J\u{7}\r\n\u{202E}é\u{85}\u{2028}"),
      "unexpected operand '\\u{1B}[2J\\u{7}\\u{D}\\u{A}\\u{202E}é\\u{85}\\u{2028}'"
    ),
    (.unknownOption("-\u{1B}", suggestion: nil), "unknown option -\\u{1B}"),
    (.unknownCommand("\u{9}", suggestion: nil), "unknown command '\\u{9}'"),
  ]

  @Test(arguments: sentences)
  func `an error is one sentence that says how to mend it`(_ error: UsageError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func `only what cannot be is about the content`() {
    let errors = Self.sentences.map(\.0)
    #expect(errors.filter(\.isOfContent) == [.impossible("no such \u{7} thing")])
  }
}
