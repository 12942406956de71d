/// What became of one key of a page between two files.
public enum KeyChange: String, Sendable, Hashable, CaseIterable {
  /// Both have a value, and the values differ.
  case changed
  /// Only the second has a value.
  case added
  /// Only the first has a value.
  case removed

  /// Finds what became of a key; nil where it is the same.
  ///
  /// Values in force are compared, whether they stand on the page or above it. Two boxes are the
  /// same when every edge is as near as the tolerance; values that cannot be read are the same
  /// when their text is, unless only the beginning of it is known.
  ///
  /// - Parameters:
  ///   - key: The key to look at.
  ///   - before: The page in the first file.
  ///   - after: The page in the second file.
  ///   - tolerance: How far edges may lie apart and be equal, in user space units.
  public init?(_ key: PageKey, from before: PageBoxes, to after: PageBoxes, tolerance: Double) {
    let old = before.entry(key)
    let new = after.entry(key)
    switch (old.raw, new.raw) {
    case (nil, nil): return nil
    case (nil, _?): self = .added
    case (_?, nil): self = .removed
    case (let first?, let second?):
      if first == second, !WrittenValue.isCut(first) { return nil }
      if Self.isSame(key, before, after, tolerance) { return nil }
      self = .changed
    }
  }

  /// Finds whether what the rules make of a key changed; nil where it is the same.
  ///
  /// - Parameters:
  ///   - key: The key to look at.
  ///   - before: The page in the first file.
  ///   - after: The page in the second file.
  ///   - tolerance: How far edges may lie apart and be equal, in user space units.
  public init?(
    effective key: PageKey, from before: PageBoxes, to after: PageBoxes, tolerance: Double
  ) {
    let isSame: Bool
    if let box = key.box {
      isSame = before[box].effective.isEqual(to: after[box].effective, within: tolerance)
    } else if key == .rotate {
      isSame = before.rotation.value == after.rotation.value
    } else {
      isSame = before.userUnit.value == after.userUnit.value
    }
    guard !isSame else { return nil }
    self = .changed
  }

  private static func isSame(
    _ key: PageKey, _ before: PageBoxes, _ after: PageBoxes, _ tolerance: Double
  ) -> Bool {
    if let box = key.box {
      guard let old = before[box].rectangle, let new = after[box].rectangle else { return false }
      return old.isEqual(to: new, within: tolerance)
    }
    if key == .rotate {
      let usable = isUsable(before.rotation.problems) && isUsable(after.rotation.problems)
      return usable && before.rotation.value == after.rotation.value
    }
    let usable = isUsable(before.userUnit.problems) && isUsable(after.userUnit.problems)
    return usable && before.userUnit.value == after.userUnit.value
  }

  /// Whether an entry counts as what it says, and not as the default of its key.
  private static func isUsable(_ problems: [Problem]) -> Bool {
    problems.allSatisfy { $0.severity < .error }
  }
}

extension PageBoxes {
  /// What is in force for a key before any default.
  public func entry(_ key: PageKey) -> Entry {
    if let box = key.box { return self[box].entry }
    return key == .rotate ? rotation.entry : userUnit.entry
  }
}
