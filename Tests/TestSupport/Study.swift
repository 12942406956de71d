import Foundation

/// The study that the rules were made from, where it is at hand.
///
/// It lies outside of this repository: around the corpus that the environment variable
/// PAGEBOX_CORPUS names, else in a folder beside the repository.
package enum Study {
  /// The folder of PDF files made by others, whether it is there or not.
  package static let corpus =
    ProcessInfo.processInfo.environment["PAGEBOX_CORPUS"] ?? "\(beside)/corpus"

  /// What programs were measured with.
  package static let engineCases = StudyFile("engine-cases.ndjson")
  /// The table of what the programs show, and what is odd about each page.
  package static let engines = StudyFile("ENGINES.md")
  /// The list of publicly reported cases.
  package static let cases = StudyFile("CASES.md")

  /// The folder that the corpus is in.
  fileprivate static let folder = (corpus as NSString).deletingLastPathComponent

  private static let beside: String = {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    return repository.appendingPathComponent("../shared").standardizedFileURL.path
  }()
}

/// One file of the study.
package struct StudyFile: Sendable {
  /// Its place, whether it is there or not.
  package let path: String

  fileprivate init(_ name: String) { path = "\(Study.folder)/\(name)" }

  /// Whether there is something to hold the tables against.
  package var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// The lines that are not empty.
  package func lines() throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }

  /// Decodes a file of one JSON object a line.
  package func decoded<Line: Decodable>(as type: Line.Type) throws -> [Line] {
    let decoder = JSONDecoder()
    return try lines().map { try decoder.decode(Line.self, from: Data($0.utf8)) }
  }
}
