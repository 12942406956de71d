import BoxPolicy

extension LabelLayout {
  /// A place with what speaks against it besides what it would hide.
  typealias Candidate = (area: Rectangle, rank: Double)

  /// Lists the places of a label: rows in the corners of its box, then around the box.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - home: The visible part of its box.
  ///   - isInside: Whether it may lie in the box.
  /// - Returns: Places of the size of the label.
  func candidates(for label: BoxLabel, in home: Rectangle, isInside: Bool) -> [Candidate] {
    (isInside ? inside(label, home) : []) + aboveAndBelow(label, home) + besides(label, home)
  }

  /// Places that hang on the upper or stand on the lower edge, row by row towards the middle.
  private func inside(_ label: BoxLabel, _ home: Rectangle) -> [Candidate] {
    let (width, height) = (label.area.width, label.area.height)
    let line = min(plan.lineWidth, min(home.width, home.height) / 8)
    let aside = max(line, min(plan.clearance(in: home), (home.width - width) / 2))
    let lefts = [home.x0 + aside, home.x1 - aside - width]
    var found: [Candidate] = []
    for row in 0..<6 {
      let step = line + Double(row) * height * 1.12
      for (corner, left) in lefts.enumerated() {
        let rank = Double(row) * 0.1 + Double(corner) * 2
        found.append((label.area.moved(to: left, home.y1 - step - height), rank))
        found.append((label.area.moved(to: left, home.y0 + step), rank + 1))
      }
    }
    return found
  }

  /// Places above and below the box, level with its left or right edge as the page allows.
  private func aboveAndBelow(_ label: BoxLabel, _ home: Rectangle) -> [Candidate] {
    let (width, height) = (label.area.width, label.area.height)
    var found: [Candidate] = []
    for (corner, wanted) in [home.x0, home.x1 - width].enumerated() {
      let left = max(media.x0, min(wanted, media.x1 - width))
      for row in 0..<6 {
        let step = plan.lineWidth + Double(row) * height * 1.12
        let rank = 20 + Double(row) * 0.1 + Double(corner) * 2
        found.append((label.area.moved(to: left, home.y1 + step), rank))
        found.append((label.area.moved(to: left, home.y0 - step - height), rank + 1))
      }
    }
    return found
  }

  /// Places to the right and left of the box, from its upper edge downwards.
  private func besides(_ label: BoxLabel, _ home: Rectangle) -> [Candidate] {
    let (width, height) = (label.area.width, label.area.height)
    return (0..<6).flatMap { row -> [Candidate] in
      let lower = home.y1 - plan.lineWidth - (Double(row) * 1.12 + 1) * height
      let rank = 24 + Double(row) * 0.1
      return [
        (label.area.moved(to: home.x1 + plan.lineWidth, lower), rank),
        (label.area.moved(to: home.x0 - plan.lineWidth - width, lower), rank + 1),
      ]
    }
  }
}

extension Rectangle {
  /// The same with its lower left corner somewhere else.
  fileprivate func moved(to x: Double, _ y: Double) -> Rectangle {
    Rectangle(x, y, x + width, y + height)
  }
}
