/// A shell for which completions can be written.
package enum Shell: String, Sendable, CaseIterable {
  /// GNU bash from 3.2 on, without the bash-completion package.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

extension ToolDocumentation {
  /// The completions of the tool and all its commands, as a file for the shell to load.
  package func completions(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bashCompletion
      case .zsh: zshCompletion
      case .fish: fishCompletion
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the tool as part of the name of a shell function.
  var functionName: String {
    "_" + String(name.map { $0.isASCIILetter || $0.isNumber ? $0 : "_" })
  }
}

extension OptionDocumentation {
  /// The names of the option as they are typed.
  var spellings: [String] { (short == nil ? [] : [shortSpelling]) + [longSpelling] }
}

/// A summary beside a name, as shells and the heads of manual pages show it: without full stop.
func label(_ summary: String) -> String {
  summary.hasSuffix(".") ? String(summary.dropLast()) : summary
}

/// The text with a backslash before each of the signs.
func backslashed(_ text: String, _ signs: String) -> String {
  text.map { signs.contains($0) ? "\\\($0)" : "\($0)" }.joined()
}

/// A pattern of Bourne shells for the letters, small or capital.
func inAnyCase(_ letters: String) -> String {
  letters.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
}
