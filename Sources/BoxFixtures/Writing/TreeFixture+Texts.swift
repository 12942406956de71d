extension TreeFixture {
  /// Returns the first of the given texts that is not in a file where it should be; nil if none.
  ///
  /// Each has a place of its own: a text that stands on three pages must be there three times, in
  /// front of that of the fourth.
  func firstText(missingFrom file: [UInt8]) -> String? {
    var texts = [root] + (inner.map { [$0] } ?? [])
    for _ in 0..<max(0, repeating) { texts += pages }
    texts += objects.sorted { $0.key < $1.key }.map(\.value)
    if case .stray(let keys) = parent { texts.append(keys) }
    // The kids stand inside of a node, in front of its own keys.
    return Self.first(of: texts, missingFrom: file.span)
      ?? Self.first(of: kidTexts, missingFrom: file.span)
  }

  private var kidTexts: [String] {
    extraKids.compactMap { kid in
      switch kid {
      case .direct(let text), .verbatim(let text): text
      case .root, .null, .again: nil
      }
    }
  }

  /// Looks for texts in their order, each behind the one before.
  private static func first(of texts: [String], missingFrom file: Span<UInt8>) -> String? {
    var place = 0
    for text in texts {
      guard let end = end(of: Array(text.utf8), in: file, from: place) else { return text }
      place = end
    }
    return nil
  }

  /// Returns where a text ends that begins at a place or behind it; nil where it is not there.
  private static func end(of text: [UInt8], in file: Span<UInt8>, from start: Int) -> Int? {
    var start = start
    while start + text.count <= file.count {
      var length = 0
      while length < text.count, file[start + length] == text[length] { length += 1 }
      if length == text.count { return start + length }
      start += 1
    }
    return nil
  }
}
