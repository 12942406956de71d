/// What a correct command line asks for.
package enum Parsed<Values> {
  /// To run the command with these values.
  case run(Values)
  /// To print its help.
  case help
}

extension Parsed: Sendable where Values: Sendable {}
extension Parsed: Equatable where Values: Equatable {}

/// One command: its documentation, and how a command line becomes its values.
package struct Command<Values: Sendable>: Sendable {
  /// All that help, manual and completions need.
  package let documentation: CommandDocumentation
  /// The values of an empty command line.
  package let defaults: Values
  /// The declared options.
  let options: [Option<Values>]
  /// The operands, in order; one that takes all that are left stands last.
  let operands: [Operand<Values>]
  /// Refuses options that do not go together.
  let validate: @Sendable (Values) throws(UsageError) -> Void

  /// Creates a command; the default texts of its options are read from the default values.
  package init(
    _ name: String, _ summary: String, discussion: [String] = [], defaults: Values,
    options: [Option<Values>] = [], operands: [Operand<Values>] = [],
    exits: [Definition] = [], examples: [Definition] = [], environment: [Definition] = [],
    seeAlso: [String] = [], sections: [DocumentationSection] = [], files: [Definition] = [],
    validate: @escaping @Sendable (Values) throws(UsageError) -> Void = { _ throws(UsageError) in }
  ) {
    self.defaults = defaults
    self.options = options
    self.operands = operands
    self.validate = validate
    documentation = CommandDocumentation(
      name: name, summary: summary, discussion: discussion,
      options: options.map {
        var row = $0.documentation
        row.defaultText = $0.defaultText(defaults)
        return row
      },
      operands: operands.map(\.documentation), exits: exits, examples: examples,
      environment: environment, seeAlso: seeAlso, sections: sections, files: files)
  }

  /// Reads the arguments after the command's name; opens nothing, reads no environment.
  ///
  /// - Throws: The first mistake from the left, then what is missing, then what `validate` refuses.
  package func parse(_ arguments: [String]) throws(UsageError) -> Parsed<Values> {
    var parser = Parser(self, arguments)
    return try parser.run()
  }
}
