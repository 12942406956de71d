import SystemBridge

/// Prints reports in the order of the inputs and keeps the exit status of the run.
struct OrderedOutput<Screen: Console> {
  private let console: Screen
  private let frame: OutputFrame
  private let progress: Progress<Screen>
  private var hasOutput = false
  /// The worst status so far.
  private(set) var status = ExitStatus.done

  init(_ console: Screen, _ frame: OutputFrame, _ progress: Progress<Screen>) {
    self.console = console
    self.frame = frame
    self.progress = progress
  }

  mutating func open() throws(StreamFailure) { try write(Array(frame.opening.utf8)) }

  mutating func close() throws(StreamFailure) {
    try write(Array(((hasOutput ? frame.ending : "") + frame.closing).utf8))
  }

  mutating func print(_ report: FileReport) throws(StreamFailure) {
    status.merge(report.status)
    progress.clear()
    for message in report.messages { console.writeError(message.line) }
    guard !report.output.isEmpty else { return }
    if hasOutput { try write(Array(frame.between.utf8)) }
    hasOutput = true
    try write(report.output)
  }

  private func write(_ bytes: [UInt8]) throws(StreamFailure) {
    if !bytes.isEmpty { try console.write(bytes) }
  }
}
