import BoxPolicy

/// Lengths as text for people.
struct LengthText: Sendable {
  let unit: LengthUnit

  /// Enough decimals to tell a tenth of a point apart in every unit.
  private var places: Int {
    switch unit {
    case .point: 4
    case .millimetre: 2
    case .centimetre: 3
    case .inch: 4
    }
  }

  /// A length in points, in the unit, without its name; never 0 if it is something.
  func length(_ points: Double) -> String {
    lengthText(unit.length(ofPoints: points), places: places)
  }

  /// Width by height, in the unit, without its name.
  func size(_ width: Double, _ height: Double) -> String {
    "\(length(width)) x \(length(height))"
  }

  func size(_ rectangle: Rectangle) -> String { size(rectangle.width, rectangle.height) }

  func origin(_ rectangle: Rectangle) -> String {
    "\(length(rectangle.x0)) \(length(rectangle.y0))"
  }

  /// Width by height in the unit and, for comparison, in points or millimetres.
  func sizeInTwoUnits(_ width: Double, _ height: Double) -> String {
    let other = LengthText(unit: unit == .point ? .millimetre : .point)
    return "\(size(width, height)) \(unit.rawValue)"
      + " (\(other.size(width, height)) \(other.unit.rawValue))"
  }
}

/// A share as a percentage with one decimal.
///
/// Never 0 % for something nor 100 % for less than all.
func percentText(_ share: Double) -> String {
  let percent = share * 100
  let shown = share > 0 && percent < 0.1 ? 0.1 : share < 1 && percent > 99.9 ? 99.9 : percent
  return decimalText(shown, places: 1) + " %"
}
