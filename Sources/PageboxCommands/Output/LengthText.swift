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
  func size(_ rectangle: Rectangle) -> String {
    var bytes: [UInt8] = []
    write(size: rectangle.width, rectangle.height, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a length.
  private func write(_ points: Double, to bytes: inout [UInt8]) {
    bytes.append(length: unit.length(ofPoints: points), places: places)
  }

  /// Writes width by height, in the unit, without its name.
  func write(size width: Double, _ height: Double, to bytes: inout [UInt8]) {
    write(width, to: &bytes)
    bytes.append(contentsOf: " x ".utf8)
    write(height, to: &bytes)
  }

  /// Writes the lower left corner, in the unit, without its name.
  func write(originOf rectangle: Rectangle, to bytes: inout [UInt8]) {
    write(rectangle.x0, to: &bytes)
    bytes.append(0x20)
    write(rectangle.y0, to: &bytes)
  }

  /// Writes width by height in the unit and, for comparison, in points or millimetres.
  func write(sizeInTwoUnits width: Double, _ height: Double, to bytes: inout [UInt8]) {
    let other = LengthText(unit: unit == .point ? .millimetre : .point)
    write(size: width, height, to: &bytes)
    bytes.append(contentsOf: " \(unit.rawValue) (".utf8)
    other.write(size: width, height, to: &bytes)
    bytes.append(contentsOf: " \(other.unit.rawValue))".utf8)
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
