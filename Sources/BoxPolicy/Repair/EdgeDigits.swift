/// The four edges of a box, each with the digits that the file has or shall have for it.
public struct EdgeDigits: Sendable, Hashable {
  /// The left edge, as a number of a PDF file.
  public let left: String
  /// The lower edge, as a number of a PDF file.
  public let bottom: String
  /// The right edge, as a number of a PDF file.
  public let right: String
  /// The upper edge, as a number of a PDF file.
  public let top: String
  /// What the digits say.
  public let rectangle: Rectangle

  /// Makes the edges from two opposite corners, whichever two they are.
  ///
  /// Nil where there are not four texts, each a number as a PDF file can have it.
  init?(corners: [String]) {
    let numbers = corners.compactMap { pdfNumber(Substring($0).utf8) }
    guard corners.count == 4, numbers.count == 4 else { return nil }
    let (low, high) = numbers[0] <= numbers[2] ? (0, 2) : (2, 0)
    let (lower, upper) = numbers[1] <= numbers[3] ? (1, 3) : (3, 1)
    self.init(
      left: corners[low], bottom: corners[lower], right: corners[high], top: corners[upper],
      rectangle: Rectangle(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  private init(left: String, bottom: String, right: String, top: String, rectangle: Rectangle) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
    self.rectangle = rectangle
  }

  /// Reads the text of a box entry; nil where it is no rectangle that has an area.
  init?(entry text: String) {
    guard case .array(let elements) = ValueSyntax(text) else { return nil }
    self.init(corners: elements.map { String($0) })
    if rectangle.isEmpty { return nil }
  }

  /// Makes the digits of a rectangle; nil where a coordinate is none that a PDF file can have.
  init?(_ rectangle: Rectangle) {
    self.init(corners: rectangle.edges.map { spelledOut(plainText($0)) ?? "" })
  }

  /// The edges as the text of a box entry, in the order of the file.
  public var text: String { "[ \(left) \(bottom) \(right) \(top) ]" }

  /// The part inside another box; an edge that is moved takes the digits of the other's.
  ///
  /// For boxes that share an area.
  func clipped(to other: EdgeDigits) -> EdgeDigits {
    let (own, limit) = (rectangle, other.rectangle)
    return EdgeDigits(
      left: own.x0 < limit.x0 ? other.left : left,
      bottom: own.y0 < limit.y0 ? other.bottom : bottom,
      right: own.x1 > limit.x1 ? other.right : right,
      top: own.y1 > limit.y1 ? other.top : top,
      rectangle: Rectangle(
        max(own.x0, limit.x0), max(own.y0, limit.y0), min(own.x1, limit.x1),
        min(own.y1, limit.y1)))
  }
}

extension PageBoxes {
  /// The digits of what a box is, clipped; nil where only the stand-in for a media box says it.
  func digits(of box: Box) -> EdgeDigits? {
    let resolved = self[box]
    switch resolved.reason {
    case .letter: return nil
    case .defaultMedia: return digits(of: .media)
    case .defaultCrop: return digits(of: .crop)
    case .entry, .clipped:
      let own = resolved.entry.raw.flatMap { EdgeDigits(entry: $0) }
      guard box != .media, let media = digits(of: .media) else { return own }
      return own?.clipped(to: media)
    }
  }
}
