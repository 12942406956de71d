#if os(Linux)
  import BoxFixtures
  import TestSupport
  import Testing

  @testable import PageboxCommands

  /// A way to write, tried with faults.
  enum FaultScenario: String, CaseIterable, Sendable {
    case new, force, appended, rewritten, backup, undo, parallel

    private static let request = ["fix", "--set", "crop=media-20"]
    /// The same pages whatever the scenario; a few, so that a run is short.
    static let original = coverSpread.bytes()

    /// The command line.
    var arguments: [String] {
      switch self {
      case .new: Self.request + ["in.pdf", "-o", "new.pdf"]
      case .force: Self.request + ["in.pdf", "-o", "old.pdf", "--force"]
      case .appended: Self.request + ["--in-place", "in.pdf"]
      case .rewritten: Self.request + ["--in-place", "--write=rewrite", "in.pdf"]
      case .backup: Self.request + ["--in-place", "--backup=.bak", "in.pdf"]
      case .undo: ["fix", "--undo", "in.pdf"]
      case .parallel: Self.request + ["--in-place", "-j4"] + Self.several
      }
    }

    private static let several = ["1.pdf", "2.pdf", "3.pdf", "4.pdf"]

    /// The files before the run.
    func before() throws -> [String: [UInt8]] {
      switch self {
      case .new, .appended, .rewritten, .backup: ["in.pdf": Self.original]
      case .force: ["in.pdf": Self.original, "old.pdf": Array("another file".utf8)]
      case .undo: ["in.pdf": try Self.updated.get()]
      case .parallel: Dictionary(uniqueKeysWithValues: Self.several.map { ($0, Self.original) })
      }
    }

    /// The original with the update behind it, as a run gives it to which nothing happens.
    private static let updated = Result { () throws -> [UInt8] in
      let folder = try TemporaryFolder()
      _ = try folder.file("in.pdf", original)
      _ = try Executable.run(Executable.url, FaultScenario.appended.arguments, in: folder.path)
      return try #require(try folder.contents()["in.pdf"])
    }

    /// The files after a run to which nothing happens, and the calls that it makes.
    struct Course: Sendable {
      let before: [String: [UInt8]]
      let after: [String: [UInt8]]
      let calls: [FaultTool.Call]
    }

    /// Makes a run to which nothing happens.
    func course() throws -> Course {
      let folder = try TemporaryFolder()
      let before = try before()
      for (name, bytes) in before { _ = try folder.file(name, bytes) }
      let (outcome, calls) = try FaultTool.run(arguments, in: folder)
      try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
      return Course(before: before, after: try folder.contents(), calls: calls)
    }
  }

  extension FaultScenario.Course {
    /// The points at which something can go wrong: each call in each way.
    var points: [(call: FaultTool.Call, how: FaultTool.How)] {
      calls.flatMap { call in
        FaultTool.How.allCases.filter { how in
          switch how {
          case .run: false
          // Streams make no short writes.
          case .short: call.isWrite && call.name != "fwrite"
          case .tear: call.isWrite
          default: true
          }
        }.map { (call, $0) }
      }
    }

    /// The points, or a few of them where there is no time for all.
    ///
    /// The stream of the writer makes most of the calls, and gets no more of the sample than a third.
    func chosenPoints(_ count: Int, seed: UInt64) -> [(call: FaultTool.Call, how: FaultTool.How)] {
      if FaultTool.isComplete { return points }
      var numbers = SplitMix(seed: seed)
      let shuffled = points.shuffled(using: &numbers)
      let streamed = shuffled.filter { $0.call.name == "fwrite" }.prefix(count / 3)
      let others = shuffled.filter { $0.call.name != "fwrite" }
      return Array(streamed) + others.prefix(count - streamed.count)
    }
  }
#endif
