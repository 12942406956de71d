#if os(Linux)
  import Foundation
  import TestSupport

  /// The binary with the library preloaded that makes its calls fail.
  enum FaultTool {
    /// What is made of a call; see `Tests/FaultShim/shim.c`.
    enum How: String, CaseIterable, Sendable {
      case kill, tear, EIO, ENOSPC, short, INT, TERM, run
    }

    /// A call that was counted.
    struct Call: Sendable, CustomStringConvertible {
      let number: Int
      let name: String
      let path: String

      init?(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let number = Int(words[0]) else { return nil }
        self.number = number
        name = String(words[1])
        path = String(words[2])
      }

      var description: String { "\(number) \(name) \(path.split(separator: "/").last ?? "")" }

      /// Whether it can be made by half.
      var isWrite: Bool { ["write", "pwrite", "copy_file_range", "fwrite"].contains(name) }
    }

    private static let folder = try? TemporaryFolder()

    /// The library; nil where it cannot be built.
    private static let library: String? = {
      guard let folder else { return nil }
      let source = Project.root.appendingPathComponent("Tests/FaultShim/shim.c").path
      let path = "\(folder.path)/shim.so"
      let flags = ["-std=c17", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
      let made = try? Program("cc").run(flags + ["-o", path, source, "-ldl"])
      return made?.status == 0 ? path : nil
    }()

    /// Whether the binary runs with the library; one with a sanitizer wants to be first.
    static let canRun: Bool = {
      guard let library else { return false }
      let run = try? Executable.run("--version", variables: ["LD_PRELOAD": library])
      return run?.status == 0 && run?.errors == ""
    }()

    /// Whether every point is tried, and not a sample of them.
    static let isComplete = ProcessInfo.processInfo.environment["PAGEBOX_FAULTS"] == "all"

    /// Ends the binary by a signal after a time in seconds, unless it has ended; all signals reach it.
    static func run(
      _ arguments: [String], in folder: TemporaryFolder, ending signal: String, after delay: String
    ) throws -> Program.Outcome {
      // It would signal twice if it were not in the foreground, and the second ends at once.
      try Program("timeout").run(
        ["--foreground", "-s", signal, delay, Executable.url.path] + arguments, in: folder.path,
        variables: ["LD_PRELOAD": library ?? ""])
    }

    /// Runs the binary with a fault at a call; none for 0.
    ///
    /// - Returns: What the run gave, and the calls about the files of the folder.
    static func run(
      _ arguments: [String], in folder: TemporaryFolder, at number: Int = 0, _ how: How = .kill,
      command: String = ""
    ) throws -> (outcome: Program.Outcome, calls: [Call]) {
      let logs = try TemporaryFolder()
      let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
      let outcome = try Program(Executable.url.path).run(
        arguments, in: folder.path,
        variables: [
          "LD_PRELOAD": library ?? "", "FAULT_FOLDER": real, "FAULT_AT": "\(number)",
          "FAULT_HOW": how.rawValue, "FAULT_RUN": command, "FAULT_LOG": "\(logs.path)/log",
          "pagebox": Executable.url.path,
        ])
      let log = (try? String(contentsOfFile: "\(logs.path)/log", encoding: .utf8)) ?? ""
      return (outcome, log.split(separator: "\n").compactMap(Call.init))
    }
  }

  extension TemporaryFolder {
    /// The regular files in the folder, hidden ones too.
    func contents() throws -> [String: [UInt8]] {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        files[name] = try fileContent("\(path)/\(name)")
      }
      return files
    }
  }
#endif
