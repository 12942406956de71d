import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct BackupTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func backUp(_ entry: String = "a.pdf", replaces: Bool = false) throws -> FileName {
    let name = directory.name(entry)
    let source = try FileBytes.open(name)
    return try Backup.make(
      of: .inPlace(name, read: source), read: source, suffix: Array("~".utf8), replaces: replaces)
  }

  @Test func `a backup has content, permissions and time of the file`() throws {
    let name = try directory.file("a.pdf", [1, 2, 3])
    try check(unsafe chmod(name.cString, 0o640), "chmod")
    let times = [timespec(tv_sec: 1000, tv_nsec: 5), timespec(tv_sec: 2000, tv_nsec: 6)]
    try check(unsafe utimensat(AT_FDCWD, name.cString, times, 0), "utimensat")
    #expect(try backUp() == directory.name("a.pdf~"))
    let status = try FileStatus(of: directory.name("a.pdf~"))
    #expect(status.rights.mode == 0o640)
    #expect(status.stamp.modifiedSeconds == 2000 && status.stamp.modifiedNanoseconds == 6)
    #expect(try directory.content("a.pdf~") == [1, 2, 3])
    #expect(directory.names() == ["a.pdf", "a.pdf~"])
  }

  @Test func `an older backup stays unless it is to be replaced`() throws {
    try directory.file("a.pdf", [1, 2, 3])
    try directory.file("a.pdf~", [9])
    #expect(throws: WriteFailure.exists) { try backUp() }
    #expect(try directory.content("a.pdf~") == [9])
    _ = try backUp(replaces: true)
    #expect(try directory.content("a.pdf~") == [1, 2, 3])
  }

  @Test func `a backup that is there already is waited for, name and all`() throws {
    let name = try directory.file("a.pdf~", [1])
    let script = FaultScript()
    try Backup.flush(name, calls: script.calls)
    #expect(script.made.filter { $0.step == .flush }.map(\.name) == [name, directory.name("")])
    for step in [WriteCalls.Step.open, .flush] {
      #expect(throws: WriteFailure.other("Input/output error")) {
        try Backup.flush(name, calls: WriteCalls { $0 == step && $1 == name ? .error(EIO) : nil })
      }
    }
  }

  @Test func `the backup of a link is beside the file that it leads to`() throws {
    try directory.directory("folder")
    try directory.file("folder/b.pdf", [1, 2, 3])
    try directory.link("a.pdf", to: "folder/b.pdf")
    _ = try backUp()
    #expect(try directory.content("folder/b.pdf~") == [1, 2, 3])
    #expect(directory.names() == ["a.pdf", "folder"])
  }

  @Test func `a file with several names has a backup of its own`() throws {
    let name = try directory.file("a.pdf", [1, 2, 3])
    try check(unsafe link(name.cString, directory.name("b.pdf").cString), "link")
    _ = try backUp()
    try directory.file("a.pdf", [7])
    #expect(try directory.content("a.pdf~") == [1, 2, 3])
    #expect(try directory.content("b.pdf") == [7])
  }
}
