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
  /// What a repair might use instead of an unusable entry: the nearest usable turn above (rule R3).
  public let hint: Hint<Rotation>?

  init(_ entries: borrowing PageEntries) {
    entry = Entry(of: .rotate, in: entries)
    let oddities = entries.page.oddities[.rotate].map { [Problem(.rotate, $0)] } ?? []
    guard let raw = entry.raw else {
      value = .none
      problems = oddities
      hint = nil
      return
    }
    let (turn, problem) = Self.reading(raw)
    value = turn ?? .none
    problems = oddities + (problem.map { [Problem(.rotate, $0)] } ?? [])
    hint = turn == nil ? Hint(above: entries, for: .rotate) { Self.reading($0).turn } : nil
  }

  /// Reads the text of an entry: the turn where there is one, and what is odd about it.
  private static func reading(_ text: String) -> (turn: Rotation?, problem: Problem.Kind?) {
    switch ValueSyntax(text) {
    case .number(let angle):
      guard let turn = turn(angle) else { return (nil, .notMultipleOf90) }
      return (turn, text.utf8.contains(UInt8(ascii: ".")) ? .realNumber : nil)
    case .array: return (nil, .malformed(.notNumeric("array")))
    case .other(let kind): return (nil, .malformed(.notNumeric(kind.rawValue)))
    }
  }

  private static func turn(_ angle: Double) -> Rotation? {
    let rest = angle.truncatingRemainder(dividingBy: 360)
    // Below a full turn the conversion is exact or the angle is no multiple of 90.
    return Rotation(rawValue: Int(exactly: rest < 0 ? rest + 360 : rest) ?? -1)
  }
}
