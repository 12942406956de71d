import BoxFixtures
import Testing

/// Every case of the list of reported boxes is in the catalogue.
@Suite struct ReportedNumbersTests {
  @Test func `the list has its 35 numbers`() {
    #expect(Set(ReportedNumbers.rows.map(\.number)) == Set(1...35))
  }

  @Test(arguments: ReportedNumbers.rows) func `the file has what the list says`(
    _ row: ReportedNumbers.Row
  ) throws {
    let recipe = try #require(Catalogue.recipe(named: row.name))
    let bytes = try Fixture(recipe).bytes
    for text in row.texts {
      // Looked for outside of the macro, which would print every byte.
      let isThere = contains(bytes, text)
      #expect(isThere, "\(text)")
    }
  }

  @Test func `a page without a media box has none`() throws {
    let bytes = try Fixture(#require(Catalogue.recipe(named: "no-media"))).bytes
    let isThere = contains(bytes, "/MediaBox")
    #expect(!isThere)
  }
}
