package import OptionTable

/// The commands of the tool, in the order in which they are listed.
///
/// One is found by its name alone, so that a run builds the option table of its command and none of
/// the others, which take longer than reading a small file.
package enum CommandName: String, CaseIterable, Sendable {
  case inspect, diff, fix, synth, generate

  /// All that help, manual and completions need of the command.
  package var documentation: CommandDocumentation {
    switch self {
    case .inspect: inspectCommand.documentation
    case .diff: diffCommand.documentation
    case .fix: fixCommand.documentation
    case .synth: synthCommand.documentation
    case .generate: generateCommand.documentation
    }
  }
}
