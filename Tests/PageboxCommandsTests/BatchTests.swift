import Dispatch
import Foundation
import TestSupport
import Testing

@testable import PageboxCommands
@testable import SystemBridge

/// The work itself has threads of its own, whatever the number of processors.
@Suite struct BatchTests {
  private static func inputs(_ count: Int) -> InputFiles {
    var values = InputValues()
    values.files = (0..<count).map { "\($0)" }
    return InputFiles(values)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a slow input comes before those that overtook it`() throws {
    let overtaking = DispatchSemaphore(value: 0)
    let isOvertaken = Monitor(false)
    var delivered: [[UInt8]] = []
    try Batch(jobs: 2).run(Self.inputs(6)) { input, _ in
      if input.name.bytes == Array("0".utf8) {
        isOvertaken.withLock { $0 = overtaking.wait(timeout: .now() + 30) == .success }
      } else {
        overtaking.signal()
      }
      return FileReport(output: input.name.bytes)
    } deliver: { report, _ in
      delivered.append(report.output)
    }
    #expect(delivered == (0..<6).map { Array("\($0)".utf8) })
    let wasOvertaken = isOvertaken.withLock(\.self)
    #expect(wasOvertaken)
  }

  @Test(arguments: [1, 3, 64]) func `no more inputs are handled at a time than asked for`(
    _ jobs: Int
  ) throws {
    let state = Monitor((running: 0, most: 0, count: 0))
    try Batch(jobs: jobs).run(Self.inputs(100)) { _, _ in
      state.withLock { state in
        state.running += 1
        state.count += 1
        state.most = max(state.most, state.running)
      }
      Self.pause(milliseconds: 1)
      state.withLock { $0.running -= 1 }
      return FileReport()
    } deliver: { _, _ in
    }
    let seen = state.withLock(\.self)
    #expect(seen.count == 100 && (1...jobs).contains(seen.most))
  }

  @Test func `results that wait for a slow input do not pile up`() throws {
    let started = Monitor(0)
    let meanwhile = Monitor(0)
    try Batch(jobs: 2).run(Self.inputs(100)) { input, _ in
      started.withLock { $0 += 1 }
      if input.name.bytes == Array("0".utf8) {
        // The others have time to run ahead, and a little more to run too far.
        for _ in 0..<500 where started.withLock(\.self) < 8 { Self.pause(milliseconds: 10) }
        Self.pause(milliseconds: 50)
        let count = started.withLock(\.self)
        meanwhile.withLock { $0 = count }
      }
      return FileReport()
    } deliver: { _, _ in
    }
    #expect(started.withLock(\.self) == 100)
    #expect(meanwhile.withLock(\.self) <= 8)
  }

  /// Keeps the thread busy with nothing.
  private static func pause(milliseconds: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(milliseconds))
  }

  @Test(.timeLimit(.minutes(10)))
  func `one slow input does not keep the others from being handled`() throws {
    let handled = Monitor(0)
    let isDone = Monitor(false)
    try Batch(jobs: 2, mostAhead: 1_000).run(Self.inputs(900)) { input, _ in
      if input.name.bytes == Array("0".utf8) {
        // It ends when all others have been handled, which it could not if they waited for it.
        handled.wait { $0 == 899 ? () : nil }
        isDone.withLock { $0 = true }
      } else {
        handled.withLock { $0 += 1 }
      }
      return FileReport()
    } deliver: { _, _ in
    }
    let wasDone = isDone.withLock(\.self)
    #expect(wasDone)
  }

  @Test(.timeLimit(.minutes(10)))
  func `results that wait for a slow input take no more than so many bytes`() throws {
    let started = Monitor(0)
    let meanwhile = Monitor(0)
    let large = [UInt8](repeating: 0x61, count: 1 << 20)
    try Batch(jobs: 2, mostAhead: 1_000).run(Self.inputs(100)) { input, _ in
      started.withLock { $0 += 1 }
      if input.name.bytes == Array("0".utf8) {
        started.wait { $0 >= 17 ? () : nil }
        Self.pause(milliseconds: 50)
        let count = started.withLock(\.self)
        meanwhile.withLock { $0 = count }
      }
      return FileReport(output: large)
    } deliver: { _, _ in
    }
    // 16 MiB of results of 1 MiB each, and the slow input.
    let counts = (all: started.withLock(\.self), meanwhile: meanwhile.withLock(\.self))
    #expect(counts.all == 100 && counts.meanwhile == 17)
  }

  @Test func `a large file is found before small ones that come first`() throws {
    let folder = try TemporaryFolder()
    var values = InputValues()
    for (index, size) in [10, 20, 3 << 20, 30, 2 << 20, 1 << 19].enumerated() {
      values.files.append(
        try folder.file("\(index)", [UInt8](repeating: 0x61, count: size)))
    }
    var window = InputWindow(InputFiles(values))
    let head = window.first()
    #expect(head?.index == 0)
    for expected in [2, 4] {
      let largest = try #require(window.largest)
      #expect(largest.index == expected && largest.input.name.plain == values.files[expected])
      window.take(largest)
    }
    // Half a megabyte is not worth while.
    #expect(window.largest == nil)
    for expected in [0, 1, 3, 5] {
      guard let first = window.first() else { break }
      #expect(first.index == expected)
      window.take(first)
    }
    let end = window.first()
    #expect(end == nil)
  }

  @Test func `nothing is started once the output is full`() {
    let full = StreamFailure(text: "full", isBrokenPipe: false)
    let started = Monitor(0)
    var delivered = 0
    do {
      try Batch(jobs: 2).run(Self.inputs(1_000)) { _, _ in
        started.withLock { $0 += 1 }
        return FileReport()
      } deliver: { (_, _) throws(StreamFailure) in
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

  /// Nobody leaves before all are in, so fewer threads than asked for would wait for ever.
  @Test(.timeLimit(.minutes(10)), arguments: [2, 16, 100])
  func `as many inputs are handled at once as asked for`(_ jobs: Int) throws {
    let inside = Monitor(0)
    var delivered: [[UInt8]] = []
    try Batch(jobs: jobs).run(Self.inputs(2 * jobs)) { input, _ in
      inside.withLock { $0 += 1 }
      inside.wait { $0 >= jobs ? () : nil }
      return FileReport(output: input.name.bytes)
    } deliver: { report, _ in
      delivered.append(report.output)
    }
    #expect(delivered == (0..<(2 * jobs)).map { Array("\($0)".utf8) })
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 5])
  func `parts come in order and before those of later inputs`(_ jobs: Int) throws {
    var delivered: [String] = []
    try Batch(jobs: jobs).run(Self.inputs(20)) { input, hand in
      for part in ["a", "b", "c"] {
        hand(FileReport(output: input.name.bytes + Array(part.utf8)))
      }
      return FileReport(output: input.name.bytes)
    } deliver: { report, isLast in
      delivered.append(String(decoding: report.output, as: UTF8.self) + (isLast ? "." : ""))
    }
    #expect(delivered == (0..<20).flatMap { ["\($0)a", "\($0)b", "\($0)c", "\($0)."] })
  }

  @Test(.timeLimit(.minutes(10)))
  func `an input waits with large results until its turn comes`() throws {
    let overtaking = DispatchSemaphore(value: 0)
    let handed = Monitor(0)
    let early = Monitor(0)
    try Batch(jobs: 2).run(Self.inputs(2)) { input, hand in
      if input.name.bytes == Array("0".utf8) {
        overtaking.wait()
        // Time enough for the other input to hand over all it has, if it could.
        SystemThread.sleep(milliseconds: 50)
        let count = handed.withLock(\.self)
        early.withLock { $0 = count }
        return FileReport()
      }
      overtaking.signal()
      for _ in 0..<100 {
        hand(FileReport(output: [0x61]))
        handed.withLock { $0 += 1 }
      }
      return FileReport()
    } deliver: { _, _ in
    }
    let counts = (early.withLock(\.self), handed.withLock(\.self))
    #expect(counts == (0, 100))
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2])
  func `a failure within an input ends the run`(_ jobs: Int) {
    let full = StreamFailure(text: "full", isBrokenPipe: false)
    var delivered = 0
    do throws(StreamFailure) {
      try Batch(jobs: jobs).run(Self.inputs(100)) { _, hand in
        for _ in 0..<100 { hand(FileReport()) }
        return FileReport()
      } deliver: { (_, _) throws(StreamFailure) in
        delivered += 1
        throw full
      }
      Issue.record("the failure is lost")
    } catch {
      #expect(error == full)
    }
    #expect(delivered == 1)
  }

  /// The first input fails while another is still being handled.
  @Test(.timeLimit(.minutes(10))) func `nothing is handled any more when the run has failed`() {
    let full = StreamFailure(text: "full", isBrokenPipe: false)
    let state = Monitor((running: 0, started: 0))
    do throws(StreamFailure) {
      try Batch(jobs: 3).run(Self.inputs(100)) { input, _ in
        state.withLock { state in
          state.running += 1
          state.started += 1
        }
        if input.name.bytes == Array("0".utf8) {
          state.wait { $0.running > 1 ? () : nil }
        } else {
          SystemThread.sleep(milliseconds: 200)
        }
        state.withLock { $0.running -= 1 }
        return FileReport()
      } deliver: { (_, _) throws(StreamFailure) in
        throw full
      }
      Issue.record("the failure is lost")
    } catch {
      let atTheEnd = state.withLock { $0 }
      #expect(error == full && atTheEnd.started > 1 && atTheEnd.running == 0)
      SystemThread.sleep(milliseconds: 300)
      let later = state.withLock { $0 }
      #expect(later == atTheEnd)
    }
  }

  /// A list of names is a pipe that its writer holds open.
  @Test(.timeLimit(.minutes(10))) func `a failure does not wait for the next name of a list`()
    throws
  {
    let folder = try TemporaryFolder()
    try #require(try Executable.shell("mkfifo list", in: folder.path).status == 0)
    let writer = try FileHandle(forUpdating: URL(fileURLWithPath: "\(folder.path)/list"))
    try writer.write(contentsOf: Data("a\nb\n".utf8))
    // So that a run that waits fails, and does not hang.
    let isOver = DispatchSemaphore(value: 0)
    let isLate = Monitor(false)
    let isClosed = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      if isOver.wait(timeout: .now() + 25) == .timedOut { isLate.withLock { $0 = true } }
      try? writer.close()
      isClosed.signal()
    }
    var values = InputValues()
    values.listFile = "\(folder.path)/list"
    let handled = Monitor(0)
    #expect(throws: StreamFailure.self) {
      try Batch(jobs: 4).run(InputFiles(values)) { _, _ in
        handled.withLock { $0 += 1 }
        return FileReport()
      } deliver: { (_, _) throws(StreamFailure) in
        throw StreamFailure(text: "full", isBrokenPipe: false)
      }
    }
    isOver.signal()
    isClosed.wait()
    let outcome = (isLate: isLate.withLock(\.self), handled: handled.withLock(\.self))
    #expect(!outcome.isLate && (1...2).contains(outcome.handled))
  }

  /// The most threads that can be had, of six that are asked for.
  @Test(.timeLimit(.minutes(10)), arguments: [0, 1, 2])
  func `threads that cannot be had are done without`(_ most: Int) throws {
    let threads = Monitor(0)
    let running = Monitor((now: 0, most: 0))
    var batch = Batch(jobs: 6)
    batch.startThread = { run in
      let isFirst = threads.withLock { count in
        count += 1
        return count <= most
      }
      return isFirst && SystemThread(run) != nil
    }
    var delivered: [[UInt8]] = []
    try batch.run(Self.inputs(50)) { input, hand in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      SystemThread.sleep(milliseconds: 1)
      hand(FileReport(output: input.name.bytes))
      running.withLock { $0.now -= 1 }
      return FileReport()
    } deliver: { report, isLast in
      if !isLast { delivered.append(report.output) }
    }
    #expect(delivered == (0..<50).map { Array("\($0)".utf8) })
    let asked = threads.withLock(\.self)
    let seen = running.withLock(\.self)
    #expect(asked > most && (1...max(most, 1)).contains(seen.most) && seen.now == 0)
  }
}
