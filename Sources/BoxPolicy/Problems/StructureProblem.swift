/// What is odd about a page's place in the page tree (rule R1).
///
/// The lists of kids define the tree; programs that climb by the parent links instead see other
/// inherited values where the two disagree.
public enum StructureProblem: String, CaseIterable, Sendable, Hashable {
  /// The page has no Type.
  case typeMissing = "type-missing"
  /// The page's Type is not Page.
  case typeWrong = "type-wrong"
  /// The parent link of the page, or of a node above it, is missing or not what lists it.
  case parentMismatch = "parent-mismatch"
  /// Following the parent links upward from the page never ends.
  case parentCycle = "parent-cycle"
  /// The same page object stands in the tree more than once.
  case listedTwice = "listed-twice"
  /// The page is written into the list of kids itself, where a reference is needed.
  case directObject = "page-direct"

  /// The stable name of the problem.
  public var id: String { rawValue }

  /// How much the problem matters.
  public var severity: Severity {
    switch self {
    case .parentMismatch, .parentCycle: .error
    case .typeMissing, .typeWrong, .listedTwice, .directObject: .warning
    }
  }

  /// Says what is odd, in words for people.
  public var message: String {
    switch self {
    case .typeMissing: "the page has no /Type, and some programs skip it"
    case .typeWrong: "the page's /Type is not /Page, and some programs skip it"
    case .parentMismatch:
      "/Parent, here or above, does not lead to what lists it; programs inherit differently"
    case .parentCycle: "following /Parent never ends, and some programs refuse the page"
    case .listedTwice: "the same page object is listed more than once"
    case .directObject: "the page is written into /Kids where a reference is needed"
    }
  }
}
