/// The part of a page that is shown, and how large it comes out.
public struct PageView: Sendable, Hashable {
  /// The box that was chosen.
  public let box: Box
  /// The region shown, in user space units.
  public let rectangle: Rectangle
  /// The width as shown, in points, after UserUnit and Rotate.
  public let width: Double
  /// The height as shown, in points, after UserUnit and Rotate.
  public let height: Double
  /// The share of the media box's area that is shown, from 0 to 1.
  public let visible: Double

  /// Finds what is shown of a page through a chain of boxes.
  public init(of page: borrowing PageBoxes, through chain: BoxChain = .view) {
    box = chain.choice(on: page)
    rectangle = page[box].effective
    visible = page[.media].effective.share(coveredBy: rectangle)
    let unit = page.userUnit.value
    let size = (rectangle.width * unit, rectangle.height * unit)
    (width, height) = page.rotation.value.swapsSides ? (size.1, size.0) : size
  }
}

extension PageView {
  /// Whether parts of the page that another view shows lie outside this one.
  ///
  /// What lies less far outside than the tolerance is not counted.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - transform: How the user space was moved since that one; nil where it was not.
  /// - Returns: Whether more than the tolerance lies outside.
  public func hidesParts(of other: PageView, movedBy transform: PageTransform? = nil) -> Bool {
    let region = transform?.rectangle(other.rectangle) ?? other.rectangle
    return !Tolerance.covers(region.overhang(over: rectangle))
  }
}

extension PageBoxes {
  /// What a viewer shows of the page.
  public var view: PageView { PageView(of: self) }
}
