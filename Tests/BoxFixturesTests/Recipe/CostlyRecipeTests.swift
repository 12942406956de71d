import BoxPolicy
import Testing

@testable import BoxFixtures

/// What would take memory or time without end is refused before anything is made.
@Suite struct CostlyRecipeTests {
  private static let page = Recipe.Page(media: [0, 0, 9, 9])

  private static func recipe(_ change: (inout Recipe) -> Void) -> Recipe {
    Recipe(bare: page).with(change)
  }

  /// Other keys of so many bytes.
  private static func text(_ count: Int) -> Recipe.Keys {
    Recipe.Keys(other: "/A <" + String(repeating: "0", count: count - 5) + ">")
  }

  private static let tooMuchText =
    "$.pages: all pages together have more than 268435456 bytes of text, counts and revisions"
    + " included"

  private static let mebibytes16 = 16_777_216

  static let refused: [(Recipe, String)] = [
    (recipe { $0.pages[0].count = 1_000_001 }, "$.pages[0].count: a count is from 1 to 1000000"),
    (recipe { $0.pages[0].count = .max }, "$.pages[0].count: a count is from 1 to 1000000"),
    (recipe { $0.pages[0].count = 0 }, "$.pages[0].count: a count is from 1 to 1000000"),
    (
      recipe { $0.pages = [page, Recipe.Page(count: 1_000_000)] },
      "$.pages: more than 1000000 pages"
    ),
    (
      recipe { $0.pages = Array(repeating: page, count: 100_001) },
      "$.pages: 100001 elements; there are at most 100000"
    ),
    (
      recipe { $0.tree.kids = Array(repeating: .again(1), count: 100_001) },
      "$.tree.kids: 100001 elements; there are at most 100000"
    ),
    (
      recipe { $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 1_001) },
      "$.earlier: 1001 elements; there are at most 1000"
    ),
    (
      recipe {
        $0.pages[0].count = 400_000
        $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 3)
      }, "$.earlier: all revisions together have more than 1000000 pages to look at"
    ),
    (
      recipe {
        $0.objects = [400_000: "[]"]
        $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 6)
      }, "$.earlier: all revisions together have tables of more than 2000000 lines"
    ),
    (
      recipe { $0.pages = [page, Recipe.Page(text(269), count: 999_999)] }, tooMuchText
    ),
    (
      recipe {
        $0.pages[0].keys = text(268_436)
        $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 999)
      }, tooMuchText
    ),
    (
      recipe {
        $0.pages[0].count = 5_000
        $0.claims = Array(repeating: "own media on all", count: 1_000) + ["no crop on 1"]
      }, "$.claims: all claims together look at more than 5000000 pages"
    ),
    (
      recipe { $0.pages[0].keys.values[.crop] = Array(repeating: 1, count: 1_001) },
      "$.pages[0].crop: 1001 values; a key has at most 1000"
    ),
    (
      recipe { $0.damage = Array(repeating: .bytesAppended(1), count: 101) },
      "$.damage: 101 elements; there are at most 100"
    ),
    (
      recipe { $0.damage = [.noTrailer, .bytesAppended(mebibytes16 + 1)] },
      "$.damage[1].bytesAppended: 16777217 bytes; a damage puts at most 16777216 into a file"
    ),
    (
      recipe { $0.damage = [.junkBeforeHeader(.max)] },
      "$.damage[0].junkBeforeHeader: 9223372036854775807 bytes; a damage puts at most 16777216"
        + " into a file"
    ),
    (
      recipe {
        $0.damage = Array(repeating: .bytesAppended(mebibytes16), count: 4) + [.junkBeforeHeader(1)]
      },
      "$.damage[4].junkBeforeHeader: all damages together put at most 67108864 bytes into a file"
    ),
  ]

  @Test(arguments: refused.indices) func `more than a limit is refused`(_ index: Int) {
    let error = #expect(throws: FixtureError.self) { try Fixture(Self.refused[index].0) }
    #expect(error?.description == Self.refused[index].1)
  }

  static let allowed = [
    recipe { $0.pages[0].count = 1_000_000 },
    recipe { $0.pages = [page, Recipe.Page(count: 999_999)] },
    recipe { $0.pages = Array(repeating: page, count: 100_000) },
    recipe { $0.tree.kids = Array(repeating: .again(1), count: 100_000) },
    recipe { $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 1_000) },
    recipe {
      $0.objects = [400_000: "[]"]
      $0.earlier = Array(repeating: .init(page: 1, keys: .init()), count: 5)
    },
    recipe { $0.pages[0] = Recipe.Page(text(268), count: 1_000_000) },
    recipe {
      $0.pages[0].count = 5_000
      $0.claims =
        Array(repeating: "own media on all", count: 999)
        + Array(repeating: "no crop on 1", count: 5_000)
    },
    recipe {
      $0.pages[0].count = 1_000_000
      $0.claims = Array(repeating: "no crop on 1", count: 100)
    },
    recipe { $0.pages[0].keys.values[.crop] = Array(repeating: 1, count: 1_000) },
    recipe { $0.damage = Array(repeating: .bytesAppended(1), count: 100) },
    recipe { $0.damage = Array(repeating: .bytesAppended(mebibytes16), count: 4) },
  ]

  @Test(arguments: allowed.indices) func `as much as a limit is allowed`(_ index: Int) {
    #expect(throws: Never.self) { try Self.allowed[index].validate() }
  }

  @Test func `junk of many damages is refused as JSON, too`() throws {
    let damage = Array(repeating: #"{"bytesAppended":16777216}"#, count: 5).joined(separator: ",")
    let recipe = try Recipe(json: Array(#"{"pages":[{}],"damage":[\#(damage)]}"#.utf8))
    let error = #expect(throws: RecipeError.self) { try recipe.validate() }
    #expect(error?.place == "$.damage[4].bytesAppended")
  }

  @Test func `more objects than there are numbers are refused`() {
    // The catalogue, the root, 3 pages and 4 nodes between them, 4 numbers of the first page, and
    // those that the writer may take: 8 for each element and 4.
    let array = Recipe.Value.verbatim("[0 0 9 9]", .elements)
    let recipe = Recipe(
      bare: Recipe.Page(media: array), Recipe.Page(count: 2), tree: .init(depth: 2, fanOut: 2))
    let needed = 1 + 1 + 3 + 4 + 4 + 8 * 2 + 4
    #expect(throws: Never.self) { try recipe.validateNumbers(JSONPath(), below: needed + 1) }
    let error = #expect(throws: RecipeError.self) {
      try recipe.validateNumbers(JSONPath(), below: needed)
    }
    #expect(
      error?.description
        == "$.pages: the file would have more objects than a file can have, \(needed - 1)")
  }
}
