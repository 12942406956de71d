extension Option {
  /// A flag that sets a truth value to true.
  package static func flag(
    _ long: String, _ short: Character? = nil,
    in target: any WritableKeyPath<Values, Bool> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    flag(long, short, in: target, to: true, group: group, summary, discussion: discussion)
  }

  /// A flag that sets its target to a given value; of several with one target the last wins.
  package static func flag<T: Sendable>(
    _ long: String, _ short: Character? = nil,
    in target: any WritableKeyPath<Values, T> & Sendable, to value: T, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, summary: summary, discussion: discussion, group: group),
      store: { (values, _) throws(UsageProblem) in values[keyPath: target] = value })
  }

  /// An option whose value is read by a function; the target may be optional.
  package static func value<T>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, T> & Sendable, group: String = "",
    form: ValueForm = .text, _ summary: String, discussion: [String] = [],
    defaultText: @escaping @Sendable (T) -> String? = { _ in nil },
    parse: @escaping @Sendable (String) throws(UsageProblem) -> T
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, value: ValueDocumentation(name: valueName, form: form),
        summary: summary, discussion: discussion, group: group),
      store: { (values, text) throws(UsageProblem) in values[keyPath: target] = try parse(text) },
      defaultText: { defaultText($0[keyPath: target]) })
  }

  /// An option that appends a value to an array each time it is given.
  package static func repeated<T>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, [T]> & Sendable, group: String = "",
    form: ValueForm = .text, _ summary: String, discussion: [String] = [],
    parse: @escaping @Sendable (String) throws(UsageProblem) -> T
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, value: ValueDocumentation(name: valueName, form: form),
        summary: summary, discussion: discussion, group: group, isRepeatable: true),
      store: { (values, text) throws(UsageProblem) in
        values[keyPath: target].append(try parse(text))
      })
  }

  /// An option whose value is one of the cases of an enumeration.
  package static func choice<T: Choice>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, T> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    value(
      long, short, valueName, in: target, group: group,
      form: .oneOf(T.allCases.map(\.rawValue)), summary, discussion: discussion,
      defaultText: \.rawValue, parse: readChoice)
  }

  /// An option whose value is a list of cases of an enumeration, with commas between them.
  package static func choices<T: Choice>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, [T]> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    value(
      long, short, valueName, in: target, group: group,
      form: .listOf(T.allCases.map(\.rawValue)), summary, discussion: discussion,
      defaultText: { $0.isEmpty ? nil : $0.map(\.rawValue).joined(separator: ",") },
      parse: { (text) throws(UsageProblem) in
        var list: [T] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
          var word = item.drop { $0 == " " }
          while word.last == " " { word.removeLast() }
          do throws(UsageProblem) {
            list.append(try readChoice(String(word)))
          } catch {
            // An empty item has nothing to show; the whole list shows where it is.
            guard case .notOneOf(let choices, _) = error, !word.isEmpty else { throw error }
            throw .notOneOf(choices, item: String(word))
          }
        }
        return list
      })
  }
}
