import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals that end the process while it writes; each test has a process of its own.
@Suite struct InterruptionTests {
  let directory: TemporaryDirectory
  static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU]

  init() throws { directory = try TemporaryDirectory() }

  /// Sends a signal that is put off, and waits until it has come: threads of tasks take none.
  static func send(_ signal: Int32) {
    _ = kill(getpid(), signal)
    while !Interruption.isPending { usleep(1000) }
  }

  private var path: String { directory.path }

  @Test(arguments: signals)
  func `a signal removes the staging files and ends the process`(_ signal: Int32) async throws {
    try directory.file("a.pdf", [1])
    await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal] in
      let directory = TemporaryDirectory(of: path)
      var first = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: true))
      try first.write([2])
      let second = try StagedFile(for: .newFile(directory.name("b.pdf"), replaces: false))
      guard directory.names().count == 3 else { return }
      _ = kill(getpid(), signal)
      sleep(10)
      try first.commit()
      _ = second.name
    }
    #expect(directory.names() == ["a.pdf"])
    #expect(try directory.content("a.pdf") == [1])
  }

  @Test func `a delivered file is no longer removed`() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      let calls = WriteCalls { step, name in
        guard step == .flush, name.display.hasSuffix("/") else { return nil }
        // Of the name that the staging file had, and not ours.
        _ = try? TemporaryDirectory(of: path).file(".a.pdf.pagebox-new", [7])
        _ = kill(getpid(), SIGTERM)
        sleep(10)
        return nil
      }
      let name = TemporaryDirectory(of: path).name("a.pdf")
      try StagedFile(for: .newFile(name, replaces: false), calls: calls).commit()
    }
    #expect(directory.names() == [".a.pdf.pagebox-new", "a.pdf"])
  }

  @Test func `a signal that is ignored stays so`() async throws {
    await #expect(processExitsWith: .success) { [path = path as String] in
      _ = signal(SIGHUP, SIG_IGN)
      let name = TemporaryDirectory(of: path).name("a.pdf")
      let first = try StagedFile(for: .newFile(name, replaces: false))
      _ = kill(getpid(), SIGHUP)
      try first.commit()
    }
    #expect(directory.names() == ["a.pdf"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGPIPE])
  func `an append is finished before the process ends`(_ signal: Int32) async throws {
    try directory.file("a.pdf", [1])
    await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal] in
      let name = TemporaryDirectory(of: path).name("a.pdf")
      let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
      // In the middle of the tail.
      let writes = Monitor(0)
      let calls = WriteCalls { step, file in
        guard step == .write, file.display.hasSuffix("a.pdf") else { return nil }
        let count = writes.withLock { count in
          count += 1
          return count
        }
        if count == 2 { InterruptionTests.send(signal) }
        return .short(2)
      }
      try AppendingFile(target, calls: calls).append([2, 3, 4, 5])
      sleep(10)
    }
    #expect(try directory.content("a.pdf") == [1, 2, 3, 4, 5])
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `a second signal ends the process at once, and the next run mends the file`()
    async throws
  {
    try directory.file("a.pdf", [1])
    await #expect(processExitsWith: .signal(SIGINT)) { [path = path as String] in
      let calls = WriteCalls { step, file in
        guard step == .flush, file.display.hasSuffix("a.pdf") else { return nil }
        InterruptionTests.send(SIGINT)
        _ = kill(getpid(), SIGINT)
        sleep(10)
        return nil
      }
      let name = TemporaryDirectory(of: path).name("a.pdf")
      let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
      try AppendingFile(target, calls: calls).append([2, 3])
    }
    #expect(directory.names() == [".a.pdf.pagebox-undo", "a.pdf"])
    #expect(try AppendingFile.recover(directory.name("a.pdf")) == .complete)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `nothing is begun after a signal that waits`() async throws {
    for entry in ["a.pdf", "b.pdf"] { try directory.file(entry, [1]) }
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      let directory = TemporaryDirectory(of: path)
      let name = directory.name("a.pdf")
      let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
      let script = FaultScript(before: .flush, "a.pdf") {
        InterruptionTests.send(SIGTERM)
        _ = SystemThread {
          let other = TemporaryDirectory(of: path).name("b.pdf")
          let bytes = try? FileBytes.open(other)
          guard let bytes, let target = try? WriteTarget.inPlace(other, read: bytes) else { return }
          _ = try? AppendingFile(target).append([2])
        }
        usleep(100_000)
      }
      try AppendingFile(target, calls: script.calls).append([2])
      sleep(10)
    }
    #expect(try directory.content("a.pdf") == [1, 2] && directory.content("b.pdf") == [1])
    #expect(directory.names() == ["a.pdf", "b.pdf"])
  }

  @Test func `many threads are ended and leave nothing half`() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      for thread in 0..<8 {
        _ = SystemThread {
          let directory = TemporaryDirectory(of: path)
          for number in 0..<100_000 {
            let name = directory.name("\(thread)-\(number)")
            guard var staged = try? StagedFile(for: .newFile(name, replaces: false)) else { return }
            _ = try? staged.write([1, 2, 3])
            _ = try? staged.commit()
          }
        }
      }
      usleep(100_000)
      _ = kill(getpid(), SIGTERM)
      sleep(10)
    }
    let names = directory.names()
    #expect(!names.isEmpty)
    for name in names { #expect(try directory.content(name) == [1, 2, 3], "\(name)") }
    #expect(!names.contains { $0.hasPrefix(".") })
  }
}
