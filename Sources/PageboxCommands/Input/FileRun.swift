import BoxDocument
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
      isVerbose: output.verbose, reader: input.reader)
  }

  /// Makes the report of a document with a name; large outputs may go into the sink meanwhile.
  typealias Reporting = @Sendable (PageDocument, FileName, PartSink) -> FileReport

  /// Reads every input and reports on it.
  ///
  /// - Parameters:
  ///   - frame: What stands around and between the outputs.
  ///   - given: The reader, where one was made already; standard input gives a password once.
  ///   - report: Makes the report of a document.
  /// - Returns: The exit status of the run.
  func run(
    frame: OutputFrame, reader given: DocumentReader? = nil, report: @escaping Reporting
  ) -> ExitStatus {
    // Nothing is changed, so that others can go on while a large file is read.
    run(frame: frame, reader: given, mostAhead: 4_096) { reader, input, sink in
      let outcome = reader.read(input)
      var next = FileReport(messages: outcome.messages, status: outcome.status)
      guard let document = outcome.document else { return next }
      if reader.readsOnce { Keepsakes.keep(document) }
      let rest = report(document, input.name) { bytes in sink(&bytes, &next) }
      next.messages += rest.messages
      next.status.merge(rest.status)
      next.output = rest.output
      return next
    }
  }

  /// Takes a part of an output with what is to be said before it, if it is time to print it.
  typealias PartialReporting = (inout [UInt8], inout FileReport) -> Void

  /// Does all that is to be done with an input.
  typealias Handling = @Sendable (DocumentReader, Input, PartialReporting) -> FileReport

  /// Handles every input.
  ///
  /// - Parameters:
  ///   - frame: What stands around and between the outputs.
  ///   - given: The reader, where one was made already; standard input gives a password once.
  ///   - mostAhead: How far an input may be ahead of the one whose results go out next.
  ///   - handling: Handles an input; many run at a time.
  /// - Returns: The exit status of the run.
  func run(
    frame: OutputFrame, reader given: DocumentReader? = nil, mostAhead: Int? = nil,
    handling: @escaping Handling
  ) -> ExitStatus {
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
      try handle(inputs, reader, printer, progress, mostAhead, handling)
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

  /// How large an output may grow before its beginning is printed.
  private static var mostBuffered: Int { 1 << 16 }

  private func handle(
    _ inputs: sending InputFiles, _ reader: DocumentReader, _ printer: OrderedOutput<Screen>,
    _ progress: Progress<Screen>, _ mostAhead: Int?, _ handling: @escaping Handling
  ) throws(StreamFailure) {
    let quiet = output.quiet
    var reader = reader
    reader.readsOnce = inputs.count == 1 && console.endsProcess
    if reader.readsOnce { HeapGrowth.isForOneThread() }
    let batch = Batch(
      jobs: input.jobs ?? ProcessorCount.available, mostAhead: mostAhead)
    try batch.run(inputs) { [reader] input, hand in
      progress.begin(input.name)
      defer { progress.end() }
      var report = handling(reader, input) { bytes, next in
        guard quiet || bytes.count >= Self.mostBuffered else { return }
        if !quiet {
          next.output = bytes
          hand(next)
          next = FileReport()
        }
        bytes.removeAll(keepingCapacity: true)
      }
      if quiet { report.output = [] }
      return report
    } deliver: { (report, isLast) throws(StreamFailure) in
      try printer.print(report, isLast: isLast)
    }
  }
}
