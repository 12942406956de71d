extension Recipe {
  /// What is written for one key.
  ///
  /// An array literal of numbers is a rectangle, a number literal a number, a string literal is
  /// verbatim text.
  public struct Value: Sendable, Hashable {
    /// The text of the value itself, wherever it stands.
    public var text: String { didSet { wrongCount = nil } }
    /// How the value is reached from its key.
    public var placement: Placement
    /// How many numbers an array literal has that is no rectangle; nil for every other value.
    private(set) var wrongCount: Int?

    /// How a value is reached from its key.
    public enum Placement: Sendable, Hashable {
      /// It stands there.
      case direct
      /// Through a reference to an object of its own.
      case indirect
      /// The array stands there, and each of its elements is an object of its own.
      case elements
      /// Through a reference to an object that does not exist; there is no value.
      case dangling
    }

    private init(text: String, placement: Placement) {
      self.text = text
      self.placement = placement
    }

    /// Any text, written as it is; it has to be one whole object of PDF syntax.
    public static func verbatim(_ text: String, _ placement: Placement = .direct) -> Value {
      Value(text: text, placement: placement)
    }

    /// Text that is one whole object of PDF syntax; nil for any other text.
    public init?(checking text: String) {
      guard PDFObject(text) != nil else { return nil }
      self = .verbatim(text)
    }

    /// Says why a text is no whole object, as words that follow the text.
    package static func flaw(of text: String) -> String {
      PDFObjectParser.isTooDeep(text)
        ? "is more than one PDF object can be: \(PDFObjectParser.depthWords)"
        : "is not one whole PDF object; close what is open"
    }

    /// The array of the four numbers, in the order given.
    public static func rectangle(
      _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ placement: Placement = .direct
    ) -> Value {
      let numbers = [x0, y0, x1, y1].map(pdfText).joined(separator: " ")
      return Value(text: "[\(numbers)]", placement: placement)
    }

    /// A number.
    public static func number(_ value: Double, _ placement: Placement = .direct) -> Value {
      Value(text: pdfText(value), placement: placement)
    }

    /// A null, which is the same as no entry.
    public static let null = Value(text: "null", placement: .direct)

    /// A reference to an object that does not exist, which is the same as no entry.
    public static let dangling = Value(text: "null", placement: .dangling)
  }
}

extension Recipe.Value: ExpressibleByArrayLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  /// Makes a rectangle of four numbers; with more or fewer there will be no fixture.
  ///
  /// ``Fixture`` throws then, as for a recipe in JSON; verbatim text can be any array.
  public init(arrayLiteral numbers: Double...) {
    self = .verbatim("[\(numbers.map(pdfText).joined(separator: " "))]")
    if numbers.count != 4 { wrongCount = numbers.count }
  }

  /// Makes a number.
  public init(integerLiteral value: Int) { self = .verbatim(String(value)) }

  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes verbatim text.
  public init(stringLiteral text: String) { self = .verbatim(text) }
}
