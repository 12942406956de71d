import BoxPolicy

extension Claim {
  /// Reads a claim.
  ///
  /// The forms are `crop!=media on 1`, `crop==media on 2-312`, `no crop on 2`, `own crop on 1`,
  /// `inherited media on 1-`, `unusable crop on 3`, `shows crop on 1`, `rotate 90 on 3`,
  /// `problem crop-empty on 1`, `no problem on all`, `312 pages` and `unreadable`. Keys are media,
  /// crop, bleed, trim, art, rotate and userUnit; pages are written as in a `PageSelection`.
  ///
  /// - Throws: ``ClaimError`` that says what is allowed.
  public init(parsing text: String) throws(ClaimError) {
    let words = Self.words(of: text)
    let joined = words.joined(separator: " ")
    if words == ["unreadable"] {
      self.init(.unreadable, text: joined)
      return
    }
    if words.count == 2, words[1] == "pages" || words[1] == "page" {
      guard let count = Self.count(words[0]) else { throw ClaimError(text, "a number of pages") }
      self.init(.pageCount(count), text: joined)
      return
    }
    guard let on = words.firstIndex(of: "on"), words.count == on + 2 else {
      throw ClaimError(text, "a statement, then 'on' and pages, as in 'crop!=media on 1'")
    }
    let statement = try Self.statement(words[..<on], of: text)
    do throws(PageSelectionError) {
      self.init(statement, on: try PageSelection(parsing: words[on + 1]), text: joined)
    } catch {
      throw ClaimError(text, "pages that can be read; '\(words[on + 1])' \(error)")
    }
  }

  /// Splits a claim at its blanks; those around a sign between two boxes mean nothing.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let goesOn = words.last.map { $0.hasSuffix("!=") || $0.hasSuffix("==") } == true
      if let last = words.last, goesOn || word.hasPrefix("!=") || word.hasPrefix("==") {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
    return words
  }

  private static func statement(
    _ words: ArraySlice<String>, of text: String
  ) throws(ClaimError) -> Statement {
    guard let first = words.first, words.count <= 2 else { throw ClaimError(text, allowed) }
    guard words.count == 2, let second = words.last else {
      return try comparison(first, of: text)
    }
    switch first {
    case "no" where second == "problem": return .clean
    case "no": return .absent(try key(second, of: text))
    case "own": return .own(try key(second, of: text))
    case "inherited": return .inherited(try key(second, of: text))
    case "unusable": return .unusable(try key(second, of: text))
    case "shows": return .shown(try box(second, of: text))
    case "problem":
      guard ProblemNames.all.contains(second) else {
        throw ClaimError(text, ProblemNames.allowed(near: second))
      }
      return .found(second)
    case "rotate":
      guard ["0", "90", "180", "270"].contains(second), let angle = Int(second) else {
        throw ClaimError(text, "0, 90, 180 or 270 after 'rotate', the turn when it is shown")
      }
      return .turned(angle)
    default: throw ClaimError(text, allowed)
    }
  }

  /// Reads two boxes with a sign between them.
  private static func comparison(
    _ word: String, of text: String
  ) throws(ClaimError) -> Statement {
    for (sign, differs) in [("!=", true), ("==", false)] {
      guard let range = word.firstRange(of: sign) else { continue }
      let names = (word[..<range.lowerBound], word[range.upperBound...])
      guard let a = Box(rawValue: String(names.0)), let b = Box(rawValue: String(names.1)), a != b
      else { throw ClaimError(text, "two different ones of the boxes \(boxes)") }
      return differs ? .differ(a, b) : .equal(a, b)
    }
    throw ClaimError(text, allowed)
  }

  private static let boxes = "media, crop, bleed, trim and art"

  private static let allowed =
    "'BOX!=BOX', 'BOX==BOX', or 'no', 'own', 'inherited' or 'unusable' and a key, 'shows' and a box,"
    + " 'rotate' and an angle, 'problem' and an id, or 'no problem'"

  private static func box(_ word: String, of text: String) throws(ClaimError) -> Box {
    guard let box = Box(rawValue: word) else { throw ClaimError(text, "one of the boxes \(boxes)") }
    return box
  }

  private static func key(_ word: String, of text: String) throws(ClaimError) -> PageKey {
    guard let key = PageKey(rawValue: word) else {
      throw ClaimError(text, "one of the keys media, crop, bleed, trim, art, rotate and userUnit")
    }
    return key
  }

  private static func count(_ word: String) -> Int? {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
  }
}
