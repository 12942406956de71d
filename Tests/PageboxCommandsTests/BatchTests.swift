import Dispatch
import Synchronization
import Testing

@testable import PageboxCommands
@testable import SystemBridge

/// Work that blocks a thread of the few that all tests share: one test after the other.
@Suite(.serialized) struct BatchTests {
  private static func inputs(_ count: Int) -> InputFiles {
    var values = InputValues()
    values.files = (0..<count).map { "\($0)" }
    return InputFiles(values)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a slow input comes before those that overtook it`() async throws {
    let overtaking = DispatchSemaphore(value: 0)
    let isOvertaken = Mutex(false)
    var delivered: [[UInt8]] = []
    try await Batch(jobs: 2).run(Self.inputs(6)) { input in
      if input.name.bytes == Array("0".utf8) {
        // With a single processor nothing can overtake; then this test shows nothing.
        isOvertaken.withLock { $0 = overtaking.wait(timeout: .now() + 5) == .success }
      } else {
        overtaking.signal()
      }
      return FileReport(output: input.name.bytes)
    } deliver: { report in
      delivered.append(report.output)
    }
    #expect(delivered == (0..<6).map { Array("\($0)".utf8) })
    #expect(isOvertaken.withLock(\.self) || ProcessorCount.available == 1)
  }

  @Test(arguments: [1, 3, 64]) func `no more inputs are handled at a time than asked for`(
    _ jobs: Int
  ) async throws {
    let state = Mutex((running: 0, most: 0, count: 0))
    try await Batch(jobs: jobs).run(Self.inputs(100)) { _ in
      state.withLock { state in
        state.running += 1
        state.count += 1
        state.most = max(state.most, state.running)
      }
      Self.pause(milliseconds: 1)
      state.withLock { $0.running -= 1 }
      return FileReport()
    } deliver: { _ in
    }
    let seen = state.withLock(\.self)
    #expect(seen.count == 100 && (1...jobs).contains(seen.most))
  }

  @Test func `results that wait for a slow input do not pile up`() async throws {
    let started = Mutex(0)
    let meanwhile = Mutex(0)
    try await Batch(jobs: 2).run(Self.inputs(100)) { input in
      started.withLock { $0 += 1 }
      if input.name.bytes == Array("0".utf8) {
        // The others have time to run ahead, and a little more to run too far.
        for _ in 0..<500 where started.withLock(\.self) < 8 { Self.pause(milliseconds: 10) }
        Self.pause(milliseconds: 50)
        let count = started.withLock(\.self)
        meanwhile.withLock { $0 = count }
      }
      return FileReport()
    } deliver: { _ in
    }
    #expect(started.withLock(\.self) == 100)
    #expect(meanwhile.withLock(\.self) <= 8)
  }

  /// Keeps the thread busy with nothing.
  private static func pause(milliseconds: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(milliseconds))
  }

  @Test func `nothing is started once the output is full`() async {
    let full = StreamFailure(text: "full", isBrokenPipe: false)
    let started = Mutex(0)
    var delivered = 0
    do {
      try await Batch(jobs: 2).run(Self.inputs(1_000)) { _ in
        started.withLock { $0 += 1 }
        return FileReport()
      } deliver: { (_) throws(StreamFailure) in
        delivered += 1
        throw full
      }
      Issue.record("the failure is lost")
    } catch {
      #expect(error == full)
    }
    #expect(delivered == 1)
    // At most four results for each of the two jobs wait for an earlier one.
    #expect(started.withLock(\.self) <= 8)
  }
}
