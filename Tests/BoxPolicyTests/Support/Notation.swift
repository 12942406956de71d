@testable import BoxPolicy

/// The short way in which the tables write entries: M[0 0 600 800] C[50 60 550 740] R90 U2.
///
/// M, C, B, T, A, R and U are the seven keys, and the value follows without a blank. The values
/// null and dangling (a reference to nothing) are left out, as the reader of a file leaves them
/// out (rule R2).
func notation(_ text: String) -> [PageKey: String] {
  var values: [PageKey: String] = [:]
  for token in tokens(text) {
    let value = token.dropFirst()
    guard let key = keys[token.first ?? " "], value != "null", value != "dangling" else { continue }
    let isArray = value.first == "["
    values[key] = isArray ? "[ \(value.dropFirst().dropLast()) ]" : String(value)
  }
  return values
}

/// Makes a page from the short notation and applies the rules to it.
func boxes(_ page: String, inner: String? = nil, pages: String = "") -> PageBoxes {
  boxes(notation(page), inner: inner.map(notation), pages: notation(pages))
}

private let keys: [Character: PageKey] = [
  "M": .media, "C": .crop, "B": .bleed, "T": .trim, "A": .art, "R": .rotate, "U": .userUnit,
]

/// Splits at the blanks that stand outside of brackets.
private func tokens(_ text: String) -> [String] {
  var found: [String] = []
  var depth = 0
  var current = ""
  for character in text {
    if character == "[" || character == "(" { depth += 1 }
    if character == "]" || character == ")" { depth -= 1 }
    if character == " ", depth == 0 {
      found.append(current)
      current = ""
    } else {
      current.append(character)
    }
  }
  return found + [current]
}
