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

  init(_ entries: PageEntries) {
    entry = Entry(of: .userUnit, in: entries)
    guard let raw = entry.raw else {
      value = 1
      let above = entries.ancestors.contains { $0.values[.userUnit] != nil }
      problems = above ? [Problem(.userUnit, .onPages)] : []
      return
    }
    switch ValueSyntax(raw) {
    case .number(let points) where points > 0:
      value = points
      problems = points == 1 ? [] : [Problem(.userUnit, .inUse)]
    case .number:
      value = 1
      problems = [Problem(.userUnit, .malformed(.notPositive(raw)))]
    case .array:
      value = 1
      problems = [Problem(.userUnit, .malformed(.notNumeric("array")))]
    case .other(let kind):
      value = 1
      problems = [Problem(.userUnit, .malformed(.notNumeric(kind.rawValue)))]
    }
  }
}
