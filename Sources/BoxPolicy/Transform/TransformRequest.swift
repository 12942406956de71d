/// A change of the user space of a page after which viewers show the same.
///
/// The cases stand in the order in which several are done.
public enum TransformRequest: CaseIterable, Sendable, Hashable, CustomStringConvertible {
  /// Multiplies everything by UserUnit, which goes.
  case bakeUserUnit
  /// Turns everything as Rotate says, which becomes 0; the lower left corner stays where it is.
  case bakeRotate
  /// Shifts everything so that the lower left corner of the media box is 0 0.
  case originZero

  /// The request in words for people.
  public var description: String {
    switch self {
    case .bakeUserUnit: "bake user unit"
    case .bakeRotate: "bake rotate"
    case .originZero: "origin zero"
    }
  }

  /// What has to be done on a page; nil where there is nothing to do.
  func transform(of page: PageBoxes) throws(EditProblem.Kind) -> PageTransform? {
    switch self {
    case .bakeUserUnit where page.userUnit.value == 1: return nil
    case .bakeRotate where page.rotation.value == .none: return nil
    default: break
    }
    guard let media = page.digits(of: .media) else { throw .mediaUnknown }
    switch self {
    case .bakeUserUnit:
      guard let unit = page.userUnit.entry.raw.flatMap({ Decimal($0) }), !unit.isZero else {
        throw .tooLarge
      }
      return PageTransform(scale: unit)
    case .bakeRotate: return try Self.turning(media, page.rotation.value)
    case .originZero:
      guard media.rectangle.x0 != 0 || media.rectangle.y0 != 0 else { return nil }
      guard let x = Decimal(media.left), let y = Decimal(media.bottom) else { throw .tooLarge }
      return PageTransform(shiftX: x.negated, shiftY: y.negated)
    }
  }

  /// Turns around the origin, and shifts the box back to where its lower left corner was.
  private static func turning(
    _ box: EdgeDigits, _ turn: Rotation
  ) throws(EditProblem.Kind) -> PageTransform {
    let bare = PageTransform(turn: turn)
    guard let turned = bare.rectangle([box.left, box.bottom, box.right, box.top]),
      let x = Decimal(box.left), let left = Decimal(turned[0]), let shiftX = x.plus(left.negated),
      let y = Decimal(box.bottom), let lower = Decimal(turned[1]),
      let shiftY = y.plus(lower.negated)
    else { throw .tooLarge }
    return PageTransform(turn: turn, shiftX: shiftX, shiftY: shiftY)
  }
}
