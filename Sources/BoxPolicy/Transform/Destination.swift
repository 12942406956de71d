/// A place of a page that something leads to, as an array.
///
/// ISO 32000-2:2020, 12.3.2.2.
package enum Destination {
  /// Finds the elements that are others once the page is moved.
  ///
  /// A line across the page becomes an upright one by a quarter turn, and what is null stays null.
  /// The zoom stays.
  ///
  /// - Parameters:
  ///   - elements: The array: the page, the kind, and coordinates, nil for what is no number.
  ///   - transform: How the page is moved.
  /// - Returns: The new texts by position; none for what is no such array.
  package static func changes(
    of elements: [String?], moved transform: PageTransform
  ) -> [Int: String] {
    guard elements.count > 1, let kind = elements[1] else { return [:] }
    let isTurned = transform.turn.swapsSides
    switch kind {
    case "/XYZ": return point(elements, transform)
    case "/FitH": return line(elements, .y, isTurned ? "/FitV" : kind, transform)
    case "/FitV": return line(elements, .x, isTurned ? "/FitH" : kind, transform)
    case "/FitBH": return line(elements, .y, isTurned ? "/FitBV" : kind, transform)
    case "/FitBV": return line(elements, .x, isTurned ? "/FitBH" : kind, transform)
    case "/FitR":
      let corners = elements.dropFirst(2).prefix(4).compactMap(\.self)
      guard let new = transform.rectangle(corners) else { return [:] }
      return Dictionary(uniqueKeysWithValues: zip(2..., new))
    default: return [:]
    }
  }

  private static func point(_ elements: [String?], _ transform: PageTransform) -> [Int: String] {
    let places: [PageTransform.Axis: Int] = [.x: 2, .y: 3]
    let coordinates = places.compactMapValues { elements.indices.contains($0) ? elements[$0] : nil }
    var changes: [Int: String] = [:]
    for (axis, index) in places where index < elements.count {
      let old = coordinates[transform.source(of: axis)]
      changes[index] = old.flatMap { transform.coordinate($0, to: axis) } ?? "null"
    }
    return changes
  }

  private static func line(
    _ elements: [String?], _ axis: PageTransform.Axis, _ kind: String, _ transform: PageTransform
  ) -> [Int: String] {
    var changes = [1: kind]
    if elements.count > 2, let old = elements[2] {
      changes[2] = transform.coordinate(old, to: transform.source(of: axis))
    }
    return changes
  }
}
