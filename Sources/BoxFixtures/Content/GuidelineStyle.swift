import BoxPolicy

/// How the outline of a box is dashed where no other lies on it: a second sign beside the colour.
///
/// Lengths alternate between line and gap, as multiples of the line width; none is a solid line.
func dashStyle(of box: Box) -> [Double] {
  switch box {
  case .media, .crop: []
  case .bleed: [6, 3]
  case .trim: [9, 2, 2, 2]
  case .art: [2, 2]
  }
}

/// Writes the dictionary by which viewers draw their own guidelines in the same colours.
///
/// Lines are as wide and dashed as the outlines. ISO 32000-2:2020, 14.11.2.2.
func guidelineKey(for plan: ContentPlan) -> String {
  let pen = ContentPen(places: plan.places)
  let styles = Box.allCases.filter { $0 != .media }.map { box in
    let dash = dashStyle(of: box).map { pen.number($0 * plan.lineWidth) }
    let style = dash.isEmpty ? "/S /S" : "/S /D /D [\(dash.joined(separator: " "))]"
    let colour = PageColour.outline(of: box).operands
    return "\(box.key.name) << /C [\(colour)] /W \(pen.number(plan.lineWidth)) \(style) >>"
  }
  return "/BoxColorInfo << \(styles.joined(separator: " ")) >>"
}
