/// Runs the inspect command.
func runInspect(_ values: InspectValues, _ console: some Console) -> ExitStatus {
  let report = InspectReport(values: values, isColored: values.output.isColored(on: console))
  let run = FileRun(input: values.input, output: values.output, console: console)
  return run.run(frame: report.frame) { report.report($0, $1, $2) }
}
