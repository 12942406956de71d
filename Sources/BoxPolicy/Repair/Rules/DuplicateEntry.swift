extension Repair {
  /// Keys are unique (ISO 32000-2, 7.3.7); of several entries each program picks one of its own.
  ///
  /// What cannot be used as it stands is left to the other rules.
  static let duplicateEntry = Repair(
    .duplicateEntry, "Leaves one of several entries of the same key: the one in force."
  ) { page, _ in
    for key in PageKey.allCases where page.oddities[key] == .duplicate {
      let text = page.entries.page.values[key]?.text
      guard let text else {
        page.write(key, nil)
        continue
      }
      if isPlain(text, key) { page.write(key, text) }
    }
  }

  /// Whether a text is nothing but the numbers that a key needs, so that it can be written again.
  private static func isPlain(_ text: String, _ key: PageKey) -> Bool {
    if key.box != nil { return EdgeDigits(entry: text) != nil }
    if case .number = ValueSyntax(text) { return true }
    return false
  }
}
