import BoxPolicy

extension ContentPen {
  /// Draws the outlines of all boxes, each inside its edge.
  ///
  /// Edges that lie on each other share the line: dashes of all their colours take turns, so that
  /// every box can be seen exactly where it is.
  mutating func outlines(_ plan: ContentPlan) {
    for side in OutlineEdge.Side.allCases {
      let edges = plan.boxes.map { OutlineEdge(side, of: $0) }
      for bundle in OutlineEdge.bundles(edges, apart: plan.lineWidth) {
        if bundle.count == 1 {
          stroke(bundle[0], dashed: dashStyle(of: bundle[0].box))
        } else {
          stroke(sharing: bundle, lineWidth: plan.lineWidth)
        }
      }
    }
  }

  private mutating func stroke(_ edge: OutlineEdge, _ dash: Dash = .solid) {
    stroke(edge.line, width: edge.width, .outline(of: edge.box), dash)
  }

  /// Strokes an edge in the style of its box, stretched so that both ends are covered.
  private mutating func stroke(_ edge: OutlineEdge, dashed style: [Double]) {
    let lengths = style.map { $0 * edge.width }
    let period = lengths.reduce(0, +)
    guard let first = lengths.first, period > 0, edge.length > period else {
      stroke(edge)
      return
    }
    let count = ((edge.length - first) / period).rounded()
    let stretch = edge.length / (count * period + first)
    stroke(edge, Dash(lengths: lengths.map { $0 * stretch }))
  }

  /// Strokes edges that lie on each other, first whole and then each in its turn.
  ///
  /// Whole, for where an edge is longer than the others.
  private mutating func stroke(sharing bundle: [OutlineEdge], lineWidth: Double) {
    for edge in bundle { stroke(edge) }
    let count = Double(bundle.count)
    let shortest = bundle.map(\.length).reduce(Double.infinity, min)
    let turn = rounded(min(lineWidth * 3, shortest / (count * 2)))
    guard turn > 0 else { return }
    let start = bundle.map(\.span.from).reduce(Double.infinity, min)
    for (index, edge) in bundle.enumerated() {
      let before = edge.span.from - start - Double(index) * turn
      let rest = before.truncatingRemainder(dividingBy: count * turn)
      let phase = rest < 0 ? rest + count * turn : rest
      stroke(edge, Dash(lengths: [turn, turn * (count - 1)], phase: phase))
    }
  }

  /// Rounds a length as it will be written, so that many of it do not add up to something else.
  private func rounded(_ length: Double) -> Double {
    let scale: Double = places > 3 ? 1e6 : 1e3
    return (length * scale).rounded() / scale
  }
}
