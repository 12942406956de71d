import BoxPolicy
import OptionTable

/// Names the box that was probably meant; empty where none is near.
func hint(for error: EditRequestError) -> String {
  guard case .noBox(let name) = error else { return "" }
  return hint(near: name, among: Box.allCases.map(\.rawValue))
}

/// The ids that a condition may be.
private var conditionIDs: [String] {
  Problem.ids.sorted() + StructureProblem.allCases.map(\.id) + RepairRule.allCases.map(\.id)
}

/// What a condition may begin with and no shell has to be told to leave alone.
var conditionBeginnings: [String] {
  Box.allCases.map(\.rawValue) + ["width", "height", "rotate=="] + conditionIDs
}

/// Names the id or the box that was probably meant by a condition; empty where none is near.
func hint(for text: String, _ error: PageConditionError) -> String {
  switch error {
  case .noForm:
    return hint(near: text, among: conditionIDs)
  case .noSubject(let name), .noBox(let name):
    return hint(near: name, among: Box.allCases.map(\.rawValue))
  default: return ""
  }
}

private func hint(near name: String, among names: [String]) -> String {
  nearest(to: name.lowercased(), among: names).map { "; did you mean '\($0)'?" } ?? ""
}

extension RepairRule {
  /// The rule that was probably meant, by a slip of its id or the id of a problem that it mends.
  static func meant(by word: String) -> RepairRule? {
    let endings: [(String, RepairRule)] = [
      ("-exceeds-media", .exceedingBox), ("-reversed", .reversedBox),
      ("-malformed", .malformedBox), ("-on-pages", .entryOnPages),
      ("-outside-media", .unusableBox), ("type-missing", .pageType), ("type-wrong", .pageType),
      ("parent-mismatch", .parentLink), ("parent-cycle", .parentLink),
    ]
    if let rule = endings.first(where: { word.hasSuffix($0.0) }) { return rule.1 }
    return nearest(to: word.lowercased(), among: allCases.map(\.id)).flatMap(Self.init(rawValue:))
  }
}
