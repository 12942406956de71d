import BoxPolicy

/// The space in which a page is shown: default user space, turned as Rotate turns the page.
///
/// Its origin is that of user space; the axes go to the right and up as somebody sees the page.
struct Upright {
  private let rotation: Rotation

  init(_ rotation: Rotation) { self.rotation = rotation }

  /// Turns a rectangle of user space into the space shown.
  func shown(_ area: Rectangle) -> Rectangle {
    turned(area, by: rotation)
  }

  /// Turns a rectangle of the space shown back into user space.
  func user(_ area: Rectangle) -> Rectangle {
    turned(area, by: Rotation(rawValue: (360 - rotation.rawValue) % 360) ?? .none)
  }

  /// Turns a point of the space shown back into user space.
  func user(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let point = user(Rectangle(x, y, x, y))
    return (point.x0, point.y0)
  }

  /// The first four numbers of a text matrix by which a line reads from left to right.
  ///
  /// - Parameter climbing: Whether the line reads upwards instead.
  /// - Returns: The numbers, separated by blanks.
  func textMatrix(climbing: Bool) -> String {
    // A page that is turned clockwise needs text that is turned the other way.
    switch (rotation.rawValue + (climbing ? 90 : 0)) % 360 {
    case 90: "0 1 -1 0"
    case 180: "-1 0 0 -1"
    case 270: "0 -1 1 0"
    default: "1 0 0 1"
    }
  }

  private func turned(_ area: Rectangle, by rotation: Rotation) -> Rectangle {
    switch rotation {
    case .none: area
    case .quarter: Rectangle(area.y0, -area.x0, area.y1, -area.x1)
    case .half: Rectangle(-area.x0, -area.y0, -area.x1, -area.y1)
    case .threeQuarters: Rectangle(-area.y0, area.x0, -area.y1, area.x1)
    }
  }
}
