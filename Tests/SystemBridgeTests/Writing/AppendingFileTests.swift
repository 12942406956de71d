import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct AppendingFileTests {
  let directory: TemporaryDirectory
  static let note = ".a.pdf.pagebox-undo"

  init() throws { directory = try TemporaryDirectory() }

  private func target(_ entry: String = "a.pdf") throws -> WriteTarget {
    let name = directory.name(entry)
    return try .inPlace(name, read: FileBytes.open(name))
  }

  @Test(arguments: [1, 4095, 4096, 4097, 10_000], [1, 5000])
  func `a tail is put behind the file`(_ length: Int, _ count: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let tail = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 3) }
    try directory.file("a.pdf", bytes)
    // The note is there until the whole file is on the disk.
    let path = directory.path
    let last = Monitor([UInt8]())
    let script = FaultScript(before: .remove, Self.note) {
      let content = try? TemporaryDirectory(of: path).content("a.pdf")
      last.withLock { $0 = content ?? [] }
    }
    let file = try AppendingFile(target(), calls: script.calls)
    #expect(file.length == length)
    try file.append(tail)
    #expect(last.withLock { $0 } == bytes + tail)
    #expect(try directory.content("a.pdf") == bytes + tail)
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `one write is enough, and the disk is waited for around it`() throws {
    try directory.file("a.pdf", [1, 2])
    let script = FaultScript()
    try AppendingFile(target(), calls: script.calls).append([3])
    let steps = script.made.filter { [.write, .flush, .remove, .cut].contains($0.step) }
    let folder = directory.path.split(separator: "/").last.map(String.init) ?? ""
    #expect(
      steps.map(\.description) == [
        "write \(Self.note)", "flush \(Self.note)", "flush \(folder)",
        "write a.pdf", "flush a.pdf", "remove \(Self.note)", "flush \(folder)",
      ])
  }

  @Test func `no more is appended than a note that is read has room for`() throws {
    try directory.file("a.pdf", [1, 2])
    let path = directory.path
    let note = Monitor([UInt8]())
    let script = FaultScript(before: .write, "/a.pdf") {
      let content = try? TemporaryDirectory(of: path).content(Self.note)
      note.withLock { $0 = content ?? [] }
    }
    var calls = script.calls
    calls.longestNote = 2000
    let most = 2000 - 512
    #expect(throws: WriteFailure.tooLong(most: most)) {
      try AppendingFile(target(), calls: calls)
        .append([UInt8](repeating: 3, count: most + 1))
    }
    #expect(!script.made.contains { [.write, .cut, .remove].contains($0.step) })
    #expect(try directory.content("a.pdf") == [1, 2] && directory.names() == ["a.pdf"])
    try AppendingFile(target(), calls: calls).append([UInt8](repeating: 3, count: most))
    // The next run reads that note, were it still there, and it has no room for much more.
    let longest = note.withLock { $0 }
    try #require(longest.count > most && longest.count <= 2000)
    try directory.file(Self.note, longest)
    #expect(try AppendingFile.recover(directory.name("a.pdf"), calls: calls) == .complete)
    try directory.file(Self.note, longest)
    calls.longestNote = longest.count - 1
    #expect(throws: WriteFailure.unfinished(directory.name(Self.note))) {
      try AppendingFile.recover(directory.name("a.pdf"), calls: calls)
    }
  }

  @Test func `a gigabyte is too long to append, half of one is not`() throws {
    #expect(throws: WriteFailure.tooLong(most: (1 << 30) - 512)) {
      try AppendingFile.requireNotable(1 << 30)
    }
    try AppendingFile.requireNotable(1 << 29)
  }

  @Test(arguments: [[9], []] as [[UInt8]])
  func `what does not read back as it was written is taken back`(_ read: [UInt8]) throws {
    try directory.file("a.pdf", [1, 2])
    let path = directory.path
    let script = FaultScript(before: .flush, "a.pdf") {
      _ = try? TemporaryDirectory(of: path).file("a.pdf", [1, 2] + read)
    }
    #expect(throws: WriteFailure.rejected) {
      try AppendingFile(target(), calls: script.calls).append([3])
    }
    #expect(try directory.content("a.pdf") == [1, 2])
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `the file as it will be can be looked at before anything is written`() throws {
    try directory.file("a.pdf", [1, 2])
    let file = try AppendingFile(target())
    let future = try file.extended(by: [3])
    #expect(future.withBytes { bytes in bytes.indices.map { bytes[$0] } } == [1, 2, 3])
    #expect(try directory.content("a.pdf") == [1, 2] && directory.names() == ["a.pdf"])
    try directory.file("a.pdf", [1, 2, 9])
    #expect(throws: WriteFailure.changed) { try file.extended(by: [3]) }
    #expect(throws: WriteFailure.noSuchFile) {
      try AppendingFile(.newFile(directory.name("b.pdf"), replaces: false)).append([3])
    }
  }

  @Test func `nothing is appended by nothing`() throws {
    try directory.file("a.pdf", [1, 2])
    let script = FaultScript()
    try AppendingFile(target(), calls: script.calls).append([])
    #expect(!script.made.contains { $0.step == .write })
  }

  @Test func `all names of a file keep it, and links are followed`() throws {
    let name = try directory.file("a.pdf", [1])
    try check(unsafe link(name.cString, directory.name("b.pdf").cString), "link")
    try directory.link("c.pdf", to: "a.pdf")
    try AppendingFile(target("c.pdf")).append([2])
    #expect(try directory.content("b.pdf") == [1, 2] && directory.content("a.pdf") == [1, 2])
    #expect(directory.names() == ["a.pdf", "b.pdf", "c.pdf"])
  }

  @Test func `a file is cut at a length`() throws {
    try directory.file("a.pdf", [1, 2, 3])
    try AppendingFile(target()).cut(to: 2)
    #expect(try directory.content("a.pdf") == [1, 2])
    #expect(directory.names() == ["a.pdf"])
  }

  @Test(arguments: [WriteCalls.Step.cut, .flush])
  func `a cut that fails is told`(_ step: WriteCalls.Step) throws {
    try directory.file("a.pdf", [1, 2, 3])
    let calls = WriteCalls { $0 == step && $1.display.hasSuffix("a.pdf") ? .error(EIO) : nil }
    let text = "Input/output error"
    #expect(throws: step == .cut ? WriteFailure.other(text) : .notFlushed(text)) {
      try AppendingFile(target(), calls: calls).cut(to: 2)
    }
    #expect(try directory.content("a.pdf") == (step == .cut ? [1, 2, 3] : [1, 2]))
  }

  @Test func `two runs do not work on one file`() throws {
    try directory.file("a.pdf", [1])
    let target = try target()
    let first = try AppendingFile(target)
    #expect(throws: WriteFailure.busy) { try AppendingFile(target).append([3]) }
    #expect(throws: WriteFailure.busy) { try StagedFile(for: target).commit() }
    try first.append([2])
    #expect(try directory.content("a.pdf") == [1, 2])
  }

  @Test func `a file that is replaced at the moment is not appended to`() throws {
    try directory.file("a.pdf", [1])
    let target = try target()
    var first = try StagedFile(for: target)
    #expect(throws: WriteFailure.busy) { try AppendingFile(target).append([3]) }
    try first.write([2])
    try first.commit()
    #expect(throws: WriteFailure.changed) { try AppendingFile(target).append([3]) }
    #expect(try directory.content("a.pdf") == [2])
  }

  @Test func `a file that was written to is not appended to`() throws {
    try directory.file("a.pdf", [1])
    let target = try target()
    try directory.file("a.pdf", [1, 2])
    #expect(throws: WriteFailure.changed) { try AppendingFile(target).append([3]) }
  }

  @Test(arguments: [true, false])
  func `somebody who knows no locks is found out, and loses nothing`(_ grows: Bool) throws {
    try directory.file("a.pdf", [1])
    let path = directory.path
    let script = FaultScript(before: .write, Self.note) {
      _ = try? TemporaryDirectory(of: path).file("a.pdf", grows ? [1, 7] : [])
    }
    #expect(throws: WriteFailure.changed) {
      try AppendingFile(target(), calls: script.calls).append([3, 4])
    }
    #expect(try directory.content("a.pdf") == (grows ? [1, 7] : []))
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `bytes that somebody puts behind ours are not cut`() throws {
    try directory.file("a.pdf", [1])
    let note = directory.name(Self.note)
    let path = directory.path
    let calls = WriteCalls { step, name in
      guard step == .flush, name.display.hasSuffix("a.pdf") else { return nil }
      _ = try? TemporaryDirectory(of: path).file("a.pdf", [1, 3, 7])
      return .error(EIO)
    }
    #expect(throws: WriteFailure.torn(note: note, "Device or resource busy")) {
      try AppendingFile(target(), calls: calls).append([3])
    }
    #expect(try directory.content("a.pdf") == [1, 3, 7])
    #expect(try AppendingFile.recover(directory.name("a.pdf")) == .complete)
  }

  @Test func `short writes are continued`() throws {
    let tail = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    try directory.file("a.pdf", [1])
    let calls = WriteCalls { step, _ in step == .write ? .short(7) : nil }
    try AppendingFile(target(), calls: calls).append(tail)
    #expect(try directory.content("a.pdf") == [1] + tail)
  }

  @Test(arguments: [EIO, ENOSPC, EACCES], [true, false])
  func `a step that fails leaves the file as it was`(_ number: Int32, _ short: Bool) throws {
    try directory.file("a.pdf", [1, 2])
    let all = FaultScript { _, call in short && call.step == .write ? .short(1) : nil }
    try AppendingFile(target(), calls: all.calls).append([3, 4])
    for (index, call) in all.made.enumerated() {
      try directory.file("a.pdf", [1, 2])
      let script = FaultScript { at, call in
        if at == index { return .error(number) }
        return short && call.step == .write ? .short(1) : nil
      }
      do {
        try AppendingFile(target(), calls: script.calls).append([3, 4])
        // The note that could not be removed, and the folder at the end or where it cannot be read.
        let isFolder = call.name == directory.name("")
        #expect(call.step == .remove || isFolder, "\(call)")
        #expect(try directory.content("a.pdf") == [1, 2, 3, 4], "\(call)")
        if call.step == .remove {
          #expect(try AppendingFile.recover(directory.name("a.pdf")) == .complete)
        }
      } catch {
        #expect(error is WriteFailure, "\(call)")
        #expect(try directory.content("a.pdf") == [1, 2], "\(call)")
      }
      #expect(directory.names() == ["a.pdf"], "\(call)")
    }
  }

  @Test(arguments: [WriteCalls.Step.write, .flush], [WriteCalls.Step.cut, .flush])
  func `where taking back fails too, the note stays and the next run does it`(
    _ first: WriteCalls.Step, _ second: WriteCalls.Step
  ) throws {
    try directory.file("a.pdf", [1, 2])
    let failed = Monitor(0)
    let calls = WriteCalls { step, name in
      guard name.display.hasSuffix("a.pdf") else { return nil }
      return failed.withLock { count in
        // Two bytes of three are written, and then nothing is any more.
        if step == .write, count == 0, first == .write {
          count = 1
          return .short(2)
        }
        guard step == first && count < 2 || step == second && count >= 2 else { return nil }
        count += 2
        return .error(EIO)
      }
    }
    let note = directory.name(Self.note)
    #expect(throws: WriteFailure.torn(note: note, "Input/output error")) {
      try AppendingFile(target(), calls: calls).append([3, 4, 5])
    }
    #expect(directory.names() == [Self.note, "a.pdf"])
    #expect(throws: WriteFailure.unfinished(note)) { try AppendingFile(target()).append([6]) }
    let recovery = try AppendingFile.recover(directory.name("a.pdf"))
    let isCut = second == .flush
    let isWhole = first == .flush
    #expect(recovery == (isCut ? .untouched : isWhole ? .complete : .takenBack(2)))
    #expect(
      try directory.content("a.pdf") == (isWhole && !isCut ? [1, 2, 3, 4, 5] : [1, 2]))
    #expect(directory.names() == ["a.pdf"])
  }
}
