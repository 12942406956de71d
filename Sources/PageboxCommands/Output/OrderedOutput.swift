import SystemBridge

/// Takes the beginning of an output that grew large, and leaves the buffer empty or as it is.
typealias PartSink = (inout [UInt8]) -> Void

/// Prints reports in the order of the inputs and keeps the exit status of the run.
final class OrderedOutput<Screen: Console> {
  private let console: Screen
  private let frame: OutputFrame
  private let progress: Progress<Screen>
  /// Whether any report had output.
  private var hasOutput = false
  /// Whether the beginning of the next report is printed already.
  private var isWithin = false
  private var failure: StreamFailure?
  /// The worst status so far.
  private(set) var status = ExitStatus.done

  /// How large an output may grow before its beginning is printed.
  private static var mostBuffered: Int { 1 << 16 }

  init(_ console: Screen, _ frame: OutputFrame, _ progress: Progress<Screen>) {
    self.console = console
    self.frame = frame
    self.progress = progress
  }

  func open() throws(StreamFailure) { try write(Array(frame.opening.utf8)) }

  func close() throws(StreamFailure) {
    try write(Array(((hasOutput ? frame.ending : "") + frame.closing).utf8))
  }

  /// Prints the messages and the output of the next report, or what is left of it.
  func print(_ report: FileReport) throws(StreamFailure) {
    if let failure { throw failure }
    status.merge(report.status)
    print(report.messages)
    if !report.output.isEmpty { try begin(report.output) }
    isWithin = false
  }

  func print(_ messages: [Message]) {
    if messages.isEmpty { return }
    progress.aside {
      for message in messages { console.writeError(message.line) }
    }
  }

  /// Prints the beginning of the next report where it is large, and empties the buffer.
  ///
  /// A failure is kept and thrown when the rest of the report comes.
  func takePart(_ bytes: inout [UInt8]) {
    guard bytes.count >= Self.mostBuffered else { return }
    do throws(StreamFailure) {
      if failure == nil { try begin(bytes) }
    } catch {
      failure = error
    }
    bytes.removeAll(keepingCapacity: true)
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
