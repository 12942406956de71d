import TestSupport

/// The list of publicly reported cases that the tables were made from, where it is at hand.
///
/// One row of a table for each case, with the id in the first column and the commands it is for in
/// the last.
enum CaseList {
  /// The ids of the cases that are for any of the commands, by their short names.
  static func ids(for commands: Set<Substring>) throws -> [String] {
    try Study.cases.lines().compactMap { line in
      guard let row = line.wholeMatch(of: /\| (L[0-9]+) \|.*\|([a-z ]+)\| */) else { return nil }
      return commands.isDisjoint(with: row.2.split(separator: " ")) ? nil : String(row.1)
    }
  }
}
