import BoxPolicy

extension ContentPen {
  /// Draws thin lines from corner to corner of the effective crop box.
  mutating func diagonals(_ plan: ContentPlan) {
    let crop = plan.crop
    let width = min(plan.lineWidth / 2, min(crop.width, crop.height) / 60)
    stroke((crop.x0, crop.y0, crop.x1, crop.y1), width: width, .diagonals)
    stroke((crop.x0, crop.y1, crop.x1, crop.y0), width: width, .diagonals)
  }

  /// Draws the marks in the corners of the effective crop box.
  mutating func cornerMarks(_ plan: ContentPlan) {
    for area in cornerMarkAreas(plan) { fill(area, .outline(of: .crop)) }
  }
}

/// Finds the areas of the marks in the corners of the crop box, like those of a view finder.
private func cornerMarkAreas(_ plan: ContentPlan) -> [Rectangle] {
  let crop = plan.crop
  let arm = min(plan.fontSize * 1.6, min(crop.width, crop.height) / 6)
  let thick = min(plan.lineWidth * 2.2, arm / 3)
  let corners = [
    (crop.x0, crop.y0, 1.0, 1.0), (crop.x1, crop.y0, -1.0, 1.0),
    (crop.x0, crop.y1, 1.0, -1.0), (crop.x1, crop.y1, -1.0, -1.0),
  ]
  var areas: [Rectangle] = []
  for (x, y, right, up) in corners {
    areas.append(Rectangle(x, y, x + right * arm, y + up * thick))
    areas.append(Rectangle(x, y, x + right * thick, y + up * arm))
  }
  return areas
}
