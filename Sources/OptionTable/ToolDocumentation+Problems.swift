extension ToolDocumentation {
  /// Whatever breaks the rules of the house in the tables, a sentence each; empty if all is well.
  ///
  /// For a test of the real tool.
  package var problems: [String] {
    var problems = repeats(commands.map(\.name)).map { "two commands \($0)" }
    for command in commands {
      problems += nameProblems(of: command) + optionProblems(of: command)
      problems += proseProblems(of: command)
    }
    let rows = commands.flatMap(\.options)
    for row in rows {
      let others = rows.filter { $0.short == row.short && $0.long < row.long }
      if row.short != nil, let other = others.first {
        problems.append("\(row.shortSpelling) is --\(other.long) and --\(row.long)")
      }
    }
    return problems
  }

  private func nameProblems(of command: CommandDocumentation) -> [String] {
    var problems: [String] = []
    let names = command.options.flatMap(\.spellings)
    problems += repeats(names).map { "two options \($0)" }
    problems += names.filter { ["-h", "--help"].contains($0) }.map { "\($0) is declared" }
    for operand in command.operands.dropLast() where operand.isRepeatable {
      problems.append("\(operand.value.name) leaves nothing for the operands after it")
    }
    for operand in command.operands where !isPlaceholder(operand.value.name) {
      problems.append("operand \(operand.value.name) is not in upper case")
    }
    for summary in [command.summary] + command.options.map(\.summary)
      + command.operands.map(\.summary)
    {
      if !summary.hasSuffix(".") { problems.append("'\(summary)' has no full stop") }
      if summary.count > 60 { problems.append("'\(summary)' is over 60 columns") }
    }
    return problems.map { "\(command.name): \($0)" }
  }

  private func optionProblems(of command: CommandDocumentation) -> [String] {
    var problems: [String] = []
    for option in command.options {
      let long = option.long
      if long.count < 2 || long.first?.isASCIILetter != true
        || !long.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) })
      {
        problems.append("--\(long) is not [a-z][a-z0-9-]+")
      }
      if let short = option.short, !short.isASCII || !(short.isLetter || short.isNumber) {
        problems.append("-\(short) is not a letter or digit")
      }
      if let name = option.value?.name, !isPlaceholder(name) {
        problems.append("--\(long)=\(name) is not in upper case")
      }
    }
    let values = command.options.compactMap(\.value) + command.operands.map(\.value)
    for word in values.flatMap(\.form.offered)
    // At the start of a word zsh takes an equals sign for the name of a program.
    where word.isEmpty || word.hasPrefix("=")
      || !word.allSatisfy({ $0.isASCIILetter || "0123456789-_.:=".contains($0) })
    {
      problems.append("choice '\(word)' would have to be quoted in a shell")
    }
    return problems.map { "\(command.name): \($0)" }
  }

  /// Options that the prose or the examples name, and that are not there.
  private func proseProblems(of command: CommandDocumentation) -> [String] {
    let prose =
      [command.summary] + command.discussion + command.options.map(\.summary)
      + command.options.flatMap(\.discussion) + command.operands.map(\.summary)
      + (command.exits + exits).map(\.meaning) + command.examples.map(\.meaning)
      + command.environment.map(\.meaning) + command.files.map(\.meaning)
      + command.sections.flatMap { $0.paragraphs + $0.rows.map(\.meaning) }
    var problems: [String] = []
    for word in prose.flatMap(words(of:)) {
      switch word.style {
      case .plain: continue
      case .option: problems += unknown([word.text], of: command)
      case .literal: problems += unknown(commandLine: word.text, beside: command)
      }
    }
    for example in command.examples {
      problems += unknown(commandLine: example.term, beside: command)
    }
    return problems.map { "\(command.name): \($0)" }
  }

  /// The unknown options of each call in a pipeline; another program's options are its own.
  private func unknown(commandLine: String, beside command: CommandDocumentation) -> [String] {
    commandLine.split { "|;&".contains($0) }.flatMap { call -> [String] in
      let arguments = call.split(separator: " ").map(String.init)
      guard let first = arguments.first else { return [] }
      if first.utf8.starts(with: "-".utf8) { return unknown(arguments, of: command) }
      guard first == name, arguments.count > 1 else { return [] }
      if let called = commands.first(where: { $0.name == arguments[1] }) {
        return unknown(Array(arguments.dropFirst(2)), of: called)
      }
      let isOwn = ["--help", "--version", "-h", "COMMAND"].contains(arguments[1])
      return isOwn ? [] : ["'\(call)' names no command"]
    }
  }

  /// The long names among the words that are no options of the command.
  private func unknown(_ arguments: [String], of command: CommandDocumentation) -> [String] {
    let known = command.options.map(\.longSpelling) + ["--help", "--version"]
    return arguments.filter { $0.utf8.starts(with: "--".utf8) && $0.utf8.count > 2 }
      .map { String($0.prefix { $0 != "=" }) }
      .filter { !known.contains($0) }.map { "\($0) is no option of \(command.name)" }
  }
}

private func isPlaceholder(_ name: String) -> Bool {
  name.first?.isUppercase == true && !name.contains(where: \.isLowercase)
}

/// The words that occur a second time.
private func repeats(_ words: [String]) -> [String] {
  words.indices.filter { words[..<$0].contains(words[$0]) }.map { words[$0] }
}
