extension PageCondition {
  /// Reads a condition.
  ///
  /// - Throws: ``PageConditionError`` that says what is allowed.
  public init(parsing text: String) throws(PageConditionError) {
    let text = Substring(text).trimmed
    if let comparison = Self.comparison(in: text) {
      form = try Self.form(comparison)
      return
    }
    let words = text.split(separator: " ").map { String($0) }
    if words.count == 2, let box = Box(rawValue: words[0]),
      let presence = ["present": true, "absent": false][words[1]]
    {
      form = .entry(box, isPresent: presence)
    } else if let rule = RepairRule(rawValue: String(text)) {
      form = .rule(rule)
    } else if Problem.ids.contains(String(text)) || StructureProblem(rawValue: String(text)) != nil
    {
      form = .problem(String(text))
    } else if PageSide(rawValue: String(text)) != nil {
      throw .noComparison(String(text))
    } else if text.contains("=") {
      throw .assignment
    } else {
      throw .noForm
    }
  }

  private typealias Parts = (left: String, comparison: Comparison, right: String)

  /// Splits a text at its first comparison; nil where there is none.
  private static func comparison(in text: Substring) -> Parts? {
    for index in text.indices {
      let rest = text[index...]
      guard let found = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) else {
        continue
      }
      let right = rest.dropFirst(found.rawValue.count)
      return (String(text[..<index].trimmed), found, String(right.trimmed))
    }
    return nil
  }

  private static func form(_ parts: Parts) throws(PageConditionError) -> Form {
    let isEquality = parts.comparison == .equal || parts.comparison == .unequal
    if let side = PageSide(rawValue: parts.left) {
      return .size(side, parts.comparison, try length(parts.right))
    }
    if let box = Box(rawValue: parts.left) {
      guard let other = Box(rawValue: parts.right) else { throw .noBox(parts.right) }
      guard isEquality else { throw .noOrder(parts.left) }
      return .boxes(box, other, differ: parts.comparison == .unequal)
    }
    guard parts.left == "rotate" else { throw .noSubject(parts.left) }
    guard isEquality else { throw .noOrder(parts.left) }
    guard let turn = Int(parts.right).flatMap({ Rotation(rawValue: $0) }) else {
      throw .noTurn(parts.right)
    }
    return .rotation(turn, isOther: parts.comparison == .unequal)
  }

  private static func length(_ text: String) throws(PageConditionError) -> PageLength {
    if let side = PageSide(rawValue: text) { return .side(side) }
    let unit = LengthUnit.allCases.first { text.hasSuffix($0.rawValue) }
    let digits = text.dropLast(unit?.rawValue.count ?? 0).trimmed
    guard let number = pdfNumber(digits.utf8) else { throw .noLength(text) }
    return .points(number * (unit ?? .point).points)
  }
}

/// Why a text is no condition.
public enum PageConditionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It has none of the forms.
  case noForm
  /// A side is not compared, perhaps since a shell took the rest; with its name.
  case noComparison(String)
  /// It has one equals sign where two are needed.
  case assignment
  /// What is compared is none of the known; with its text.
  case noSubject(String)
  /// A box is compared with what is no box; with its text.
  case noBox(String)
  /// A side is compared with what is no length; with its text.
  case noLength(String)
  /// A turn is compared with what is none; with its text.
  case noTurn(String)
  /// What is neither less nor more than another is compared so; with its name.
  case noOrder(String)

  /// Says what is wrong and what is allowed; goes on after the text that was read.
  public var description: String {
    switch self {
    case .noForm:
      "is no condition; give one such as 'crop!=media', 'trim absent', 'width>height', "
        + "rotate==90, the id of a problem such as crop-empty, or that of a rule such as "
        + "reversed-box"
    case .noComparison(let side):
      "compares \(side) with nothing; quote it for the shell, as in '\(side)>210mm'"
    case .assignment: "has one '='; give == or !=, as in crop==media"
    case .noSubject(let text):
      "compares '\(text)'; boxes, width, height and rotate can be compared, as in crop!=media"
    case .noBox(let text) where text.hasPrefix(">"): "has '<>'; give != for what is not equal"
    case .noBox(let text): "has '\(text)', which is no box; compare a box with another one"
    case .noLength(let text):
      "has '\(text)', which is no length such as 595 or 210mm, and neither width nor height"
        + LengthUnit.hint(for: text)
    case .noTurn(let text): "has '\(text)', which is no turn; give 0, 90, 180 or 270"
    case .noOrder(let text): "orders \(text), which is only equal or not; give == or !="
    }
  }
}
