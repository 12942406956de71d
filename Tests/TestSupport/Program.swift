import Foundation

/// A program of the machine, ours or somebody else's, which tests run.
package struct Program: Sendable {
  /// Checks, shows and rewrites PDF files.
  package static let qpdf = Program("qpdf")
  /// Lists the boxes of each page as poppler sees them.
  package static let pdfinfo = Program("pdfinfo")
  /// Lists the boxes of each page as MuPDF sees them, and draws pages.
  package static let mutool = Program("mutool")
  /// Draws pages as poppler sees them.
  package static let pdftoppm = Program("pdftoppm")

  /// Where the program is; nil where it is not installed.
  package let path: String?
  private let name: String

  /// Looks for a program where programs are; a name with a slash is its place already.
  package init(_ name: String) {
    self.name = name
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    path = places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the program can be run here.
  package var isInstalled: Bool { path != nil }

  /// What a run left behind.
  package struct Outcome: Sendable {
    /// The exit status; nil where a signal ended it.
    package let status: Int32?
    /// The signal that ended the program; nil where none did.
    package let signal: Int32?
    /// Standard output.
    package let bytes: [UInt8]
    /// Standard error.
    package let errors: String

    /// Standard output as text.
    package var output: String { String(decoding: bytes, as: UTF8.self) }

    /// Standard output, and standard error behind it.
    package var text: String { output + errors }

    /// The lines of standard error.
    package var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// Runs the program; its streams are files, so that none of them can fill up.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: The folder that it is run in; nil for that of the tests.
  ///   - input: What it reads from standard input.
  ///   - variables: Further variables of its environment.
  /// - Returns: What it left behind, whatever its status.
  /// - Throws: Where it cannot be started.
  package func run(
    _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    variables: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    let output = URL(fileURLWithPath: try streams.file("output", []))
    let errors = URL(fileURLWithPath: try streams.file("errors", []))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? name)
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
    return Outcome(
      status: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      bytes: try fileContent(output.path),
      errors: String(decoding: try fileContent(errors.path), as: UTF8.self))
  }

  /// Runs the program on a file of these bytes, whose name stands between the arguments.
  package func run(
    _ arguments: [String], on bytes: [UInt8], _ further: String...
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.pdf", bytes)
    return try run(arguments + ["in.pdf"] + further, in: folder.path)
  }
}

/// The bytes of a file, which may be empty.
///
/// Through a handle, since Foundation's Data(contentsOf:) leaks 4,096 bytes for an empty file.
package func fileContent(_ path: String) throws -> [UInt8] {
  let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  defer { try? handle.close() }
  return Array(try handle.readToEnd() ?? Data())
}
