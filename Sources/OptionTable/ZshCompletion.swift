extension ToolDocumentation {
  /// The completion for zsh, one line of the script each.
  var zshCompletion: [String] {
    [
      "#compdef \(name)", "",
      "\(functionName)() {",
      "  local curcontext=$curcontext state line",
      "  typeset -A opt_args",
      "  _arguments -C -S \\",
      "    \(zshHelp) \\",
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
          command.options.map(zshOption) + [zshHelp]
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

  /// With it nothing else makes sense.
  private var zshHelp: String { "'(- *)'{-h,--help}'[Print this help]'" }

  private func zshOption(_ option: OptionDocumentation) -> String {
    let value = option.value.map { ":\(backslashed($0.name, "\\:")):\(zshAction($0.form))" } ?? ""
    let text = "[\(backslashed(label(option.summary), "\\[]:"))]" + value
    let long = option.longSpelling + (option.value == nil ? "" : "=")
    // What has been given is not offered again, unless it may be repeated.
    let prefix = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    if option.short == nil { return quoted(prefix + long + text) }
    let short = option.shortSpelling + (option.value == nil ? "" : "+")
    return quoted(prefix) + "{\(short),\(long)}" + quoted(text)
  }

  private func zshOperand(_ operand: OperandDocumentation) -> String {
    let start = operand.isRepeatable ? "*:" : operand.isRequired ? ":" : "::"
    let value = operand.value
    return quoted(start + backslashed(value.name, "\\:") + ":" + zshAction(value.form))
  }

  private func zshAction(_ form: ValueForm) -> String {
    switch form {
    case .text: " "
    case .anyFile: "_files"
    case .directory: "_files -/"
    case .file(let ending): "_files -g \"*.\(inAnyCase(ending))\""
    case .oneOf(let choices), .words(let choices):
      "(\(backslashed(choices.joined(separator: " "), "\\:")))"
    case .oneOfAfter(let rows):
      "{case $words[CURRENT-1] in "
        + rows.map { "\($0.word)) compadd -- \($0.choices.joined(separator: " ")) ;; " }.joined()
        + "esac}"
    case .beginnings(let words): "compadd -S \"\" - \(words.joined(separator: " "))"
    case .listOf(let choices): "_sequence compadd - \(choices.joined(separator: " "))"
    }
  }
}

/// The text in single quotes for a shell of the Bourne family.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
}
