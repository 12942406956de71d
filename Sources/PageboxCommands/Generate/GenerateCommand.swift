import OptionTable

/// What the generate command is asked to print.
struct GenerateValues: Sendable {
  var kind = GenerateKind.man
  var name: String?
}

/// The kinds of text that are made from the option table.
enum GenerateKind: String, CaseIterable, Sendable {
  case man, completion
}

/// The form of the generate command.
let generateCommand = Command(
  "generate", "Print a manual page or shell completions.",
  discussion: [
    """
    'man' prints the manual page of the command NAME in mdoc, or that of pagebox itself. \
    'completion' prints the completions for the shell NAME: 'bash', 'zsh' or 'fish'.
    """
  ],
  defaults: GenerateValues(),
  operands: [
    .choice("KIND", in: \.kind, "What to print: 'man' or 'completion'."),
    .one("NAME", in: \.name, required: false, "A command, or a shell."),
  ],
  exits: ExitStatus.documentation(done: "It was printed.", found: nil),
  examples: [
    ExampleDocumentation("pagebox generate man inspect", "The manual page of a command."),
    ExampleDocumentation(
      "pagebox generate completion fish", "The completions for a shell."),
  ],
  validate: { values throws(UsageError) in
    guard values.kind == .completion, values.name == nil else { return }
    throw .missingOperand("NAME")
  })
