import BoxPolicy

/// One edge of an outlined box: a line inside the box, along its edge.
struct OutlineEdge {
  /// The four sides of a box.
  enum Side: CaseIterable { case left, bottom, right, top }

  let side: Side
  let box: Box
  let width: Double
  /// The coordinate of the edge across its direction.
  let place: Double
  /// Where the edge starts and ends along its direction.
  let span: (from: Double, to: Double)

  init(_ side: Side, of outline: ContentPlan.WrittenOutline) {
    let area = outline.rectangle
    self.side = side
    box = outline.box
    width = outline.lineWidth
    switch side {
    case .left: (place, span) = (area.x0, (area.y0, area.y1))
    case .right: (place, span) = (area.x1, (area.y0, area.y1))
    case .bottom: (place, span) = (area.y0, (area.x0, area.x1))
    case .top: (place, span) = (area.y1, (area.x0, area.x1))
    }
  }

  var length: Double { span.to - span.from }

  /// The middle of the line that is stroked, so that its outer side is the edge itself.
  var line: (x0: Double, y0: Double, x1: Double, y1: Double) {
    let middle: Double =
      switch side {
      case .left, .bottom: place + width / 2
      case .right, .top: place - width / 2
      }
    return switch side {
    case .left, .right: (middle, span.from, middle, span.to)
    case .bottom, .top: (span.from, middle, span.to, middle)
    }
  }

  /// Gathers the edges that lie on each other or less than a line's width apart.
  static func bundles(_ edges: [OutlineEdge], apart: Double) -> [[OutlineEdge]] {
    var bundles: [[OutlineEdge]] = []
    // Sorting by two keys keeps the order of edges in one place, whatever the algorithm.
    let sorted = edges.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    for (_, edge) in sorted {
      if let last = bundles.last?.last, edge.place - last.place < apart {
        bundles[bundles.count - 1].append(edge)
      } else {
        bundles.append([edge])
      }
    }
    return bundles
  }
}
