import Foundation
import Testing

/// The programs of others that have to accept what we write, where they are installed.
enum Programs {
  /// One of them: how it is called, and by what words it complains.
  struct Program: Sendable {
    let name: String
    let arguments: [String]
    let password: @Sendable (String) -> [String]
    let complaints: [String]

    /// What the program says of a file that it does not accept; nil where it is not installed.
    func complaint(of bytes: [UInt8], password words: String?) throws -> String? {
      guard let path = path(name) else { return nil }
      let (status, text) = try run(path, arguments + (words.map(password) ?? []), on: bytes)
      return status != 0 || complaints.contains { text.contains($0) } ? text : nil
    }
  }

  static let all = [
    Program(
      name: "qpdf", arguments: ["--check"], password: { ["--password=\($0)"] },
      complaints: ["WARNING", "ERROR"]),
    Program(
      name: "mutool", arguments: ["info"], password: { ["-p", $0] },
      complaints: ["error", "warning", "repair"]),
    Program(
      name: "pdfinfo", arguments: ["-box"], password: { ["-upw", $0] },
      complaints: ["Error", "Warning"]),
  ]

  /// Where a program is, or nil.
  static func path(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Lets every program that is installed look at a file.
  static func expectAcceptance(
    of bytes: [UInt8], password: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for program in all {
      let complaint = try program.complaint(of: bytes, password: password)
      #expect(complaint == nil, "\(program.name)", sourceLocation: sourceLocation)
    }
  }

  /// Runs a program on a file of these bytes; standard output and standard error together.
  static func run(
    _ path: String, _ arguments: [String], on bytes: [UInt8]
  ) throws -> (status: Int32, text: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-programs-\(UUID().uuidString).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
