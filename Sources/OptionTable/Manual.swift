extension ToolDocumentation {
  /// The manual page of the tool, in mdoc.
  package var manual: String {
    var page = ManualPage()
    page.head(title: name, summary: summary, tool: self)
    page.lines += [
      ".Nm", ".Ar COMMAND", ".Op Ar OPTION ...", ".Op Ar OPERAND ...",
      ".Nm", ".Fl \\-help | \\-version", ".Sh DESCRIPTION",
    ]
    page.add(paragraphs: [summary] + discussion)
    page.list("Sh COMMANDS", commands) { command in
      (".Cm " + argument(command.name), [command.summary])
    }
    page.list("Sh OPTIONS", [OptionDocumentation.help, .version]) { ($0.manualTag, [$0.summary]) }
    page.foot(
      [], exits, examples,
      seeAlso: commands.map { "\(name)-\($0.name)(1)" } + seeAlso)
    return page.text
  }

  /// The manual page of a command, in mdoc.
  package func manual(of command: CommandDocumentation) -> String {
    var page = ManualPage()
    page.head(title: "\(name)-\(command.name)", summary: command.summary, tool: self)
    page.lines += [".Nm \(pageName(name)) \(argument(command.name))", ".Op Ar OPTION ..."]
    page.lines += command.operands.map {
      ($0.isRequired ? "." : ".Op ") + "Ar " + argument($0.value.name)
        + ($0.isRepeatable ? " ..." : "")
    }
    page.lines.append(".Sh DESCRIPTION")
    page.add(paragraphs: [command.summary] + command.discussion)
    page.list(nil, command.operands) { operand in
      (".Ar " + argument(operand.value.name), [operand.summary + sentence(of: operand.value.form)])
    }
    page.lines.append(".Sh OPTIONS")
    for group in command.groups {
      let heading = group.heading == "Options" ? nil : "Ss \(argument(group.heading))"
      page.list(heading, group.options) { ($0.manualTag, [$0.manualSummary] + $0.discussion) }
    }
    for section in command.sections {
      page.lines.append(".Sh \(argument(section.heading))")
      page.add(paragraphs: section.paragraphs)
      page.list(nil, section.rows) { (".Li " + argument($0.term), [$0.meaning]) }
    }
    page.foot(
      command.environment, command.exits, command.examples, files: command.files,
      seeAlso: ["\(name)(1)"] + command.seeAlso)
    return page.text
  }
}

/// The lines of a manual page as they grow.
private struct ManualPage {
  var lines: [String] = []
  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func head(title: String, summary: String, tool: ToolDocumentation) {
    lines = [
      ".Dd \(tool.date)", ".Dt \(pageName(title.uppercased())) 1",
      ".Os \(argument(tool.name)) \(argument(tool.version))",
      ".Sh NAME", ".Nm \(pageName(title))", ".Nd \(oneLine(summary))", ".Sh SYNOPSIS",
    ]
  }

  /// A description goes on in the middle of a sentence: no capital, no full stop.
  private func oneLine(_ summary: String) -> String {
    let text = label(summary)
    let isAcronym = text.dropFirst().prefix(1).allSatisfy(\.isUppercase)
    return argument(isAcronym ? text : text.prefix(1).lowercased() + text.dropFirst())
  }

  mutating func add(paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += manualLines(of: paragraph)
    }
  }

  /// A list of tags and texts under a heading; nothing at all where it is empty.
  mutating func list<Entry>(
    _ heading: String?, _ entries: [Entry],
    _ row: (Entry) -> (tag: String, paragraphs: [String])
  ) {
    if entries.isEmpty { return }
    lines += (heading.map { [".\($0)"] } ?? []) + [".Bl -tag -width Ds"]
    for entry in entries {
      let (tag, paragraphs) = row(entry)
      lines.append(".It " + tag.dropFirst())
      add(paragraphs: paragraphs)
    }
    lines.append(".El")
  }

  mutating func foot(
    _ environment: [Definition], _ exits: [Definition], _ examples: [Definition],
    files: [Definition] = [], seeAlso: [String]
  ) {
    list("Sh ENVIRONMENT", environment) { (".Ev " + argument($0.term), [$0.meaning]) }
    list("Sh FILES", files) { (".Pa " + argument($0.term), [$0.meaning]) }
    list("Sh EXIT STATUS", exits) { (".Li \($0.term)", [$0.meaning]) }
    if !examples.isEmpty { lines.append(".Sh EXAMPLES") }
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += manualLines(of: example.meaning) + [".Bd -literal -offset indent"]
      lines += ["\\&" + roff(example.term, isLiteral: true), ".Ed"]
    }
    // mdoc wants the sections in order, then the names.
    let pages: [(section: String, name: String)] = Set(seeAlso).map { page in
      let name = page.prefix { $0 != "(" }
      return (section: String(page.dropFirst(name.count + 1).dropLast()), name: String(name))
    }.sorted { ($0.section, $0.name) < ($1.section, $1.name) }
    lines.append(".Sh SEE ALSO")
    for (index, page) in pages.enumerated() {
      let comma = index < pages.count - 1 ? " ," : ""
      lines.append(".Xr \(pageName(page.name)) \(page.section)\(comma)")
    }
  }
}

extension OptionDocumentation {
  /// The option as the tag of a list, with a dot before the first macro.
  fileprivate var manualTag: String {
    let name = value.map { "Ar " + argument($0.name) }
    let letter = short.map { "Fl \($0)" + (name.map { " \($0)" } ?? "") + " , " } ?? ""
    let long = "Fl \\-" + roff(long, isLiteral: true)
    return "." + letter + long + (name.map { " Ns = Ns \($0)" } ?? "")
  }

  /// The summary with the choices and the default.
  fileprivate var manualSummary: String {
    var text = summary
    if let form = value?.form { text += sentence(of: form) }
    if let defaultText { text += " The default is '\(defaultText)'." }
    return text + (isRepeatable ? " The option may be given several times." : "")
  }
}

private func sentence(of form: ValueForm) -> String {
  let list = alternatives(form.choices.map { "'\($0)'" })
  return switch form {
  case .oneOf: " One of \(list)."
  case .oneOfAfter(let rows):
    rows.map { row in
      " After '\(row.word)' one of \(alternatives(row.choices.map { "'\($0)'" }))."
    }.joined()
  case .listOf: " Any of \(list), with commas between them."
  default: ""
  }
}
