/// A rectangle as people write it on a command line, with the digits that a file should have.
///
/// The forms are two corners `x0,y0,x1,y1`, a size with an optional place `WxH+X+Y`, and a paper
/// such as `A4`, `Letter landscape` or `A4+10+10`. Lengths are in user space units unless they have
/// a unit; one without takes that of the next length to the right that has one, so `6x9in` is in
/// inches. Papers and lengths with a unit are sizes that people measure, whatever the UserUnit is.
///
/// Nothing is said of what a rectangle is good for, so its corners may be any two, and it may have
/// no area.
public struct RectangleExpression: Sendable, Hashable {
  /// The four coordinates in the order written, as text that a PDF file can hold.
  ///
  /// Digits that need no computing are kept as they are, but for a plus sign; others are rounded to
  /// 0.001 point. There are always four, and each is a number that files may have.
  public let digits: [String]

  /// The rectangle, corners in order, in user space units.
  public var rectangle: Rectangle {
    let numbers = digits.compactMap { pdfNumber(Substring($0).utf8) }
    return Rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Reads a rectangle.
  ///
  /// - Parameters:
  ///   - text: What people wrote.
  ///   - userUnit: The points in one user space unit, above 0.
  /// - Throws: ``RectangleExpressionError`` that says what is allowed.
  public init(parsing text: String, userUnit: Double = 1) throws(RectangleExpressionError) {
    digits = try Self.digits(of: text, UserSpace(unit: userUnit))
    // What is computed can leave the range in which the digits of a file are read.
    guard digits.allSatisfy(isPDFNumber) else { throw .tooLarge }
  }

  private static func digits(
    of text: String, _ space: UserSpace
  ) throws(RectangleExpressionError) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count > 1 {
      guard parts.count == 4 else { throw .cornerCount(parts.count) }
      return try Lengths(parts, space).texts
    }
    let words = text.split(separator: " ")
    if let first = words.first, let paper = try paper(first, words.dropFirst(), space) {
      return paper
    }
    guard words.count == 1, let (size, place) = halves(of: words[0]) else { throw .noForm }
    let lengths = try Lengths(size + place, space)
    let values = lengths.values
    // A sign in front of a side is a slip of the pen: what should begin elsewhere has a place.
    guard values[0] >= 0, values[1] >= 0 else { throw .negativeSide }
    let corner = place.isEmpty ? [0, 0] : Array(values[2...])
    let far = [corner[0] + values[0], corner[1] + values[1]]
    let near = place.isEmpty ? ["0", "0"] : Array(lengths.texts[2...])
    // Without a place the far corner is the size itself, with its own digits.
    return near + (place.isEmpty ? lengths.texts : far.map(space.text))
  }

  /// Reads a paper, an optional place behind its name, and an optional word; nil for no paper.
  private static func paper(
    _ first: Substring, _ rest: ArraySlice<Substring>, _ space: UserSpace
  ) throws(RectangleExpressionError) -> [String]? {
    let end = first.dropFirst().firstIndex { $0 == "+" || $0 == "-" } ?? first.endIndex
    guard let paper = PaperSize(named: first[..<end]) else { return nil }
    let word = rest.first?.lowercased() ?? "portrait"
    guard rest.count < 2, let orientation = PaperSize.Orientation(rawValue: word),
      let place = places(in: first[end...])
    else { throw .noForm }
    let sides = paper.sides(orientation).map { $0 / space.unit }
    let near = place.isEmpty ? [0, 0] : try Lengths(place, space).values
    return (near + zip(near, sides).map { $0 + $1 }).map(space.text)
  }

  /// Splits a size from its place: `WxH` and two signed lengths or none; nil for another form.
  private static func halves(of text: Substring) -> ([Substring], [Substring])? {
    guard let cross = text.firstIndex(of: "x") else { return nil }
    let rest = text[text.index(after: cross)...]
    let end = rest.dropFirst().firstIndex { $0 == "+" || $0 == "-" } ?? rest.endIndex
    guard let place = places(in: rest[end...]) else { return nil }
    // A word that happens to end in an x, or to begin with one, is no size.
    guard cross != text.startIndex, end != rest.startIndex else { return nil }
    return ([text[..<cross], rest[..<end]], place)
  }

  /// Splits `+X+Y` into two signed lengths; empty for an empty text, nil for another form.
  private static func places(in text: Substring) -> [Substring]? {
    if text.isEmpty { return [] }
    guard let second = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else {
      return nil
    }
    return [text[..<second], text[second...]]
  }
}

/// Lengths in user space units, read from texts of which some have a unit.
private struct Lengths {
  var values: [Double] = []
  var texts: [String] = []

  init(_ parts: [Substring], _ space: UserSpace) throws(RectangleExpressionError) {
    var unit: LengthUnit?
    for part in parts.reversed() {
      var word = part.drop { $0 == " " }
      while word.last == " " { word.removeLast() }
      if let own = LengthUnit.allCases.first(where: { word.hasSuffix($0.rawValue) }) {
        unit = own
        word.removeLast(own.rawValue.count)
      }
      guard let number = pdfNumber(word.utf8) else { throw .notALength(String(part)) }
      let length = space.length(number, unit)
      texts.append(space.keeps(unit) ? String(word.drop { $0 == "+" }) : space.text(length))
      values.append(length)
    }
    values.reverse()
    texts.reverse()
  }
}

/// Why a text is no rectangle.
public enum RectangleExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It has none of the forms.
  case noForm
  /// It has another number of coordinates than four.
  case cornerCount(Int)
  /// A part is no length; with its text.
  case notALength(String)
  /// A side is shorter than nothing.
  case negativeSide
  /// A length comes out larger than a number of a PDF file can be, or than can be computed to it.
  case tooLarge

  /// Says what is wrong and what is allowed; goes on after the text that was read.
  public var description: String {
    switch self {
    case .noForm:
      "is no rectangle; give it as 0,0,595,842, as 420x595+640+123, or as a paper: \(Self.papers),"
        + " each also with 'landscape' behind it"
    case .cornerCount(let count): "has \(count) numbers; four are needed, as in 0,0,595,842"
    case .notALength(""): "lacks a length such as 595.28 or 210mm"
    case .notALength(let text):
      "has '\(text)', which is no length such as 595.28 or 210mm" + LengthUnit.hint(for: text)
    case .negativeSide:
      "has a side below 0; corners in any order can be given, as in 0,0,-595,-842"
    case .tooLarge: "is too large; in points, up to 15 digits can be computed with"
    }
  }

  private static let papers =
    "A0 to A10, B0 to B10, Letter, Legal, Tabloid, Executive, Statement"
}
