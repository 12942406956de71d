import SystemBridge

/// What the threads of a batch share: inputs on one side, reports in order on the other.
final class BatchQueue: Sendable {
  private let jobs: Int
  private let work: Batch.Work
  private let startThread: Batch.ThreadStart
  /// Locked while an input is looked for, which may take as long as whoever writes a list likes.
  ///
  /// No Mutex, whose lock the thread sanitizer does not see.
  private let inputs: Monitor<InputFiles>
  private let state = Monitor(State())

  private struct State {
    /// How many threads there are that have not come to their end.
    var threads = 0
    /// How many inputs are being handled.
    var working = 0
    /// How many inputs were taken.
    var started = 0
    /// How many inputs have been delivered to the end; also the index of the one whose turn it is.
    var delivered = 0
    /// Whether the last report of that input is being delivered.
    var isDelivering = false
    /// A part of the input whose turn it is, until it is delivered.
    var part: FileReport?
    /// The last report of each input that is done and not delivered.
    var done: [Int: FileReport] = [:]
    /// Whether nothing more is to be started or delivered.
    var isStopped = false
  }

  init(
    _ inputs: sending InputFiles, jobs: Int, _ startThread: @escaping Batch.ThreadStart,
    _ work: @escaping Batch.Work
  ) {
    self.jobs = jobs
    self.work = work
    self.startThread = startThread
    self.inputs = Monitor(inputs)
  }

  /// Starts the first thread, which starts the others as they are needed; false if it cannot be had.
  func start() -> Bool { addThread() }

  /// Takes the next input without any thread.
  func nextInput() -> Input? { inputs.withLock { $0.next() } }

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
    state.wait { $0.working == 0 ? () : nil }
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
        state.working -= 1
      }
    }
    state.withLock { $0.threads -= 1 }
  }

  /// Takes the next input, once there is room for its report.
  private func take() -> (index: Int, input: Input)? {
    inputs.withLock { inputs in
      let mayStart = state.wait { state -> Bool? in
        if state.isStopped { return false }
        return state.started - state.delivered < jobs * 4 ? true : nil
      }
      guard mayStart, let input = inputs.next() else { return nil }
      return state.withLock { state -> (index: Int, input: Input)? in
        if state.isStopped { return nil }
        state.working += 1
        state.started += 1
        return (state.started - 1, input)
      }
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
