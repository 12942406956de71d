public import BoxPolicy

/// Something that has to be true of a finished fixture, written as in `crop!=media on 1`.
public struct Claim: Sendable, Hashable {
  /// What is claimed.
  public enum Statement: Sendable, Hashable {
    /// The boxes as written differ in an edge by more than the tolerance.
    case differ(Box, Box)
    /// The boxes as written are equal within the tolerance.
    case equal(Box, Box)
    /// There is no value, neither on the page nor, for keys that inherit, above it.
    case absent(PageKey)
    /// The page itself has a value.
    case own(PageKey)
    /// The value comes from above the page.
    case inherited(PageKey)
    /// There is a value that cannot be used as what it should be.
    case unusable(PageKey)
    /// The page is turned by this angle when it is shown.
    case turned(Int)
    /// The rules find the problem of this id.
    case found(String)
    /// The rules find nothing odd.
    case clean
    /// The document has so many pages.
    case pageCount(Int)
    /// No page of the finished file can be read.
    case unreadable
  }

  /// What is claimed.
  public let statement: Statement
  /// Of which pages; all for a claim about the document.
  public let pages: PageSelection
  /// The claim as it was written.
  public let text: String

  /// Reads a claim.
  ///
  /// The forms are `crop!=media on 1`, `crop==media on 2-312`, `no crop on 2`, `own crop on 1`,
  /// `inherited media on 1-`, `unusable crop on 3`, `rotate 90 on 3`, `problem crop-empty on 1`,
  /// `no problem on all`, `312 pages` and `unreadable`. Keys are media, crop, bleed, trim, art, rotate and
  /// userUnit; pages are written as in a ``PageSelection``.
  ///
  /// - Throws: ``ClaimError`` that says what is allowed.
  public init(parsing text: String) throws(ClaimError) {
    let words = text.split(separator: " ")
    self.text = words.joined(separator: " ")
    if words == ["unreadable"] {
      (statement, pages) = (.unreadable, .all)
      return
    }
    if words.count == 2, words[1] == "pages" || words[1] == "page" {
      guard let count = Self.count(words[0]) else { throw ClaimError(text, "a number of pages") }
      (statement, pages) = (.pageCount(count), .all)
      return
    }
    guard let on = words.firstIndex(of: "on"), words.count == on + 2 else {
      throw ClaimError(text, "a statement, then 'on' and pages, as in 'crop!=media on 1'")
    }
    statement = try Self.statement(words[..<on], of: text)
    do throws(PageSelectionError) {
      pages = try PageSelection(parsing: String(words[on + 1]))
    } catch {
      throw ClaimError(text, "pages that can be read; '\(words[on + 1])' \(error)")
    }
  }

  private static func statement(
    _ words: ArraySlice<Substring>, of text: String
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
    case "problem": return .found(String(second))
    case "rotate":
      guard let angle = count(second) else { throw ClaimError(text, "an angle after 'rotate'") }
      return .turned(angle)
    default: throw ClaimError(text, allowed)
    }
  }

  /// Reads two boxes with a sign between them.
  private static func comparison(
    _ word: Substring, of text: String
  ) throws(ClaimError) -> Statement {
    for (sign, differs) in [("!=", true), ("==", false)] {
      guard let range = word.firstRange(of: sign) else { continue }
      let names = (word[..<range.lowerBound], word[range.upperBound...])
      guard let a = Box(rawValue: String(names.0)), let b = Box(rawValue: String(names.1)) else {
        throw ClaimError(text, "two of the boxes media, crop, bleed, trim and art")
      }
      return differs ? .differ(a, b) : .equal(a, b)
    }
    throw ClaimError(text, allowed)
  }

  private static let allowed =
    "'BOX!=BOX', 'BOX==BOX', or 'no', 'own', 'inherited' or 'unusable' and a key, 'rotate' and an"
    + " angle, 'problem' and an id, or 'no problem'"

  private static func key(_ word: Substring, of text: String) throws(ClaimError) -> PageKey {
    guard let key = PageKey(rawValue: String(word)) else {
      throw ClaimError(text, "one of the keys media, crop, bleed, trim, art, rotate and userUnit")
    }
    return key
  }

  private static func count(_ word: Substring) -> Int? {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
  }
}

/// Why a text is no claim.
public struct ClaimError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text.
  public let text: String
  /// What should stand there.
  public let allowed: String

  init(_ text: String, _ allowed: String) {
    self.text = text
    self.allowed = allowed
  }

  /// What is wrong and what is allowed.
  public var description: String { "'\(text)' is no claim; it needs \(allowed)" }
}

extension Claim: ExpressibleByStringLiteral {
  /// Makes a claim from a text that stands in the program.
  ///
  /// - Precondition: The text is a claim.
  public init(stringLiteral text: String) {
    do throws(ClaimError) { try self.init(parsing: text) } catch { preconditionFailure("\(error)") }
  }
}
