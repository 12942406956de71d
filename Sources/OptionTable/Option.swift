/// A named value type whose every case can be chosen on the command line.
package typealias Choice = CaseIterable & RawRepresentable<String> & Sendable

/// Puts the text of a value into the values of a command.
typealias Store<Values> = @Sendable (inout Values, String) throws(UsageProblem) -> Void

/// One option: a row of documentation, and where its value goes.
package struct Option<Values>: Sendable {
  /// The row; its default text is filled in by the command, which knows the default values.
  package let documentation: OptionDocumentation
  /// What the option does to the values; the text is empty for a flag.
  let store: Store<Values>
  /// The text of the default, read from the command's default values.
  var defaultText: @Sendable (Values) -> String? = { _ in nil }

  /// Lifts an option of a shared group into the values of a command that holds the group.
  package func nested<Outer>(
    in group: any WritableKeyPath<Outer, Values> & Sendable
  ) -> Option<Outer> {
    Option<Outer>(
      documentation: documentation,
      store: { (outer, text) throws(UsageProblem) in try store(&outer[keyPath: group], text) },
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
