import Foundation

/// A PDF program of somebody else, which tests ask where it is installed.
enum Tool: String, CaseIterable {
  /// Checks and rewrites PDF files.
  case qpdf
  /// Lists the boxes of each page as poppler sees them.
  case pdfinfo
  /// Lists the boxes of each page as MuPDF sees them.
  case mutool

  /// What a run left behind.
  struct Outcome {
    /// The exit status.
    var status: Int32
    /// Standard output and standard error together.
    var text: String
  }

  /// The program's place, or nil where it is not installed.
  var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the program can be run here.
  var isInstalled: Bool { path != nil }

  /// Runs the program on a file of the given bytes, whose name follows the arguments.
  func run(_ arguments: [String], on bytes: [UInt8]) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-fixtures-\(UUID().uuidString).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? rawValue)
    process.arguments = arguments + [file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: file.path, with: "FILE")
    return Outcome(status: process.terminationStatus, text: text)
  }

  /// Whether qpdf finds nothing to complain about.
  static func qpdfAccepts(_ bytes: [UInt8]) throws -> Bool {
    let outcome = try qpdf.run(["--check"], on: bytes)
    return outcome.status == 0 && !outcome.text.contains("WARNING")
  }
}
