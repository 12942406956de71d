/// A rectangle with its corners in order, in default user space units.
///
/// A unit is 1/72 inch unless the page's UserUnit says otherwise. Coordinates are those of the
/// file: never flipped, shifted or rounded.
public struct Rectangle: Sendable, Hashable {
  /// The left edge, at most ``x1``.
  public let x0: Double
  /// The lower edge, at most ``y1``.
  public let y0: Double
  /// The right edge.
  public let x1: Double
  /// The upper edge.
  public let y1: Double

  /// Makes the rectangle that has the two points as opposite corners, whichever two they are.
  ///
  /// ISO 32000-2:2020, 7.9.5.
  public init(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    x0 = min(ax, bx)
    y0 = min(ay, by)
    x1 = max(ax, bx)
    y1 = max(ay, by)
  }

  /// The region viewers use where a page has no usable MediaBox, 8.5 by 11 inches.
  ///
  /// Folklore, not the standard, which has no default (rule R6): for computing, never for writing.
  public static let letter = Rectangle(0, 0, 612, 792)

  /// The distance from the left to the right edge, in user space units.
  public var width: Double { x1 - x0 }

  /// The distance from the lower to the upper edge, in user space units.
  public var height: Double { y1 - y0 }

  /// The area in square user space units.
  public var area: Double { width * height }

  /// Whether a side has no length, so that there is nothing to show.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The four edges in the order of the file: left, lower, right, upper.
  public var edges: [Double] { [x0, y0, x1, y1] }

  /// The region that both cover; nil where they share no area, also where they only touch.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    let left = max(x0, other.x0)
    let lower = max(y0, other.y0)
    let right = min(x1, other.x1)
    let upper = min(y1, other.y1)
    guard left < right, lower < upper else { return nil }
    return Rectangle(left, lower, right, upper)
  }

  /// Measures the share of this rectangle that another covers, from 0 to 1.
  ///
  /// This rectangle has an area. Side by side, since the area of a tiny one may round to 0.
  func share(coveredBy other: Rectangle) -> Double {
    guard let both = intersection(other) else { return 0 }
    return (both.width / width) * (both.height / height)
  }

  /// Measures how far this rectangle reaches outside another at most, in user space units.
  ///
  /// 0 where it lies inside, edges on edges included.
  public func overhang(over other: Rectangle) -> Double {
    max(0, other.x0 - x0, other.y0 - y0, x1 - other.x1, y1 - other.y1)
  }

  /// Whether every edge is as near to the other's as the tolerance, in user space units.
  public func isEqual(to other: Rectangle, within tolerance: Double) -> Bool {
    Tolerance.covers(Insets(of: self, in: other).largest, tolerance)
  }
}
