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
    if let numbers = fourNumbers(text) {
      self = Self.rectangle(numbers)
      return
    }
    switch ValueSyntax(text) {
    case .number: self = .malformed(.notAnArray("number"), firstFour: nil)
    case .other(let kind): self = .malformed(.notAnArray(kind.rawValue), firstFour: nil)
    case .array(let elements): self = Self.reading(elements)
    }
  }

  private static func reading(_ elements: [Substring]) -> BoxReading {
    let numbers = elements.prefix(4).map { pdfNumber($0.utf8) }
    if elements.count == 4, let position = numbers.firstIndex(of: nil) {
      let text = String(elements[position])
      return .malformed(.notANumber(position: position + 1, text: text), firstFour: nil)
    }
    let found = numbers.compactMap(\.self)
    guard found.count == 4 else {
      return .malformed(.elementCount(elements.count), firstFour: nil)
    }
    let four = (found[0], found[1], found[2], found[3])
    if elements.count == 4 { return rectangle(four) }
    return .malformed(
      .elementCount(elements.count), firstFour: Rectangle(four.0, four.1, four.2, four.3))
  }

  private static func rectangle(_ numbers: FourNumbers) -> BoxReading {
    .rectangle(
      Rectangle(numbers.0, numbers.1, numbers.2, numbers.3),
      reversed: numbers.0 > numbers.2 || numbers.1 > numbers.3)
  }

  /// The rectangle if there is one that has an area.
  var usable: Rectangle? {
    guard case .rectangle(let rectangle, _) = self, !rectangle.isEmpty else { return nil }
    return rectangle
  }
}

private typealias FourNumbers = (Double, Double, Double, Double)

/// Reads an array of four short numbers, which almost every box is, without splitting it.
///
/// Nil for anything else, which may still be a box; then the text is taken apart.
private func fourNumbers(_ text: String) -> FourNumbers? {
  var numbers: FourNumbers = (0, 0, 0, 0)
  var count = 0
  var scanner: NumberScanner?
  var isOpen = false
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "[") where !isOpen && count == 0:
      isOpen = true
    case UInt8(ascii: "]"),
      _ where byte.isWhiteSpace:
      if let ended = scanner {
        guard isOpen, let number = ended.value else { return nil }
        switch count {
        case 0: numbers.0 = number
        case 1: numbers.1 = number
        case 2: numbers.2 = number
        case 3: numbers.3 = number
        default: return nil
        }
        count += 1
        scanner = nil
      }
      if byte == UInt8(ascii: "]") { isOpen = false }
    default:
      guard isOpen else { return nil }
      var current = scanner ?? NumberScanner()
      guard current.take(byte) else { return nil }
      scanner = current
    }
  }
  return count == 4 && !isOpen ? numbers : nil
}
