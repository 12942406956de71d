import BoxFixtures
import OptionTable

/// A text that is made from the option table.
struct GeneratedText {
  let text: String

  /// Makes the text that was asked for.
  ///
  /// - Throws: Where there is no such command or shell.
  init(_ values: GenerateValues) throws(UsageError) {
    let tool = Tool.documentation
    let name = values.name ?? ""
    switch values.kind {
    case .man:
      guard name != tool.name else {
        text = tool.manual
        return
      }
      guard let command = tool.commands.first(where: { $0.name == name }) else {
        throw .notOneOf(name: "NAME", value: name, choices: values.kind.names)
      }
      text = tool.manual(of: command)
    case .completion:
      guard let shell = Shell(rawValue: name) else {
        throw .notOneOf(name: "NAME", value: name, choices: values.kind.names)
      }
      let cases = Catalogue.all.map(\.name)
      text = tool.offering(cases, for: "case", of: CommandName.synth.rawValue)
        .completions(for: shell)
    }
  }
}
