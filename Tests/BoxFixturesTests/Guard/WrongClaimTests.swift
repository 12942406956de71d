import BoxDocument
import BoxPolicy
import Testing

@testable import BoxFixtures

/// Every kind of claim is refused on a file of which it is not true.
@Suite struct WrongClaimTests {
  /// A page by its boxes alone.
  private static func page(
    _ media: Recipe.Value? = [0, 0, 600, 800], crop: Recipe.Value? = nil,
    trim: Recipe.Value? = nil, rotate: Recipe.Value? = nil, userUnit: Recipe.Value? = nil
  ) -> Recipe {
    Recipe(
      bare: Recipe.Page(media: media, crop: crop, trim: trim, rotate: rotate, userUnit: userUnit))
  }

  private static func below(_ keys: Recipe.Keys, _ page: Recipe.Page = Recipe.Page()) -> Recipe {
    Recipe(bare: page, tree: Recipe.Tree(keys))
  }

  private static let sheet = Recipe.Keys(media: [0, 0, 600, 800])
  private static let sheets = "has the media [ 0 0 600 800 ]"

  private static func row(
    _ claim: String, _ wanted: Recipe, not written: Recipe, found: String
  ) -> WrongFile {
    WrongFile(claim, wanted, writtenAs: written, breaks: claim, found: "page 1 \(found)")
  }

  static let claims = [
    // An edge that differs by more than the tolerance of 0.02, and by less.
    row(
      "crop!=media on 1", page(crop: [0, 0, 600, 799.9]), not: page(crop: [0, 0, 600, 800]),
      found: "has the crop [ 0 0 600 800 ] and \(sheets)"),
    row(
      "media!=crop on 1", page(crop: "[0 0 600 790]"), not: page(crop: "[0 0 600 799.999]"),
      found: "\(sheets) and has the crop [ 0 0 600 799.999 ]"),
    row(
      "crop!=media on 1", page(crop: [1, 2, 3, 4]), not: page(), found: "has no crop and \(sheets)"),
    row(
      "crop!=media on 1", page(crop: [1, 2, 3, 4]), not: page(crop: "[1 2 3]"),
      found: "has the crop [ 1 2 3 ] and \(sheets)"),
    row(
      "crop==media on 1", page(crop: "[0 0 600 799.999]"), not: page(crop: "[0 0 600 799.9]"),
      found: "has the crop [ 0 0 600 799.9 ] and \(sheets)"),
    row(
      "crop==trim on 1", page(crop: [1, 2, 3, 4], trim: [3, 4, 1, 2]),
      not: page(trim: [1, 2, 3, 4]), found: "has no crop and has the trim [ 1 2 3 4 ]"),
    row(
      "no crop on 1", page(), not: page(crop: [1, 2, 3, 4]), found: "has the crop [ 1 2 3 4 ]"),
    row(
      "no crop on 1", page(crop: .null),
      not: below(Recipe.Keys(media: [0, 0, 9, 9], crop: [1, 2, 3, 4])),
      found: "inherits the crop [ 1 2 3 4 ]"),
    row("no rotate on 1", page(), not: page(rotate: 0), found: "has the rotate 0"),
    row("own media on 1", page(), not: below(sheet), found: "inherits the media [ 0 0 600 800 ]"),
    row("own crop on 1", page(crop: [1, 2, 3, 4]), not: page(), found: "has no crop"),
    row("inherited media on 1", below(sheet), not: page(), found: sheets),
    row(
      "inherited rotate on 1", below(Recipe.Keys(media: [0, 0, 9, 9], rotate: 90)), not: page(),
      found: "has no rotate"),
    row(
      "unusable crop on 1", page(crop: "[1 2 3]"), not: page(crop: [1, 2, 3, 4]),
      found: "has the crop [ 1 2 3 4 ]"),
    row("unusable crop on 1", page(crop: "[1 2 3]"), not: page(), found: "has no crop"),
    row(
      "unusable rotate on 1", page(rotate: "45"), not: page(rotate: 90), found: "has the rotate 90"),
    row(
      "unusable userUnit on 1", page(userUnit: "/Big"), not: page(userUnit: 2),
      found: "has the userUnit 2"),
    // A crop that is another than the media and does nothing, or not all that it says.
    row(
      "shows crop on 1", page(crop: [10, 20, 300, 400]), not: page(crop: [1000, 1000, 1200, 1200]),
      found: "shows [ 0 0 600 800 ], and has the crop [ 1000 1000 1200 1200 ]"),
    row(
      "shows crop on 1", page(crop: [300, 400, 10, 20]), not: page(crop: [-10, 20, 300, 400]),
      found: "shows [ 0 20 300 400 ], and has the crop [ -10 20 300 400 ]"),
    row(
      "shows crop on 1", page(crop: [10, 20, 300, 400]), not: page(),
      found: "shows [ 0 0 600 800 ], and has no crop"),
    row(
      "shows media on 1", page(), not: page(crop: [10, 20, 300, 400]),
      found: "shows [ 10 20 300 400 ], and has the media [ 0 0 600 800 ]"),
    row("rotate 90 on 1", page(rotate: 450), not: page(rotate: 270), found: "is turned by 270"),
    row("rotate 0 on 1", page(), not: page(rotate: 180), found: "is turned by 180"),
    row(
      "problem crop-empty on 1", page(crop: [5, 5, 5, 9]), not: page(crop: [5, 5, 60, 90]),
      found: "has no problem"),
    row(
      "no problem on 1", page(), not: page(crop: [5, 5, 5, 9]),
      found: "has the problems crop-empty"),
  ]

  @Test(arguments: claims) func `a true claim is taken`(_ item: WrongFile) throws {
    let claim = try Claim(parsing: item.claim)
    let wanted = item.wanted.with { $0.claims = [claim] }
    #expect(throws: Never.self) { try Fixture(wanted) }
  }

  /// The other guards would find the wrong boxes first.
  @Test(arguments: claims) func `a writer that made it false is caught by the claim alone`(
    _ item: WrongFile
  ) throws {
    let claim = try Claim(parsing: item.claim)
    let right = ClaimGuard(try PageDocument(bytes: item.wanted.unprovedBytes))
    #expect(throws: Never.self) { try right.check(claim, at: path(0)) }
    let wrong = ClaimGuard(try PageDocument(bytes: item.written.unprovedBytes))
    #expect(
      throws: FixtureError.broken(BrokenClaim(item.claim, at: path(0), found: item.found))
    ) { try wrong.check(claim, at: path(0)) }
  }

  /// Where keys and claims of a recipe contradict each other, nothing but the claim is wrong.
  @Test(arguments: claims) func `a claim that is not true is named`(_ item: WrongFile) throws {
    let claim = try Claim(parsing: item.claim)
    let written = item.written.with { $0.claims = ["1 page", claim] }
    let broken = try brokenClaim(written, plain: written.unprovedBytes)
    #expect(broken.claim == item.claim)
    #expect(broken.found == item.found)
    #expect(broken.place == "$.claims[1]")
  }

  @Test func `every kind of claim is in the table or below`() throws {
    func kind(_ statement: Claim.Statement) -> String {
      switch statement {
      case .differ: "differ"
      case .equal: "equal"
      case .absent: "absent"
      case .own: "own"
      case .inherited: "inherited"
      case .unusable: "unusable"
      case .shown: "shown"
      case .turned: "turned"
      case .found: "found"
      case .clean: "clean"
      case .pageCount, .unreadable: "below"
      case .malformed: "none"
      }
    }
    let kinds = try Set(Self.claims.map { kind(try Claim(parsing: $0.claim).statement) })
    #expect(
      kinds == [
        "differ", "equal", "absent", "own", "inherited", "unusable", "shown", "turned", "found",
        "clean",
      ])
  }

  @Test(arguments: [
    ("2 pages", "the document has 3"), ("4 pages", "the document has 3"),
    ("no crop on 4", "the document has 3 pages"), ("no crop on 2-4", "the document has 3 pages"),
    ("no crop on 1-3", "page 2 has the crop [ 1 2 3 4 ]"),
    ("own crop on even,3", "page 3 has no crop"), ("own crop on last", "page 3 has no crop"),
    ("no crop on all", "page 2 has the crop [ 1 2 3 4 ]"),
  ]) func `a claim counts on each of its pages`(_ claim: String, _ found: String) throws {
    var recipe = Recipe(
      bare: Recipe.Page(media: [0, 0, 9, 9]),
      Recipe.Page(media: [0, 0, 9, 9], crop: [1, 2, 3, 4]),
      Recipe.Page(media: [0, 0, 9, 9]), claims: ["3 pages", "no crop on odd", "own crop on even"])
    #expect(throws: Never.self) { try Fixture(recipe) }
    recipe.claims = [try Claim(parsing: claim)]
    let broken = try brokenClaim(recipe, plain: recipe.unprovedBytes)
    #expect(broken.claim == claim)
    #expect(broken.found == found)
    #expect(broken.place == "$.claims[0]")
  }

  @Test func `a claim about even pages needs some`() throws {
    let recipe = Recipe(bare: Recipe.Page(media: [0, 0, 9, 9]), claims: ["no crop on even"])
    let broken = try brokenClaim(recipe, plain: recipe.unprovedBytes)
    #expect(broken.found == "the document has 1 page")
    #expect(broken.place == "$.claims[0]")
  }

  @Test func `a file that should be unreadable and is not is refused`() throws {
    let lost = Recipe(bare: Recipe.Page(media: [0, 0, 9, 9]), claims: ["unreadable"]).with {
      $0.objects = [2: "null"]
    }
    #expect(throws: Never.self) { try Fixture(lost) }
    let sound = lost.with { $0.objects = [:] }
    let broken = try brokenClaim(lost, plain: sound.unprovedBytes)
    #expect(broken == BrokenClaim("unreadable", at: path(0), found: "1 page can be read"))

    let cut = Recipe(bare: Recipe.Page(media: [0, 0, 9, 9]), claims: ["unreadable"]).with {
      $0.damage = [.truncated(keeping: .bytes(20))]
    }
    #expect(throws: Never.self) { try Fixture(cut) }
    let hardly = cut.with { $0.damage = [.bytesAppended(1)] }
    #expect(
      try brokenClaim(hardly, plain: hardly.unprovedBytes)
        == BrokenClaim("unreadable", at: path(0), found: "1 page can be read"))
  }

  @Test func `nothing can be claimed of pages that are not there`() throws {
    let recipe = Recipe(
      bare: Recipe.Page(media: [0, 0, 9, 9]), claims: ["unreadable", "own media on 1"]
    ).with { $0.objects = [2: "null"] }
    #expect(
      try brokenClaim(recipe, plain: recipe.unprovedBytes)
        == BrokenClaim("own media on 1", at: path(1), found: "no page can be read"))
  }

  private func path(_ index: Int) -> JSONPath { JSONPath().member("claims").element(index) }
}
