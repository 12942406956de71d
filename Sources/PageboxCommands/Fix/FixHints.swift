import BoxPolicy
import OptionTable

/// Names the box that was probably meant by a request; empty where none is near.
func hint(for text: String, _ error: EditRequestError) -> String {
  let boxes = Box.allCases.map(\.rawValue)
  switch error {
  case .noBox(let name): return hint(near: name, among: boxes)
  case .expression(.noForm):
    let name = text.drop { $0 != "=" }.dropFirst().drop { $0 == " " }.prefix(while: \.isLetter)
    // A letter or two are near to anything.
    return name.count > 2 ? hint(near: String(name), among: boxes) : ""
  default: return ""
  }
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
