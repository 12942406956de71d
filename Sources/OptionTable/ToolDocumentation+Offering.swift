extension ToolDocumentation {
  /// Returns the same table with words that a shell offers for the value of an option.
  ///
  /// For words that take long to be made, and that nothing but completions needs.
  package func offering(
    _ words: [String], for option: String, of command: String
  ) -> ToolDocumentation {
    var tool = self
    for place in tool.commands.indices where tool.commands[place].name == command {
      for row in tool.commands[place].options.indices {
        guard tool.commands[place].options[row].long == option,
          let value = tool.commands[place].options[row].value
        else { continue }
        tool.commands[place].options[row].value = ValueDocumentation(
          name: value.name, form: .words(words))
      }
    }
    return tool
  }
}
