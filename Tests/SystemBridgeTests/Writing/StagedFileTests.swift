import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StagedFileTests {
  let directory: TemporaryDirectory
  static let staging = ".a.pdf.pagebox-new"

  init() throws { directory = try TemporaryDirectory() }

  private func stage(
    _ target: WriteTarget, _ bytes: [UInt8], calls: WriteCalls = .system, source: FileBytes? = nil
  ) throws -> FileLikeness {
    var staged = try StagedFile(for: target, calls: calls)
    try staged.write(bytes)
    return try staged.commit(source: source)
  }

  /// Writes a file of 4 and 5 in place of `a.pdf`.
  private func replace(calls: WriteCalls = .system) throws {
    let name = directory.name("a.pdf")
    let source = try FileBytes.open(name)
    _ = try stage(.inPlace(name, read: source), [4, 5], calls: calls, source: source)
  }

  @Test func `a new file is beside its target until it is complete`() throws {
    var staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: false))
    #expect(directory.names() == [Self.staging] && staged.name == directory.name(Self.staging))
    try staged.write([1, 2])
    try staged.write([])
    try staged.write([3])
    #expect(try directory.content(Self.staging) == [1, 2, 3])
    try staged.commit()
    #expect(directory.names() == ["a.pdf"])
    #expect(try directory.content("a.pdf") == [1, 2, 3])
  }

  @Test func `a file that is not committed goes away`() throws {
    do {
      var staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: false))
      try staged.write([1, 2])
    }
    #expect(directory.names() == [])
  }

  @Test func `whoever writes by name writes the same file`() throws {
    let staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: false))
    // As fopen(3) with "wb" does, which is how libqpdf opens it.
    try directory.file(Self.staging, [7, 8])
    try staged.commit()
    #expect(try directory.content("a.pdf") == [7, 8])
  }

  @Test(arguments: [0, 1, 70_000, 5_000_000])
  func `a file is copied whole`(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    var staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: false))
    try staged.write([9])
    let source =
      count == 0 ? FileBytes([]) : try FileBytes.open(directory.file("source", bytes))
    try staged.copy(source)
    try staged.copy(FileBytes([8, 7]))
    try staged.write([6])
    try staged.commit(source: source)
    #expect(try directory.content("a.pdf") == [9] + bytes + [8, 7, 6])
  }

  @Test func `a file that is cut while it is copied is not delivered`() throws {
    let name = try directory.file("source", Array(repeating: 1, count: 3 * pageSize))
    let source = try FileBytes.open(name)
    try cut(name, to: 10)
    var staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: false))
    #expect(throws: WriteFailure.changed) { try staged.copy(source) }
  }

  @Test(arguments: [0o644, 0o600, 0o4755, 0o640])
  func `what replaces a file has its permissions`(_ mode: mode_t) throws {
    let name = try directory.file("a.pdf", [1])
    try check(unsafe chmod(name.cString, mode), "chmod")
    try replace()
    var status = stat()
    try check(unsafe stat(name.cString, &status), "stat")
    #expect(status.st_mode & 0o7777 == mode)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `nobody else may read what is to replace a private file`() throws {
    let name = try directory.file("a.pdf", [1])
    let staged = try StagedFile(for: .inPlace(name, read: FileBytes.open(name)))
    var status = stat()
    try check(unsafe stat(staged.name.cString, &status), "stat")
    #expect(status.st_mode & 0o7777 == 0o600)
  }

  @Test func `a new file has the usual permissions`() throws {
    // Made by another call, with the same mask of the user's.
    let other = directory.name("other")
    let number = unsafe open(other.cString, O_CREAT | O_WRONLY | O_CLOEXEC, 0o666)
    try check(number, "open")
    close(number)
    _ = try stage(.newFile(directory.name("a.pdf"), replaces: false), [1])
    var expected = stat()
    var status = stat()
    try check(unsafe stat(other.cString, &expected), "stat")
    try check(unsafe stat(directory.name("a.pdf").cString, &status), "stat")
    #expect(status.st_mode == expected.st_mode)
  }

  @Test(.enabled(if: geteuid() == 0, "needs to give files away"))
  func `what replaces a file has its owner`() throws {
    let name = try directory.file("a.pdf", [1])
    try check(unsafe chown(name.cString, 1234, 2345), "chown")
    try check(unsafe chmod(name.cString, 0o6750), "chmod")
    try replace()
    var status = stat()
    try check(unsafe stat(name.cString, &status), "stat")
    #expect(status.st_uid == 1234 && status.st_gid == 2345 && status.st_mode & 0o7777 == 0o6750)
  }

  @Test(.enabled(if: geteuid() == 0, "needs to give files away"))
  func `where owner and group cannot be kept, nobody may do more than before`() throws {
    let name = try directory.file("a.pdf", [1])
    try check(unsafe chown(name.cString, 1234, 2345), "chown")
    try check(unsafe chmod(name.cString, 0o6764), "chmod")
    let source = try FileBytes.open(name)
    // The first two calls are for owner and group.
    let count = Monitor(0)
    let calls = WriteCalls { step, _ in
      guard step == .describe else { return nil }
      return count.withLock { number in
        number += 1
        return number <= 2 ? .error(EPERM) : nil
      }
    }
    let likeness = try stage(.inPlace(name, read: source), [4], calls: calls, source: source)
    #expect(!likeness.hasOwner && !likeness.hasPermissions && likeness.hasAttributes)
    var status = stat()
    try check(unsafe stat(name.cString, &status), "stat")
    // The group may read, as all others may, and no longer write.
    #expect(status.st_mode & 0o7777 == 0o744)
  }

  @Test func `a link of the name makes way, and a link to a file in place leads to it`() throws {
    let file = try directory.file("file", [1])
    let link = try directory.link("a.pdf", to: "file")
    let source = try FileBytes.open(link)
    let target = try WriteTarget.inPlace(link, read: source)
    #expect(target.name.display.hasSuffix("/file"))
    _ = try stage(target, [2], source: source)
    #expect(try directory.content("file") == [2])
    _ = try stage(.newFile(link, replaces: true), [3])
    #expect(try directory.content("file") == [2] && directory.content("a.pdf") == [3])
    #expect(directory.names() == ["a.pdf", "file"])
    _ = file
  }

  @Test func `a file with several names is not replaced`() throws {
    let name = try directory.file("a.pdf", [1])
    try check(unsafe link(name.cString, directory.name("b.pdf").cString), "link")
    #expect(throws: WriteFailure.severalNames(2)) { try replace() }
    #expect(directory.names() == ["a.pdf", "b.pdf"])
    // By force only its name goes over to the new file.
    _ = try stage(.newFile(name, replaces: true), [5])
    #expect(try directory.content("b.pdf") == [1] && directory.content("a.pdf") == [5])
  }

  @Test func `what is no file is no target`() throws {
    let folder = try directory.directory("folder")
    let pipe = try directory.pipe("pipe")
    let source = FileBytes([1])
    let cases: [(FileName, WriteFailure)] = [
      (folder, .isDirectory), (pipe, .isSpecial),
      (try directory.link("null", to: "/dev/null"), .isSpecial),
      (try directory.link("out", to: "/proc/self/fd/1"), .isSpecial),
    ]
    for (name, failure) in cases {
      #expect(throws: failure) { try WriteTarget.newFile(name, replaces: true) }
      #expect(throws: failure) { try WriteTarget.inPlace(name, read: source) }
    }
    let lost = try directory.link("lost", to: "none")
    for name in [directory.name("none"), lost, FileName(bytes: [])] {
      #expect(throws: WriteFailure.noSuchFile) { try WriteTarget.inPlace(name, read: source) }
    }
    #expect(throws: WriteFailure.noFolder) {
      try stage(.newFile(directory.name("none/a.pdf"), replaces: false), [1])
    }
    try directory.file("file")
    #expect(throws: WriteFailure.noFolder) {
      try stage(.newFile(directory.name("file/a.pdf"), replaces: false), [1])
    }
    #expect(throws: WriteFailure.exists) {
      try WriteTarget.newFile(directory.name("file"), replaces: false)
    }
  }

  @Test func `a file in place is the one that was read`() throws {
    let name = try directory.file("a.pdf", [1])
    let source = try FileBytes.open(name)
    try check(unsafe rename(try directory.file("b", [2]).cString, name.cString), "rename")
    #expect(throws: WriteFailure.changed) { try WriteTarget.inPlace(name, read: source) }
  }

  @Test(arguments: [200, 231, 232, 239, 240, 255])
  func `a long name has a staging file`(_ count: Int) throws {
    // The dot and the ending take 13 bytes of the 255 that a name has.
    let entries = ["a", "b"].map { String(repeating: "n", count: count - 1) + $0 }
    let staged = try entries.map { entry in
      let staged = try StagedFile(for: .newFile(directory.name(entry), replaces: false))
      return staged.name
    }
    #expect(staged[0] != staged[1])
    for entry in entries { _ = try stage(.newFile(directory.name(entry), replaces: false), [1]) }
    #expect(directory.names() == entries)
  }

  @Test func `a relative name is beside its target`() {
    #expect(FileName(bytes: [0x61]).folder.display == ".")
    #expect(FileName(bytes: [0x2F, 0x61]).folder.display == "/")
    #expect(FileName(bytes: [0x61]).hiddenNeighbour(".x").display == ".a.x")
    #expect(FileName(bytes: [0x62, 0x2F, 0x61]).hiddenNeighbour(".x").display == "b/.a.x")
  }
}
