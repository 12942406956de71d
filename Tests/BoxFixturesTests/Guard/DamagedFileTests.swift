import Testing

@testable import BoxFixtures

/// What a recipe says is proved of the damaged bytes too, since these are delivered.
@Suite struct DamagedFileTests {
  private static let page = Recipe.Page(media: [0, 0, 9, 9])

  /// The broken claim of a recipe; nil if it is made.
  private func broken(_ recipe: Recipe) -> BrokenClaim? {
    do throws(FixtureError) {
      _ = try Fixture(recipe)
      return nil
    } catch {
      guard case .broken(let claim) = error else { return nil }
      return claim
    }
  }

  private func cut(_ claims: Claim...) -> Recipe {
    Recipe(bare: Self.page, claims: claims).with { $0.damage = [.truncated(keeping: .bytes(20))] }
  }

  @Test func `claims about pages that damage made unreadable are broken`() {
    let claim = broken(cut("1 page"))
    #expect(claim?.place == "$.claims[0]")
    #expect(claim?.found.hasPrefix("the damaged file cannot be read: ") == true)
    #expect(broken(cut("unreadable")) == nil)
  }

  @Test func `a file that damage made unreadable has to be meant`() {
    let claim = broken(cut())
    #expect(claim?.claim == "a file that can be read")
    #expect(claim?.place == "$.damage")
    #expect(claim?.found.hasSuffix("; if that is meant, claim \"unreadable\"") == true)
  }

  @Test func `damage that breaks nothing is refused`() throws {
    let recipe = Recipe(bare: Self.page)
    let claim = broken(
      recipe.with { $0.damage = [.truncated(keeping: .bytes(recipe.unprovedBytes.count - 1))] })
    #expect(claim == BrokenClaim("damaged", at: Self.damage, found: "a reader notices nothing"))
  }

  private static let damage = JSONPath().member("damage")

  @Test func `what is unreadable after damage claims nothing else`() {
    let claim = broken(cut("unreadable", "own media on 1"))
    #expect(claim?.place == "$.claims[1]")
    #expect(claim?.found == "no page can be read")
  }

  @Test func `damage that loses pages is refused`() {
    let recipe = Recipe(bare: Self.page, Self.page)
    let lost = recipe.with { $0.pages.removeLast() }.unprovedBytes
    #expect(throws: Never.self) { try Guard(recipe).checkDamaged(recipe.unprovedBytes) }
    #expect(
      throws: FixtureError.broken(BrokenClaim("2 pages", at: Self.damage, found: "there are 1"))
    ) { try Guard(recipe).checkDamaged(lost) }
  }

  @Test func `a claim is proved of the damaged bytes`() {
    let recipe = Recipe(bare: Self.page, claims: ["inherited media on 1"])
    #expect(
      throws: FixtureError.broken(
        BrokenClaim(
          "inherited media on 1", at: JSONPath().member("claims").element(0),
          found: "page 1 has the media [ 0 0 9 9 ]"))
    ) { try Guard(recipe).checkDamaged(recipe.unprovedBytes) }
  }

  @Test func `an unreadable file has what the recipe says where it can be looked at`() throws {
    let wanted = Recipe(pages: [], catalogue: "/A 1", claims: ["unreadable"])
    #expect(throws: Never.self) { try Fixture(wanted, plain: wanted.unprovedBytes) }
    let written = wanted.with { $0.catalogue = "/A 2" }
    let claim = try brokenClaim(wanted, plain: written.unprovedBytes)
    #expect(claim.claim == "/A 1 on the catalogue")
  }
}

/// The half of the guard that looks through libqpdf refuses wrong files by itself.
@Suite struct ReaderGuardTests {
  typealias Page = Recipe.Page

  static let rows: [(String, Recipe, Recipe)] = [
    ("/CropBox", .init(bare: Page(media: [0, 0, 9, 9], crop: [1, 1, 2, 2])), .init(bare: page)),
    ("/CropBox", .init(bare: page), .init(bare: Page(media: [0, 0, 9, 9], crop: [1, 1, 2, 2]))),
    ("/MediaBox", .init(bare: page), .init(bare: Page(media: [0, 0, 9, 8]))),
    (
      "/MediaBox", .init(bare: page),
      .init(bare: Page(), tree: .init(Recipe.Keys(media: [0, 0, 9, 9])))
    ),
    (
      "/MediaBox", .init(bare: page),
      .init(bare: Page(media: .verbatim("[0 0 9 9]", .indirect)))
    ),
    (
      "/Rotate", .init(bare: Page(media: [0, 0, 9, 9], rotate: 90)),
      .init(bare: Page(media: [0, 0, 9, 9], rotate: 180))
    ),
    (
      "/UserUnit", .init(bare: Page(media: [0, 0, 9, 9], userUnit: 2)), .init(bare: page)
    ),
    ("2 pages", .init(bare: page, page), .init(bare: page)),
    ("1 page", .init(bare: page), .init(bare: page, page)),
  ]

  private static let page = Page(media: [0, 0, 9, 9])

  @Test(arguments: rows)
  func `a wrong file is refused`(_ claim: String, _ wanted: Recipe, _ written: Recipe) {
    #expect(throws: Never.self) {
      try Guard(wanted).check(wanted.unprovedBytes, isPlain: false)
    }
    let error = #expect(throws: FixtureError.self) {
      try Guard(wanted).check(written.unprovedBytes, isPlain: false)
    }
    guard case .broken(let broken)? = error else {
      Issue.record("no broken claim: \(error.map { "\($0)" } ?? "nothing")")
      return
    }
    #expect(broken.claim.hasPrefix(claim))
  }
}
