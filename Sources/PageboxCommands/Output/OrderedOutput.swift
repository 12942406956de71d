import SystemBridge

/// Prints reports in the order of the inputs and keeps the exit status of the run.
final class OrderedOutput<Screen: Console> {
  private let console: Screen
  private let frame: OutputFrame
  private let progress: Progress<Screen>
  /// Whether any report had output.
  private var hasOutput = false
  /// Whether a part of the output of an input is printed and more may follow.
  private var isWithin = false
  /// The worst status so far.
  private(set) var status = ExitStatus.done

  init(_ console: Screen, _ frame: OutputFrame, _ progress: Progress<Screen>) {
    self.console = console
    self.frame = frame
    self.progress = progress
  }

  func open() throws(StreamFailure) { try write(Array(frame.opening.utf8)) }

  func close() throws(StreamFailure) {
    try write(Array(((hasOutput ? frame.ending : "") + frame.closing).utf8))
  }

  /// Prints the next report of an input, which is the last of that input or not.
  func print(_ report: FileReport, isLast: Bool) throws(StreamFailure) {
    status.merge(report.status)
    if !report.messages.isEmpty {
      progress.aside {
        for message in report.messages { console.writeError(message.line) }
      }
    }
    if !report.output.isEmpty { try begin(report.output) }
    if isLast { isWithin = false }
  }

  private func begin(_ bytes: [UInt8]) throws(StreamFailure) {
    if !isWithin {
      if hasOutput { try write(Array(frame.between.utf8)) }
      hasOutput = true
      isWithin = true
    }
    try write(bytes)
  }

  private func write(_ bytes: [UInt8]) throws(StreamFailure) {
    if bytes.isEmpty { return }
    try progress.aside { () throws(StreamFailure) in try console.write(bytes) }
  }
}
