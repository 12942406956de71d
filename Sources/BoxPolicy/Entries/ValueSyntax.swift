/// The syntax of one value: what kind it is and, for an array, its elements.
///
/// Works on the text of a ``WrittenValue``: tokens with white space between them.
enum ValueSyntax {
  /// A number, with its value.
  case number(Double)
  /// An array, with the text of each element.
  case array([Substring])
  /// Anything else.
  case other(Kind)

  /// The kinds of value that are neither number nor array, in words for people.
  enum Kind: String, Sendable, Hashable {
    case boolean, name, string, dictionary, stream
    case unknown = "value"
  }

  /// Reads a text.
  init(_ text: String) {
    let trimmed = text.utf8.drop(while: \.isWhiteSpace)
    switch trimmed.first {
    case UInt8(ascii: "["):
      self = .array(elements(trimmed.dropFirst()))
    case UInt8(ascii: "/"):
      self = .other(.name)
    case UInt8(ascii: "("):
      self = .other(.string)
    case UInt8(ascii: "<"):
      self = .other(trimmed.dropFirst().first == UInt8(ascii: "<") ? .dictionary : .string)
    default:
      self = Self.word(Substring(trimmed))
    }
  }

  private static func word(_ text: Substring) -> ValueSyntax {
    let word = text.utf8.prefix { !$0.isWhiteSpace }
    guard text.utf8[word.endIndex...].allSatisfy(\.isWhiteSpace) else { return .other(.unknown) }
    if let number = pdfNumber(word) { return .number(number) }
    return .other(["true", "false"].contains(Substring(word)) ? .boolean : .unknown)
  }
}

/// Splits what follows the opening bracket of an array into its elements.
///
/// Arrays, dictionaries and strings inside are one element each. An array that is not closed,
/// which a shortened text is, ends with the text.
private func elements(_ body: Substring.UTF8View) -> [Substring] {
  var found: [Substring] = []
  var rest = body.drop(while: \.isWhiteSpace)
  while let first = rest.first, first != UInt8(ascii: "]") {
    let end = endOfElement(rest)
    found.append(Substring(rest[..<end]))
    rest = rest[end...].drop(while: \.isWhiteSpace)
  }
  return found
}

/// Finds the position behind the element with which a text begins; the text is not empty.
private func endOfElement(_ text: Substring.UTF8View) -> Substring.UTF8View.Index {
  var depth = 0
  var parentheses = 0
  var escaped = false
  for index in text.indices {
    let byte = text[index]
    if parentheses > 0 {
      switch byte {
      case _ where escaped: escaped = false
      case UInt8(ascii: "\\"): escaped = true
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      default: break
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "("): parentheses = 1
    case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
    case UInt8(ascii: "]") where depth == 0: return index
    case UInt8(ascii: "]"), UInt8(ascii: ">"): depth = max(0, depth - 1)
    case _ where depth == 0 && byte.isWhiteSpace: return index
    default: break
    }
  }
  return text.endIndex
}
