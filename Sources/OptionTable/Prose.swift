/// A word of neutral prose, with the punctuation that touches it.
struct ProseWord: Hashable {
  /// How the word is set.
  enum Style: Hashable {
    case plain
    /// An option as it is typed, dashes included.
    case option
    /// Text to be typed as it stands; its quotes are dropped, its blanks kept.
    case literal
  }

  /// Opening brackets before it.
  var before = ""
  /// The word.
  var text: String
  /// Closing punctuation after it; a plain word keeps its own.
  var after = ""
  /// How the word is set.
  var style = Style.plain
  /// Whether a sentence ends here.
  var endsSentence: Bool { (text + after).suffix(1).contains { ".!?".contains($0) } }
}

/// Cuts a paragraph of neutral prose into words.
///
/// An option is a word that starts with a dash and a letter, or two dashes and a letter; a literal
/// starts with a quote at the start of a word and ends with one at the end of a word.
func words(of paragraph: String) -> [ProseWord] {
  var result: [ProseWord] = []
  var rest = Substring(paragraph)
  while let first = rest.first {
    if first == " " {
      rest.removeFirst()
      continue
    }
    let before = rest.prefix { "([".contains($0) }
    let start = rest[before.endIndex...]
    if start.first == "'", let end = endOfLiteral(start) {
      let after = start[end...].dropFirst().prefix { $0 != " " }
      result.append(
        ProseWord(
          before: String(before), text: String(start[..<end].dropFirst()), after: String(after),
          style: .literal))
      rest = rest[after.endIndex...]
      continue
    }
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    let core = word[before.endIndex...]
    if core.first == "-", core.drop(while: { $0 == "-" }).first?.isASCIILetter == true {
      let name = core.prefix { $0 == "-" || $0.isASCIILetter || $0.isNumber }
      // A value belongs to the option; a possessive does not, and neither does the full stop.
      let isValued = core[name.endIndex...].first == "="
      let value = core[name.endIndex...].reversed().drop { closing.contains($0) }.reversed()
      let text = name + (isValued ? String(value) : "")
      result.append(
        ProseWord(
          before: String(before), text: String(text),
          after: String(core.dropFirst(text.count)), style: .option))
    } else {
      result.append(ProseWord(text: String(word)))
    }
  }
  return result
}

/// Punctuation that may follow an option or a literal.
let closing = ".,:;)]?!"

/// The place of the quote that ends the literal at the start of the text.
private func endOfLiteral(_ text: Substring) -> Substring.Index? {
  text.indices.dropFirst().first { index in
    let next = text[index...].dropFirst().first
    return text[index] == "'" && (next.map { $0 == " " || closing.contains($0) } ?? true)
  }
}

extension Character {
  /// Whether it is one of the 52 letters.
  var isASCIILetter: Bool { isASCII && isLetter }
}

/// Fills lines of at most a width with the words of a text; a word that is longer stands alone.
func filled(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// Joins words as a sentence does: a, b or c.
func alternatives(_ words: [String]) -> String {
  guard words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
}
