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

  /// Makes the report of an input: what was read of it, and where large outputs may go meanwhile.
  typealias Reporting = @Sendable (Input, ReadOutcome, PartSink) -> FileReport

  /// Handles every input.
  ///
  /// - Parameters:
  ///   - frame: What stands around and between the outputs.
  ///   - given: The reader, where one was made already; standard input gives a password once.
  ///   - report: Makes the report of an input.
  /// - Returns: The exit status of the run.
  func run(
    frame: OutputFrame, reader given: DocumentReader? = nil, report: @escaping Reporting
  ) async -> ExitStatus {
    let reader: DocumentReader
    do throws(PasswordFailure) {
      if let given { reader = given } else { reader = try self.reader() }
    } catch {
      return giveUp([error.message], frame: frame)
    }
    let inputs = InputFiles(input)
    // A JSON array comes in parts that may end within a line, which the progress would erase.
    let mixes = console.outputIsTerminal && output.format == .json
    let progress = Progress(console, total: inputs.count, quiet: output.quiet || mixes)
    progress.start()
    defer { progress.finish() }
    let printer = OrderedOutput(console, output.quiet ? OutputFrame() : frame, progress)
    do throws(StreamFailure) {
      try printer.open()
      try await handle(inputs, reader, printer, progress, report)
      try printer.close()
    } catch {
      progress.finish()
      return Tool.refuse(error, console)
    }
    return printer.status
  }

  /// Ends a run that cannot begin; what programs read is well-formed nevertheless.
  func giveUp(_ messages: [Message], frame: OutputFrame) -> ExitStatus {
    for message in messages { console.writeError(message.line) }
    if !output.quiet { _ = Tool.print(frame.opening + frame.closing, console) }
    return .failed
  }

  private func handle(
    _ inputs: InputFiles, _ reader: DocumentReader, _ printer: OrderedOutput<Screen>,
    _ progress: Progress<Screen>, _ report: @escaping Reporting
  ) async throws(StreamFailure) {
    let quiet = output.quiet
    let batch = Batch(jobs: input.jobs ?? ProcessorCount.available)
    if batch.isSequential(inputs) {
      var inputs = inputs
      var reader = reader
      reader.readsOnce = inputs.count == 1 && console.endsProcess
      while let input = inputs.next() {
        progress.begin(input.name)
        defer { progress.end() }
        let outcome = reader.read(input)
        printer.print(outcome.messages)
        let sink: PartSink = quiet ? { $0.removeAll() } : printer.takePart
        var made = report(input, outcome, sink)
        made.status.merge(outcome.status)
        if quiet { made.output = [] }
        try printer.print(made)
      }
      return
    }
    let work: @Sendable (Input) -> FileReport = { input in
      progress.begin(input.name)
      defer { progress.end() }
      let outcome = reader.read(input)
      var made = report(input, outcome) { bytes in if quiet { bytes.removeAll() } }
      made.messages = outcome.messages + made.messages
      made.status.merge(outcome.status)
      if quiet { made.output = [] }
      return made
    }
    try await batch.run(inputs, work: work) { (report) throws(StreamFailure) in
      try printer.print(report)
    }
  }
}
