/// One operand, or all that are left: a row of documentation, and where the text goes.
package struct Operand<Values>: Sendable {
  /// The row.
  package let documentation: OperandDocumentation
  /// Puts one operand into the values.
  let store: @Sendable (inout Values, String) throws(UsageProblem) -> Void

  /// Every operand that is left, as text.
  package static func many(
    _ valueName: String, in target: any WritableKeyPath<Values, [String]> & Sendable,
    required: Bool = true, completes completion: ValueCompletion = .anyFile, _ summary: String
  ) -> Operand {
    Operand(
      documentation: OperandDocumentation(
        valueName: valueName, summary: summary, isRequired: required, isRepeatable: true,
        completion: completion),
      store: { (values, text) throws(UsageProblem) in values[keyPath: target].append(text) })
  }

  /// One operand that is read by a function; choices are for the completions and the manual.
  package static func one<T>(
    _ valueName: String, in target: any WritableKeyPath<Values, T> & Sendable,
    required: Bool = true, choices: [String] = [], completes completion: ValueCompletion = .nothing,
    _ summary: String, parse: @escaping @Sendable (String) throws(UsageProblem) -> T
  ) -> Operand {
    Operand(
      documentation: OperandDocumentation(
        valueName: valueName, summary: summary, isRequired: required, choices: choices,
        completion: completion),
      store: { (values, text) throws(UsageProblem) in
        values[keyPath: target] = try parse(text)
      })
  }

  /// One operand as text.
  package static func one(
    _ valueName: String, in target: any WritableKeyPath<Values, String?> & Sendable,
    required: Bool = true, choices: [String] = [], completes completion: ValueCompletion = .anyFile,
    _ summary: String
  ) -> Operand {
    one(
      valueName, in: target, required: required, choices: choices, completes: completion, summary,
      parse: { (text) throws(UsageProblem) in text })
  }

  /// One operand that is a case of an enumeration.
  package static func choice<T: Choice>(
    _ valueName: String, in target: any WritableKeyPath<Values, T> & Sendable,
    required: Bool = true, _ summary: String
  ) -> Operand {
    one(
      valueName, in: target, required: required, choices: T.allCases.map(\.rawValue), summary,
      parse: { (text) throws(UsageProblem) in try readChoice(text) })
  }
}
