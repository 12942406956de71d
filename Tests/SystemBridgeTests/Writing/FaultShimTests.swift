#if os(Linux)
  import Glibc
  import SystemBridge
  import Testing

  /// The library that makes calls of a whole program fail, tried on a small one.
  @Suite struct FaultShimTests {
    let directory: TemporaryDirectory

    init() throws {
      directory = try TemporaryDirectory()
      try directory.directory("f")
    }

    /// Runs a program through the shell, which finds it and sets the variables; gives the status.
    private func run(_ line: String) throws -> Int32 {
      let words = ["sh", "-c", line]
      var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
      unsafe arguments.append(nil)
      defer { unsafe arguments.forEach { unsafe free($0) } }
      var child = pid_t()
      let failure = unsafe posix_spawnp(&child, "sh", nil, nil, &arguments, environ)
      guard failure == 0 else { throw SetupFailure(call: "posix_spawnp") }
      var status: Int32 = 0
      try check(unsafe waitpid(child, &status, 0), "waitpid")
      return status >> 8 & 0xFF
    }

    private func build() throws {
      let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let shim = "/\(sources)/FaultShim"
      let flags = "-std=c17 -Wall -Wextra -Werror"
      let path = directory.path
      try #require(run("cc \(flags) -shared -fPIC -o \(path)/shim.so \(shim)/shim.c -ldl") == 0)
      try #require(run("cc \(flags) -o \(path)/driver \(shim)/driver.c") == 0)
    }

    /// Runs the program with a fault at a call, and tells its status and what it leaves.
    private func drive(at number: Int, how: String) throws -> (Int32, [String]) {
      let path = directory.path
      for name in [".x", "x"] { _ = unsafe unlink(directory.name("f/\(name)").cString) }
      let status = try run(
        """
        exec 2>/dev/null; ulimit -c 0
        FAULT_FOLDER=\(path)/f FAULT_AT=\(number) FAULT_HOW=\(how) FAULT_LOG=\(path)/log \
          LD_PRELOAD=\(path)/shim.so \(path)/driver \(path)/f; exit $?
        """)
      return (status, TemporaryDirectory(of: "\(path)/f").names())
    }

    @Test func `each call can fail or be the last`() throws {
      try build()
      // The program opens, writes, flushes and renames; a killed one has the status 128 + 9.
      #expect(try drive(at: 0, how: "kill") == (0, ["x"]))
      #expect(
        try String(decoding: directory.content("log"), as: UTF8.self)
          == """
          1 open \(directory.path)/f/.x
          2 write \(directory.path)/f/.x
          3 fsync \(directory.path)/f/.x
          4 rename \(directory.path)/f/x

          """)
      for number in 1...4 {
        #expect(try drive(at: number, how: "kill") == (137, number == 1 ? [] : [".x"]))
        #expect(try drive(at: number, how: "ENOSPC") == (Int32(number), []))
      }
      #expect(try drive(at: 5, how: "kill") == (0, ["x"]))
      // It goes on after a short write and after a signal.
      for how in ["short", "EINTR"] {
        #expect(try drive(at: 2, how: how) == (0, ["x"]))
        #expect(try directory.content("f/x") == Array("abcdef".utf8))
      }
    }
  }
#endif
