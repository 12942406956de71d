import Synchronization
import SystemBridge

/// A line on the terminal that says how far a long run is, rewritten in place.
final class Progress<Screen: Console>: Sendable {
  private struct State {
    var filesDone = 0
    var current = FileName(bytes: [])
    var isShown = false
    var isFinished = false
  }

  private let console: Screen
  private let total: Int?
  private let state = Mutex(State())
  private let isWanted: Bool

  init(_ console: Screen, total: Int?, quiet: Bool) {
    self.console = console
    self.total = total
    // A dumb terminal cannot take a line away.
    isWanted = console.errorIsTerminal && !quiet && console.environment("TERM") != "dumb"
  }

  /// Shows the line from the first second on until ``finish()``.
  func start() {
    guard isWanted else { return }
    _ = SystemThread { [self] in
      SystemThread.sleep(milliseconds: 1_000)
      while draw() { SystemThread.sleep(milliseconds: 200) }
    }
  }

  /// Notes that an input was started.
  func begin(_ name: FileName) {
    guard isWanted else { return }
    state.withLock { $0.current = name }
  }

  /// Notes that an input was read.
  func end() {
    guard isWanted else { return }
    state.withLock { $0.filesDone += 1 }
  }

  /// Takes the line away and keeps it away while something else is printed.
  func aside<Failure: Error>(_ print: () throws(Failure) -> Void) throws(Failure) {
    guard isWanted else { return try print() }
    try state.withLock { (state) throws(Failure) in
      erase(&state)
      try print()
    }
  }

  /// Takes the line away for good.
  func finish() {
    guard isWanted else { return }
    state.withLock { state in
      erase(&state)
      state.isFinished = true
    }
  }

  private func erase(_ state: inout State) {
    if state.isShown { console.writeError("\r\u{1B}[K") }
    state.isShown = false
  }

  private func draw() -> Bool {
    state.withLock { state in
      if state.isFinished { return false }
      // A line that wraps could not be rewritten in place.
      let width = (console.errorWidth ?? 80) - 1
      if width < 20 {
        erase(&state)
        return true
      }
      let done = total.map { "\(state.filesDone) of \($0)" } ?? "\(state.filesDone)"
      let line = "pagebox: \(done) files read; \(state.current.display)"
      console.writeError("\r\u{1B}[K\(text(line, cutToColumns: width))")
      state.isShown = true
      return true
    }
  }
}
