import BoxPolicy

/// The label of an outline: a tab in the colour of its box, with the name and the file's numbers.
struct BoxLabel {
  let box: Box
  let text: String
  /// The size of the text, in user space units.
  let size: Double
  /// Whether the text reads upwards, as on the spine of a book.
  let isClimbing: Bool
  /// Where the tab lies in the space shown; its lower left corner is the origin until it is placed.
  private(set) var area: Rectangle

  /// The height of a tab as a multiple of the text size.
  static let height = 1.5
  /// The space before and after the text as a multiple of its size.
  private static let padding = 0.45

  init(_ box: Box, _ text: String, size: Double, isClimbing: Bool) {
    self.box = box
    self.text = text
    self.size = size
    self.isClimbing = isClimbing
    let length = Self.length(of: text) * size
    area =
      isClimbing
      ? Rectangle(0, 0, Self.height * size, length) : Rectangle(0, 0, length, Self.height * size)
  }

  /// The same label in another size.
  func scaled(by scale: Double) -> BoxLabel {
    BoxLabel(box, text, size: size * scale, isClimbing: isClimbing)
  }

  /// The same label in a place.
  func placed(_ area: Rectangle) -> BoxLabel {
    var placed = self
    placed.area = area
    return placed
  }

  /// Measures how long the tab of a text of size 1 is.
  static func length(of text: String) -> Double { ContentText.width(text) + 2 * padding }

  /// Where the text starts, in the space shown.
  var start: (x: Double, y: Double) {
    // A capital is 0.72 high, so this is the middle.
    let base = (Self.height - 0.72) / 2 * size
    let lead = Self.padding * size
    return isClimbing ? (area.x1 - base, area.y0 + lead) : (area.x0 + lead, area.y0 + base)
  }

  /// What a label says: the names of its boxes and their numbers as they stand in the file.
  static func text(of boxes: [ResolvedBox], _ further: String = "") -> String {
    let names = boxes.map { String($0.box.key.name.dropFirst()) }.joined(separator: " = ")
    return ContentText.shortened("\(names) \(boxes.first.map(numbers) ?? "")\(further)", to: 100)
  }

  /// The numbers of a box as they stand in the file, without brackets.
  static func numbers(of box: ResolvedBox) -> String {
    let numbers = (box.entry.raw ?? "").split(separator: " ").joined(separator: " ")
      .filter { $0 != "[" && $0 != "]" }
    return numbers.split(separator: " ").joined(separator: " ")
  }
}

extension ContentPen {
  /// Draws a label where it was placed.
  mutating func label(_ label: BoxLabel, _ plan: ContentPlan) {
    let start = plan.upright.user(label.start.x, label.start.y)
    fill(plan.upright.user(label.area), .outline(of: label.box))
    text(
      label.text, size: label.size,
      matrix: plan.upright.textMatrix(climbing: label.isClimbing), at: start, .white)
  }
}
