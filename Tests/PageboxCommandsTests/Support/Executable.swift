import Foundation
import TestSupport

/// The real binary.
enum Executable {
  /// The binary of this build, or the one that PAGEBOX_EXECUTABLE names.
  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["PAGEBOX_EXECUTABLE"] {
      return URL(fileURLWithPath: path)
    }
    // On Linux the tests are themselves a program of the products folder, elsewhere a bundle in it.
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folders =
      [Bundle.main.bundleURL] + bundles.map { $0.deletingLastPathComponent() }
      + [Project.root.appendingPathComponent(".build/debug")]
    let candidates = folders.map { $0.appendingPathComponent("pagebox") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[candidates.count - 1]
  }()

  /// Runs the binary.
  static func run(
    _ arguments: String..., in folder: String? = nil, input: [UInt8] = [],
    variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    try run(url, arguments, in: folder, input: input, variables: variables)
  }

  /// Runs a script of sh, in which "$pagebox" is the binary; names that are no strings need it.
  static func shell(
    _ script: String, _ arguments: String..., in folder: String? = nil
  ) throws -> Program.Outcome {
    try Program("/bin/sh").run(
      ["-c", script, "sh"] + arguments, in: folder, variables: ["pagebox": url.path])
  }

  /// Runs a program.
  static func run(
    _ program: URL, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program(program.path).run(arguments, in: folder, input: input, variables: variables)
  }
}
