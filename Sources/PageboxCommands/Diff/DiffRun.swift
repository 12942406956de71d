import SystemBridge

/// Runs the diff command: boxes of each file against each other, or files against another one.
func runDiff(_ values: DiffValues, _ console: some Console) -> ExitStatus {
  let isColored = values.output.isColored(on: console)
  let run = FileRun(input: values.input, output: values.output, console: console)
  guard let against = values.against else {
    let report = DiffReport(values: values, isColored: isColored)
    return run.run(frame: report.frame) { report.report($0, $1, $2) }
  }
  return runAgainst(FileName(lossless: against), values, run, isColored: isColored)
}

/// Reads the other file once and holds every input against it.
private func runAgainst(
  _ name: FileName, _ values: DiffValues, _ run: FileRun<some Console>, isColored: Bool
) -> ExitStatus {
  let frame = AgainstReport.frame(values)
  let reader: DocumentReader
  do {
    reader = try run.reader()
  } catch {
    return run.giveUp([error.message], frame: frame)
  }
  let isStandardInput = name.bytes == [UInt8(ascii: "-")]
  var otherReader = reader
  otherReader.directoryRemedy = "name the file in it"
  let outcome = otherReader.read(isStandardInput ? .standardInput : .file(name))
  guard let other = outcome.document else {
    return run.giveUp(outcome.messages, frame: frame)
  }
  for message in outcome.messages { run.console.writeError(message.line) }
  let report = AgainstReport(
    values: values, isColored: isColored, other: other, otherName: name)
  let status = run.run(frame: frame, reader: reader) { report.report($0, $1, $2) }
  return max(status, outcome.status)
}
