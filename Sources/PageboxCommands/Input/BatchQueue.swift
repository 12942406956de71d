import SystemBridge

/// What the threads of a batch share: inputs on one side, reports in order on the other.
final class BatchQueue: Sendable {
  private let jobs: Int
  private let work: Batch.Work
  private let startThread: Batch.ThreadStart
  /// Locked while an input is looked for, which may take as long as whoever writes a list likes.
  ///
  /// No Mutex, whose lock the thread sanitizer does not see.
  private let inputs: Monitor<InputWindow>
  /// How far an input may be ahead of the one whose turn it is.
  private let mostAhead: Int
  private let state = Monitor(State())

  private struct State {
    /// How many threads there are that have not come to their end.
    var threads = 0
    /// The inputs that are being handled.
    var working: Set<Int> = []
    /// How many inputs have been delivered to the end; also the index of the one whose turn it is.
    var delivered = 0
    /// Whether the last report of that input is being delivered.
    var isDelivering = false
    /// A part of the input whose turn it is, until it is delivered.
    var part: FileReport?
    /// The last report of each input that is done and not delivered.
    var done: [Int: FileReport] = [:]
    /// How many bytes these have.
    var doneBytes = 0
    /// Whether nothing more is to be started or delivered.
    var isStopped = false
  }

  init(
    _ inputs: sending InputFiles, jobs: Int, mostAhead: Int,
    _ startThread: @escaping Batch.ThreadStart,
    _ work: @escaping Batch.Work
  ) {
    self.jobs = jobs
    self.mostAhead = mostAhead
    self.work = work
    self.startThread = startThread
    self.inputs = Monitor(InputWindow(inputs))
  }

  /// Starts the first thread, which starts the others as they are needed; false if it cannot be had.
  func start() -> Bool { addThread() }

  /// Takes the next input without any thread.
  func nextInput() -> Input? {
    inputs.withLock { inputs in
      guard let first = inputs.first() else { return nil }
      inputs.take(first)
      return first.input
    }
  }

  /// Waits for the next report in the order of the inputs; nil when all are delivered.
  ///
  /// Whoever asks for the next one has delivered the one before.
  func nextReport() -> (report: FileReport, isLast: Bool)? {
    state.withLock { state in
      if state.isDelivering { state.delivered += 1 }
      state.isDelivering = false
    }
    return state.wait { state -> (report: FileReport, isLast: Bool)?? in
      if let part = state.part {
        state.part = nil
        return (part, false)
      }
      if let report = state.done.removeValue(forKey: state.delivered) {
        state.doneBytes -= report.byteCount
        state.isDelivering = true
        return (report, true)
      }
      return state.threads == 0 ? .some(nil) : nil
    }
  }

  /// Waits until no input is being handled, and none will be any more.
  ///
  /// A thread that only looks for an input may outlive this: nobody knows when whoever writes a list
  /// will write the next name. What it finds is not handled.
  func stop() {
    state.withLock { $0.isStopped = true }
    state.wait { $0.working.isEmpty ? () : nil }
  }

  private func addThread() -> Bool {
    let isNeeded = state.withLock { state in
      guard state.threads < jobs, !state.isStopped else { return false }
      state.threads += 1
      return true
    }
    guard isNeeded else { return true }
    if startThread({ self.runThread() }) { return true }
    state.withLock { $0.threads -= 1 }
    return false
  }

  private func runThread() {
    while let (index, input) = take() {
      // A thread more, as long as there are inputs; where none can be had those at hand must do.
      _ = addThread()
      let report = work(input) { hand($0, of: index) }
      state.withLock { state in
        state.done[index] = report
        state.doneBytes += report.byteCount
        state.working.remove(index)
      }
    }
    state.withLock { $0.threads -= 1 }
  }

  /// How many bytes of reports wait for an earlier one, at most.
  private static let mostBytes = 1 << 24

  /// Takes an input, once there is room for its report: the first, or a large one behind it.
  private func take() -> (index: Int, input: Input)? {
    inputs.withLock { inputs in
      guard let first = inputs.first() else { return nil }
      let largest = inputs.largest
      let entry = state.wait { state -> InputWindow.Entry?? in
        if state.isStopped { return .some(nil) }
        // The one whose turn it is can always be begun.
        if first.index > state.delivered {
          guard first.index - state.delivered < mostAhead, state.doneBytes < Self.mostBytes else {
            return nil
          }
        }
        var entry = first
        // Whoever has overtaken may wait for its turn, so that one thread has to be left.
        let overtaking = state.working.count { $0 > first.index }
        if let largest, overtaking + 1 < state.threads,
          largest.index - state.delivered < mostAhead
        {
          entry = largest
        }
        state.working.insert(entry.index)
        return entry
      }
      guard let entry else { return nil }
      inputs.take(entry)
      return (entry.index, entry.input)
    }
  }

  /// Hands over a part of the reports of an input, once it is its turn and the part before is gone.
  private func hand(_ part: FileReport, of index: Int) {
    state.wait { state -> Void? in
      if state.isStopped { return () }
      guard state.delivered == index, state.part == nil else { return nil }
      state.part = part
      return ()
    }
  }
}
