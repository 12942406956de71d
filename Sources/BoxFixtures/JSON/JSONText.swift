/// Writes JSON so that people can read it: short arrays and objects on one line, others indented.
enum JSONText {
  /// The widest line that is still written as one.
  private static let widest = 92

  /// Returns a value as text with a line end.
  static func lines(_ value: JSONValue) -> String { wrapped(value, indent: 0) + "\n" }

  /// Returns a value on one line.
  static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): quoted(text)
    case .array(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// Returns the beginning of a text in quotes, and an ellipsis where it goes on.
  static func quoted(_ text: String, atMost count: Int) -> String {
    let start = text.unicodeScalars.prefix(count)
    return quoted(String(start)) + (start.endIndex < text.endIndex ? "\u{2026}" : "")
  }

  /// Returns a text in quotes, with whatever could act on a terminal written as a code.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\t": result += #"\t"#
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
          }
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func wrapped(_ value: JSONValue, indent: Int) -> String {
    let short = line(value)
    if indent > 0, short.utf8.count + indent <= widest { return short }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let parts = elements.map { inner + wrapped($0, indent: indent + 2) }
      return "[\n\(parts.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map {
        "\(inner)\(quoted($0.key)): \(wrapped($0.value, indent: indent + 2))"
      }
      return "{\n\(parts.joined(separator: ",\n"))\n\(outer)}"
    default: return short
    }
  }
}
