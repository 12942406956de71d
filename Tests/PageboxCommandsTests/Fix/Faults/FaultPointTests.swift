#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Every call that changes a file fails, or is the last one of the process.
  ///
  /// A sample is tried, and everything with PAGEBOX_FAULTS=all, as `make faults` does.
  @Suite(.enabled(if: FaultTool.canRun, "needs cc, and a binary that lets a library be preloaded"))
  struct FaultPointTests {
    @Test(arguments: FaultScenario.allCases)
    func `whatever call fails, each file is the old one or the new one`(
      _ scenario: FaultScenario
    ) throws {
      let course = try scenario.course()
      let points = course.chosenPoints(25, seed: 20_261_130)
      for point in points {
        let problems = try FaultExamination.problems(scenario, course, at: point)
        #expect(problems == [])
      }
      #expect(points.count >= 25)
      if FaultTool.isComplete { print("faults: \(points.count) calls, \(scenario)") }
    }

    @Test func `there are at least 500 points`() throws {
      let counts = try FaultScenario.allCases.map { try $0.course().points.count }
      #expect(counts.reduce(0, +) >= 500, "\(counts)")
      if FaultTool.isComplete { print("faults: \(counts.reduce(0, +)) points in all") }
    }

    @Test func `what the runs are to give is right`() throws {
      let original = FaultScenario.original
      let new = try #require(try FaultScenario.new.course().after["new.pdf"])
      let rewritten = try #require(try FaultScenario.rewritten.course().after["in.pdf"])
      #expect(new.starts(with: original) && new.count > original.count)
      #expect(rewritten != original && rewritten != new)
      #expect(try FaultScenario.force.course().after == ["in.pdf": original, "old.pdf": new])
      #expect(try FaultScenario.appended.course().after == ["in.pdf": new])
      #expect(
        try FaultScenario.backup.course().after == ["in.pdf": new, "in.pdf.bak": original])
      #expect(try FaultScenario.undo.course().after == ["in.pdf": original])
      #expect(try FaultScenario.parallel.course().after.values.allSatisfy { $0 == new })
      guard Program.pdfinfo.isInstalled else { return }
      // The media boxes are 1700 by 841 and 420 by 595.
      for file in [new, rewritten] {
        let folder = try TemporaryFolder()
        _ = try folder.file("a.pdf", file)
        let shown = try Program.pdfinfo.run(["-box", "-l", "2", "a.pdf"], in: folder.path).output
        let crops = shown.split(separator: "\n").filter { $0.contains("CropBox") }
          .map { $0.split(separator: ":")[1].split(separator: " ").joined(separator: " ") }
        #expect(crops == ["20.00 20.00 1680.00 821.00", "20.00 20.00 400.00 575.00"])
      }
    }

    @Test(arguments: [FaultTool.How.INT, .TERM])
    func `a signal in the middle ends the process as it should`(_ how: FaultTool.How) throws {
      for scenario in [FaultScenario.new, .appended, .rewritten] {
        let course = try scenario.course()
        let call = try #require(
          course.calls.first { $0.path.hasSuffix("/in.pdf") && $0.name == "pwrite" }
            ?? course.calls.first { $0.name == "fwrite" || $0.name == "copy_file_range" })
        let folder = try TemporaryFolder()
        for (name, bytes) in course.before { _ = try folder.file(name, bytes) }
        let (outcome, _) = try FaultTool.run(
          scenario.arguments, in: folder, at: call.number, how)
        #expect(outcome.signal == (how == .INT ? SIGINT : SIGTERM), "\(scenario)")
        let isWhole = try folder.contents() == course.after || folder.contents() == course.before
        #expect(isWhole, "\(scenario)")
      }
    }

    @Test(arguments: ["KILL", "INT", "TERM"])
    func `whenever it is ended, each file is the old one or the new one`(
      _ signal: String
    ) throws {
      var numbers = SplitMix(seed: 20_261_130)
      let count = FaultTool.isComplete ? 20 : 2
      for scenario in FaultScenario.allCases {
        let course = try scenario.course()
        for _ in 0..<count {
          let folder = try TemporaryFolder()
          for (name, bytes) in course.before { _ = try folder.file(name, bytes) }
          let delay = "0.0\(100 + numbers.below(500))"
          let outcome = try FaultTool.run(
            scenario.arguments, in: folder, ending: signal, after: delay)
          var examination = FaultExamination(
            scenario: scenario, course: course, folder: folder, how: nil, call: nil,
            outcome: outcome)
          try examination.examine()
          #expect(examination.problems == [], "\(scenario), \(signal) after \(delay) s")
        }
      }
      if FaultTool.isComplete {
        print("faults: \(count * FaultScenario.allCases.count) moments, SIG\(signal)")
      }
    }
  }
#endif
