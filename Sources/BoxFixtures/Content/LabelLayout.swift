import BoxPolicy

/// Finds places for the labels of a page, in the space shown.
///
/// Each label hangs on the inside of its outline if there is room. The first one gets the best
/// place, and each of the others the one where it hides least.
struct LabelLayout {
  let plan: ContentPlan
  let media: Rectangle
  private let outlines: [Rectangle]
  private var taken: [Rectangle]

  init(_ plan: ContentPlan, besides remarks: Rectangle?) {
    self.plan = plan
    media = plan.upright.shown(plan.media)
    outlines = plan.boxes.map { plan.upright.shown($0.rectangle) }
    taken = remarks.map { [$0] } ?? []
  }

  /// Where a label may lie, seen from its box.
  enum Side { case within, beside, anywhere }

  /// Places one label.
  ///
  /// - Parameters:
  ///   - text: What the label says.
  ///   - box: The box that it belongs to.
  ///   - area: The visible part of the box, in user space.
  ///   - side: Whether it must lie in that part, however small it comes out, or beside it.
  /// - Returns: The label in its place.
  mutating func place(
    _ text: String, of box: Box, in area: Rectangle, _ side: Side
  ) -> BoxLabel {
    let home = plan.upright.shown(area)
    var label = fitted(text, box, in: home)
    if side != .within, isSmall(label) { label = fitted(text, box, in: media) }
    let bounds = side == .within ? home : media
    var best = Double.infinity
    var chosen = label
    // A smaller label may hide nothing where a larger one would.
    for (scale, reluctance) in [(1.0, 0.0), (0.75, 2.0), (0.6, 4.0)] {
      let tried = label.scaled(by: scale)
      let candidates = candidates(for: tried, in: home, isInside: side != .beside)
      for (candidate, rank) in candidates where rank + reluctance < best {
        let cost = cost(of: candidate, in: bounds, home) + rank + reluctance
        if cost < best {
          best = cost
          chosen = tried.placed(candidate)
        }
      }
    }
    taken.append(chosen.area)
    return chosen
  }

  /// Whether a label cannot be read in a picture of the whole page.
  func isTiny(_ label: BoxLabel) -> Bool { label.size < plan.fontSize * 0.5 }

  /// Whether a label is hard to read in a picture of the whole page.
  func isSmall(_ label: BoxLabel) -> Bool { label.size < plan.fontSize * 0.6 }

  /// Makes a label that fits an area, climbing only where it would be much too small otherwise.
  private func fitted(_ text: String, _ box: Box, in area: Rectangle) -> BoxLabel {
    func size(_ length: Double, _ height: Double) -> Double {
      let room = length - 2 * plan.clearance(in: area)
      return min(plan.fontSize, room / BoxLabel.length(of: text), height / BoxLabel.height)
    }
    let level = size(area.width, area.height / 2)
    let climbing = size(area.height, area.width * 0.7)
    let climbs = level < plan.fontSize * 0.5 && climbing > level
    return BoxLabel(box, text, size: climbs ? climbing : level, isClimbing: climbs)
  }

  /// How much is wrong with a place.
  private func cost(
    of area: Rectangle, in bounds: Rectangle, _ home: Rectangle
  ) -> Double {
    var cost = 0.0
    for other in taken where area.intersection(other) != nil { cost += 1000 }
    if area.overhang(over: bounds) > 0 { cost += 3000 }
    for outline in outlines {
      if let share = hidden(outline, by: area) {
        cost += 3 + share * 25
      } else if area.intersection(outline) != nil, home.overhang(over: outline) > 0 {
        // It would look as if it belonged to a box that lies further inside, which is worse than
        // hiding a part of that.
        cost += 25
      }
    }
    return cost
  }

  /// How much of an edge of an outline an area hides; nil where it hides none.
  private func hidden(_ outline: Rectangle, by area: Rectangle) -> Double? {
    guard let both = area.intersection(outline), area.overhang(over: outline) > 0 else {
      return nil
    }
    let isLevel = area.y0 < outline.y0 || area.y1 > outline.y1
    return isLevel ? both.width / outline.width : both.height / outline.height
  }
}
