/// What the rules make of the UserUnit entry of a page (rule R10).
///
/// The size of a user space unit in 1/72 inch: a number above 0, of the page alone, 1 when absent
/// or unusable. ISO 32000-2:2020, Table 31.
public struct ResolvedUserUnit: Sendable, Hashable {
  /// What stands in the file.
  public let entry: Entry
  /// The points in one user space unit, above 0.
  public let value: Double
  /// What is odd about the entry.
  public let problems: [Problem]

  init(_ entries: borrowing PageEntries) {
    entry = Entry(of: .userUnit, in: entries)
    let oddities = entries.page.oddities[.userUnit].map { [Problem(.userUnit, $0)] } ?? []
    guard let raw = entry.raw else {
      value = 1
      problems = oddities + (entries.ancestors.has(.userUnit) ? [Problem(.userUnit, .onPages)] : [])
      return
    }
    let problem: Problem.Kind?
    (value, problem) = Self.reading(raw)
    problems = oddities + (problem.map { [Problem(.userUnit, $0)] } ?? [])
  }

  /// Reads the text of an entry: the unit, and what is odd about it.
  private static func reading(_ text: String) -> (value: Double, problem: Problem.Kind?) {
    switch ValueSyntax(text) {
    case .number(let points) where points > 0: (points, points == 1 ? nil : .inUse)
    case .number: (1, .malformed(.notPositive(text)))
    case .array: (1, .malformed(.notNumeric("array")))
    case .other(let kind): (1, .malformed(.notNumeric(kind.rawValue)))
    }
  }
}
