/// How far the edges of one rectangle lie inside those of another, in user space units.
///
/// Negative where an edge reaches outside.
public struct Insets: Sendable, Hashable {
  /// The inset of the left edge.
  public let left: Double
  /// The inset of the lower edge.
  public let bottom: Double
  /// The inset of the right edge.
  public let right: Double
  /// The inset of the upper edge.
  public let top: Double

  /// Measures the insets of a rectangle in another.
  public init(of inner: Rectangle, in outer: Rectangle) {
    left = inner.x0 - outer.x0
    bottom = inner.y0 - outer.y0
    right = outer.x1 - inner.x1
    top = outer.y1 - inner.y1
  }

  /// The four insets in the order left, bottom, right, top.
  public var all: [Double] { [left, bottom, right, top] }

  /// The largest of the four without its sign.
  public var largest: Double { max(abs(left), abs(bottom), abs(right), abs(top)) }
}
