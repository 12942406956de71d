/// How the user space of a page is moved: turned by quarters, scaled, then shifted.
///
/// Exact in the digits of the file: a shift keeps as many decimals as the longer number has, a turn
/// keeps the digits, and a scaled coordinate has six decimals at most, or as many as the file's.
public struct PageTransform: Sendable, Hashable {
  /// The quarters by which everything is turned, clockwise around the origin, before the shift.
  public let turn: Rotation
  /// The factor, above 0.
  let scale: Decimal
  private let shiftX: Decimal
  private let shiftY: Decimal

  /// One of the two coordinates of a point.
  package enum Axis: Sendable, Hashable {
    case x, y
  }

  /// The decimals of a coordinate that is scaled, unless the file has more: a millionth of a unit.
  private static let scaledPlaces = 6

  init(
    turn: Rotation = .none, scale: Decimal = .one, shiftX: Decimal = .zero, shiftY: Decimal = .zero
  ) {
    self.turn = turn
    self.scale = scale
    self.shiftX = shiftX
    self.shiftY = shiftY
  }

  /// The six numbers a b c d e f by which a content stream does it, x' = ax + cy + e.
  ///
  /// ISO 32000-2:2020, 8.3.4.
  public var matrix: [String] {
    let (plus, minus, zero) = (scale.text, scale.negated.text, "0")
    let linear =
      switch turn {
      case .none: [plus, zero, zero, plus]
      case .quarter: [zero, minus, plus, zero]
      case .half: [minus, zero, zero, minus]
      case .threeQuarters: [zero, plus, minus, zero]
      }
    return linear + [shiftX.text, shiftY.text]
  }

  /// The numbers of the matrix with blanks between them.
  public var text: String { matrix.joined(separator: " ") }

  /// Whether lengths stay what they are.
  package var keepsLengths: Bool { scale == .one }

  /// Makes of this and another, which comes behind it, one; nil where the numbers grow too long.
  func followed(by next: PageTransform) -> PageTransform? {
    guard let scale = scale.times(next.scale)?.rounded(to: Decimal.mostPlaces),
      let x = next.mapped(next.source(of: .x) == .x ? shiftX : shiftY, to: .x),
      let y = next.mapped(next.source(of: .y) == .x ? shiftX : shiftY, to: .y),
      let turn = Rotation(rawValue: (turn.rawValue + next.turn.rawValue) % 360)
    else { return nil }
    return PageTransform(turn: turn, scale: scale, shiftX: x, shiftY: y)
  }
}

extension PageTransform {
  /// The coordinate that becomes the one on an axis: the other one where width and height swap.
  package func source(of axis: Axis) -> Axis {
    switch axis {
    case .x: turn.swapsSides ? .y : .x
    case .y: turn.swapsSides ? .x : .y
    }
  }

  /// Makes of an old coordinate the new one on an axis.
  ///
  /// - Parameters:
  ///   - text: The coordinate on the axis that ``source(of:)`` names, as a number of a PDF file.
  ///   - axis: The axis of the new coordinate.
  /// - Returns: The new number; nil for what is no number, or would have too many digits.
  package func coordinate(_ text: String, to axis: Axis) -> String? {
    let shift = axis == .x ? shiftX : shiftY
    // What is not moved keeps the digits of the file.
    if !isNegative(axis), scale == .one, shift.isZero { return isPDFNumber(text) ? text : nil }
    return Decimal(text).flatMap { mapped($0, to: axis)?.text }
  }

  /// Makes of the coordinates of a point the new ones, as ``coordinate(_:to:)`` does.
  package func point(_ x: String, _ y: String) -> (x: String, y: String)? {
    guard let left = coordinate(source(of: .x) == .x ? x : y, to: .x),
      let upper = coordinate(source(of: .y) == .x ? x : y, to: .y)
    else { return nil }
    return (left, upper)
  }

  /// Makes of two opposite corners the lower left and the upper right one, in four numbers.
  package func rectangle(_ corners: [String]) -> [String]? {
    guard corners.count == 4, let one = point(corners[0], corners[1]),
      let other = point(corners[2], corners[3])
    else { return nil }
    return EdgeDigits(corners: [one.x, one.y, other.x, other.y])
      .map { [$0.left, $0.bottom, $0.right, $0.top] }
  }

  /// Makes of a length the new one, in the digits of the file.
  package func length(_ text: String) -> String? {
    if scale == .one { return isPDFNumber(text) ? text : nil }
    guard let old = Decimal(text), let new = old.times(scale) else { return nil }
    return new.rounded(to: max(Self.scaledPlaces, old.places)).text
  }

  /// Makes of a rectangle the new one.
  package func rectangle(_ old: Rectangle) -> Rectangle {
    let (dx, dy, factor) = (shiftX.value, shiftY.value, scale.value)
    func mapped(_ x: Double, _ y: Double) -> (Double, Double) {
      let (one, other) = turn.swapsSides ? (y, x) : (x, y)
      return (
        (isNegative(.x) ? -one : one) * factor + dx, (isNegative(.y) ? -other : other) * factor + dy
      )
    }
    let (low, high) = (mapped(old.x0, old.y0), mapped(old.x1, old.y1))
    return Rectangle(low.0, low.1, high.0, high.1)
  }

  private func mapped(_ old: Decimal, to axis: Axis) -> Decimal? {
    let shift = axis == .x ? shiftX : shiftY
    let sum = old.times(isNegative(axis) ? scale.negated : scale)?.plus(shift)
    let most = max(old.places, shift.places)
    return sum?.rounded(to: scale == .one ? most : max(most, Self.scaledPlaces))
  }

  /// Whether the new coordinate on an axis falls as the old one grows.
  func isNegative(_ axis: Axis) -> Bool {
    switch turn {
    case .none: false
    case .quarter: axis == .y
    case .half: true
    case .threeQuarters: axis == .x
    }
  }
}
