#if os(Linux)
  import TestSupport

  /// Looks at what a run has left to which something happened, and runs once more.
  struct FaultExamination {
    let scenario: FaultScenario
    let course: FaultScenario.Course
    let folder: TemporaryFolder
    /// What was made of which call; nil for a moment without a call.
    let how: FaultTool.How?
    let call: FaultTool.Call?
    let outcome: Program.Outcome

    private(set) var problems: [String] = []

    /// Makes a run with a fault, and looks at it.
    static func problems(
      _ scenario: FaultScenario, _ course: FaultScenario.Course,
      at point: (call: FaultTool.Call, how: FaultTool.How)
    ) throws -> [String] {
      let folder = try TemporaryFolder()
      for (name, bytes) in course.before { _ = try folder.file(name, bytes) }
      let (outcome, calls) = try FaultTool.run(
        scenario.arguments, in: folder, at: point.call.number, point.how)
      // Several threads make their calls in another order each time.
      let call = calls.first { $0.number == point.call.number }
      var examination = FaultExamination(
        scenario: scenario, course: course, folder: folder, how: point.how, call: call,
        outcome: outcome)
      try examination.examine()
      return examination.problems.map {
        "\(scenario), \(point.how) at \(call?.description ?? "no call"): \($0); \(outcome.errors)"
      }
    }

    init(
      scenario: FaultScenario, course: FaultScenario.Course, folder: TemporaryFolder,
      how: FaultTool.How?, call: FaultTool.Call?, outcome: Program.Outcome
    ) {
      self.scenario = scenario
      self.course = course
      self.folder = folder
      self.how = how
      self.call = call
      self.outcome = outcome
    }

    /// Whatever happened, each file is the old one or the new one; then the run is made again.
    mutating func examine() throws {
      let found = try folder.contents()
      examineFiles(found)
      examineStatus(found)
      try examineNext(found)
    }

    private mutating func examineFiles(_ found: [String: [UInt8]]) {
      for name in Set(course.before.keys).union(course.after.keys) {
        let (old, new) = (course.before[name], course.after[name])
        if found[name] == old || found[name] == new { continue }
        // The one exception: the end of a file that was appended to, with the note that tells it.
        let isTorn =
          found[name]?.starts(with: old ?? [0]) == true
          && new?.starts(with: found[name] ?? [0]) == true
          && found[".\(name).pagebox-undo"] != nil && isKilled
        if !isTorn { problems.append("\(name) is neither the old file nor the new one") }
      }
      let others = found.keys.filter { course.after[$0] == nil && course.before[$0] == nil }
      for name in others where !name.hasPrefix(".") { problems.append("there is \(name)") }
      if scenario == .backup, found["in.pdf"] != course.before["in.pdf"],
        found["in.pdf.bak"] != course.before["in.pdf"]
      {
        problems.append("changed without a backup")
      }
      let isLitterAllowed = isKilled || call?.name == "unlink"
      if !isLitterAllowed, others.contains(where: { $0.hasPrefix(".") }) {
        problems.append("litter: \(others)")
      }
    }

    private var isKilled: Bool { outcome.signal == 9 || outcome.status == 137 }

    private mutating func examineStatus(_ found: [String: [UInt8]]) {
      // In another order the call of a number may be one that cannot be torn.
      let mustDie = how == .kill && call != nil || how == .tear && call?.isWrite == true
      if mustDie, outcome.signal != 9 { problems.append("not killed") }
      guard let status = outcome.status, how != nil else { return }
      let visible = found.filter { !$0.key.hasPrefix(".") }
      switch status {
      case 0:
        if visible != course.after { problems.append("0, and not what was asked for") }
      case 2:
        if outcome.errorLines.count != 1 { problems.append("not one line") }
        // What is said of the backup alone is a reason not to begin with the file.
        let isSaid =
          outcome.errors.contains("in.pdf: error: written, but a power cut")
          || outcome.errors.contains("new.pdf: error: written, but a power cut")
          || outcome.errors.contains("old.pdf: error: written, but a power cut")
        // Of several files the others are changed, and a backup may have been made.
        if scenario != .parallel, (visible == course.after) != isSaid {
          problems.append("2, and the new file")
        }
      default: problems.append("status \(status)")
      }
      if how == .short, status != 0 { problems.append("a short write is none to give up for") }
    }

    /// A second run does what the first was to do, and finds nothing in its way.
    private mutating func examineNext(_ found: [String: [UInt8]]) throws {
      var arguments = scenario.arguments
      if scenario == .new, found["new.pdf"] != nil { arguments.append("--force") }
      if scenario == .undo, found["in.pdf"] == course.after["in.pdf"] { return }
      let next = try Executable.run(Executable.url, arguments, in: folder.path)
      if next.status != 0 {
        problems.append("the next run ends with \(next.status ?? -1): \(next.errors)")
      }
      var left = try folder.contents()
      // A second name that could not be taken away; the next backup does that.
      if call?.name == "unlink", left[".in.pdf.bak.pagebox-new"] == course.before["in.pdf"] {
        left[".in.pdf.bak.pagebox-new"] = nil
      }
      if left != course.after { problems.append("the next run leaves \(left.keys.sorted())") }
    }
  }
#endif
