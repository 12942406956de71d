/// A named value type whose every case can be chosen on the command line.
package typealias Choice = CaseIterable & RawRepresentable<String> & Sendable

/// One option: a row of documentation, and where its value goes.
package struct Option<Values>: Sendable {
  /// What the option does to the values.
  enum Action: Sendable {
    case flag(@Sendable (inout Values) -> Void)
    case value(@Sendable (inout Values, String) throws(UsageProblem) -> Void)
  }

  /// The row; its default text is filled in by the command, which knows the default values.
  package let documentation: OptionDocumentation
  /// What the option does to the values.
  let action: Action
  /// The text of the default, read from the command's default values.
  var defaultText: @Sendable (Values) -> String? = { _ in nil }

  /// Lifts an option of a shared group into the values of a command that holds the group.
  package func nested<Outer>(
    in group: any WritableKeyPath<Outer, Values> & Sendable
  ) -> Option<Outer> {
    let defaultText = defaultText
    let lifted: Option<Outer>.Action =
      switch action {
      case .flag(let store): .flag { store(&$0[keyPath: group]) }
      case .value(let store):
        .value { (outer, text) throws(UsageProblem) in try store(&outer[keyPath: group], text) }
      }
    return Option<Outer>(
      documentation: documentation, action: lifted,
      defaultText: { defaultText($0[keyPath: group]) })
  }
}

extension Array {
  /// Lifts the options of a shared group into the values of a command that holds the group.
  package func nested<Inner, Outer>(
    in group: any WritableKeyPath<Outer, Inner> & Sendable
  ) -> [Option<Outer>] where Element == Option<Inner> {
    map { $0.nested(in: group) }
  }
}

/// Reads one of the choices of an enumeration.
func readChoice<T: Choice>(_ text: String) throws(UsageProblem) -> T {
  guard let value = T(rawValue: text) else {
    throw .notOneOf(T.allCases.map(\.rawValue))
  }
  return value
}
