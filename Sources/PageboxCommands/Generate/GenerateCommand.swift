import OptionTable

/// What the generate command is asked to print.
struct GenerateValues: Sendable {
  var kind = GenerateKind.man
  var name: String?
}

/// The kinds of text that are made from the option table.
enum GenerateKind: String, CaseIterable, Sendable {
  case man, completion

  /// What NAME may be.
  var names: [String] {
    switch self {
    case .man: ["pagebox"] + CommandName.allCases.map(\.rawValue)
    case .completion: Shell.allCases.map(\.rawValue)
    }
  }
}

/// The form of the generate command.
let generateCommand = Command(
  CommandName.generate.rawValue, "Print a manual page or shell completions.",
  discussion: [
    """
    'man' prints the manual page of the command NAME in mdoc, 'pagebox' being that of the tool. \
    'completion' prints the completions for the shell NAME: 'bash', 'zsh' or 'fish'.
    """
  ],
  defaults: GenerateValues(),
  operands: [
    .choice("KIND", in: \.kind, "A manual page, or shell completions."),
    .one(
      "NAME", in: \.name,
      form: .oneOfAfter(GenerateKind.allCases.map { Following($0.rawValue, $0.names) }),
      "A command for a page, a shell for completions."),
  ],
  exits: ExitStatus.documentation(done: "It was printed.", found: nil, reads: false),
  examples: [
    Definition("pagebox generate man inspect", "The manual page of a command."),
    Definition(
      "pagebox generate completion fish", "The completions for a shell."),
  ])
