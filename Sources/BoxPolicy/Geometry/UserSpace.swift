/// The user space of a page, as far as lengths that people give are converted into it.
struct UserSpace {
  /// The points in one user space unit, above 0.
  let unit: Double
  /// The decimals to which computed lengths are rounded: 0.001 point or finer.
  let places: Int

  init(unit: Double) {
    self.unit = unit
    var places = 3
    var limit = 1.0
    while unit > limit, places < Self.mostPlaces {
      places += 1
      limit *= 10
    }
    self.places = places
  }

  /// The most decimals that are written of what is computed.
  static let mostPlaces = 9

  /// Whether a length in a unit is one in user space units, digit by digit.
  func keeps(_ unit: LengthUnit?) -> Bool { unit.map { $0.points == self.unit } ?? true }

  /// Converts a length into user space units; one without a unit is in these already.
  func length(_ number: Double, _ unit: LengthUnit?) -> Double {
    guard let unit, !keeps(unit) else { return number }
    return rounded(number * unit.points / self.unit)
  }

  /// Rounds a computed length.
  func rounded(_ length: Double) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (length * scale).rounded() / scale
  }

  /// Writes a computed length.
  func text(_ length: Double) -> String { decimalText(length, places: places) }
}
