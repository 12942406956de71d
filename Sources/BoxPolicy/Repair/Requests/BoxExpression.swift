/// What a box shall be, as people write it on a command line.
///
/// The forms are a rectangle as ``RectangleExpression`` reads it; another box such as `trim`; a box
/// grown or shrunk, `trim+3mm` or `media-10mm,5mm,10mm,5mm`, by one length, two (horizontal and
/// vertical) or four (left, bottom, right, top), or by named sides, `media-inside=20mm,top=10mm`;
/// and a size at a place of a box, `6x9in@top-left of trim`, or of the media box where none is
/// named. Lengths with a unit are those that people measure, and the UserUnit of the page is taken
/// into account; those without are user space units; a percentage is of the box's side.
public struct BoxExpression: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    case rectangle(String)
    case box(Box)
    case moved(Box, Margins, grows: Bool)
    case placed(BoxSize, Anchor, Box)
  }

  let form: Form
  /// The text that was read.
  public let text: String

  /// How far a box may be from the one that is computed and count as that one.
  ///
  /// What is measured or a share comes out with more decimals than the file may have; numbers of
  /// the file are meant as they are.
  var slack: Double {
    let amounts: [Amount] =
      switch form {
      case .rectangle, .box: []
      case .moved(_, let margins, _): Array(margins.amounts.values)
      case .placed(let size, _, _): [size.width, size.height]
      }
    return amounts.contains { $0.measure != .userUnits } ? Tolerance.standard : 0
  }

  /// Reads an expression.
  ///
  /// - Throws: ``BoxExpressionError`` that says what is allowed.
  public init(parsing text: String) throws(BoxExpressionError) {
    self.text = text
    form = try Self.form(of: Substring(text).trimmed)
  }

  private static func form(of text: Substring) throws(BoxExpressionError) -> Form {
    if let at = text.firstIndex(of: "@") {
      let size = try BoxSize(parsing: text[..<at].trimmed)
      let (anchor, box) = try Anchor.place(parsing: text[text.index(after: at)...])
      return .placed(size, anchor, box)
    }
    // The form in which files have boxes, and results show them.
    if text.first == "[", text.last == "]" {
      let numbers = text.dropFirst().dropLast().split { $0 == " " || $0 == "," }
      return try rectangle(numbers.joined(separator: ","))
    }
    let word = text.prefix { $0.isLetter }
    guard let box = Box(rawValue: String(word)) else { return try rectangle(String(text)) }
    let rest = text[word.endIndex...].trimmed
    switch rest.first {
    case nil: return .box(box)
    case "+": return .moved(box, try Margins(parsing: rest.dropFirst()), grows: true)
    case "-": return .moved(box, try Margins(parsing: rest.dropFirst()), grows: false)
    default: throw .noForm
    }
  }

  private static func rectangle(_ text: String) throws(BoxExpressionError) -> Form {
    do {
      _ = try RectangleExpression(parsing: text)
      return .rectangle(text)
    } catch {
      if text.contains("%") { throw .shareInRectangle }
      throw error == .noForm ? .noForm : .rectangle(error)
    }
  }
}

/// Why a text is no box expression.
public enum BoxExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It has none of the forms.
  case noForm
  /// It has the form of a rectangle, but is none.
  case rectangle(RectangleExpressionError)
  /// A rectangle has a percentage, which would be of nothing.
  case shareInRectangle
  /// A part is no length; with its text.
  case notALength(String)
  /// A box is grown or shrunk by another number of lengths than one, two or four.
  case lengthCount(Int)
  /// A part names no side; with its text.
  case notASide(String)
  /// A side is named twice, or by two of its names.
  case sideTwice
  /// A size that is none; with its text.
  case notASize(String)
  /// A place that is none; with its text.
  case notAPlace(String)

  /// Says what is wrong and what is allowed; goes on after the text that was read.
  public var description: String {
    switch self {
    case .noForm:
      "is no box; give a rectangle such as 0,0,595,842 or A4, a box such as trim, trim+3mm or "
        + "media-10mm,5mm, or a size in a box such as 6x9in@center of media"
    case .rectangle(let error): error.description
    case .shareInRectangle:
      "has a '%', of which a rectangle has nothing; give a size in a box such as "
        + "50%x50%@center of media, or a margin such as media-5%"
    case .notALength(""): "lacks a length such as 10, 3mm or 5%"
    case .notALength(let text):
      "has '\(text)', which is no length such as 10, 3mm or 5%" + LengthUnit.hint(for: text)
    case .lengthCount(let count):
      "has \(count) lengths; give one for all sides, two for horizontal and vertical, or four for "
        + "left, bottom, right and top"
    case .notASide(let text):
      "has '\(text)', which is no side; give them as in inside=20mm,top=10mm, out of left, right, "
        + "top, bottom, inside and outside"
    case .sideTwice:
      "gives a side twice; inside and outside stand for left and right, as the page number says"
    case .notASize(let text): "has '\(text)', which is no size such as 6x9in, 50%x50% or A5"
    case .notAPlace(let text):
      "has '\(text)', which is no place; give center, top-left, bottom or the like, and 'of' with "
        + "a box behind it if it is not the media box"
        + (Anchor.place(meantBy: text).map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
