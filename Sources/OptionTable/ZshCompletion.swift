extension ToolDocumentation {
  /// The completion for zsh, one line of the script each.
  var zshCompletion: [String] {
    [
      "#compdef \(name)", "",
      "\(functionName)() {",
      "  local curcontext=$curcontext state line",
      "  typeset -A opt_args",
      "  _arguments -C -S \\",
      "    '(- *)'{-h,--help}'[Print this help]' \\",
      "    '(- *)--version[Print the version]' \\",
      "    '1: :->command' \\",
      "    '*:: :->arguments'",
      "  case $state in",
      "    command)",
      "      local -a commands=(",
    ]
      + commands.map { "        " + quoted("\($0.name):\(backslashed(label($0.summary), "\\:"))") }
      + [
        "      )",
        "      _describe -t commands command commands",
        "      ;;",
        "    arguments)",
        "      curcontext=${curcontext%:*:*}:\(name)-$words[1]:",
        "      case $words[1] in",
      ]
      + commands.flatMap { command in
        let rows =
          command.options.map(zshOption) + ["'(- *)'{-h,--help}'[Print this help]'"]
          + command.operands.map(zshOperand)
        return ["        \(command.name))", "          _arguments -s -S \\"]
          + [rows.map { "            \($0)" }.joined(separator: " \\\n")]
          + ["          ;;"]
      }
      + [
        "      esac",
        "      ;;",
        "  esac",
        "}", "",
        // The file is loaded as the function itself, or sourced.
        "if [[ $funcstack[1] == \(functionName) ]]; then",
        "  \(functionName) \"$@\"",
        "else",
        "  compdef \(functionName) \(name)",
        "fi",
      ]
  }

  private func zshOption(_ option: OptionDocumentation) -> String {
    var text = "[\(backslashed(label(option.summary), "\\[]:"))]"
    if let valueName = option.valueName {
      text += ":\(backslashed(valueName, "\\:")):"
      text += zshAction(option.choices, isList: option.isList, option.completion)
    }
    let isValued = option.valueName != nil
    let long = option.longSpelling + (isValued ? "=" : "")
    // What has been given is not offered again, unless it may be repeated.
    let prefix = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    if option.short == nil { return quoted(prefix + long + text) }
    return quoted(prefix) + "{\(option.shortSpelling)\(isValued ? "+" : ""),\(long)}" + quoted(text)
  }

  private func zshOperand(_ operand: OperandDocumentation) -> String {
    let action = zshAction(operand.choices, isList: false, operand.completion)
    let start = operand.isRepeatable ? "*:" : operand.isRequired ? ":" : "::"
    return quoted(start + backslashed(operand.valueName, "\\:") + ":" + action)
  }

  private func zshAction(
    _ choices: [String], isList: Bool, _ completion: ValueCompletion
  ) -> String {
    let words = choices.joined(separator: " ")
    if !choices.isEmpty { return isList ? "_sequence compadd - \(words)" : "(\(words))" }
    switch completion {
    case .nothing: return " "
    case .anyFile: return "_files"
    case .directory: return "_files -/"
    case .file(let ending):
      let letters = ending.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
      return "_files -g \"*.\(letters)\""
    }
  }
}

/// The text in single quotes for a shell of the Bourne family.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
}
