import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StandardStreamTests {
  @Test(arguments: [0, 1, 300_000])
  func `all bytes arrive though the reader is slow and the pipe refuses to wait`(
    size: Int
  ) throws {
    var ends: [Int32] = [0, 0]
    try check(unsafe pipe(&ends), "pipe")
    let (reading, writing) = (ends[0], ends[1])
    try check(fcntl(writing, F_SETFL, O_NONBLOCK), "fcntl")
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 13) }
    let writer = SystemThread {
      #expect(throws: Never.self) { try StandardStream(number: writing).write(content) }
      close(writing)
    }
    usleep(50_000)
    let received = try SmallFile.content(of: Descriptor(owning: reading), limit: .max)
    writer?.join()
    #expect(received == content)
  }

  @Test func `a full disk is reported in the system's words`() throws {
    // The device accepts no byte; only Linux has it.
    let number = unsafe open("/dev/full", O_WRONLY)
    guard number >= 0 else { return }
    defer { close(number) }
    #expect(throws: StreamFailure(text: "No space left on device", isBrokenPipe: false)) {
      try StandardStream(number: number).write([1])
    }
  }

  @Test func `a closed stream is reported`() throws {
    let stream = StandardStream(number: -1)
    #expect(throws: StreamFailure(text: "Bad file descriptor", isBrokenPipe: false)) {
      try stream.write([1])
    }
    #expect(!stream.isTerminal)
    #expect(stream.width == nil)
  }

  @Test func `a reader that goes away ends the process by its signal`() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      signal(SIGPIPE, SIG_DFL)
      try writeToBrokenPipe()
    }
  }

  @Test func `where the signal is ignored, a reader that goes away is a failure`() async {
    await #expect(processExitsWith: .exitCode(33)) {
      signal(SIGPIPE, SIG_IGN)
      do throws(StreamFailure) {
        try writeToBrokenPipe()
      } catch {
        exit(error.isBrokenPipe ? 33 : 1)
      }
    }
  }

  @Test func `a terminal is recognised and its width is known`() throws {
    let pseudo = try PseudoTerminal()
    let stream = StandardStream(number: pseudo.terminal)
    #expect(stream.isTerminal)
    #expect(stream.width == nil, "a new terminal has no width")
    var size = winsize()
    size.ws_col = 97
    try check(unsafe ioctl(pseudo.terminal, UInt(TIOCSWINSZ), &size), "ioctl")
    #expect(stream.width == 97)
  }

  @Test func `a file is no terminal`() throws {
    let directory = try TemporaryDirectory()
    let number = unsafe open(try directory.file("a").cString, O_RDONLY)
    try check(number, "open")
    defer { close(number) }
    #expect(!StandardStream(number: number).isTerminal)
    #expect(StandardStream(number: number).width == nil)
  }
}

/// Writes to a pipe that has no reader.
private func writeToBrokenPipe() throws(StreamFailure) {
  var ends: [Int32] = [0, 0]
  guard unsafe pipe(&ends) == 0 else { exit(1) }
  close(ends[0])
  try StandardStream(number: ends[1]).write([1])
}
