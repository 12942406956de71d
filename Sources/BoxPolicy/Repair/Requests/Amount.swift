/// A length as people write it, with a unit, as a share of a box's side, or in user space units.
struct Amount: Sendable, Hashable {
  /// What the number counts.
  enum Measure: Sendable, Hashable {
    case userUnits
    case physical(LengthUnit)
    case percent
    /// Points that were computed and have more decimals than anybody wants.
    case paper
  }

  let number: Double
  let measure: Measure
  /// How many decimals the number is written with.
  let decimals: Int

  /// Reads lengths; one without a unit takes that of the next to the right that has one.
  static func list(_ parts: [Substring]) throws(BoxExpressionError) -> [Amount] {
    var amounts: [Amount] = []
    var measure = Measure.userUnits
    for part in parts.reversed() {
      var word = part.trimmed
      if let unit = LengthUnit.allCases.first(where: { word.hasSuffix($0.rawValue) }) {
        measure = .physical(unit)
        word.removeLast(unit.rawValue.count)
      } else if word.last == "%" {
        measure = .percent
        word.removeLast()
      }
      guard let number = pdfNumber(word.utf8) else { throw .notALength(String(part)) }
      amounts.append(Amount(number: number, measure: measure, decimals: places(of: word)))
    }
    return amounts.reversed()
  }

  /// Converts the amount into user space units, with the decimals that it needs.
  func length(along side: Double, _ space: UserSpace) -> (value: Double, decimals: Int) {
    switch measure {
    case .userUnits: (number, decimals)
    case .physical(let unit):
      space.keeps(unit) ? (number, decimals) : (space.length(number, unit), space.places)
    case .percent: (space.rounded(number / 100 * side), space.places)
    case .paper: (space.rounded(number / space.unit), space.places)
    }
  }
}

/// Counts the decimals that a number is written with.
func places(of number: some StringProtocol) -> Int {
  number.firstIndex(of: ".").map { number.utf8.distance(from: $0, to: number.endIndex) - 1 } ?? 0
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
