import Foundation

/// A program of the machine that a test asks for its opinion.
struct Program: Sendable {
  let url: URL?

  /// Looks for the program where programs are.
  init(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    url = folders.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  var isInstalled: Bool { url != nil }

  /// Runs it on a file with the text, in a new folder with the named files.
  func run(
    _ arguments: [String], on text: String, files: [String] = []
  ) throws -> (status: Int32, output: String) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "option-table-\(UUID().uuidString)")
    let work = folder.appending(path: "work")
    try manager.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    for file in files {
      let url = work.appending(path: file)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let script = folder.appending(path: "script")
    try Data(text.utf8).write(to: script)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments + [script.path]
    process.currentDirectoryURL = work
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
