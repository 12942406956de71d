import SystemBridge
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FreeSpaceTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a byte has room, and all that there could be has not`() throws {
    try FreeSpace.check(directory.name(""), bytes: 1)
    do {
      try FreeSpace.check(directory.name(""), bytes: .max)
      Issue.record("room for \(Int.max) bytes")
    } catch {
      guard case .noSpace(let needed, let free) = error else { throw error }
      #expect(needed == .max && free > 0)
    }
  }

  @Test func `what cannot be asked has room`() throws {
    try FreeSpace.check(directory.name("none"), bytes: .max)
  }

  #if os(Linux)
    @Test(.enabled(if: geteuid() == 0, "needs a small file system"))
    func `a small disk has as much room as it has`() throws {
      let small = try directory.directory("small")
      guard unsafe mount("none", small.cString, "tmpfs", 0, "size=64k") == 0 else {
        // A container may keep even its administrator from it.
        return
      }
      defer { _ = unsafe umount(small.cString) }
      try FreeSpace.check(small, bytes: 65536)
      #expect(throws: WriteFailure.noSpace(needed: 65537, free: 65536)) {
        try FreeSpace.check(small, bytes: 65537)
      }
      // What fills up meanwhile is found out by the write, and nothing is left or lost.
      let name = try directory.file("small/a.pdf", [1, 2])
      let tail = [UInt8](repeating: 7, count: 1 << 17)
      let source = try FileBytes.open(name)
      let target = try WriteTarget.inPlace(name, read: source)
      for _ in 0..<2 {
        #expect(throws: WriteFailure.other("No space left on device")) {
          try AppendingFile(target).append(tail)
        }
        #expect(throws: WriteFailure.other("No space left on device")) {
          var staged = try StagedFile(for: target)
          try staged.write(tail)
        }
      }
      #expect(try directory.content("small/a.pdf") == [1, 2])
      try FreeSpace.check(small, bytes: 61440)
      // A disk that is full for the tail and not for the note.
      let middle = [UInt8](repeating: 7, count: 40_000)
      #expect(throws: WriteFailure.other("No space left on device")) {
        try AppendingFile(target).append(middle)
      }
      #expect(try directory.content("small/a.pdf") == [1, 2])
    }
  #endif
}
