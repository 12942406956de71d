/// What the text of a box entry says: a rectangle, or why there is none.
///
/// Usable is an array of exactly four finite numbers; any two opposite corners are legal and
/// put in order (rule R4; ISO 32000-2:2020, 7.9.5).
enum BoxReading {
  /// Four numbers; reversed tells that the corners were in another order than the usual.
  case rectangle(Rectangle, reversed: Bool)
  /// No rectangle; with the first four numbers where there are more than four.
  case malformed(Malformation, firstFour: Rectangle?)

  /// Reads the text of an entry.
  init(_ text: String) {
    switch ValueSyntax(text) {
    case .number: self = .malformed(.notAnArray("number"), firstFour: nil)
    case .other(let kind): self = .malformed(.notAnArray(kind.rawValue), firstFour: nil)
    case .array(let elements): self = Self.reading(elements)
    }
  }

  private static func reading(_ elements: [Substring]) -> BoxReading {
    guard elements.count >= 4 else {
      return .malformed(.elementCount(elements.count), firstFour: nil)
    }
    var numbers: [Double] = []
    for (index, element) in elements.prefix(4).enumerated() {
      guard let number = pdfNumber(element.utf8) else {
        guard elements.count == 4 else {
          return .malformed(.elementCount(elements.count), firstFour: nil)
        }
        let problem = Malformation.notANumber(position: index + 1, text: String(element))
        return .malformed(problem, firstFour: nil)
      }
      numbers.append(number)
    }
    let rectangle = Rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    guard elements.count == 4 else {
      return .malformed(.elementCount(elements.count), firstFour: rectangle)
    }
    let reversed = numbers[0] > numbers[2] || numbers[1] > numbers[3]
    return .rectangle(rectangle, reversed: reversed)
  }

  /// The rectangle if there is one that has an area.
  var usable: Rectangle? {
    guard case .rectangle(let rectangle, _) = self, !rectangle.isEmpty else { return nil }
    return rectangle
  }
}
