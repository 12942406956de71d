/// One of the four sides of a box.
enum Side: String, CaseIterable, Sendable, Hashable {
  case left, bottom, right, top

  /// Whether a length at the side is measured along the width of the box.
  var isHorizontal: Bool { self == .left || self == .right }

  /// The side of the page that stands here once the page is turned clockwise.
  func onPage(turned rotation: Rotation) -> Side {
    switch rotation {
    case .none: self
    case .quarter: behindQuarterTurn
    case .half: behindQuarterTurn.behindQuarterTurn
    case .threeQuarters: behindQuarterTurn.behindQuarterTurn.behindQuarterTurn
    }
  }

  /// The side of the page that a quarter turn clockwise brings here: the left one to the top.
  private var behindQuarterTurn: Side {
    switch self {
    case .top: .left
    case .left: .bottom
    case .bottom: .right
    case .right: .top
    }
  }
}

/// What the words left, right, top and bottom of a request mean.
public enum SideMeaning: String, CaseIterable, Sendable, Hashable {
  /// The sides of the page as its coordinates run, before it is turned.
  case inPage = "page"
  /// The sides of the page as it is shown, after Rotate.
  case asShown = "shown"
}
