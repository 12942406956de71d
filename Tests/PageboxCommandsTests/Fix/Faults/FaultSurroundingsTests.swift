#if os(Linux)
  import BoxFixtures
  import Foundation
  import TestSupport
  import Testing

  @testable import PageboxCommands

  /// What somebody else does to the files while the tool writes.
  @Suite(.enabled(if: FaultTool.canRun, "needs cc, and a binary that lets a library be preloaded"))
  struct FaultSurroundingsTests {
    let folder: TemporaryFolder
    private let original = FaultScenario.original

    init() throws { folder = try TemporaryFolder() }

    private func setUp(_ course: FaultScenario.Course) throws {
      for name in try folder.contents().keys {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      for (name, bytes) in course.before { _ = try folder.file(name, bytes) }
    }

    /// The calls before each of which something is done; a few of those of the writer's stream.
    private func moments(_ course: FaultScenario.Course) -> [FaultTool.Call] {
      let streamed = course.calls.filter { $0.name == "fwrite" }.map(\.number)
      let kept = Set([streamed.first, streamed.last].compactMap(\.self))
      return course.calls.filter { $0.name != "fwrite" || kept.contains($0.number) }
    }

    @Test(arguments: [FaultScenario.new, .force, .rewritten, .appended])
    func `what somebody else has written is never lost`(_ scenario: FaultScenario) throws {
      let course = try scenario.course()
      let others = original + Array("x".utf8)
      for call in moments(course) {
        try setUp(course)
        let (outcome, _) = try FaultTool.run(
          scenario.arguments, in: folder, at: call.number, .run, command: "printf x >> in.pdf")
        let found = try folder.contents()
        let context = Comment(rawValue: "\(scenario), before \(call): \(outcome.errors)")
        let isTold = outcome.status == 2 && outcome.errors.contains("changed while it was read")
        if scenario == .new || scenario == .force {
          let name = scenario == .new ? "new.pdf" : "old.pdf"
          #expect(found["in.pdf"] == others, context)
          let expected = isTold ? course.before[name] : course.after[name]
          #expect(found[name] == expected && (isTold || outcome.status == 0), context)
        } else if found["in.pdf"] != others || !isTold {
          // Between the last look at a file and the call that changes it nobody can be kept out, nor
          // once it is changed.
          let isLate = call.number >= (course.lastLook(of: scenario)?.number ?? 0)
          #expect(isLate, context)
          let new = try #require(course.after["in.pdf"])
          #expect(found["in.pdf"]?.starts(with: new) == true, context)
        }
        let litter = found.keys.filter { $0.hasPrefix(".") }
        #expect(litter.isEmpty || outcome.errors.contains("torn"), context)
      }
    }

    @Test(arguments: [FaultScenario.rewritten, .appended, .backup])
    func `another file that takes the name meanwhile stays`(_ scenario: FaultScenario) throws {
      let course = try scenario.course()
      for call in moments(course).prefix(while: { $0.name != "rename" && $0.name != "pwrite" }) {
        try setUp(course)
        _ = try folder.file("other", Array("other".utf8))
        let (outcome, _) = try FaultTool.run(
          scenario.arguments, in: folder, at: call.number, .run, command: "mv other in.pdf")
        let found = try folder.contents()
        #expect(outcome.status == 2, "before \(call)")
        #expect(found["in.pdf"] == Array("other".utf8), "before \(call)")
        #expect(found.keys.allSatisfy { !$0.hasPrefix(".") }, "before \(call)")
      }
    }

    @Test(arguments: [FaultScenario.appended, .rewritten, .force, .undo])
    func `two runs on one file do not mix`(_ scenario: FaultScenario) throws {
      let course = try scenario.course()
      let words = scenario.arguments.map { "'\($0)'" }.joined(separator: " ")
      for call in moments(course) {
        try setUp(course)
        let (outcome, _) = try FaultTool.run(
          scenario.arguments, in: folder, at: call.number, .run,
          command: "\"$pagebox\" \(words) >/dev/null 2>&1; true")
        #expect(outcome.status == 0 || outcome.status == 2, "before \(call)")
        #expect(try folder.contents() == course.after, "before \(call): \(outcome.errors)")
      }
    }

    @Test func `many runs at once append once`() throws {
      let course = try FaultScenario.appended.course()
      try setUp(course)
      // Not by the shell, which waits for signals that it may not get.
      let runs = try Program("xargs").run(
        ["-P8", "-I{}", Executable.url.path] + FaultScenario.appended.arguments, in: folder.path,
        input: Array("1\n2\n3\n4\n5\n6\n7\n8\n".utf8))
      #expect(try folder.contents() == course.after, "\(runs.text)")
    }

    /// The update with one of its bytes made another while it is written, or some cut off.
    @Test(arguments: ["/CropBox [ 20", "startxref\n", "cut"])
    func `an update that is not as planned is cut back`(_ place: String) throws {
      let course = try FaultScenario.appended.course()
      try setUp(course)
      let new = try #require(course.after["in.pdf"])
      let flush = try #require(
        course.calls.first { $0.name == "fsync" && $0.path.hasSuffix("/in.pdf") })
      let command: String
      if place == "cut" {
        command = "truncate -s \(original.count + 50) in.pdf"
      } else {
        let text = Array(place.utf8)
        let at = try #require(
          (original.count..<new.count - text.count).first { new[$0...].starts(with: text) })
        let seek = place.hasSuffix("\n") ? at + text.count : at + text.count - 2
        command = "printf 9 | dd of=in.pdf bs=1 seek=\(seek) conv=notrunc 2>/dev/null"
      }
      let (outcome, _) = try FaultTool.run(
        FaultScenario.appended.arguments, in: folder, at: flush.number, .run, command: command)
      #expect(outcome.status == 70)
      #expect(outcome.output == "" && outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("what was written is not what was planned"))
      #expect(outcome.errors.hasSuffix("nothing was delivered; report this line and the file\n"))
      #expect(try folder.contents() == course.before)
    }

    @Test(arguments: [FaultScenario.new, .force, .rewritten])
    func `a new file that is not as planned gets no name`(_ scenario: FaultScenario) throws {
      let course = try scenario.course()
      try setUp(course)
      // The last moment before the file is read again: the writer's identifier, or the update.
      let write = try #require(
        course.calls.first { $0.name == "pwrite" } ?? course.calls.last { $0.name == "fclose" })
      let staged = try #require(write.path.split(separator: "/").last)
      // The tool has the file open, so that it must stay the same one.
      let command =
        "sed 's/420 595/420 596/' '\(staged)' > c && cat c > '\(staged)' && rm c"
      let (outcome, _) = try FaultTool.run(
        scenario.arguments, in: folder, at: write.number, .run, command: command)
      #expect(outcome.status == 70, "\(outcome.errors)")
      #expect(outcome.errors.contains("what was written is not what was planned: "))
      #expect(try folder.contents() == course.before)
    }
  }

  extension FaultScenario.Course {
    /// The call that changes the file that is changed in place.
    fileprivate func lastLook(of scenario: FaultScenario) -> FaultTool.Call? {
      calls.first {
        scenario == .appended
          ? $0.name == "pwrite" && $0.path.hasSuffix("/in.pdf") : $0.name == "rename"
      }
    }
  }
#endif
