import BoxPolicy
import SystemBridge

/// Runs the fix command: plans each file, writes it, and reports what was done.
func runFix(_ values: FixValues, _ console: some Console) -> ExitStatus {
  if values.listsRules { return Tool.print(ruleList, console) }
  let frame = OutputFrame(
    values.output.format, betweenTexts: "", tableHeader: CSVText.fixHeader)
  var output = values.output
  // Standard output is the file itself then.
  if values.target == "-" { output.quiet = true }
  let run = FileRun(input: values.input, output: output, console: console)
  let style = Style(isColored: values.output.isColored(on: console))
  return run.run(frame: frame) { [console] reader, input, _ in
    values.undo
      ? UndoneFile(reader: reader).report(input)
      : FixedFile(values: values, reader: reader, style: style, console: console).report(input)
  }
}

/// The rules, one a line, aligned.
private var ruleList: String {
  var table = TextTable()
  for rule in RepairRule.allCases { table.row([rule.id, rule.summary]) }
  return table.lines(indent: 0).map { "\($0)\n" }.joined()
}
