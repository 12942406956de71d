import TestSupport

extension Program {
  /// Runs a program on a file with the text, in a new folder with the named files.
  func run(
    _ arguments: [String], on text: String, files: [String] = []
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    for file in files { _ = try folder.file("work/\(file)", []) }
    let script = try folder.file("script", Array(text.utf8))
    return try run(arguments + [script], in: files.isEmpty ? folder.path : "\(folder.path)/work")
  }
}
