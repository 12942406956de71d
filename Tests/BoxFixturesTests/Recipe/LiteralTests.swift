import Testing

@testable import BoxFixtures

/// What a literal in a test gets wrong is an error of that test's fixture, and stops no process.
@Suite struct LiteralTests {
  private func error(_ recipe: Recipe) -> FixtureError? {
    #expect(throws: FixtureError.self) { try Fixture(recipe) }
  }

  @Test func `a claim that cannot be read is an error with its place`() {
    let recipe = Recipe(
      pages: [Recipe.Page(media: [0, 0, 9, 9])], claims: ["no crop on 1", "crop!=media"])
    #expect(
      error(recipe)?.description
        == "$.claims[1]: 'crop!=media' is no claim; it needs a statement, then 'on' and pages, as in 'crop!=media on 1'"
    )
  }

  @Test(arguments: [
    ("crop != media on 1", "crop!=media on 1"), ("crop!= media  on 1", "crop!=media on 1"),
    (" crop ==media on 1 ", "crop==media on 1"), ("no  crop on 2", "no crop on 2"),
  ]) func `blanks in a claim mean nothing`(_ text: String, _ plain: String) throws {
    let claim = try Claim(parsing: text)
    #expect(claim == (try Claim(parsing: plain)))
    #expect(claim.text == plain)
  }

  @Test(
    arguments: [
      ("[0, 0, 9]", [0, 0, 9], 3), ("[]", [], 0), ("[0, 0, 9, 9, 9]", [0, 0, 9, 9, 9], 5),
    ] as [(String, Recipe.Value, Int)])
  func `an array that is no rectangle is an error with its place`(
    _ text: String, _ value: Recipe.Value, _ count: Int
  ) {
    let sheet = Recipe.Page(media: [0, 0, 9, 9])
    let keys = Recipe.Keys(crop: value)
    let wrong: [(String, Recipe)] = [
      ("$.pages[1].crop", Recipe(pages: [sheet, Recipe.Page(keys)])),
      ("$.tree.crop", Recipe(tree: Recipe.Tree(keys), pages: [sheet])),
      ("$.tree.levels[0].crop", Recipe(tree: Recipe.Tree(levels: [keys]), pages: [sheet])),
      (
        "$.tree.kids[0].direct.crop",
        Recipe(tree: Recipe.Tree(kids: [.direct(keys)]), pages: [sheet])
      ),
      ("$.earlier[0].crop", Recipe(pages: [sheet], earlier: [Recipe.Earlier(page: 1, keys: keys)])),
    ]
    for (place, recipe) in wrong {
      #expect(
        error(recipe)?.description
          == "\(place): \(count) numbers where 4 should stand; others can be written as .verbatim(...)"
      )
    }
  }

  @Test func `verbatim text can be any array, also in the place of a wrong one`() {
    var value: Recipe.Value = [0, 0, 9]
    value.text = "[0 0 9]"
    for crop in [value, "[0 0 9]", .verbatim("[]")] {
      #expect(throws: Never.self) {
        try Fixture(Recipe(pages: [Recipe.Page(media: [0, 0, 9, 9], crop: crop)]))
      }
    }
  }

  @Test func `the address of a schema is read over`() throws {
    let plain = #"{"pages":[{"media":[0,0,9,9]}]}"#
    let addressed = #"{"$schema":"../schema/recipe.json","pages":[{"media":[0,0,9,9]}]}"#
    #expect(
      try Recipe(json: Array(addressed.utf8)) == Recipe(json: Array(plain.utf8)))
  }
}
