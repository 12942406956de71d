import Foundation
import SystemBridge

/// A PDF program of somebody else, which tests ask where it is installed.
enum PDFProgram: String {
  /// Checks and describes PDF files.
  case qpdf
  /// Describes PDF files as poppler sees them.
  case pdfinfo

  /// The program's place, or nil where it is not installed.
  var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the program can be run here.
  var isInstalled: Bool { path != nil }

  /// Runs the program on a file of these bytes; standard output and standard error together.
  func run(_ arguments: [String], on bytes: [UInt8]) throws -> (status: Int32, text: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-bridge-\(UUID().uuidString).pdf")
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
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
