import Foundation

/// What a program left behind when it ended.
struct ProgramResult {
  /// The exit status; nil where a signal ended it.
  let status: Int32?
  /// The signal that ended the program; nil where none did.
  let signal: Int32?
  let bytes: [UInt8]
  let errors: String

  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// The real binary, and other programs of the machine beside it.
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
      + [ManualBoxesTests.root.appendingPathComponent(".build/debug")]
    let candidates = folders.map { $0.appendingPathComponent("pagebox") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[candidates.count - 1]
  }()

  /// Where a program of the machine is; nil where it is not installed.
  static func find(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs the binary.
  static func run(
    _ arguments: String..., in folder: String? = nil, input: [UInt8] = [],
    variables: [String: String] = [:]
  ) throws -> ProgramResult {
    try run(url, arguments, in: folder, input: input, variables: variables)
  }

  /// Runs a script of sh, in which "$pagebox" is the binary; names that are no strings need it.
  static func shell(
    _ script: String, _ arguments: String..., in folder: String? = nil
  ) throws -> ProgramResult {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh"] + arguments, in: folder,
      variables: ["pagebox": url.path])
  }

  /// Runs a program; its streams are files, so that none of them can fill up.
  static func run(
    _ program: URL, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    variables: [String: String] = [:]
  ) throws -> ProgramResult {
    let streams = try TemporaryFolder()
    let output = URL(fileURLWithPath: try streams.file("output", []))
    let errors = URL(fileURLWithPath: try streams.file("errors", []))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "PAGEBOX_PASSWORD" }.merging(variables) { $1 }
    // A build that counts lines would want to write where another user may not, and say so.
    process.environment?["LLVM_PROFILE_FILE"] = "/dev/null"
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: try streams.file("input", input)))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return ProgramResult(
      status: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      bytes: try content(of: output),
      errors: String(decoding: try content(of: errors), as: UTF8.self))
  }

  /// The bytes of a file.
  ///
  /// Through a handle, since Foundation's Data(contentsOf:) leaks 4,096 bytes for an empty file,
  /// which would hide a leak of ours from the leak checker.
  private static func content(of file: URL) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return Array(try handle.readToEnd() ?? Data())
  }
}
