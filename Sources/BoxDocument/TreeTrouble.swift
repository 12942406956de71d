/// What is odd about the page tree as a whole: kids that lead nowhere, loops, limits.
///
/// What a page has a ``BoxPolicy/StructureProblem`` about is also here, once and with the place
/// where it stands, and marked as such.
public struct TreeTrouble: Sendable, Hashable {
  /// What is odd.
  public enum Kind: Sendable, Hashable {
    /// The kid is null, or refers to nothing.
    case kidIsNull
    /// The kid cannot be read; with the words of libqpdf.
    case kidIsUnreadable(String)
    /// The kid is no dictionary; with the kind it is instead.
    case kidIsNoDictionary(String)
    /// A node of the tree has no list of kids.
    case noKids
    /// The kid is a node above itself.
    case loop
    /// The tree is deeper than so many levels.
    case tooDeep(limit: Int)
    /// The tree has more pages than so many.
    case tooManyPages(limit: Int)
    /// Nodes are listed so often that the pages below them would not end.
    case repeatedTooOften(limit: Int)
    /// A page or node is listed more than once.
    case listedTwice
    /// The parent link of a page or node is missing.
    case parentMissing
    /// The parent link of a page or node is not the node that lists it.
    case parentMismatch
    /// A Type in the tree is missing or another than the place calls for.
    case wrongType
  }

  /// What is odd.
  public let kind: Kind
  /// Where, such as object 3 0, kid 2.
  public let place: String

  /// Whether pages that the file may have could not be read.
  public let losesPages: Bool

  /// Whether pages have a problem that says the same, with an id and a severity.
  public let isToldOfPages: Bool

  /// Makes a trouble from what is odd, where, and what it means for pages.
  package init(_ kind: Kind, place: String, losesPages: Bool, isToldOfPages: Bool = false) {
    self.kind = kind
    self.place = place
    self.losesPages = losesPages
    self.isToldOfPages = isToldOfPages
  }

  /// Says what is odd, in words for people.
  public var message: String {
    switch kind {
    case .kidIsNull: "null where a page is needed; passed over"
    case .kidIsUnreadable(let detail): "cannot be read (\(detail)); passed over"
    case .kidIsNoDictionary(let kind): "\(article(kind)) where a page is needed; passed over"
    case .noKids: "a node of the page tree without /Kids; passed over"
    case .loop: "the page tree loops: a node lists a node above it; passed over"
    case .tooDeep(let limit):
      "the page tree is deeper than \(limit) levels; the rest is passed over"
    case .tooManyPages(let limit): "more than \(limit) pages; the rest is passed over"
    case .repeatedTooOften(let limit):
      "nodes listed again bring more than \(limit) pages; the rest is passed over"
    case .listedTwice: "listed more than once in the page tree"
    case .parentMissing: "no /Parent"
    case .parentMismatch: "/Parent is not the node that lists it"
    case .wrongType: "/Type is not what the page tree needs here"
    }
  }

  private func article(_ kind: String) -> String {
    kind.first.map { "aeiou".contains($0) } == true ? "an \(kind)" : "a \(kind)"
  }
}
