/// A value that a repair might use where the entry of a key is unusable.
public struct Hint<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Where the value comes from.
  public let source: HintSource
  /// The value itself.
  public let value: Value

  /// Makes a hint from a value and where it comes from.
  public init(_ source: HintSource, _ value: Value) {
    self.source = source
    self.value = value
  }

  /// Finds the nearest usable value above a page; nil where there is none.
  ///
  /// There is none for a key that does not inherit (rules R3 and R8).
  init?(above entries: borrowing PageEntries, for key: PageKey, reading: (String) -> Value?) {
    guard key.isInheritable, entries.ancestors.has(key) else { return nil }
    for level in entries.ancestors {
      guard let text = level.value(key)?.text, let value = reading(text) else { continue }
      self.init(.inherited, value)
      return
    }
    return nil
  }
}

/// Where a hint comes from; the raw values are stable words for programs.
public enum HintSource: String, CaseIterable, Sendable, Hashable {
  /// The nearest usable value of an ancestor.
  case inherited
  /// The first four of more than four numbers.
  case firstFour = "first-four"
}
