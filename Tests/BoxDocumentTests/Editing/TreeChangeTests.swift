import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// Changes above the pages, of types and of parent links.
@Suite struct TreeChangeTests {
  private static let cause = PageEdit.Cause.request("a test")

  /// A file with two nodes, the first of which has two pages and keys that do not inherit.
  static let nodes = TreeFixture(
    pages: [],
    objects: [
      3: "<< /Type /Pages /Parent 2 0 R /Count 2 /Kids [5 0 R 6 0 R] /TrimBox [1 1 2 2] >>",
      4: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [7 0 R] /TrimBox [1 1 2 2] >>",
      5: "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >>",
      6: "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >>",
      7: "<< /Type /Page /Parent 4 0 R /MediaBox [0 0 300 400] >>",
    ], extraKids: [.verbatim("3 0 R"), .verbatim("4 0 R")], count: "3")

  private func above(
    _ key: PageKey, _ level: Int, _ text: String?, _ page: PageDocument.Page
  ) -> PagePlan {
    var levels = Array(page.entries.ancestors)
    if levels.indices.contains(level) {
      var values = levels[level].values
      values[key] = text.map { WrittenValue($0) }
      levels[level] = TreeLevel(holder: levels[level].holder, values: values)
    }
    return PagePlan(
      edits: [
        PageEdit(.entryAbove(key, level: level), before: nil, after: text, cause: Self.cause)
      ],
      result: PageEntries(
        page: page.entries.page, ancestors: Ancestry(levels), structure: page.entries.structure))
  }

  @Test(arguments: OnlyThatPageTests.Way.allCases)
  func `an entry above is taken from that node, also where one page alone asks`(
    _ way: OnlyThatPageTests.Way
  ) throws {
    let editor = try opened(Self.nodes.bytes())
    try editor.apply([1: above(.trim, 0, nil, editor.document.pages[0])])
    let output = try way.output(editor)
    let trims = try PageDocument(bytes: output).pages.map { page in
      page.entries.ancestors.map { $0.values[.trim]?.text }
    }
    #expect(trims == [[nil, nil], [nil, nil], ["[ 1 1 2 2 ]", nil]])
  }

  @Test func `pages that ask for different things of one node are told of`() throws {
    let editor = try opened(Self.nodes.bytes())
    let pages = editor.document.pages
    let plans = [
      1: above(.trim, 0, nil, pages[0]), 2: above(.trim, 0, "[ 0 0 1 1 ]", pages[1]),
      3: above(.trim, 0, nil, pages[2]),
    ]
    #expect(failure { try editor.apply(plans) } == .conflict(1, 2))
  }

  @Test func `a level that is not there, and a page that is not there, are told of`() throws {
    let editor = try opened(Self.nodes.bytes())
    let plan = above(.trim, 2, nil, editor.document.pages[0])
    #expect(failure { try editor.apply([1: plan]) }?.isBug == true)
    #expect(failure { try editor.apply([4: plan]) } == .noSuchPage(4))
    #expect(failure { try editor.apply([0: plan]) } == .noSuchPage(0))
  }

  /// A plan that mends the type and the parent links of a page.
  private func mending(_ page: PageDocument.Page) -> PagePlan {
    PagePlan(
      edits: [
        PageEdit(.type, before: nil, after: "/Page", cause: .rule(.pageType)),
        PageEdit(.parent, before: nil, after: nil, cause: .rule(.parentLink)),
      ],
      result: PageEntries(page: page.entries.page, ancestors: page.entries.ancestors))
  }

  @Test(arguments: OnlyThatPageTests.Way.allCases)
  func `types and parent links are mended up to the root`(_ way: OnlyThatPageTests.Way) throws {
    let bytes = TreeFixture(
      pages: [], root: "/Parent 9 0 R",
      objects: [
        3: "<< /Type /Pages /Parent 9 0 R /Count 2 /Kids [5 0 R 6 0 R] >>",
        5: "<< /MediaBox [0 0 300 400] /Parent 2 0 R >>",
        6: "<< /Type /Template /MediaBox [0 0 300 400] >>",
        9: "<< /Type /Pages /Kids [] /Count 0 >>",
      ], extraKids: [.verbatim("3 0 R")], count: "2"
    ).bytes()
    let editor = try opened(bytes)
    let pages = editor.document.pages
    try #require(pages.map { $0.entries.structure.count } == [2, 2])
    try editor.apply([1: mending(pages[0]), 2: mending(pages[1])])
    let output = try way.output(editor)
    let document = try PageDocument(bytes: output)
    #expect(document.pages.map(\.entries.structure) == [[], []])
    #expect(document.troubles == [])
    try Programs.expectAcceptance(of: output)
  }

  @Test func `a page that two nodes list becomes two to have the right parents`() throws {
    let bytes = TreeFixture(
      pages: [],
      objects: [
        3: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [5 0 R] >>",
        4: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [5 0 R] >>",
        5: "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >>",
      ], extraKids: [.verbatim("3 0 R"), .verbatim("4 0 R")], count: "2"
    ).bytes()
    let editor = try opened(bytes)
    let pages = editor.document.pages
    try editor.apply([2: mending(pages[1])])
    let after = try PageDocument(bytes: try editor.appended()).pages
    #expect(after.map(\.entries.structure) == [[], []])
    #expect(after[0].object == ObjectID(5) && after[1].object != ObjectID(5))
  }

  @Test func `no parent link can lead to a node without a number`() throws {
    let bytes = TreeFixture(
      pages: [],
      objects: [5: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>"],
      extraKids: [.verbatim("<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [5 0 R] >>")], count: "1"
    ).bytes()
    let editor = try opened(bytes)
    let page = editor.document.pages[0]
    #expect(failure { try editor.apply([1: mending(page)]) } == .nodeWithoutNumber(1))
  }
}
