extension LengthUnit {
  /// Names the length that was probably meant; goes on after what is wrong, and may be empty.
  ///
  /// Units are in lower case and follow their number at once: `3mm`, not `3MM`, `3 mm` or `3inch`.
  static func hint(for text: String) -> String {
    let digits = text.prefix { "+-.0123456789".contains($0) }
    let word = text.dropFirst(digits.count).filter { $0 != " " }.lowercased()
    guard pdfNumber(digits.utf8) != nil,
      let unit = allCases.first(where: { $0.spellings.contains(word) })
    else { return "" }
    return "; did you mean '\(digits)\(unit.rawValue)'?"
  }

  /// What people write for the unit, in lower case.
  private var spellings: [String] {
    switch self {
    case .point: ["pt", "pts", "point", "points"]
    case .millimetre: ["mm", "millimetre", "millimetres", "millimeter", "millimeters"]
    case .centimetre: ["cm", "centimetre", "centimetres", "centimeter", "centimeters"]
    case .inch: ["in", "inch", "inches", "\""]
    }
  }
}
