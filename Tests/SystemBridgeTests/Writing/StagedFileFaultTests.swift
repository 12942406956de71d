import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every step of a staged file fails, is the last, or has somebody else come before it.
@Suite struct StagedFileFaultTests {
  let directory: TemporaryDirectory
  static let staging = ".a.pdf.pagebox-new"
  static let backupStaging = ".a.pdf.bak.pagebox-new"

  init() throws { directory = try TemporaryDirectory() }

  /// The ways in which a file gets its name.
  enum Manner: CaseIterable {
    case new, forced, inPlace, backup
  }

  private func write(_ manner: Manner, calls: WriteCalls = .system) throws {
    let name = directory.name("a.pdf")
    if manner == .new {
      var staged = try StagedFile(for: .newFile(name, replaces: false), calls: calls)
      try staged.write([4, 5])
      try staged.commit()
      return
    }
    let source = try FileBytes.open(name)
    let target: WriteTarget =
      manner == .forced ? try .newFile(name, replaces: true) : try .inPlace(name, read: source)
    if manner == .backup {
      _ = try Backup.make(
        of: target, read: source, suffix: Array(".bak".utf8), replaces: false, calls: calls)
      return
    }
    var staged = try StagedFile(for: target, calls: calls)
    try staged.write([4, 5])
    try staged.commit(source: source)
  }

  /// Puts what there is before a run, and tells the names.
  private func setUp(_ manner: Manner) throws -> [String] {
    for name in directory.names() { _ = unsafe unlink(directory.name(name).cString) }
    if manner == .new { return [] }
    try directory.file("a.pdf", [1, 2, 3])
    return ["a.pdf"]
  }

  /// The file that a run delivers, and the content.
  private func delivery(_ manner: Manner) -> (String, [UInt8]) {
    manner == .backup ? ("a.pdf.bak", [1, 2, 3]) : ("a.pdf", [4, 5])
  }

  @Test(arguments: Manner.allCases, [EIO, ENOSPC, EACCES])
  func `a step that fails leaves everything as it was`(_ manner: Manner, _ number: Int32) throws {
    let names = try setUp(manner)
    let all = FaultScript()
    try write(manner, calls: all.calls)
    try #require(all.made.count > 8)
    let (delivered, content) = delivery(manner)
    for (index, call) in all.made.enumerated() {
      _ = try setUp(manner)
      let script = FaultScript(failing: index, with: number)
      do {
        try write(manner, calls: script.calls)
        // What may fail, and the file is delivered all the same.
        let isHarmless =
          call.step == .describe || call.step == .remove
          || call.name.display.hasSuffix("/") && number == EACCES
          || call.step == .open && call.name.display.hasSuffix("a.pdf") && number == EACCES
        #expect(isHarmless, "\(call)")
        #expect(try directory.content(delivered) == content, "\(call)")
        let names = directory.names().filter { name in
          // A second name of the delivered file, which the next run removes.
          !(name == Self.staging && call.step == .remove)
        }
        #expect(names == Array(Set(names + [delivered])).sorted(), "\(call)")
      } catch WriteFailure.notFlushed {
        #expect(call.name.display.hasSuffix("/"), "\(call)")
        #expect(try directory.content(delivered) == content, "\(call)")
      } catch {
        #expect(error is WriteFailure, "\(call)")
        #expect(directory.names() == names, "\(call)")
        if manner != .new { #expect(try directory.content("a.pdf") == [1, 2, 3], "\(call)") }
      }
    }
  }

  @Test(arguments: Manner.allCases)
  func `a run that is killed at any step leaves a whole file, and nothing in the way`(
    _ manner: Manner
  ) async throws {
    _ = try setUp(manner)
    let all = FaultScript()
    try write(manner, calls: all.calls)
    let (delivered, content) = delivery(manner)
    for (index, call) in all.made.enumerated() {
      let names = try setUp(manner)
      await killed(at: index, manner)
      let visible = directory.names().filter { $0 != Self.staging && $0 != Self.backupStaging }
      if visible != names || (try? directory.content("a.pdf")) == [4, 5] {
        #expect(visible == Array(Set(names + [delivered])).sorted(), "\(call)")
        #expect(try directory.content(delivered) == content, "\(call)")
        // The next run is told that there is a file of the name already.
        if manner == .new || manner == .backup { continue }
      }
      if manner != .new, delivered != "a.pdf" {
        #expect(try directory.content("a.pdf") == [1, 2, 3], "\(call)")
      }
      try write(manner)
      #expect(try directory.content(delivered) == content, "\(call)")
      #expect(directory.names() == Array(Set(names + [delivered])).sorted(), "\(call)")
    }
  }

  /// Runs in a process of its own until a step, at which it is killed.
  private func killed(at index: Int, _ manner: Manner) async {
    let path = directory.path
    let which = Manner.allCases.firstIndex(of: manner) ?? 0
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        path = path as String, index, which = which as Int
      ] in
      let script = FaultScript { at, _ in
        if at == index { _ = kill(getpid(), SIGKILL) }
        return nil
      }
      let tests = StagedFileFaultTests(at: path)
      try tests.write(Manner.allCases[which], calls: script.calls)
    }
  }

  private init(at path: String) { directory = TemporaryDirectory(of: path) }
}
