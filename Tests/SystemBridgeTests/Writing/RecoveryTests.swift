import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the next run makes of a file and a note that a killed one left.
@Suite struct RecoveryTests {
  let directory: TemporaryDirectory
  static let note = ".a.pdf.pagebox-undo"
  static let original = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 11) }
  static let tail = (1...6000).map { UInt8(truncatingIfNeeded: $0 % 255 + 1) }

  init() throws { directory = try TemporaryDirectory() }

  /// The note as a run leaves it that is stopped in the middle.
  private func note() throws -> [UInt8] {
    let name = try directory.file("a.pdf", Self.original)
    let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
    let bytes = Monitor([UInt8]())
    let path = directory.path
    let script = FaultScript(before: .write, "a.pdf") {
      let note = try? TemporaryDirectory(of: path).content(RecoveryTests.note)
      bytes.withLock { $0 = note ?? [] }
    }
    try AppendingFile(target, calls: script.calls).append(Self.tail)
    return bytes.withLock { $0 }
  }

  private func recover() throws -> AppendingFile.Recovery? {
    try AppendingFile.recover(directory.name("a.pdf"))
  }

  /// What is found behind the original bytes, and what is to become of it.
  static let cases: [(String, [UInt8], AppendingFile.Recovery)] = [
    ("nothing", [], .untouched),
    ("a byte", [tail[0]], .takenBack(1)),
    ("all but a byte", tail.dropLast(), .takenBack(5999)),
    ("all", tail, .complete),
    ("all and more", tail + [9], .complete),
    ("zeros", [UInt8](repeating: 0, count: 6000), .takenBack(6000)),
    ("a page of zeros", tail[..<1000] + [UInt8](repeating: 0, count: 4096), .takenBack(5096)),
    ("zeros before the rest", [UInt8](repeating: 0, count: 1000) + tail[1000...], .takenBack(6000)),
    // What the disk had there before.
    ("old blocks", old, .takenBack(6000)),
    ("a part and an old block", Array(tail[..<1000] + old[..<4096]), .takenBack(5096)),
    ("an old block, then the rest", Array(old[..<4096] + tail[4096...]), .takenBack(6000)),
    ("our own end", Array(old[..<4096] + tail[4096..<5990]), .takenBack(5990)),
  ]

  /// Whatever of the file had not come to the disk would be gone with the note after a loss of power.
  @Test(arguments: cases)
  func `the file is flushed before the note goes`(
    _ what: String, _ end: [UInt8], _ recovery: AppendingFile.Recovery
  ) throws {
    let note = try note()
    let file = try directory.file("a.pdf", Self.original + end)
    try directory.file(Self.note, note)
    let script = FaultScript()
    #expect(try AppendingFile.recover(file, calls: script.calls) == recovery)
    let flush = try #require(script.made.firstIndex { $0.step == .flush && $0.name == file })
    let removal = try #require(script.made.firstIndex { $0.step == .remove })
    #expect(flush < removal)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `where the file cannot be flushed the note stays`() throws {
    let note = try note()
    let file = try directory.file("a.pdf", Self.original + Self.tail)
    try directory.file(Self.note, note)
    let script = FaultScript { _, call in call.step == .flush ? .error(EIO) : nil }
    #expect(throws: WriteFailure.self) { try AppendingFile.recover(file, calls: script.calls) }
    #expect(directory.names() == [Self.note, "a.pdf"])
  }

  @Test func `without locks a note may be that of a run at work, unless somebody knows better`()
    throws
  {
    let note = try note()
    let file = try directory.file("a.pdf", Self.original + Self.tail[..<9])
    try directory.file(Self.note, note)
    let script = FaultScript { _, call in call.step == .lock ? .error(ENOLCK) : nil }
    #expect(throws: WriteFailure.unfinished(directory.name(Self.note))) {
      try AppendingFile.recover(file, calls: script.calls)
    }
    #expect(try directory.content("a.pdf") == Self.original + Self.tail[..<9])
    let recovery = try AppendingFile.recover(file, trustsNote: true, calls: script.calls)
    #expect(recovery == .takenBack(9))
    #expect(try directory.content("a.pdf") == Self.original)
  }

  /// Bytes that are neither ours nor zeros.
  private static let old = tail.map { $0 ^ 0x80 }

  /// What somebody else has put behind the file.
  static let others: [[UInt8]] = [
    old + [1], tail[..<10] + [UInt8](repeating: 0, count: 6000),
    Array("\n9 0 obj\n1\nendobj\ntrailer <<>>\nstartxref\n9000\n%%EOF".utf8),
    tail[..<100] + Array("\nstartxref\n9000\n%%EOF\r\n".utf8),
    Array("my own\n".utf8), Array("Gr\u{FC}\u{DF}e".utf8), tail[..<20] + Array("my own\n".utf8),
  ]

  @Test(arguments: others)
  func `what others have put there stays, and so does the note`(_ found: [UInt8]) throws {
    let bytes = try note()
    try directory.file("a.pdf", Self.original + found)
    let note = try directory.file(Self.note, bytes)
    #expect(throws: WriteFailure.otherEnd(note)) { try recover() }
    #expect(try directory.content("a.pdf") == Self.original + found)
    #expect(try directory.content(Self.note) == bytes)
  }

  /// Whoever knows documents is asked, and only where the bytes are not all of the note.
  @Test func `an end that somebody knows to be finished stays`() throws {
    let bytes = try note()
    let name = try directory.file("a.pdf", Self.original + Self.old)
    let note = try directory.file(Self.note, bytes)
    let isOfOthers: AppendingFile.EndTest = { file, length, tail in
      #expect(file.count == 15_000 && length == 9000 && tail == RecoveryTests.tail)
      return true
    }
    #expect(try AppendingFile.noteOfOther(name, unless: isOfOthers) == note)
    #expect(throws: WriteFailure.otherEnd(note)) {
      try AppendingFile.recover(name, unless: isOfOthers)
    }
    #expect(try directory.content("a.pdf") == Self.original + Self.old)
    try directory.file("a.pdf", Self.original + Self.tail[..<10])
    #expect(try AppendingFile.recover(name, unless: isOfOthers) == .takenBack(10))
  }

  @Test func `an end of ours is no end of others, whatever stands before it`() throws {
    let tail = Self.old + Array("\nstartxref\n9000\n%%EOF\n".utf8)
    let name = try directory.file("a.pdf", Self.original)
    let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
    let calls = WriteCalls { step, _ in step == .remove ? .error(EIO) : nil }
    try AppendingFile(target, calls: calls).append(tail)
    try directory.file("a.pdf", Self.original + Self.tail + tail[6000...])
    #expect(try recover() == .takenBack(tail.count))
    #expect(try directory.content("a.pdf") == Self.original)
  }

  @Test func `whoever only reads the file is stopped by a torn end alone`() throws {
    let bytes = try note()
    let name = try directory.file("a.pdf", Self.original)
    #expect(try AppendingFile.noteOfOther(name) == nil)
    let note = try directory.file(Self.note, bytes)
    for found in [[], Self.tail] {
      try directory.file("a.pdf", Self.original + found)
      #expect(try AppendingFile.noteOfOther(name) == nil, "\(found.count)")
    }
    try directory.file("a.pdf", Self.original.dropLast())
    #expect(try AppendingFile.noteOfOther(name) == nil)
    for found in [Array(Self.tail[..<10]), Self.old, Self.old + [1]] {
      try directory.file("a.pdf", Self.original + found)
      #expect(try AppendingFile.noteOfOther(name) == note, "\(found.count)")
    }
    try directory.file("a.pdf", Self.original)
    for content in [[], Array(bytes.dropLast())] {
      try directory.file(Self.note, content)
      #expect(try AppendingFile.noteOfOther(name) == nil)
    }
    try directory.file(Self.note, Array("hello".utf8))
    #expect(try AppendingFile.noteOfOther(name) == note)
    #expect(directory.names() == [Self.note, "a.pdf"])
  }

  @Test func `a file that takes the place of another takes its note away`() throws {
    let bytes = try note()
    let name = try directory.file("a.pdf", Self.original)
    try directory.file(Self.note, bytes)
    var staged = try StagedFile(for: .newFile(name, replaces: true))
    try staged.write([1])
    #expect(directory.names().contains(Self.note))
    try staged.commit()
    #expect(try directory.content("a.pdf") == [1])
    #expect(directory.names() == ["a.pdf"])
  }

  @Test(arguments: cases)
  func `what stands behind the file decides`(
    _ what: String, _ found: [UInt8], _ expected: AppendingFile.Recovery
  ) throws {
    let note = try note()
    try directory.file("a.pdf", Self.original + found)
    try directory.file(Self.note, note)
    #expect(try recover() == expected)
    let isCut = if case .takenBack = expected { true } else { false }
    #expect(try directory.content("a.pdf") == Self.original + (isCut ? [] : found))
    #expect(directory.names() == ["a.pdf"])
    #expect(try recover() == nil)
  }

  // The first and the last 4096 bytes are looked at; what is behind the file tells the rest.
  @Test(arguments: [(0, false), (4095, false), (4096, true), (4903, true), (4904, false)])
  func `another file is left alone`(_ index: Int, _ isOurs: Bool) throws {
    let note = try note()
    var other = Self.original + Self.tail.prefix(10)
    other[index] ^= 1
    try directory.file("a.pdf", other)
    try directory.file(Self.note, note)
    #expect(try recover() == (isOurs ? .takenBack(10) : .otherFile))
    #expect(try directory.content("a.pdf") == (isOurs ? Array(other[..<9000]) : other))
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `a shorter file is another one`() throws {
    let note = try note()
    try directory.file("a.pdf", Self.original.dropLast())
    try directory.file(Self.note, note)
    #expect(try recover() == .otherFile)
    #expect(try directory.content("a.pdf") == Self.original.dropLast())
  }

  @Test func `a note is text, then the tail`() throws {
    let note = try note()
    let line = try #require(note.split(separator: 10, maxSplits: 1).first)
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    #expect(words[0] == "pagebox-undo/1" && words[1] == "length=9000" && words[4] == "tail=6000")
    #expect(note.suffix(6000) == Self.tail[...])
  }

  @Test func `a torn note is of a run that appended nothing`() throws {
    let note = try note()
    for count in [0, 1, 14, 15, 20, 60, 150, 200, 1000, note.count - 1] {
      for bytes in [Array(note[..<count]), [UInt8](repeating: 0, count: count)] {
        try directory.file("a.pdf", Self.original)
        try directory.file(Self.note, bytes)
        #expect(try recover() == .untouched, "\(count)")
        #expect(directory.names() == ["a.pdf"])
      }
    }
    var changed = note
    for index in [20, 30, 100, 200, note.count - 1] {
      changed[index] ^= 1
      #expect(RecoveryNote.read(changed) == .torn)
    }
    #expect(try directory.content("a.pdf") == Self.original)
  }

  @Test(arguments: ["pagebox-undo/2 length=1\n", "hello", "pagebox-undo/10 "])
  func `a note that nobody here wrote stays, and the file too`(_ text: String) throws {
    try directory.file("a.pdf", Self.original)
    let note = try directory.file(Self.note, Array(text.utf8))
    #expect(throws: WriteFailure.unfinished(note)) { try recover() }
    #expect(directory.names() == [Self.note, "a.pdf"])
    #expect(try directory.content("a.pdf") == Self.original)
  }

  @Test(.enabled(if: geteuid() == 0, "needs to give files away"))
  func `a note of a stranger is not believed`() throws {
    let bytes = try note()
    try directory.file("a.pdf", Self.original + Self.tail.prefix(10))
    let note = try directory.file(Self.note, bytes)
    try check(unsafe chown(note.cString, 1234, 1234), "chown")
    #expect(throws: WriteFailure.unfinished(note)) { try recover() }
    #expect(try directory.content("a.pdf").count == 9010)
    // The file's owner may.
    try check(unsafe chown(directory.name("a.pdf").cString, 1234, 1234), "chown")
    #expect(try recover() == .takenBack(10))
  }

  @Test func `a link or a pipe is no note`() throws {
    try directory.file("a.pdf", [1])
    let note = try directory.link(Self.note, to: "a.pdf")
    #expect(throws: WriteFailure.unfinished(note)) { try recover() }
    _ = unsafe unlink(note.cString)
    try directory.pipe(Self.note)
    #expect(throws: WriteFailure.unfinished(note)) { try recover() }
    #expect(try directory.content("a.pdf") == [1])
  }

  @Test func `a file in use is not recovered`() throws {
    let bytes = try note()
    let name = try directory.file("a.pdf", Self.original)
    let first = try AppendingFile(.inPlace(name, read: FileBytes.open(name)))
    try directory.file(Self.note, bytes)
    #expect(throws: WriteFailure.busy) { try recover() }
    #expect(first.length == 9000)
  }

  @Test func `a step that fails leaves a note that the next run reads`() throws {
    let note = try note()
    let all = FaultScript()
    try directory.file("a.pdf", Self.original + Self.tail.prefix(10))
    try directory.file(Self.note, note)
    _ = try AppendingFile.recover(directory.name("a.pdf"), calls: all.calls)
    for (index, call) in all.made.enumerated() {
      try directory.file("a.pdf", Self.original + Self.tail.prefix(10))
      try directory.file(Self.note, note)
      let script = FaultScript(failing: index, with: EIO)
      do {
        _ = try AppendingFile.recover(directory.name("a.pdf"), calls: script.calls)
        #expect(call.name == directory.name(""), "\(call)")
      } catch {
        #expect(directory.names() == [Self.note, "a.pdf"], "\(call)")
        _ = try recover()
      }
      #expect(try directory.content("a.pdf") == Self.original, "\(call)")
      #expect(directory.names() == ["a.pdf"])
    }
  }

  @Test func `a run that is killed at any step leaves a file that the next run mends`() async throws
  {
    let all = FaultScript { _, call in call.step == .write ? .short(2500) : nil }
    let name = try directory.file("a.pdf", Self.original)
    let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
    try AppendingFile(target, calls: all.calls).append(Self.tail)
    try #require(all.made.filter { $0.step == .write && $0.name == name }.count == 3)
    for (index, call) in all.made.enumerated() {
      try directory.file("a.pdf", Self.original)
      await killed(at: index)
      let recovery = try recover()
      let content = try directory.content("a.pdf")
      #expect(content == Self.original || content == Self.original + Self.tail, "\(call)")
      #expect(recovery != .otherFile, "\(call)")
      #expect(directory.names() == ["a.pdf"], "\(call)")
    }
  }

  /// Runs in a process of its own until a step, at which it is killed.
  private func killed(at index: Int) async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.path as String, index] in
      let script = FaultScript { at, call in
        if at == index { _ = kill(getpid(), SIGKILL) }
        return call.step == .write ? .short(2500) : nil
      }
      let name = TemporaryDirectory(of: path).name("a.pdf")
      let target = try WriteTarget.inPlace(name, read: FileBytes.open(name))
      try AppendingFile(target, calls: script.calls).append(RecoveryTests.tail)
    }
  }
}
