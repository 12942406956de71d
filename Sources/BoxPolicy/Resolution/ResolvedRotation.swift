/// A quarter turn clockwise, as a page is turned before it is shown.
public enum Rotation: Int, CaseIterable, Sendable, Hashable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270

  /// Whether width and height change places.
  public var swapsSides: Bool { self == .quarter || self == .threeQuarters }
}

/// What the rules make of the Rotate entry of a page (rule R9).
///
/// An exact multiple of 90 counts modulo 360, negative ones turn the other way, a real such as
/// 90.0 counts with a warning; anything else is 0 with an error. ISO 32000-2:2020, Table 31.
public struct ResolvedRotation: Sendable, Hashable {
  /// What stands in the file.
  public let entry: Entry
  /// The turn that is applied.
  public let value: Rotation
  /// What is odd about the entry.
  public let problems: [Problem]

  init(_ entries: PageEntries) {
    entry = Entry(of: .rotate, in: entries)
    guard let raw = entry.raw else {
      value = .none
      problems = []
      return
    }
    switch ValueSyntax(raw) {
    case .number(let angle):
      guard let turn = Self.turn(angle) else {
        value = .none
        problems = [Problem(.rotate, .notMultipleOf90)]
        return
      }
      value = turn
      problems = raw.utf8.contains(UInt8(ascii: ".")) ? [Problem(.rotate, .realNumber)] : []
    case .array:
      value = .none
      problems = [Problem(.rotate, .malformed(.notNumeric("array")))]
    case .other(let kind):
      value = .none
      problems = [Problem(.rotate, .malformed(.notNumeric(kind.rawValue)))]
    }
  }

  private static func turn(_ angle: Double) -> Rotation? {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    // Below a full turn the conversion is exact or the angle is no multiple of 90.
    return Rotation(rawValue: Int(exactly: rest < 0 ? rest + 360 : rest) ?? -1)
  }
}
