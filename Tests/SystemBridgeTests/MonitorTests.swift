import Testing

@testable import SystemBridge

@Suite struct MonitorTests {
  @Test(.timeLimit(.minutes(10))) func `changes of many threads are all counted`() {
    let monitor = Monitor((count: 0, ended: 0))
    for _ in 0..<8 {
      _ = SystemThread {
        for _ in 0..<1_000 { monitor.withLock { $0.count += 1 } }
        monitor.withLock { $0.ended += 1 }
      }
    }
    let count = monitor.wait { $0.ended == 8 ? $0.count : nil }
    #expect(count == 8_000)
  }

  @Test(.timeLimit(.minutes(10))) func `threads that wait for each other take turns`() {
    let turns = Monitor([Int]())
    let other = SystemThread {
      for turn in [1, 3, 5] {
        turns.wait { turns -> Void? in
          guard turns.count == turn else { return nil }
          turns.append(turn)
          return ()
        }
      }
    }
    for turn in [0, 2, 4] {
      turns.wait { turns -> Void? in
        guard turns.count == turn else { return nil }
        turns.append(turn)
        return ()
      }
    }
    other?.join()
    let seen = turns.withLock { $0 }
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }
}
