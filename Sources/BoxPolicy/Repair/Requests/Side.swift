/// One of the four sides of a box.
enum Side: String, CaseIterable, Sendable, Hashable {
  case left, bottom, right, top

  /// Whether a length at the side is measured along the width of the box.
  var isHorizontal: Bool { self == .left || self == .right }

  /// The side of the page that stands here once the page is turned clockwise.
  func onPage(turned rotation: Rotation) -> Side {
    // A quarter turn takes the left side of the page to the top, and so on around.
    let around: [Side] = [.top, .left, .bottom, .right]
    let steps = rotation.rawValue / 90
    return around[((around.firstIndex(of: self) ?? 0) + steps) % 4]
  }
}

/// What the words left, right, top and bottom of a request mean.
public enum SideMeaning: String, CaseIterable, Sendable, Hashable {
  /// The sides of the page as its coordinates run, before it is turned.
  case inPage = "page"
  /// The sides of the page as it is shown, after Rotate.
  case asShown = "shown"
}
