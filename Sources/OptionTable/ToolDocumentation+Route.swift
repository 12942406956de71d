/// Where the first argument of the tool leads.
package enum Route: Sendable, Hashable {
  /// To the help of the tool.
  case help
  /// To its version.
  case version
  /// To a command and the arguments after its name.
  case command(CommandDocumentation, arguments: [String])
}

extension ToolDocumentation {
  /// Reads the first argument: a command, or one of the tool's two own options.
  ///
  /// - Throws: Where there is no such command or option, or no argument at all.
  package func route(_ arguments: [String]) throws(UsageError) -> Route {
    guard let first = arguments.first else { throw .missingCommand }
    let own = [OptionDocumentation.help, .version]
    if [own[0].longSpelling, own[0].shortSpelling].contains(first) { return .help }
    if first == own[1].longSpelling { return .version }
    if let command = commands.first(where: { $0.name == first }) {
      return .command(command, arguments: Array(arguments.dropFirst()))
    }
    if first.utf8.starts(with: "-".utf8) {
      throw .unknownOption(first, suggestion: nearest(to: first, among: own.map(\.longSpelling)))
    }
    throw .unknownCommand(first, suggestion: nearest(to: first, among: commands.map(\.name)))
  }

  /// The usage of the tool, in one line without a line end.
  package var usageLine: String { "usage: \(name) COMMAND [OPTION...] [OPERAND...]" }

  /// The usage of a command, in one line without a line end.
  package func usageLine(of command: CommandDocumentation) -> String {
    (["usage:", name, command.name, "[OPTION...]"] + command.operands.map(\.usage))
      .joined(separator: " ")
  }
}
