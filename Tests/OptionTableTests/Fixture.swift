import OptionTable

/// A small tool with every kind of row.
enum Fixture {
  enum Unit: String, Sendable, CaseIterable {
    case point = "pt"
    case millimetre = "mm"
    case inch = "in"
  }

  enum Kind: String, Sendable, CaseIterable {
    case manual = "man"
    case completion
  }

  struct Input: Sendable, Equatable {
    var list: String?
    var recursive = false
    var skipped: [Int] = []
  }

  struct Show: Sendable, Equatable {
    var unit = Unit.point
    var units: [Unit] = [.inch]
    var json = false
    var mode = 0
    var pages: Int?
    var folder = ""
    var pair = ""
    var sum = ""
    var input = Input()
    var files: [String] = []
  }

  struct Make: Sendable, Equatable {
    var kind = Kind.manual
    var name: String?
    var count = 1
  }

  static func number(_ text: String) throws(UsageProblem) -> Int {
    guard let number = Int(text) else { throw .reason("is not a number") }
    return number
  }

  static let inputOptions: [Option<Input>] = [
    .value(
      "files-from", nil, "LIST", in: \.list, group: "Input", form: .anyFile,
      "Read the names of files from LIST.", parse: { (text) throws(UsageProblem) in text }),
    .flag("recursive", "r", in: \.recursive, group: "Input", "Enter directories."),
    .repeated(
      "skip", "k", "N", in: \.skipped, group: "Input", "Leave out page N.", parse: number),
  ]

  static let showOptions: [Option<Show>] = [
    .choice(
      "unit", "u", "UNIT", in: \.unit, "Unit of the lengths: 'points' [or others].",
      discussion: ["A change of --unit (or -u) changes --json, not the rest.", "It's \\safe."]),
    .choices("units", "U", "UNIT,...", in: \.units, "All units."),
    .flag("json", "j", in: \.json, "Write JSON."),
    .flag("count", "c", in: \.mode, to: 1, "Print the count alone."),
    .flag("list", nil, in: \.mode, to: 2, "Print the names alone, one a line, all in a row."),
    .value(
      "pages", "p", "RANGE", in: \.pages, "Pages to show.",
      defaultText: { $0 == nil ? "all pages" : "some" }, parse: number),
    .value(
      "folder", nil, "FOLDER", in: \.folder, form: .directory, "Folder to work in.",
      parse: { (text) throws(UsageProblem) in text }),
    .value(
      "pair", nil, "A:B", in: \.pair, form: .words(["pt:mm", "pt:in", "mm:in"]),
      "Two units.", parse: { (text) throws(UsageProblem) in text }),
    .value(
      "sum", nil, "A=B", in: \.sum, form: .beginnings(["pt=mm", "pt=in", "mm"]),
      "A unit made of others.", parse: { (text) throws(UsageProblem) in text }),
  ]

  static let show = Command(
    "show", "Show PDF files.",
    discussion: [
      ".TH is no request here. 'show' says what (--json) prints; see '--pages=-2'.",
      "'tis a \"quoted\" word, a \\fB backslash, ~, ^ and é.",
    ],
    defaults: Show(), options: showOptions + inputOptions.nested(in: \.input),
    operands: [
      .many("FILE", in: \.files, form: .file(extension: "pdf"), "PDF file to read.")
    ],
    exits: [.init("0", "Every file was read."), .init("2", "A file could not be read.")],
    examples: [
      .init("boxer show --pages=-2 'a b.pdf' | sort --unique", "Shows the last page but one."),
      .init("boxer show -u mm a.pdf", "Shows lengths in millimetres."),
    ],
    environment: [.init("NO_COLOR", "Turns --json's colours off.")],
    seeAlso: ["boxer-boxes(7)"],
    sections: [
      DocumentationSection(
        "UNITS", ["Lengths have units, see --unit."], rows: [.init("pt", "A 72nd of an inch.")]),
      DocumentationSection("WORDS", ["A word is a word."]),
    ],
    files: [.init(".NAME.note", "What --json has left.")],
    validate: { (values) throws(UsageError) in
      if values.json, values.mode == 1 { throw .conflict("--json", "--count") }
    })

  static let make = Command(
    "make", "Make a page or a script.", defaults: Make(),
    options: [.value("copies", nil, "N", in: \.count, "How many.", parse: number)],
    operands: [
      .choice("KIND", in: \.kind, "What to make."),
      .one(
        "NAME", in: \.name, required: false,
        form: .oneOfAfter([
          Following("man", ["show", "make"]), Following("completion", ["zsh", "bash"]),
        ]), "Of what."),
    ])

  static let tool = ToolDocumentation(
    "boxer", "PDF boxes shown.", discussion: ["A tool for tests; see 'boxer show'."],
    version: "1.2.3", date: "November 30, 2026",
    commands: [show.documentation, make.documentation],
    exits: [.init("64", "The command line was wrong.")],
    examples: [.init("boxer --version", "Prints the version.")], seeAlso: ["boxer-boxes(7)"])
}
