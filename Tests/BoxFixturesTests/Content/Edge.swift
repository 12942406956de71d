import BoxPolicy

/// One side of a box, as a test goes along it.
struct Edge: CustomStringConvertible {
  let description: String
  /// The direction from the edge into the box.
  let right, up: Int

  static let all = [
    Edge(description: "left", right: 1, up: 0), Edge(description: "right", right: -1, up: 0),
    Edge(description: "lower", right: 0, up: 1), Edge(description: "upper", right: 0, up: -1),
  ]

  var isVertical: Bool { right != 0 }

  /// The coordinate of the edge.
  func place(_ area: Rectangle) -> Double {
    switch description {
    case "left": area.x0
    case "right": area.x1
    case "lower": area.y0
    default: area.y1
    }
  }

  /// Points along the edge, a hair inside the box so that they are the box's first pixels.
  func points(_ area: Rectangle) -> [(x: Double, y: Double)] {
    let hair = max(area.width, area.height) * 1e-6
    return (0..<211).map { step in
      let part = (Double(step) + 0.5) / 211
      return isVertical
        ? (place(area) + Double(right) * hair, area.y0 + area.height * part)
        : (area.x0 + area.width * part, place(area) + Double(up) * hair)
    }
  }
}

extension DrawnPage {
  /// A point of the page at least three pixels from the edges and the middle of the crop.
  typealias Point = (x: Double, y: Double, isInCrop: Bool)

  /// Points all over the media box.
  func grid(_ count: Int) -> [Point] {
    var points: [Point] = []
    for column in 0..<count {
      for row in 0..<count {
        let x = media.x0 + media.width * (Double(column) + 0.37) / Double(count)
        let y = media.y0 + media.height * (Double(row) + 0.37) / Double(count)
        let nearest = min(
          abs(x - crop.x0), abs(x - crop.x1), abs(y - crop.y0), abs(y - crop.y1),
          abs(x - (crop.x0 + crop.x1) / 2), abs(y - (crop.y0 + crop.y1) / 2))
        if nearest * scale > 3 {
          let isInCrop = x > crop.x0 && x < crop.x1 && y > crop.y0 && y < crop.y1
          points.append((x, y, isInCrop))
        }
      }
    }
    return points
  }

  /// The colour that quadrant content has at a point.
  func quadrant(_ x: Double, _ y: Double) -> [UInt8] {
    guard x > crop.x0, x < crop.x1, y > crop.y0, y < crop.y1 else { return [128, 128, 128] }
    let isRight = x > (crop.x0 + crop.x1) / 2
    let isUpper = y > (crop.y0 + crop.y1) / 2
    return switch (isRight, isUpper) {
    case (false, false): [255, 0, 0]
    case (true, false): [0, 255, 0]
    case (false, true): [0, 0, 255]
    case (true, true): [255, 255, 0]
    }
  }

  /// The width of the lines: 0.16 of the font size, which is a fortieth of the page's middle side.
  var lineWidth: Double { (media.width * media.height).squareRoot() / 40 * 0.16 }
}
