import BoxPolicy
import SystemBridge

/// Runs the fix command: plans each file, writes it, and reports what was done.
func runFix(_ values: FixValues, _ console: some Console) -> ExitStatus {
  if values.listsRules { return Tool.print(ruleList, console) }
  let frame = OutputFrame(
    values.output.format, betweenTexts: "", tableHeader: CSVText.fixHeader)
  // Standard output is the file itself then.
  if values.target == "-" {
    return run(values, on: ReportingConsole(inner: console), delivering: console, frame)
  }
  return run(values, on: console, delivering: console, frame)
}

/// Runs on a console that takes the reports, and one that takes the file.
private func run(
  _ values: FixValues, on console: some Console, delivering files: some Console,
  _ frame: OutputFrame
) -> ExitStatus {
  let run = FileRun(input: values.input, output: values.output, console: console)
  let style = Style(isColored: values.output.isColored(on: console))
  let changed = ChangedFiles()
  return run.run(frame: frame) { [files] reader, input, _ in
    if values.undo { return UndoneFile(reader: reader, changed: changed).report(input) }
    return FixedFile(
      values: values, reader: reader, style: style, console: files, changed: changed
    ).report(input)
  }
}

/// A console whose results go where its messages go.
private struct ReportingConsole<Inner: Console>: Console {
  let inner: Inner

  var outputIsTerminal: Bool { inner.errorIsTerminal }
  var errorIsTerminal: Bool { inner.errorIsTerminal }
  var errorWidth: Int? { inner.errorWidth }
  var endsProcess: Bool { inner.endsProcess }
  func environment(_ name: String) -> String? { inner.environment(name) }
  func write(_ bytes: [UInt8]) { inner.writeError(String(decoding: bytes, as: UTF8.self)) }
  func writeError(_ text: String) { inner.writeError(text) }
}

/// The rules, one a line, aligned.
private var ruleList: String {
  var table = TextTable()
  for rule in RepairRule.allCases { table.row([rule.id, rule.summary]) }
  return table.lines(indent: 0).map { "\($0)\n" }.joined()
}
