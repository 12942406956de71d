import Foundation
import TestSupport

/// The folder of PDF files made by others, with what is known about each of them.
enum Corpus {
  /// The folder, whether it is there or not.
  static let folder = URL(fileURLWithPath: Study.corpus, isDirectory: true)

  /// Whether there is a corpus to test with.
  static let isThere = FileManager.default.fileExists(atPath: truthFile.path)

  /// Why the tests are skipped where there is none.
  static let isMissing = "no corpus: PAGEBOX_CORPUS names no folder with a truth.ndjson"

  /// What is known, a line for each file; empty where there is no corpus.
  static let files: [Truth] = (try? decoded(truthFile)) ?? []

  /// Those of which libqpdf 12.4.2 found a page.
  static let readable = files.filter(\.qpdf.ok)

  /// Those of which it found none.
  static let unreadable = files.filter { !$0.qpdf.ok }

  private static var truthFile: URL { folder.appendingPathComponent("truth.ndjson") }

  /// Decodes a file of one JSON object a line.
  static func decoded<Line: Decodable>(_ file: URL) throws -> [Line] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(Line.self, from: $0) }
  }
}
