import SystemBridge

/// The part that all commands over many files share: read, report, print in order, sum up.
struct FileRun<Screen: Console> {
  let input: InputValues
  let output: OutputValues
  let console: Screen

  /// Makes the reader that the options ask for.
  ///
  /// - Throws: The line to print where the password file cannot be read.
  func reader() throws(PasswordFailure) -> DocumentReader {
    DocumentReader(
      password: try Password.find(input.passwordFile, console), warns: !output.quiet,
      isVerbose: output.verbose)
  }

  /// Handles every input.
  ///
  /// - Parameters:
  ///   - frame: What stands around and between the outputs.
  ///   - report: Makes the report of a document that could be read.
  /// - Returns: The exit status of the run.
  func run(
    frame: OutputFrame, report: @escaping @Sendable (Input, ReadOutcome) -> FileReport
  ) async -> ExitStatus {
    let reader: DocumentReader
    do throws(PasswordFailure) {
      reader = try self.reader()
    } catch {
      console.writeError(error.message.line)
      return .failed
    }
    let inputs = InputFiles(input)
    let progress = Progress(console, total: inputs.count, quiet: output.quiet)
    progress.start()
    defer { progress.finish() }
    var printer = OrderedOutput(console, output.quiet ? OutputFrame() : frame, progress)
    do throws(StreamFailure) {
      try printer.open()
      let batch = Batch(jobs: input.jobs ?? ProcessorCount.available)
      let work: @Sendable (Input) -> FileReport = { input in
        progress.begin(input.name)
        defer { progress.end() }
        let outcome = reader.read(input)
        var made = report(input, outcome)
        made.messages = outcome.messages + made.messages
        made.status.merge(outcome.status)
        return made
      }
      let quiet = output.quiet
      try await batch.run(inputs, work: work) { (report) throws(StreamFailure) in
        var report = report
        if quiet { report.output = [] }
        try printer.print(report)
      }
      try printer.close()
    } catch {
      progress.clear()
      console.writeError("pagebox: standard output: error: \(error.text)\n")
      return .failed
    }
    return printer.status
  }
}
