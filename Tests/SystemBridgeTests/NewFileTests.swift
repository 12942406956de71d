import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct NewFileTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func content(_ entry: String) throws -> [UInt8] {
    try SmallFile.content(of: directory.name(entry), limit: 1 << 24)
  }

  @Test(arguments: [0, 1, 100_000, 5_000_000], [true, false])
  func `a file has its whole content`(_ count: Int, _ replaces: Bool) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try NewFile.write(bytes, to: directory.name("x"), replaces: replaces)
    #expect(try content("x") == bytes)
    #expect(directory.names() == ["x"])
  }

  @Test func `a file has the rights of any new one`() throws {
    let usual = directory.name("usual")
    let number = unsafe open(usual.cString, O_WRONLY | O_CREAT, 0o666)
    try #require(number >= 0 && close(number) == 0)
    let modes = try [true, false].map { replaces in
      let name = directory.name("x\(replaces)")
      try NewFile.write([4], to: name, replaces: replaces)
      var status = stat()
      try #require(unsafe lstat(name.cString, &status) == 0)
      return status.st_mode
    }
    var status = stat()
    try #require(unsafe lstat(usual.cString, &status) == 0)
    #expect(modes == [status.st_mode, status.st_mode])
  }

  @Test func `what has the name stays unless it is to be replaced`() throws {
    try directory.file("x", [1, 2, 3])
    #expect(throws: NewFile.Failure.exists) {
      try NewFile.write([4], to: directory.name("x"), replaces: false)
    }
    #expect(try content("x") == [1, 2, 3])
    try NewFile.write([4], to: directory.name("x"), replaces: true)
    #expect(try content("x") == [4])
    #expect(directory.names() == ["x"])
  }

  @Test(arguments: ["file", "nowhere"])
  func `a link is a name that is taken`(_ target: String) throws {
    try directory.file("file", [1])
    try directory.directory("sub")
    let link = try directory.link("link", to: target)
    #expect(NewFile.exists(link))
    #expect(throws: NewFile.Failure.exists) { try NewFile.write([4], to: link, replaces: false) }
    try NewFile.write([4], to: link, replaces: true)
    #expect(try content("link") == [4])
    #expect(try content("file") == [1])
    #expect(directory.names() == ["file", "link", "sub"])
  }

  @Test(arguments: [true, false])
  func `pipes and devices stay, and so do links to them`(_ replaces: Bool) throws {
    let pipe = directory.name("pipe")
    try #require(unsafe mkfifo(pipe.cString, 0o600) == 0)
    let null = try directory.link("null", to: "/dev/null")
    // Each of these may lead to a regular file, where output goes to one.
    let streams = try ["/proc/self/fd/1", "fd/1", "/dev/stdout"].enumerated().map {
      try directory.link("stream\($0)", to: $1)
    }
    for name in streams + [pipe, null, try directory.link("link", to: "pipe")] {
      #expect(throws: NewFile.Failure.isSpecial) {
        try NewFile.write([4], to: name, replaces: replaces)
      }
    }
    var status = stat()
    #expect(unsafe lstat(pipe.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(unsafe lstat(null.cString, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(directory.names() == ["link", "null", "pipe", "stream0", "stream1", "stream2"])
  }

  @Test func `a directory is not replaced`() throws {
    let sub = try directory.directory("sub")
    for name in [sub, try directory.link("link", to: "sub")] {
      for replaces in [true, false] {
        #expect(throws: NewFile.Failure.isDirectory) {
          try NewFile.write([4], to: name, replaces: replaces)
        }
      }
    }
    #expect(directory.names() == ["link", "sub"])
  }

  @Test(arguments: ["none/x", "file/x", ""])
  func `a folder that is not there is said`(_ entry: String) throws {
    try directory.file("file")
    let name = entry.isEmpty ? FileName(bytes: []) : directory.name(entry)
    #expect(throws: NewFile.Failure.noFolder) { try NewFile.write([4], to: name, replaces: false) }
    #expect(directory.names() == ["file"])
  }

  @Test func `a name is any bytes`() throws {
    let name = directory.name([0x61, 0xE9, 0x20, 0x0A])
    try NewFile.write([4], to: name, replaces: false)
    #expect(try SmallFile.content(of: name, limit: 9) == [4])
  }

  @Test func `a name that is too long leaves nothing`() throws {
    let name = directory.name(String(repeating: "n", count: 300))
    #expect(throws: NewFile.Failure.other("File name too long")) {
      try NewFile.write([4], to: name, replaces: false)
    }
    #expect(directory.names() == [])
  }

  @Test func `a folder is made unless it is there`() throws {
    let sub = directory.name("sub")
    #expect(!NewFile.exists(sub))
    try NewFile.makeFolder(sub)
    try NewFile.makeFolder(sub)
    try NewFile.makeFolder(try directory.link("link", to: "sub"))
    #expect(NewFile.exists(sub))
    let file = try directory.file("file")
    #expect(throws: NewFile.Failure.isNoFolder) { try NewFile.makeFolder(file) }
    #expect(throws: NewFile.Failure.noFolder) {
      try NewFile.makeFolder(directory.name("none/sub"))
    }
  }

  @Test func `many at a time do not meet`() async throws {
    let name = directory.name("x")
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(number), count: 10_000)
          return (try? NewFile.write(bytes, to: name, replaces: false)) != nil
        }
      }
      var made = 0
      for await isMade in group where isMade { made += 1 }
      #expect(made == 1)
    }
    let bytes = try content("x")
    #expect(bytes.count == 10_000 && Set(bytes).count == 1)
    #expect(directory.names() == ["x"])
  }

  #if os(Linux)
    @Test(
      .enabled(if: geteuid() == 0, "needs a small file system"))
    func `a full disk leaves nothing`() throws {
      let sub = try directory.directory("small")
      guard unsafe mount("none", sub.cString, "tmpfs", 0, "size=64k") == 0 else {
        // A container may keep even its administrator from it.
        return
      }
      defer { _ = unsafe umount(sub.cString) }
      let name = directory.name("small/x")
      try NewFile.write([1], to: name, replaces: false)
      for replaces in [true, false] {
        #expect(throws: NewFile.Failure.other("No space left on device")) {
          try NewFile.write(
            [UInt8](repeating: 7, count: 1 << 20),
            to: directory.name(replaces ? "small/x" : "small/y"),
            replaces: replaces)
        }
      }
      #expect(try SmallFile.content(of: name, limit: 9) == [1])
      // There is room again, so that nothing was left behind.
      try NewFile.write(
        [UInt8](repeating: 7, count: 40_000), to: directory.name("small/z"), replaces: false)
    }
  #endif
}
