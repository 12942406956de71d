extension ToolDocumentation {
  /// The completion for fish, one line of the script each.
  var fishCompletion: [String] {
    let start = "complete -c \(name)"
    return fishHelpers + ["\(start) -f"]
      + commands.map {
        "\(start) -n _\(functionName)_first -a \($0.name) -d \(quoted(label($0.summary)))"
      }
      + [OptionDocumentation.help, .version].map {
        start + " -n _\(functionName)_first" + fishOption($0)
      }
      + commands.flatMap { command in
        let using = "\(start) -n '_\(functionName)_using \(command.name)"
        let operands = command.operands.enumerated().flatMap { index, operand in
          let place = operand.isRepeatable ? "" : " \(index)"
          if case .oneOfAfter(let rows) = operand.value.form {
            return rows.map {
              "\(using)\(place) \($0.word)' -k -a \(quoted($0.choices.joined(separator: " ")))"
            }
          }
          return [fishValues(operand.value.form)].compactMap(\.self).map {
            "\(using)\(place)' -k -a \(quoted($0))"
          }
        }
        return (command.options + [.help]).map { "\(using)'" + fishOption($0) } + operands
      }
  }

  private var fishHelpers: [String] {
    """
    # fish completion for \(name)

    function _\(functionName)_first
      test (count (commandline -opc)) -eq 1
    end

    # Whether the command is the first argument, with the second argument's count of operands, the
    # last of them the third argument.
    function _\(functionName)_using
      set -l words (commandline -opc)
      test (count $words) -gt 1; and test $words[2] = $argv[1]; or return 1
      set -q argv[2]; or return 0
      set -l operands (string match -v -- '-*' $words[3..-1])
      test (count $operands) -eq $argv[2]; or return 1
      set -q argv[3]; or return 0
      test $operands[-1] = $argv[3]
    end

    # Directories, and files whose name ends as the argument says.
    function _\(functionName)_files
      complete -C "__fish_command_without_completions "(commandline -ct) |
        string match -r -i -- "^(?:[^\\t]*/|[^\\t]*$argv[1])(?:\\t.*)?\\$"
    end

    # The choices, after the part of a list that stands already.
    function _\(functionName)_list
      set -l start (commandline -ct | string replace -r '[^,=]*$' '' | string replace -r '^-.*=' '')
      printf '%s\\n' $start$argv
    end

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func fishOption(_ option: OptionDocumentation) -> String {
    var text = option.short.map { " -s \($0)" } ?? ""
    text += " -l \(option.long)"
    if let value = option.value {
      text += " -x" + (fishValues(value.form).map { " -a \(quoted($0))" } ?? "")
    }
    return text + " -d \(quoted(label(option.summary)))"
  }

  private func fishValues(_ form: ValueForm) -> String? {
    switch form {
    case .text, .oneOfAfter: nil
    case .anyFile: "(_\(functionName)_files '')"
    case .directory: "(_\(functionName)_files '/')"
    case .file(let ending): "(_\(functionName)_files '\\.\(ending)')"
    case .oneOf(let choices), .words(let choices), .beginnings(let choices):
      choices.joined(separator: " ")
    case .listOf(let choices): "(_\(functionName)_list \(choices.joined(separator: " ")))"
    }
  }
}

/// The text in single quotes for fish, which knows two escapes in them.
private func quoted(_ text: String) -> String { "'\(backslashed(text, "\\'"))'" }
