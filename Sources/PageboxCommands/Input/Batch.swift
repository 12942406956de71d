import SystemBridge

/// Handles many inputs at a time and hands over the results in the order given.
///
/// At most `jobs` inputs are being read and at most four times as many results wait for an earlier
/// one, so memory does not grow with the number of inputs.
struct Batch {
  let jobs: Int

  /// Whether inputs are handled one after the other, so that each result can be printed while it
  /// is made and no threads are needed, which take their time to start.
  func isSequential(_ inputs: InputFiles) -> Bool { jobs == 1 || inputs.count == 1 }

  /// Runs the work on every input, several at a time.
  ///
  /// - Parameters:
  ///   - inputs: What to handle.
  ///   - work: Makes a report of one input; runs beside others.
  ///   - deliver: Takes the reports, one after the other, in the order of the inputs.
  /// - Throws: What delivering throws; nothing is started after that.
  func run(
    _ inputs: InputFiles, work: @escaping @Sendable (Input) -> FileReport,
    deliver: (FileReport) throws(StreamFailure) -> Void
  ) async throws(StreamFailure) {
    var inputs = inputs
    let failure = await withTaskGroup(of: (Int, FileReport).self) { group in
      var waiting: [Int: FileReport] = [:]
      var started = 0
      var running = 0
      var delivered = 0
      while true {
        while running < jobs, started - delivered < jobs * 4, let input = inputs.next() {
          let index = started
          group.addTask { (index, work(input)) }
          started += 1
          running += 1
        }
        guard let (index, report) = await group.next() else { return nil as StreamFailure? }
        running -= 1
        waiting[index] = report
        while let next = waiting.removeValue(forKey: delivered) {
          delivered += 1
          do throws(StreamFailure) { try deliver(next) } catch { return error }
        }
      }
    }
    if let failure { throw failure }
  }
}
