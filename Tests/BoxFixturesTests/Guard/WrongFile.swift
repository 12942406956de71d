import Testing

@testable import BoxFixtures

/// A recipe, and one whose file a wrong writer makes of it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let wanted: Recipe
  /// What the wrong writer writes instead.
  let written: Recipe
  /// The claim that the guard should find broken.
  let claim: String
  /// What it should have found.
  let found: String

  init(
    _ about: String, _ wanted: Recipe, writtenAs written: Recipe, breaks claim: String,
    found: String
  ) {
    testDescription = about
    self.wanted = wanted
    self.written = written
    self.claim = claim
    self.found = found
  }
}

extension Recipe {
  /// The bytes that our writer makes of the recipe, before anybody looks at them.
  var unprovedBytes: [UInt8] {
    var writer = RecipeWriter(self)
    return writer.bytes()
  }

  /// A recipe of pages that show nothing.
  init(bare pages: Page..., tree: Tree = Tree(), claims: [Claim] = []) {
    self.init(tree: tree, pages: pages, content: .none, claims: claims)
  }

  /// The recipe with a change.
  func with(_ change: (inout Recipe) -> Void) -> Recipe {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Requires that making a fixture breaks a claim, and returns which.
func brokenClaim(
  _ recipe: Recipe, plain: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws -> BrokenClaim {
  let error = #expect(throws: FixtureError.self, sourceLocation: sourceLocation) {
    try Fixture(recipe, plain: plain)
  }
  guard case .broken(let claim)? = error else {
    throw NotBroken(error: error.map { "\($0)" } ?? "no error")
  }
  return claim
}

/// Something else than a broken claim came of a wrong file.
struct NotBroken: Error {
  let error: String
}
