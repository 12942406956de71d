import SystemBridge
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct DirectoryWalkTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The steps of a walk below the directory, written as names relative to it.
  func walk(_ entry: String = "") -> [String] {
    let root = FileName(lossless: entry.isEmpty ? directory.path : "\(directory.path)/\(entry)")
    return pdfFiles(under: root).map { step in
      switch step {
      case .file(let name): relative(name)
      case .failure(let name, let failure): "\(relative(name)): \(failure)"
      }
    }
  }

  func relative(_ name: FileName) -> String {
    let prefix = Array(directory.path.utf8) + [UInt8(ascii: "/")]
    return name.bytes.starts(with: prefix)
      ? FileName(bytes: Array(name.bytes.dropFirst(prefix.count))).display : name.display
  }

  @Test func `files are found depth first, in the order of their bytes`() throws {
    try directory.directory("b")
    try directory.directory("b/sub")
    try directory.directory("b.pdf")
    try directory.directory("empty")
    for entry in ["z.pdf", "B.pdf", "é.pdf", "b/2.pdf", "b/10.pdf", "b/sub/x.pdf", "b.pdf/in.pdf"] {
      try directory.file(entry)
    }
    // Capitals come before small letters, a name before those it begins, ASCII before the rest.
    #expect(
      walk() == [
        "B.pdf", "b/10.pdf", "b/2.pdf", "b/sub/x.pdf", "b.pdf/in.pdf", "z.pdf", "é.pdf",
      ])
  }

  @Test func `only names that end in pdf count, in any case`() throws {
    let others = ["c.pdf.txt", "pdf", "d.pdfx", "e\u{0E}pdf"]
    for entry in ["a.PDF", "b.Pdf", ".pdf", ".hidden.pdf"] + others {
      try directory.file(entry)
    }
    #expect(walk() == [".hidden.pdf", ".pdf", "a.PDF", "b.Pdf"])
  }

  @Test func `links to files are files, links to directories are not entered`() throws {
    try directory.directory("real")
    try directory.file("real/a.pdf")
    try directory.file("real/a.txt")
    try directory.link("file.pdf", to: "real/a.pdf")
    try directory.link("text.pdf", to: "real/a.txt")
    try directory.link("other.txt", to: "real/a.pdf")
    try directory.link("directory.pdf", to: "real")
    try directory.link("real/up", to: "..")
    try directory.link("dangling.pdf", to: "missing")
    try directory.link("loop.pdf", to: "loop.pdf")
    #expect(walk() == ["file.pdf", "real/a.pdf", "text.pdf"])
  }

  @Test func `pipes and sockets are left out`() throws {
    try directory.pipe("pipe.pdf")
    _ = try directory.socket("socket.pdf")
    try directory.file("a.pdf")
    #expect(walk() == ["a.pdf"])
  }

  @Test func `names are bytes`() throws {
    try directory.file([0xE9, 0x2E, 0x70, 0x64, 0x66])
    try directory.file("new\nline.pdf")
    try directory.file("\u{1B}[31m.pdf")
    try directory.file("gpj\u{202E}fdp.pdf")
    #expect(
      walk() == [#"\e[31m.pdf"#, #"gpj\u{202E}fdp.pdf"#, #"new\nline.pdf"#, #"\xE9.pdf"#])
  }

  @Test func `a root that is a file, a link, or nothing`() throws {
    try directory.directory("real")
    try directory.file("real/a.pdf")
    try directory.file("plain.txt")
    try directory.pipe("pipe")
    try directory.link("link", to: "real")
    #expect(walk("plain.txt") == ["plain.txt"])
    #expect(walk("pipe") == ["pipe"])
    #expect(walk("link") == ["link/a.pdf"])
    #expect(walk("real/") == ["real/a.pdf"])
    #expect(walk("missing") == ["missing: noSuchFile"])
    #expect(walk("nul\0") == [#"nul\u{0}: noSuchFile"#])
  }

  @Test func `a walk reads a directory when it comes to it`() throws {
    try directory.directory("a")
    try directory.file("a/1.pdf")
    try directory.directory("b")
    var iterator = pdfFiles(under: FileName(lossless: directory.path)).makeIterator()
    #expect(iterator.next() == .file(directory.name("a/1.pdf")))
    try directory.file("b/late.pdf")
    #expect(iterator.next() == .file(directory.name("b/late.pdf")))
    #expect(iterator.next() == nil)
    #expect(iterator.next() == nil)
  }

  @Test func `a directory that is replaced by a link while walking is not entered`() throws {
    try directory.file("a.pdf")
    try directory.directory("b")
    try directory.directory("outside")
    try directory.file("outside/x.pdf")
    var iterator = pdfFiles(under: FileName(lossless: directory.path)).makeIterator()
    #expect(iterator.next() == .file(directory.name("a.pdf")))
    try check(unsafe rmdir(directory.name("b").cString), "rmdir")
    try directory.link("b", to: "outside")
    let step = iterator.next()
    guard case .failure(directory.name("b"), let failure) = step else {
      Issue.record("entered the link: \(String(describing: step))")
      return
    }
    // Systems differ in what they say of a link that is not to be followed.
    #expect(failure.isOther || failure == .linkLoop)
  }

  @Test(.enabled(if: obeysPermissions, "the superuser reads everything"))
  func `a directory of somebody else is a failure, and the walk goes on`() throws {
    try directory.file("a.pdf")
    try directory.directory("b")
    try directory.file("c.pdf")
    try check(unsafe chmod(directory.name("b").cString, 0), "chmod")
    #expect(walk() == ["a.pdf", "b: noPermission", "c.pdf"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a tree deeper than any name may be ends in one failure`() throws {
    try makeDeepTree(levels: 3000)
    try directory.file("z.pdf")
    let steps = Array(pdfFiles(under: FileName(lossless: directory.path)))
    // Every level that a name reaches holds a file before its sub-directory.
    let failures = steps.filter { if case .failure = $0 { true } else { false } }
    #expect(failures.count == 1)
    guard case .failure(let name, .nameTooLong) = failures.first else {
      Issue.record("not the failure that was expected: \(failures)")
      return
    }
    #expect(name.bytes.count >= 1000)
    #expect(steps.count > 500)
    #expect(steps.last == .file(directory.name("z.pdf")))
  }

  /// Makes directories named `d`, one in the other, each with a file `a.pdf`.
  func makeDeepTree(levels: Int) throws {
    var parent = unsafe open(directory.path, O_RDONLY | O_DIRECTORY)
    try check(parent, "open")
    for _ in 0..<levels {
      try check(unsafe mkdirat(parent, "d", 0o755), "mkdirat")
      let child = unsafe openat(parent, "d", O_RDONLY | O_DIRECTORY)
      try check(child, "openat")
      close(parent)
      parent = child
      let file = unsafe openat(parent, "a.pdf", O_WRONLY | O_CREAT, 0o644)
      try check(file, "openat")
      close(file)
    }
    close(parent)
  }
}
