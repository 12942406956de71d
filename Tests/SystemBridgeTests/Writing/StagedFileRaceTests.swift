import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What others do to the target, to the source, or to the staging file meanwhile.
@Suite struct StagedFileRaceTests {
  let directory: TemporaryDirectory
  static let staging = ".a.pdf.pagebox-new"

  init() throws { directory = try TemporaryDirectory() }

  private func write(
    _ target: WriteTarget, source: FileBytes? = nil, calls: WriteCalls = .system
  ) throws {
    var staged = try StagedFile(for: target, calls: calls)
    try staged.write([4, 5])
    try staged.commit(source: source)
  }

  @Test(arguments: [true, false])
  func `two runs do not work on one target`(_ inPlace: Bool) throws {
    let name = try directory.file("a.pdf", [1])
    let source = try FileBytes.open(name)
    let target: WriteTarget =
      inPlace ? try .inPlace(name, read: source) : try .newFile(name, replaces: true)
    var first = try StagedFile(for: target)
    #expect(throws: WriteFailure.busy) { try write(target) }
    try first.write([4, 5])
    try first.commit()
    #expect(try directory.content("a.pdf") == [4, 5])
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `two runs do not make one new file`() throws {
    let target = try WriteTarget.newFile(directory.name("a.pdf"), replaces: false)
    do {
      let first = try StagedFile(for: target)
      #expect(throws: WriteFailure.busy) { try write(target) }
      _ = first.name
    }
    try write(target)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `a file that somebody appends to is not replaced`() throws {
    let name = try directory.file("a.pdf", [1])
    let number = unsafe open(name.cString, O_RDWR | O_CLOEXEC)
    defer { close(number) }
    try check(flock(number, LOCK_EX | LOCK_NB), "flock")
    let source = try FileBytes.open(name)
    #expect(throws: WriteFailure.busy) {
      try write(.inPlace(name, read: source), source: source)
    }
    #expect(directory.names() == ["a.pdf"])
  }

  @Test(arguments: ["file", "pipe", "link", "lost link", "second name"])
  func `what a killed run or somebody else left makes way`(_ kind: String) throws {
    let other = try directory.file("other", [9, 9, 9])
    switch kind {
    case "file": try directory.file(Self.staging, [7, 7, 7, 7])
    case "pipe": try directory.pipe(Self.staging)
    case "link": try directory.link(Self.staging, to: "other")
    case "lost link": try directory.link(Self.staging, to: "none")
    default: try check(unsafe link(other.cString, directory.name(Self.staging).cString), "link")
    }
    try write(.newFile(directory.name("a.pdf"), replaces: false))
    #expect(try directory.content("a.pdf") == [4, 5])
    #expect(try directory.content("other") == [9, 9, 9])
    #expect(directory.names() == ["a.pdf", "other"])
  }

  @Test func `a folder of the staging name is told`() throws {
    let folder = try directory.directory(Self.staging)
    #expect(throws: WriteFailure.leftover(folder)) {
      try write(.newFile(directory.name("a.pdf"), replaces: false))
    }
  }

  @Test func `without locks a leftover is nobody's, and a new file is made`() throws {
    let calls = WriteCalls { step, _ in step == .lock ? .error(ENOLCK) : nil }
    try write(.newFile(directory.name("a.pdf"), replaces: false), calls: calls)
    #expect(try directory.content("a.pdf") == [4, 5])
    let leftover = try directory.file(Self.staging, [7])
    #expect(throws: WriteFailure.leftover(leftover)) {
      try write(.newFile(directory.name("a.pdf"), replaces: true), calls: calls)
    }
    #expect(try directory.content(Self.staging) == [7])
  }

  @Test(arguments: ["look", "flush"])
  func `a source that changes is found out`(_ step: String) throws {
    let name = try directory.file("source", [1, 2, 3])
    let source = try FileBytes.open(name)
    let path = directory.path
    let script = FaultScript(
      before: try #require(WriteCalls.Step(rawValue: step)), Self.staging
    ) {
      _ = try? TemporaryDirectory(of: path).file("source", [1, 2, 3, 4])
    }
    #expect(throws: WriteFailure.changed) {
      try write(
        .newFile(directory.name("a.pdf"), replaces: false), source: source, calls: script.calls)
    }
    #expect(directory.names() == ["source"])
  }

  /// What somebody else may do to the target after it was looked at.
  enum Change: CaseIterable {
    case written, replaced, removed, sealed, named
  }

  @Test(arguments: Change.allCases, ["open", "flush"])
  func `a target that changes is found out`(_ change: Change, _ step: String) throws {
    let name = try directory.file("a.pdf", [1, 2, 3])
    let path = directory.path
    let script = FaultScript(
      before: try #require(WriteCalls.Step(rawValue: step)), Self.staging
    ) {
      let directory = TemporaryDirectory(of: path)
      let name = directory.name("a.pdf")
      switch change {
      case .written: _ = try? directory.file("a.pdf", [7, 7])
      case .replaced:
        _ = unsafe rename((try? directory.file("b", [7, 7]))?.cString ?? [0], name.cString)
      case .removed: _ = unsafe unlink(name.cString)
      case .sealed: _ = unsafe chmod(name.cString, 0o400)
      case .named: _ = unsafe link(name.cString, directory.name("c").cString)
      }
    }
    #expect(throws: WriteFailure.changed) {
      try write(.newFile(name, replaces: true), calls: script.calls)
    }
    switch change {
    case .written, .replaced: #expect(try directory.content("a.pdf") == [7, 7])
    case .removed: #expect(directory.names() == [])
    case .sealed: #expect(try directory.content("a.pdf") == [1, 2, 3])
    case .named: #expect(directory.names() == ["a.pdf", "c"])
    }
  }

  @Test(arguments: [WriteCalls.Step.flush, .name])
  func `a new file does not replace one that came meanwhile`(_ step: WriteCalls.Step) throws {
    let path = directory.path
    let ending = step == .name ? "a.pdf" : Self.staging
    let script = FaultScript(before: step, ending) {
      _ = try? TemporaryDirectory(of: path).file("a.pdf", [7])
    }
    #expect(throws: WriteFailure.exists) {
      try write(.newFile(directory.name("a.pdf"), replaces: false), calls: script.calls)
    }
    #expect(try directory.content("a.pdf") == [7] && directory.names() == ["a.pdf"])
  }

  @Test func `a file system without hard links makes new files too`() throws {
    let count = Monitor(0)
    let calls = WriteCalls { step, _ in
      guard step == .name else { return nil }
      return count.withLock { number in
        number += 1
        return number == 1 ? .error(EPERM) : nil
      }
    }
    try write(.newFile(directory.name("a.pdf"), replaces: false), calls: calls)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `a staging file that is no longer ours is not delivered and not removed`() throws {
    let path = directory.path
    let script = FaultScript(before: .flush, Self.staging) {
      let directory = TemporaryDirectory(of: path)
      let other = try? directory.file("b", [7])
      _ = unsafe rename(other?.cString ?? [0], directory.name(Self.staging).cString)
    }
    #expect(throws: WriteFailure.changed) {
      try write(.newFile(directory.name("a.pdf"), replaces: true), calls: script.calls)
    }
    #expect(directory.names() == [Self.staging])
    #expect(try directory.content(Self.staging) == [7])
  }

  @Test func `short writes are continued`() throws {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    let calls = WriteCalls { step, _ in step == .write ? .short(7) : nil }
    var staged = try StagedFile(
      for: .newFile(directory.name("a.pdf"), replaces: false), calls: calls)
    try staged.write(bytes)
    try staged.commit()
    #expect(try directory.content("a.pdf") == bytes)
  }

  @Test func `many threads deliver one at a time`() async throws {
    let name = try directory.file("a.pdf", [0, 0])
    await withTaskGroup(of: Void.self) { group in
      for number in 1...200 {
        group.addTask {
          _ = try? {
            var staged = try StagedFile(for: .newFile(name, replaces: true))
            try staged.write([UInt8(number)])
            try staged.write([UInt8(number)])
            try staged.commit()
          }()
        }
      }
    }
    let content = try directory.content("a.pdf")
    #expect(content.count == 2 && content[0] == content[1] && content[0] > 0)
    #expect(directory.names() == ["a.pdf"])
  }
}
