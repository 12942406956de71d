import Foundation

/// The list of publicly reported cases that the tables were made from, where it is at hand.
///
/// It lies beside the corpus, outside of this repository: one row of a table for each case, with
/// the id in the first column and the commands it is for in the last.
enum CaseList {
  private static let file = Corpus.folder.deletingLastPathComponent()
    .appendingPathComponent("CASES.md")

  /// Whether there is a list to hold the tables against.
  static let isThere = FileManager.default.fileExists(atPath: file.path)

  /// The ids of the cases that are for any of the commands, by their short names.
  static func ids(for commands: Set<Substring>) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard let row = line.wholeMatch(of: /\| (L[0-9]+) \|.*\|([a-z ]+)\| */) else { return nil }
      return commands.isDisjoint(with: row.2.split(separator: " ")) ? nil : String(row.1)
    }
  }
}
