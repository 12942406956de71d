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
    /// What is shown of the page is the box as written, no less and nothing else.
    case shown(Box)
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
    /// The text in the program is no claim; no fixture can be made with it.
    case malformed(ClaimError)
  }

  /// What is claimed.
  public let statement: Statement
  /// Of which pages; all for a claim about the document.
  public let pages: PageSelection
  /// The claim in words, with single blanks between them.
  public let text: String

  init(_ statement: Statement, on pages: PageSelection = .all, text: String) {
    self.statement = statement
    self.pages = pages
    self.text = text
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
  /// Takes a claim that stands in the program; one that cannot be read fails in the fixture.
  ///
  /// ``Fixture`` throws then, with the place of the claim in its recipe, so that a slip in one test
  /// ends no others.
  public init(stringLiteral text: String) {
    do throws(ClaimError) {
      try self.init(parsing: text)
    } catch {
      self.init(.malformed(error), text: text)
    }
  }
}
