import BoxFixtures
import BoxPolicy
import Testing

/// What stands in the catalogue, apart from the files that it makes.
@Suite struct CatalogueTests {
  @Test func `no name stands for two recipes`() {
    let names = Catalogue.all.map(\.name)
    let doubles = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }
    #expect(doubles.keys.sorted() == [])
    #expect(names.count > 150)
  }

  @Test(arguments: Form.own) func `a recipe says what it is for and where it comes from`(
    _ own: Form
  ) {
    let recipe = own.recipe
    #expect(recipe.about.hasSuffix(".") && recipe.about.utf8.count > 12)
    // One sentence fits into a line of a list.
    #expect(recipe.about.utf8.count <= 100 && !recipe.about.dropLast().contains(". "))
    #expect(recipe.source.contains(/[0-9]|\.in$/), "a clause, a numbered report or a test file")
    #expect(!recipe.claims.isEmpty)
  }

  @Test(arguments: Form.own) func `a recipe is found by its name`(_ own: Form) {
    let recipe = own.recipe
    #expect(Catalogue.recipe(named: recipe.name) == recipe)
    #expect(Catalogue.recipe(named: recipe.name + "x") == nil)
  }

  @Test(arguments: Form.own) func `a recipe is the same after it was written as JSON`(
    _ own: Form
  ) throws {
    let recipe = own.recipe
    #expect(try Recipe(json: recipe.json()) == recipe)
  }

  @Test func `the cover spread is the one that the design tells of`() throws {
    let recipe = try #require(Catalogue.recipe(named: "cover-spread"))
    #expect(recipe.pageCount == 312)
    #expect(recipe.pages[0].keys[.media]?.text == "[0 0 1700 841]")
    #expect(recipe.pages[0].keys[.crop]?.text == "[640 123 1060 718]")
    #expect(recipe.tree.keys[.media]?.text == "[0 0 420 595]")
    #expect(recipe.pages.dropFirst().allSatisfy { $0.keys == Recipe.Keys() })
  }
}
