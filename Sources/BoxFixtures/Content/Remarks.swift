import BoxPolicy

/// What the page says about boxes that cannot be used: lines of text in the middle of the crop box.
struct Remarks {
  /// One line, in the colour of its box.
  struct Line {
    let box: Box
    let text: String
  }

  let lines: [Line]
  /// The size of the text, in user space units.
  let size: Double
  /// The area of the block in the space shown; nil without lines.
  let area: Rectangle?

  /// The distance between base lines, as a multiple of the size.
  static let lead = 1.35

  init(_ page: PageBoxes, _ plan: ContentPlan) {
    let lines = Box.allCases.flatMap { Self.lines(about: page[$0]) }
    self.lines = lines
    let crop = plan.upright.shown(plan.crop)
    let widest = lines.map { ContentText.width($0.text) }.max() ?? 0
    let height = Double(lines.count) * Self.lead
    guard widest > 0 else {
      size = 0
      area = nil
      return
    }
    let size = min(plan.fontSize, crop.width * 0.9 / widest, crop.height * 0.45 / height)
    let (x, y) = ((crop.x0 + crop.x1) / 2, (crop.y0 + crop.y1) / 2)
    self.size = size
    area = Rectangle(
      x - widest * size / 2, y - height * size / 2, x + widest * size / 2, y + height * size / 2)
  }

  private static func lines(about box: ResolvedBox) -> [Line] {
    guard !box.isExplicit, let problem = box.problems.first else { return [] }
    let written = box.entry.raw.map { " \(ContentText.shortened(tidy($0), to: 60))" } ?? ""
    return ["\(box.box.key.name.dropFirst())\(written):", problem.message].map {
      Line(box: box.box, text: ContentText.shortened($0, to: 90))
    }
  }

  /// Drops the blanks beside the brackets of an array, which only the reader puts there.
  private static func tidy(_ raw: String) -> String {
    guard raw.hasPrefix("[ "), raw.hasSuffix(" ]"), raw.utf8.count > 3 else { return raw }
    return "[\(raw.dropFirst(2).dropLast(2))]"
  }
}

extension ContentPen {
  /// Writes the remarks, the first line on top.
  mutating func remarks(_ remarks: Remarks, _ plan: ContentPlan) {
    guard let area = remarks.area else { return }
    let matrix = plan.upright.textMatrix(climbing: false)
    for (index, line) in remarks.lines.enumerated() {
      let y = area.y1 - (Double(index) * Remarks.lead + 1) * remarks.size
      text(
        line.text, size: remarks.size, matrix: matrix, at: plan.upright.user(area.x0, y),
        .outline(of: line.box))
    }
  }
}
