/// A unit in which lengths are shown to people.
public enum LengthUnit: String, CaseIterable, Sendable, Hashable {
  /// Points of 1/72 inch, the default user space unit.
  case point = "pt"
  /// Millimetres.
  case millimetre = "mm"
  /// Centimetres.
  case centimetre = "cm"
  /// Inches.
  case inch = "in"

  /// The points in one of the unit.
  public var points: Double {
    switch self {
    case .point: 1
    case .millimetre: 72 / 25.4
    case .centimetre: 72 / 2.54
    case .inch: 72
    }
  }

  /// Converts a length in points into the unit.
  public func length(ofPoints points: Double) -> Double { points / self.points }
}
