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
      action: .flag { $0[keyPath: target] = value })
  }

  /// An option whose value is read by a function; the target may be optional.
  package static func value<T>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, T> & Sendable, group: String = "",
    completes completion: ValueCompletion = .nothing, _ summary: String,
    discussion: [String] = [], defaultText: @escaping @Sendable (T) -> String? = { _ in nil },
    parse: @escaping @Sendable (String) throws(UsageProblem) -> T
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, valueName: valueName, completion: completion,
        summary: summary, discussion: discussion, group: group),
      action: .value { (values, text) throws(UsageProblem) in
        values[keyPath: target] = try parse(text)
      },
      defaultText: { defaultText($0[keyPath: target]) })
  }

  /// An option that appends a value to an array each time it is given.
  package static func repeated<T>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, [T]> & Sendable, group: String = "",
    completes completion: ValueCompletion = .nothing, _ summary: String,
    discussion: [String] = [],
    parse: @escaping @Sendable (String) throws(UsageProblem) -> T
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, valueName: valueName, completion: completion,
        summary: summary, discussion: discussion, group: group, isRepeatable: true),
      action: .value { (values, text) throws(UsageProblem) in
        values[keyPath: target].append(try parse(text))
      })
  }

  /// An option whose value is one of the cases of an enumeration.
  package static func choice<T: Choice>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, T> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, valueName: valueName, choices: T.allCases.map(\.rawValue),
        summary: summary, discussion: discussion, group: group),
      action: .value { (values, text) throws(UsageProblem) in
        values[keyPath: target] = try readChoice(text)
      },
      defaultText: { $0[keyPath: target].rawValue })
  }

  /// An option whose value is one of the cases of an enumeration, absent when not given.
  package static func choice<T: Choice>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, T?> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, valueName: valueName, choices: T.allCases.map(\.rawValue),
        summary: summary, discussion: discussion, group: group),
      action: .value { (values, text) throws(UsageProblem) in
        values[keyPath: target] = try readChoice(text) as T
      },
      defaultText: { $0[keyPath: target]?.rawValue })
  }

  /// An option whose value is a list of cases of an enumeration, with commas between them.
  package static func choices<T: Choice>(
    _ long: String, _ short: Character?, _ valueName: String,
    in target: any WritableKeyPath<Values, [T]> & Sendable, group: String = "",
    _ summary: String, discussion: [String] = []
  ) -> Option {
    Option(
      documentation: OptionDocumentation(
        long: long, short: short, valueName: valueName, choices: T.allCases.map(\.rawValue),
        isList: true, summary: summary, discussion: discussion, group: group),
      action: .value { (values, text) throws(UsageProblem) in
        var list: [T] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
          list.append(try readChoice(String(word)))
        }
        values[keyPath: target] = list
      },
      defaultText: { values in
        let list = values[keyPath: target]
        return list.isEmpty ? nil : list.map(\.rawValue).joined(separator: ",")
      })
  }
}
