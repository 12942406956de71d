import BoxPolicy

/// Finds places for the labels of all boxes that have a visible part.
///
/// The crop's is placed first and the others from the inside out, since an inner box has less room.
/// The crop's must be seen through the crop; one that becomes tiny by that comes again beside it.
func labels(
  of page: PageBoxes, _ plan: ContentPlan, besides remarks: Rectangle?
) -> [BoxLabel] {
  var layout = LabelLayout(plan, besides: remarks)
  var labels: [BoxLabel] = []
  let groups = equalBoxes(of: page)
  let unit = unitText(of: page)
  // The unit is said once, and where a viewer shows it.
  let holder = groups.firstIndex { $0[0].box == .crop } ?? groups.indices.last
  for (index, boxes) in groups.enumerated() {
    let box = boxes[0].box
    let text = BoxLabel.text(of: boxes, index == holder ? unit : "")
    let area = boxes[0].effective.limited
    let label = layout.place(text, of: box, in: area, box == .crop ? .within : .anywhere)
    labels.append(label)
    if box == .crop, layout.isTiny(label) {
      labels.append(layout.place(text, of: box, in: area, .beside))
    }
  }
  return labels
}

/// Gathers the boxes that have a label, those with the same numbers in one; the crop comes first.
private func equalBoxes(of page: PageBoxes) -> [[ResolvedBox]] {
  let boxes = [Box.crop, .art, .trim, .bleed, .media].map { page[$0] }.filter(\.isExplicit)
  var groups: [[ResolvedBox]] = []
  for box in boxes {
    let numbers = BoxLabel.numbers(of: box)
    if let index = groups.firstIndex(where: { BoxLabel.numbers(of: $0[0]) == numbers }) {
      groups[index].append(box)
    } else {
      groups.append([box])
    }
  }
  return groups
}

/// What a label says of the size of a unit; nothing where it is a point.
private func unitText(of page: PageBoxes) -> String {
  guard page.userUnit.value != 1, let raw = page.userUnit.entry.raw else { return "" }
  return ", UserUnit \(raw)"
}
