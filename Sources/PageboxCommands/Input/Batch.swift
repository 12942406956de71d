import SystemBridge

/// Handles many inputs at a time and hands over the results in the order given.
///
/// Each input that is being handled has a thread of its own, since reading blocks, and its stack is
/// deep, so that reading needs no second thread. An input whose
/// results grow large waits with them until its turn comes, and then they go out piece by piece; of
/// small results only so many wait for an earlier one. So memory grows neither with the number of
/// inputs nor with their results.
struct Batch {
  let jobs: Int
  /// How far an input may be ahead of the one whose results go out next.
  let mostAhead: Int
  /// How threads are had; tests have too few of them.
  var startThread: ThreadStart

  /// Handles so many inputs at a time, or as many as the limits of the process allow.
  ///
  /// - Parameters:
  ///   - jobs: How many are asked for.
  ///   - mostAhead: How far one may be ahead; four for each of the jobs if nothing is said.
  init(jobs: Int, mostAhead: Int? = nil) {
    let jobs = min(jobs, DeepStack.most, OpenFiles.room)
    self.jobs = jobs
    self.mostAhead = mostAhead ?? jobs * 4
    startThread = { DeepStack.start(sharedBy: jobs, $0) }
  }

  /// Starts a thread that runs something and is not waited for; false where none can be had.
  typealias ThreadStart = @Sendable (_ run: @escaping @Sendable () -> Void) -> Bool

  /// Makes the report of an input; what is large is handed over in parts before the report.
  typealias Work = @Sendable (_ input: Input, _ hand: (FileReport) -> Void) -> FileReport

  /// Takes a report, which is the last of its input or not.
  typealias Delivery = (_ report: FileReport, _ isLast: Bool) throws(StreamFailure) -> Void

  /// Runs the work on every input, several at a time.
  ///
  /// - Parameters:
  ///   - inputs: What to handle.
  ///   - work: Handles one input; runs beside others, or here where one at a time is enough.
  ///   - deliver: Takes the reports, one after the other, in the order of the inputs.
  /// - Throws: What delivering throws; then no input is being handled, nor will be.
  func run(
    _ inputs: sending InputFiles, work: @escaping Work, deliver: @escaping Delivery
  ) throws(StreamFailure) {
    // Threads take their time to start.
    if jobs == 1 || inputs.count == 1 {
      var inputs = inputs
      return try runHere({ inputs.next() }, work, deliver)
    }
    let queue = BatchQueue(inputs, jobs: jobs, mostAhead: mostAhead, startThread, work)
    guard queue.start() else { return try runHere(queue.nextInput, work, deliver) }
    do throws(StreamFailure) {
      while let (report, isLast) = queue.nextReport() { try deliver(report, isLast) }
    } catch {
      queue.stop()
      throw error
    }
  }

  private func runHere(
    _ next: () -> Input?, _ work: Work, _ deliver: @escaping Delivery
  ) throws(StreamFailure) {
    var failure: StreamFailure?
    func hand(_ report: FileReport, isLast: Bool) {
      guard failure == nil else { return }
      do throws(StreamFailure) { try deliver(report, isLast) } catch { failure = error }
    }
    while failure == nil, let input = next() {
      hand(work(input) { hand($0, isLast: false) }, isLast: true)
    }
    if let failure { throw failure }
  }
}
