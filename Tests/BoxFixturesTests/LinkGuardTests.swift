import Testing

@testable import BoxFixtures

/// The guard refuses a file whose tree is not held together as the recipe says.
@Suite struct LinkGuardTests {
  /// A way to write the tree; every two differ in one thing that no box shows.
  struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var tree = Recipe.Tree()
    var type = Recipe.Override.usual
    var parent = Recipe.Override.usual

    var recipe: Recipe {
      Recipe(
        tree: tree,
        pages: [
          Recipe.Page(Recipe.Keys(media: [0, 0, 9, 9]), count: 2, type: type, parent: parent)
        ])
    }
  }

  static let usual = Way(testDescription: "usual")
  static let ways = [
    Way(testDescription: "page without type", type: .missing),
    Way(testDescription: "page of another type", type: .verbatim("/Template")),
    Way(testDescription: "page without parent", parent: .missing),
    Way(testDescription: "page with another parent", parent: .verbatim("1 0 R")),
    Way(testDescription: "root without type", tree: .init(type: .missing)),
    Way(testDescription: "root of another type", tree: .init(type: .verbatim("/Page"))),
    Way(testDescription: "root with a parent", tree: .init(parent: .verbatim("3 0 R"))),
    Way(testDescription: "no count", tree: .init(count: .missing)),
    Way(testDescription: "another count", tree: .init(count: .verbatim("7"))),
    Way(testDescription: "one more node", tree: .init(depth: 1)),
    Way(testDescription: "a null kid", tree: .init(kids: [.null])),
    Way(testDescription: "the root as kid", tree: .init(kids: [.root])),
    Way(testDescription: "a number as kid", tree: .init(kids: [.verbatim("42")])),
  ]

  /// Whether the guard takes the file of one way for that of another.
  private func isTaken(_ written: Way, for wanted: Way) -> Bool {
    var writer = RecipeWriter(written.recipe)
    return (try? Fixture(wanted.recipe, plain: writer.bytes())) != nil
  }

  @Test(arguments: ways) func `a file is what it was written as`(_ way: Way) {
    #expect(isTaken(way, for: way))
    #expect(isTaken(Self.usual, for: Self.usual))
  }

  @Test(arguments: ways) func `a file that lost what was broken on purpose is refused`(_ way: Way) {
    #expect(!isTaken(Self.usual, for: way))
  }

  @Test(arguments: ways.filter { $0.tree.kids.isEmpty && $0.tree.depth == 0 })
  func `a file that is broken without being asked to is refused`(_ way: Way) {
    #expect(!isTaken(way, for: Self.usual))
  }

  @Test(arguments: [
    ("/Count 2 /Parent 2 0 R", "/Count 3 /Parent 2 0 R", "the usual /Count on node 2 of the tree"),
    ("/Count 2 /Parent 2 0 R", "/Count 2 /Parent 4 0 R", "the usual /Parent on node 2 of the tree"),
    ("/Type /Page /Parent 3 0 R", "/Type /Page /Parent 4 0 R", "the usual /Parent on page 1"),
    ("/Type /Pages /Kids [5", "/Type /Paged /Kids [5", "the usual /Type on node 2 of the tree"),
  ]) func `a node that is held together wrongly is refused`(
    _ right: String, _ wrong: String, _ claim: String
  ) throws {
    let recipe = Recipe(
      tree: .init(fanOut: 2), pages: [Recipe.Page(media: [0, 0, 9, 9], count: 4)], content: .none)
    var bytes = recipe.unprovedBytes
    #expect(throws: Never.self) { try Fixture(recipe, plain: bytes) }
    let place = try #require(bytes.firstRange(of: right))
    bytes.replaceSubrange(place, with: wrong.utf8)
    #expect(try brokenClaim(recipe, plain: bytes).claim == claim)
  }

  /// Five pages below a balanced tree, and one kid more.
  private static func balanced(_ kid: Recipe.Kid?) -> Recipe {
    Recipe(
      tree: .init(fanOut: 2, kids: kid.map { [$0] } ?? []),
      pages: [Recipe.Page(media: [0, 0, 9, 9], count: 5)], content: .none)
  }

  static let kids: [(Recipe.Kid, lost: Recipe.Kid?)] = [
    (.null, nil), (.root, nil), (.verbatim("42"), nil), (.verbatim("42"), .verbatim("43")),
    (.null, .root), (.again(1), .again(2)), (.again(5), .again(4)),
    (.again(1), .direct(Recipe.Keys(media: [0, 0, 9, 9]))),
  ]

  @Test(arguments: kids.indices) func `a kid of a balanced tree that was lost is missed`(
    _ index: Int
  ) {
    let (kid, lost) = Self.kids[index]
    let wanted = Self.balanced(kid)
    #expect(throws: Never.self) { try Fixture(wanted) }
    let error = #expect(throws: FixtureError.self) {
      try Fixture(wanted, plain: Self.balanced(lost).unprovedBytes)
    }
    guard case .broken(let claim)? = error else {
      Issue.record("no broken claim: \(error.map { "\($0)" } ?? "nothing")")
      return
    }
    #expect(claim.claim == "the kid \(kid)")
  }

  @Test(
    arguments: [nil, 2],
    [
      ("/Type /Page ", "/Type /Pagf ", "the usual /Type on page 4"),
      ("/Parent ", "/Barent ", "the usual /Parent on page 4"),
    ]) func `a page that is no object is linked as usual`(
      _ fanOut: Int?, _ row: (right: String, wrong: String, claim: String)
    ) throws
  {
    let recipe = Recipe(
      tree: .init(fanOut: fanOut, kids: [.null, .direct(.init(media: [0, 0, 8, 8]))]),
      pages: [Recipe.Page(media: [0, 0, 9, 9], count: 3)], content: .none)
    var bytes = recipe.unprovedBytes
    #expect(throws: Never.self) { try Fixture(recipe, plain: bytes) }
    let kid = try #require(bytes.firstRange(of: "null << "))
    let place = try #require(bytes.firstRange(of: row.right, from: kid.upperBound))
    try #require(place.lowerBound < kid.upperBound + 20)
    bytes.replaceSubrange(place, with: row.wrong.utf8)
    #expect(try brokenClaim(recipe, plain: bytes).claim == row.claim)
  }

  @Test func `a page listed twice and two pages are not the same`() {
    let twice = Way(testDescription: "", tree: .init(kids: [.again(1)]))
    let other = Way(testDescription: "", tree: .init(kids: [.again(2)]))
    #expect(isTaken(twice, for: twice))
    #expect(!isTaken(other, for: twice))
  }
}
