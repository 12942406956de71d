extension ToolDocumentation {
  /// The completion for bash, one line of the script each.
  var bashCompletion: [String] {
    let function = functionName
    let first = (commands.map(\.name) + ["--help", "--version"]).joined(separator: " ")
    let valued = commands.flatMap { command in
      command.options.filter { $0.value != nil }.flatMap { option in
        option.spellings.map { "\(command.name):\($0)" }
      }
    }
    return bashHelpers
      + [
        "\(function)() {",
        "  local current=${COMP_WORDS[COMP_CWORD]} before= at=$((COMP_CWORD - 1))",
        "  local command=${COMP_WORDS[1]} position=0 ended= previous i",
        "  COMPREPLY=()",
        "  # bash cuts --name=value, one:two and one=two into three words.",
        "  if [[ $current == [=:] ]]; then",
        "    current=",
        "    at=$COMP_CWORD",
        "  fi",
        "  while [[ ${COMP_WORDS[at]} == [=:] && ${COMP_WORDS[at - 1]} != -* ]] && ((at > 2)); do",
        "    before=${COMP_WORDS[at - 1]}${COMP_WORDS[at]}$before",
        "    ((at -= 2))",
        "  done",
        "  [[ ${COMP_WORDS[at]} == '=' ]] && ((at--))",
        "  previous=${COMP_WORDS[at]}",
        "  if ((COMP_CWORD == 1)); then",
        "    \(function)_words '\(first)'",
        "    return",
        "  fi",
        "  for ((i = 2; i < COMP_CWORD; i++)); do",
        "    case $ended$command:${COMP_WORDS[i]} in",
        "      *:--) ended=: ;;",
      ]
      + (valued.isEmpty
        ? []
        : [
          "      \(valued.joined(separator: " | ")))",
          "        [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i++))",
          "        ((i++))",
          "        ;;",
        ])
      + [
        "      *:-?*) ;;",
        "      *) ((position++)) ;;",
        "    esac",
        "  done",
        "  case $ended$command:$previous in",
      ]
      + commands.flatMap(bashValues)
      + ["  esac", "  case $ended$command:$current in"]
      + commands.map { command in
        let names = (command.options + [.help]).flatMap { $0.spellings.reversed() }
        return "    \(command.name):-*) \(function)_words '\(names.joined(separator: " "))' ;;"
      }
      + ["    *)", "      case $command:$position in"]
      + commands.flatMap(bashOperands)
      + ["      esac", "      ;;", "  esac", "}", "", "complete -F \(function) \(name)"]
  }

  private var bashHelpers: [String] {
    """
    # bash completion for \(name)

    \(functionName)_add() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done
    }

    # What stands before a colon or a sign counts, and is not offered again.
    \(functionName)_trim() {
      COMPREPLY=("${COMPREPLY[@]#"$before"}")
    }

    # Completes words.
    \(functionName)_words() {
      \(functionName)_add < <(compgen -W "$1" -- "$before$current")
      \(functionName)_trim
    }

    # Completes words after which the value may go on.
    \(functionName)_beginnings() {
      compopt -o nospace 2>/dev/null
      \(functionName)_words "$1"
    }

    # Completes the last word of a list with commas.
    \(functionName)_list() {
      local last=${current##*,}
      compopt -o nospace 2>/dev/null
      \(functionName)_add < <(compgen -P "${current%"$last"}" -W "$1" -- "$last")
    }

    # Completes directories, and files that match the pattern.
    \(functionName)_files() {
      compopt -o filenames 2>/dev/null
      local start=$before$current
      \(functionName)_add < <(compgen -d -- "$start"; compgen -f -X "!$1" -- "$start")
      \(functionName)_trim
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The cases in which the word before is an option that takes a value.
  private func bashValues(of command: CommandDocumentation) -> [String] {
    command.options.flatMap { option -> [String] in
      guard let value = option.value else { return [] }
      let names = option.spellings.map { "\(command.name):\($0)" }.joined(separator: " | ")
      return ["    \(names))"] + (bashCall(value.form).map { ["      \($0)"] } ?? [])
        + ["      return", "      ;;"]
    }
  }

  /// The cases of the operands, by how many stand before.
  private func bashOperands(of command: CommandDocumentation) -> [String] {
    command.operands.enumerated().compactMap { index, operand in
      let position = operand.isRepeatable ? "*" : String(index)
      if case .oneOfAfter(let rows) = operand.value.form {
        let cases = rows.map { "\($0.word)) \(bashWords($0.choices)) ;;" }
        return "        \(command.name):\(position)) case $previous in"
          + " \(cases.joined(separator: " ")) esac ;;"
      }
      return bashCall(operand.value.form).map {
        "        \(command.name):\(position)) \($0) ;;"
      }
    }
  }

  private func bashCall(_ form: ValueForm) -> String? {
    switch form {
    case .text, .oneOfAfter: nil
    case .anyFile: "\(functionName)_files '*'"
    // No file has an empty name, so that directories are left.
    case .directory: "\(functionName)_files ''"
    case .file(let ending): "\(functionName)_files '*.\(inAnyCase(ending))'"
    case .oneOf(let choices), .words(let choices): bashWords(choices)
    case .beginnings(let words): "\(functionName)_beginnings '\(words.joined(separator: " "))'"
    case .listOf(let choices): "\(functionName)_list '\(choices.joined(separator: " "))'"
    }
  }

  private func bashWords(_ words: [String]) -> String {
    "\(functionName)_words '\(words.joined(separator: " "))'"
  }
}
