/// Why a text is not a value of an option or operand.
package enum UsageProblem: Error, Hashable, Sendable {
  /// It, or an item of it, is none of these.
  case notOneOf([String], item: String? = nil)
  /// Another reason, worded so that it follows the quoted text: is not a number.
  case reason(String)
}

/// A mistake on the command line.
package enum UsageError: Error, Hashable, Sendable {
  /// No option has this name; perhaps another one was meant.
  case unknownOption(String, suggestion: String?)
  /// No command has this name; perhaps another one was meant.
  case unknownCommand(String, suggestion: String?)
  /// The tool was called without a command.
  case missingCommand
  /// The value of the option or operand, or one of a list of them, is none of its choices.
  case notOneOf(name: String, value: String, choices: [String])
  /// The value of the option or operand cannot be read.
  case badValue(name: String, value: String, reason: String)
  /// The option stands last and has no value; spelled as it was typed.
  case needsValue(option: String, valueName: String)
  /// The flag was given a value.
  case takesNoValue(option: String, value: String)
  /// The required operand with this placeholder was not given.
  case missingOperand(String)
  /// This operand is one too many.
  case tooManyOperands(String)
  /// The two options exclude each other.
  case conflict(String, String)
  /// What the options ask for together cannot be, for this reason.
  case impossible(String)
  /// This was given more than once and can be used once.
  case repeated(String)
  /// The first option means nothing without the second.
  case requires(String, String)

  init(_ problem: UsageProblem, of name: String, value: String) {
    switch problem {
    case .notOneOf(let choices, let item):
      self = .notOneOf(name: name, value: item ?? value, choices: choices)
    case .reason(let reason): self = .badValue(name: name, value: value, reason: reason)
    }
  }
}

extension UsageError {
  /// Whether the command line has the right form, and asks for what cannot be.
  package var isOfContent: Bool {
    if case .impossible = self { true } else { false }
  }
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and how to mend it, without the name of the tool; safe for a terminal.
  package var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option \(escaped(name))" + hint(suggestion)
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(escaped(name))'" + hint(suggestion)
    case .missingCommand:
      "missing COMMAND"
    case .notOneOf(let name, let value, let choices):
      "\(name): '\(escaped(value))' is not one of \(choices.joined(separator: ", "))"
    case .badValue(let name, let value, let reason):
      "\(name): '\(escaped(value))' \(escaped(reason))"
    case .needsValue(let option, let valueName):
      // A letter and its value are joined by a blank, a long name and its value by a sign.
      "option \(option) needs a value: \(option)\(option.count == 2 ? " " : "=")\(valueName)"
    case .takesNoValue(let option, let value):
      "option \(option) takes no value, but was given '\(escaped(value))'"
    case .missingOperand(let valueName):
      "missing \(valueName)"
    case .tooManyOperands(let operand):
      "unexpected operand '\(escaped(operand))'"
    case .conflict(let first, let second):
      "\(first) and \(second) exclude each other; give one of them"
    case .impossible(let reason):
      escaped(reason)
    case .repeated(let name):
      "\(name) is given more than once; give it once"
    case .requires(let first, let second):
      "\(first) needs \(second)"
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(escaped($0))?" } ?? ""
  }
}

/// The text with whatever could act on a terminal written as a code: controls, bidi marks, breaks.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
