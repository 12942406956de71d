/// What a fixture is to be, as a value: pages with their boxes, right or wrong on purpose.
///
/// A recipe says nothing about bytes; ``Fixture`` makes them and proves that they have what the
/// recipe says. Objects are numbered so that verbatim text can refer to them: 1 is the catalogue,
/// 2 the root of the page tree, then the further nodes from the root down, then the pages in their
/// order. Numbers of ``objects`` are passed over.
public struct Recipe: Sendable, Hashable {
  /// The name of the form in which recipes are written.
  public static let schema = "pagebox.recipe/1"

  /// A name of lower-case letters, digits, hyphens and points, fit for a file.
  public var name: String
  /// What the fixture is for, in a sentence.
  public var about: String
  /// Where it comes from: a clause of the standard or a public report; empty for neither.
  public var source: String
  /// The nodes above the pages.
  public var tree: Tree
  /// The pages in their order.
  public var pages: [Page]
  /// The verbatim text of further objects by number; 1 replaces the catalogue, 2 the root.
  public var objects: [Int: String]
  /// Verbatim keys of the catalogue besides its type and pages.
  public var catalogue: String
  /// In which form the finished file is written.
  public var variants: Variants
  /// What is broken in the finished file, one after the other.
  public var damage: [Damage]
  /// Earlier revisions of pages, the oldest first, each followed by an incremental update.
  public var earlier: [Earlier]
  /// Whether the file has a signature field whose byte range covers the file.
  public var isSigned: Bool
  /// What is drawn on the pages.
  public var content: PageContent
  /// What has to be true of the finished file, beside what the recipe says anyway.
  public var claims: [Claim]

  /// Describes a fixture; only the pages are needed.
  public init(
    name: String = "fixture", about: String = "", source: String = "", tree: Tree = Tree(),
    pages: [Page], objects: [Int: String] = [:], catalogue: String = "",
    variants: Variants = Variants(), damage: [Damage] = [], earlier: [Earlier] = [],
    isSigned: Bool = false, content: PageContent = .outlines, claims: [Claim] = []
  ) {
    self.name = name
    self.about = about
    self.source = source
    self.tree = tree
    self.pages = pages
    self.objects = objects
    self.catalogue = catalogue
    self.variants = variants
    self.damage = damage
    self.earlier = earlier
    self.isSigned = isSigned
    self.content = content
    self.claims = claims
  }

  /// How many pages the list of pages makes, repetitions counted, further kids not.
  ///
  /// What is more than a number can hold is as many as it can.
  public var pageCount: Int {
    pages.reduce(0) { total, page in
      let (sum, isTooLarge) = total.addingReportingOverflow(page.count)
      return isTooLarge ? .max : sum
    }
  }
}
