import Synchronization
import Testing

@testable import SystemBridge

@Suite struct SystemThreadTests {
  @Test func `whoever joins finds the work done`() {
    let isDone = Mutex(false)
    let thread = SystemThread {
      SystemThread.sleep(milliseconds: 20)
      isDone.withLock { $0 = true }
    }
    let isThere = thread != nil
    thread?.join()
    let wasDone = isDone.withLock(\.self)
    #expect(isThere && wasDone)
  }

  @Test(.timeLimit(.minutes(1))) func `a thread that is dropped runs on`() {
    let count = Monitor(0)
    for _ in 0..<10 {
      _ = SystemThread {
        count.wait { $0 >= 0 ? () : nil }
        count.withLock { $0 += 1 }
      }
    }
    count.wait { $0 == 10 ? () : nil }
  }

  /// What the work holds is let go of, whether there was a thread or not.
  @Test(arguments: [0, 1 << 20, .max]) func `a stack that cannot be had is no thread`(_ size: Int) {
    final class Held: Sendable {}
    weak var seen: Held?
    var isThere = false
    do {
      let held = Held()
      seen = held
      let thread = SystemThread(stack: size) { _ = held }
      isThere = thread != nil
      thread?.join()
    }
    #expect(isThere == (size < .max))
    #expect(seen == nil)
  }

  @Test func `a deep stack gives the result of what it ran`() {
    // More than the 512 KiB that some systems give to a thread.
    func depth(_ left: Int, _ bytes: [UInt8]) -> Int {
      left == 0 ? bytes.count : 1 + depth(left - 1, bytes)
    }
    #expect(DeepStack.run { depth(100_000, []) } == 100_000)
  }
}
