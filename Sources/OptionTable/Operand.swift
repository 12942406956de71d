/// One operand, or all that are left: a row of documentation, and where the text goes.
package struct Operand<Values>: Sendable {
  /// The row.
  package let documentation: OperandDocumentation
  /// Puts one operand into the values.
  let store: Store<Values>

  /// Every operand that is left, as text.
  package static func many(
    _ valueName: String, in target: any WritableKeyPath<Values, [String]> & Sendable,
    required: Bool = true, form: ValueForm = .anyFile, _ summary: String
  ) -> Operand {
    Operand(
      documentation: OperandDocumentation(
        value: ValueDocumentation(name: valueName, form: form), summary: summary,
        isRequired: required, isRepeatable: true),
      store: { (values, text) throws(UsageProblem) in values[keyPath: target].append(text) })
  }

  /// One operand as text, which may be absent; the form is for people and shells, not held to it.
  package static func one(
    _ valueName: String, in target: any WritableKeyPath<Values, String?> & Sendable,
    required: Bool = true, form: ValueForm = .text, _ summary: String
  ) -> Operand {
    Operand(
      documentation: OperandDocumentation(
        value: ValueDocumentation(name: valueName, form: form), summary: summary,
        isRequired: required),
      store: { (values, text) throws(UsageProblem) in values[keyPath: target] = text })
  }

  /// One operand that is a case of an enumeration.
  package static func choice<T: Choice>(
    _ valueName: String, in target: any WritableKeyPath<Values, T> & Sendable,
    required: Bool = true, _ summary: String
  ) -> Operand {
    Operand(
      documentation: OperandDocumentation(
        value: ValueDocumentation(name: valueName, form: .oneOf(T.allCases.map(\.rawValue))),
        summary: summary, isRequired: required),
      store: { (values, text) throws(UsageProblem) in
        values[keyPath: target] = try readChoice(text)
      })
  }
}
