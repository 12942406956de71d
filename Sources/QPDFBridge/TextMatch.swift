/// Holds the texts of two objects, as libqpdf writes them, against each other.
///
/// They match if they are the same but for the numbers of references. libqpdf writes equal objects
/// in one way only, so texts that match are of equal objects, once each pair of references is of
/// equal objects too. Those that do not match may still mean the same, such as a null and a
/// reference to nothing.
struct TextMatch {
  /// The references that stand in the same places, in their order.
  private(set) var references: [(one: Reference, other: Reference)] = []

  /// Compares two texts.
  ///
  /// - Returns: Whether they match; false also where they are no whole arrays or dictionaries.
  /// - Complexity: Linear in the length of the texts; memory for the references alone.
  mutating func matches(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    end(of: one, in: other, from: 0) == other.count
  }

  /// Compares a text with an object as libqpdf writes it into a file that is not encrypted.
  ///
  /// - Parameters:
  ///   - one: The text.
  ///   - reference: The number of the object in the file.
  ///   - place: Where it begins there.
  ///   - file: The whole file.
  /// - Returns: Whether that object stands there, and nothing else in it than the text.
  mutating func matches(
    _ one: Span<UInt8>, _ reference: Reference, at place: Int, in file: Span<UInt8>
  ) -> Bool {
    let head = Array("\(reference) obj\n".utf8)
    guard Self.stands(head, at: place, in: file),
      let end = end(of: one, in: file, from: place + head.count)
    else { return false }
    return Self.stands(Array("\nendobj\n".utf8), at: end, in: file)
  }

  private static func stands(_ bytes: [UInt8], at place: Int, in file: Span<UInt8>) -> Bool {
    guard place >= 0, place <= file.count - bytes.count else { return false }
    return bytes.indices.allSatisfy { file[place + $0] == bytes[$0] }
  }

  /// Where the match of a text ends that begins at a place of another; nil if there is none.
  private mutating func end(
    of one: Span<UInt8>, in other: Span<UInt8>, from start: Int
  ) -> Int? {
    references.removeAll(keepingCapacity: true)
    // What stands before the two places is the same, and so is what they are in the midst of.
    var syntax = TextSyntax()
    var (left, right) = (0, start)
    while left < one.count, right < other.count {
      if syntax.mayStartNumber,
        let reference = WrittenReference(at: left, in: one),
        let counterpart = WrittenReference(at: right, in: other)
      {
        references.append((reference.value, counterpart.value))
        (left, right) = (reference.end, counterpart.end)
        syntax.tookWord()
      } else {
        guard one[left] == other[right] else { return nil }
        syntax.take(one[left])
        left += 1
        right += 1
      }
    }
    // libqpdf hands out C strings, which a zero byte would cut.
    return left == one.count && syntax.isWhole ? right : nil
  }
}

/// A reference as it stands in a text of libqpdf: two numbers and an R, with single blanks.
private struct WrittenReference {
  let value: Reference
  /// The place behind it.
  let end: Int

  /// Reads the reference that starts at a place; nil if there is none.
  init?(at place: Int, in text: Span<UInt8>) {
    var end = place
    func skip(_ byte: UInt8) -> Bool {
      guard end < text.count, text[end] == byte else { return false }
      end += 1
      return true
    }
    func number() -> Int? {
      let start = end
      var value = 0
      while end < text.count, case let digit = text[end] &- UInt8(ascii: "0"), digit <= 9 {
        // No object of libqpdf has a number of more digits.
        guard end - start < 10 else { return nil }
        value = value * 10 + Int(digit)
        end += 1
      }
      return end > start ? value : nil
    }
    guard let object = number(), object > 0, skip(UInt8(ascii: " ")), let generation = number(),
      skip(UInt8(ascii: " ")), skip(UInt8(ascii: "R"))
    else { return nil }
    if end < text.count, !TextSyntax.endsWord(text[end]) { return nil }
    value = Reference(object, generation)
    self.end = end
  }
}

/// What the beginning of a text leaves open.
private struct TextSyntax {
  private enum Token {
    case none
    /// A number, a name or a keyword.
    case word
    /// A bracket that may be the first of two.
    case bracket
    case hexadecimal
    /// A string, with the parentheses that are open.
    case string(Int)
    /// The same behind a backslash.
    case escape(Int)
  }

  private var token = Token.none
  /// The brackets that are open; a dictionary has two.
  private var depth = 0
  private var hasBrackets = false

  /// Whether the next byte may be the first of a number.
  var mayStartNumber: Bool { if case .none = token { true } else { false } }

  /// Whether there was an array or a dictionary, and all that was opened is closed.
  var isWhole: Bool { hasBrackets && depth == 0 && mayStartNumber }

  /// Whether a byte cannot belong to a number, name or keyword.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Goes on behind a word.
  mutating func tookWord() { token = .word }

  /// Goes on behind one byte.
  mutating func take(_ byte: UInt8) {
    switch token {
    case .none: start(byte)
    case .word:
      if Self.endsWord(byte) { start(byte) }
    case .bracket:
      if byte == UInt8(ascii: "<") {
        open(2)
      } else {
        token = byte == UInt8(ascii: ">") ? .none : .hexadecimal
      }
    case .hexadecimal:
      if byte == UInt8(ascii: ">") { token = .none }
    case .escape(let open): token = .string(open)
    case .string(let open):
      switch byte {
      case UInt8(ascii: "\\"): token = .escape(open)
      case UInt8(ascii: "("): token = .string(open + 1)
      case UInt8(ascii: ")"): token = open > 1 ? .string(open - 1) : .none
      default: break
      }
    }
  }

  private mutating func start(_ byte: UInt8) {
    token = .none
    switch byte {
    case UInt8(ascii: "("): token = .string(1)
    case UInt8(ascii: "<"): token = .bracket
    case UInt8(ascii: "["): open(1)
    case UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
    case UInt8(ascii: "/"): token = .word
    default: if !Self.endsWord(byte) { token = .word }
    }
  }

  private mutating func open(_ brackets: Int) {
    token = .none
    depth += brackets
    hasBrackets = true
  }
}
