/// A line of a table: what is typed, and what it means.
private typealias Row = (typed: String, meaning: String)

extension ToolDocumentation {
  /// The help of the tool, as printed by its help option.
  package var helpText: String {
    let commands = commands.map { Row($0.name, $0.summary) }
    return page(
      usage: usageLine, summary: summary,
      tables: [
        ("Commands", commands),
        ("Options", [OptionDocumentation.help, .version].map(row(of:))),
        ("Exit status", exits.map { Row($0.term, $0.meaning) }),
      ], examples: examples,
      more: "'\(name) COMMAND --help' explains one command, 'man \(name)' the tool.")
  }

  /// The help of a command, as printed by its help option.
  package func helpText(of command: CommandDocumentation) -> String {
    let operands = command.operands.map {
      Row($0.value.name, $0.summary + sentence(of: $0.value.form))
    }
    return page(
      usage: usageLine(of: command), summary: command.summary,
      tables: [("Operands", operands)]
        + command.groups.map { ($0.heading, $0.options.map(row(of:))) }
        + [("Exit status", command.exits.map { Row($0.term, $0.meaning) })],
      examples: command.examples,
      more: "'man \(name)-\(command.name)' tells more.")
  }
}

private func row(of option: OptionDocumentation) -> Row {
  let short = option.short == nil ? "    " : "\(option.shortSpelling), "
  let value = option.value.map { "=\($0.name)" } ?? ""
  var meaning = option.summary
  if let form = option.value?.form { meaning += sentence(of: form) }
  if let text = option.defaultText { meaning += " Default: \(text)." }
  if option.isRepeatable { meaning += " Repeatable." }
  return (short + option.longSpelling + value, meaning)
}

private func sentence(of form: ValueForm) -> String {
  switch form {
  case .oneOf(let choices): " One of \(alternatives(choices))."
  case .oneOfAfter(let rows):
    rows.map { " After \($0.word) one of \(alternatives($0.choices))." }.joined()
  case .listOf(let choices): " Any of \(alternatives(choices))."
  default: ""
  }
}

private func page(
  usage: String, summary: String, tables: [(heading: String, rows: [Row])],
  examples: [Definition], more: String
) -> String {
  let tables = tables.filter { !$0.rows.isEmpty }
  // One column for the whole page; an entry too long for it has its meaning on the next line.
  let column = min(tables.flatMap(\.rows).reduce(0) { max($0, $1.typed.count) }, 26) + 4
  let blank = String(repeating: " ", count: column)
  var lines = [usage, ""] + filled(summary, width: 80)
  for table in tables {
    lines += ["", "\(table.heading):"]
    for row in table.rows {
      var meaning = filled(row.meaning, width: 80 - column)
      let typed = "  " + row.typed
      if typed.count > column - 2 {
        lines.append(typed)
      } else {
        let gap = blank.dropFirst(typed.count)
        lines.append(typed + gap + (meaning.isEmpty ? "" : meaning.removeFirst()))
      }
      lines += meaning.map { blank + $0 }
    }
  }
  if !examples.isEmpty { lines += ["", "Examples:"] }
  for example in examples {
    lines += ["  \(example.term)"]
    lines += filled(example.meaning, width: 74).map { "      " + $0 }
  }
  lines += [""] + filled(more, width: 80)
  return lines.joined(separator: "\n") + "\n"
}
