extension Repair {
  /// Certain is what programs that read such an array show, and those that do not show as well.
  static let malformedBox = Repair(
    .malformedBox, "Writes a malformed box anew where its four numbers are certain."
  ) { page, _ in
    for box in Box.allCases {
      guard let digits = certainDigits(of: box, on: page) else { continue }
      page.write(box.key, digits.text)
    }
  }

  /// Finds the edges that a malformed box certainly means; nil where nobody can know.
  private static func certainDigits(of box: Box, on page: PageInRepair) -> EdgeDigits? {
    let resolved = page.boxes[box]
    guard let raw = resolved.entry.raw, resolved.rectangle == nil,
      case .array(let elements) = ValueSyntax(raw)
    else { return nil }
    let numbers = elements.compactMap(number)
    guard numbers.count == elements.count,
      let first = EdgeDigits(corners: Array(numbers.prefix(4))),
      !first.rectangle.isEmpty, let region = region(of: first.rectangle, as: box, on: page)
    else { return nil }
    if numbers.count == 4 { return first }
    let last = EdgeDigits(corners: Array(numbers.suffix(4)))
    if last?.rectangle == first.rectangle { return first }
    // Programs that reject the array show what stands in for the box. That may be the stand-in for
    // the media box itself, but nothing else is measured against that one.
    let isKnown = box == .media || page.boxes[.media].isExplicit
    let isSame = region.isEqual(to: resolved.effective, within: Tolerance.standard)
    return isKnown && isSame ? first : nil
  }

  /// The number that an element certainly means, as a PDF file can have it.
  ///
  /// libqpdf shows a token that is no number as a string of the same letters.
  private static func number(_ element: Substring) -> String? {
    if isPDFNumber(String(element)) { return String(element) }
    let isString = element.first == "(" && element.last == ")"
    let token = isString ? element.dropFirst().dropLast() : element
    // A string of a plain number was a string in the file, too.
    return isPDFNumber(String(token)) ? nil : spelledOut(token)
  }

  /// The part of a rectangle that would be shown; nil where there is none.
  private static func region(
    of rectangle: Rectangle, as box: Box, on page: PageInRepair
  ) -> Rectangle? {
    box == .media ? rectangle : rectangle.intersection(page.boxes[.media].effective)
  }
}
