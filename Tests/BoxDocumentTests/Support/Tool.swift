import Foundation

/// The program that locks files, where it is installed.
enum Tool {
  /// Where qpdf is, or nil.
  static let qpdf: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/qpdf" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs qpdf on a file and returns the file that it makes.
  static func qpdf(_ arguments: [String], on bytes: [UInt8]) throws -> [UInt8] {
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-document-\(UUID().uuidString).pdf")
    let output = input.appendingPathExtension("out")
    try Data(bytes).write(to: input)
    defer {
      for file in [input, output] { try? FileManager.default.removeItem(at: file) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: qpdf ?? "qpdf")
    process.arguments = arguments + [input.path, output.path]
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: output))
  }
}
