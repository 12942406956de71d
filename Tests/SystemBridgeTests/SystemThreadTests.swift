import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SystemThreadTests {
  @Test func `whoever joins finds the work done`() {
    let isDone = Monitor(false)
    let thread = SystemThread {
      SystemThread.sleep(milliseconds: 20)
      isDone.withLock { $0 = true }
    }
    let isThere = thread != nil
    thread?.join()
    let wasDone = isDone.withLock(\.self)
    #expect(isThere && wasDone)
  }

  @Test(.timeLimit(.minutes(10))) func `a thread that is dropped runs on`() {
    let count = Monitor(0)
    for _ in 0..<10 {
      _ = SystemThread {
        count.wait { $0 >= 0 ? () : nil }
        count.withLock { $0 += 1 }
      }
    }
    count.wait { $0 == 10 ? () : nil }
  }

  #if os(Linux)
    /// A thread that nobody lets go of keeps its stack for whoever may join it.
    @Test(.timeLimit(.minutes(10))) func `a thread that is dropped leaves nothing behind`() throws {
      let stack = 1 << 26
      let count = 100
      let before = try Self.addressSpace()
      let ended = Monitor(0)
      for index in 1...count {
        let thread = SystemThread(stack: stack) { ended.withLock { $0 += 1 } }
        let isThere = thread != nil
        try #require(isThere)
        _ = consume thread
        ended.wait { $0 == index ? () : nil }
      }
      // The last of them may still be on their way out, and other tests have threads too.
      var left = Int.max
      for _ in 0..<1_000 where left > stack * count / 2 {
        left = try Self.addressSpace() - before
        SystemThread.sleep(milliseconds: 10)
      }
      #expect(left <= stack * count / 2)
    }

    /// The bytes of address space that the process has; the first number of statm counts pages.
    private static func addressSpace() throws -> Int {
      let line = try SmallFile.firstLine(of: FileName(lossless: "/proc/self/statm"), limit: 1_000)
      let pages = String(decoding: line, as: UTF8.self).split(separator: " ").first ?? ""
      return try #require(Int(pages)) * 4_096
    }
  #endif

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

  @Test func `a thread knows the stack it was started with`() {
    #expect(SystemThread.currentStack == 0)
    for stack in [0, 1 << 20] {
      let seen = Monitor(-1)
      SystemThread(stack: stack) { seen.withLock { $0 = SystemThread.currentStack } }?.join()
      #expect(seen.withLock(\.self) == stack)
    }
  }

  /// Where the stack is deep already, what is run there is run on the same thread.
  @Test(.timeLimit(.minutes(10))) func `a deep stack is made once`() {
    let here = pthread_self()
    let isHere = DeepStack.run { pthread_equal(here, pthread_self()) != 0 }
    #expect(!isHere)
    let seen = Monitor<Bool?>(nil)
    let isStarted = DeepStack.start(sharedBy: 1) {
      let thread = pthread_self()
      let isSame = DeepStack.run { DeepStack.run { pthread_equal(thread, pthread_self()) != 0 } }
      seen.withLock { $0 = isSame && SystemThread.currentStack >= 1 << 26 }
    }
    #expect(isStarted)
    if isStarted {
      let isSame = seen.wait { $0 }
      #expect(isSame)
    }
  }

  @Test func `a deep stack gives the result of what it ran`() {
    // More than the 512 KiB that some systems give to a thread.
    func depth(_ left: Int, _ bytes: [UInt8]) -> Int {
      left == 0 ? bytes.count : 1 + depth(left - 1, bytes)
    }
    #expect(DeepStack.run { depth(100_000, []) } == 100_000)
  }
}
