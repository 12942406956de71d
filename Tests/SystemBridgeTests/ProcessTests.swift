import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the process knows about itself: environment, clock, processors, arguments, errors.
@Suite struct ProcessTests {
  @Test func `a variable that is set has its value`() throws {
    let path = try #require(Environment.value("PATH"))
    #expect(path.contains("/"))
    #expect(Environment.value("PAGEBOX_TEST_THAT_NOBODY_SETS") == nil)
  }

  @Test func `a value that is not UTF-8 keeps its bytes`() async {
    // In a process of its own, since others read the environment at the same time.
    await #expect(processExitsWith: .success) {
      let value = FileName(bytes: [0x61, 0xE9])
      try check(unsafe setenv("PAGEBOX_TEST_BYTES", value.cString, 1), "setenv")
      #expect(Environment.value("PAGEBOX_TEST_BYTES") == "a\u{10FFE9}")
      try check(unsafe setenv("PAGEBOX_TEST_BYTES", "", 1), "setenv")
      #expect(Environment.value("PAGEBOX_TEST_BYTES") == "")
    }
  }

  @Test func `the clock goes forward by seconds`() async throws {
    // A busy machine may sleep long, so that another clock around this one says how long.
    var elapsed = 0.0
    let around = try await ContinuousClock().measure {
      let start = MonotonicClock.seconds
      try await Task.sleep(for: .milliseconds(50))
      elapsed = MonotonicClock.seconds - start
    }
    #expect(elapsed >= 0.05 && elapsed <= around / .seconds(1))
  }

  @Test func `there are no more processors than the machine has`() {
    #expect((1...sysconf(Int32(_SC_NPROCESSORS_CONF))).contains(ProcessorCount.available))
  }

  @Test func `the arguments come without the program's name`() {
    // The test's own arguments are ASCII, for which the standard library does the same.
    #expect(ProgramArguments.lossless == Array(CommandLine.arguments.dropFirst()))
  }

  @Test(arguments: [
    (ENOENT, FileFailure.noSuchFile), (EACCES, .noPermission), (EPERM, .noPermission),
    (EISDIR, .isDirectory), (EMFILE, .outOfDescriptors), (ENFILE, .outOfDescriptors),
    (EBADF, .inputClosed), (ELOOP, .linkLoop), (ENAMETOOLONG, .nameTooLong),
    (ENOMEM, .tooLarge), (EOVERFLOW, .tooLarge), (EIO, .other("Input/output error")),
  ])
  func `error numbers are sorted`(number: Int32, expected: FileFailure) {
    #expect(FileFailure(SystemError(number: number)) == expected)
  }

  @Test func `a call that a signal interrupts is made again`() throws {
    var calls = 0
    let result = try SystemError.check {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7 && calls == 3)
  }
}
