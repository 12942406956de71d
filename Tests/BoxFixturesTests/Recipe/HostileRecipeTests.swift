import BoxDocument
import BoxPolicy
import Testing

@testable import BoxFixtures

/// Recipes that ask for too much, or for what hides from a reader, are refused and crash nothing.
@Suite struct HostileRecipeTests {
  private static let page = Recipe.Page(media: [0, 0, 9, 9])

  /// What is said of a recipe; nil if it is made.
  private func message(_ recipe: Recipe) -> String? {
    do throws(FixtureError) {
      _ = try Fixture(recipe)
      return nil
    } catch {
      return error.description
    }
  }

  static let refused: [(Recipe, String)] = [
    (
      Recipe(bare: page).with { $0.objects = [8_388_606: "null"] },
      "$.objects: object 8388606 makes a table of so many lines; without as many objects a number"
        + " is at most 1000000"
    ),
    (
      Recipe(bare: page).with { $0.objects = [1_000_001: "null"] },
      "$.objects: object 1000001 makes a table of so many lines; without as many objects a number"
        + " is at most 1000000"
    ),
    (
      Recipe(pages: [Recipe.Page(Recipe.Keys(other: "/CropBox#00 [1 1 2 2]"))]),
      "$.pages[0].other: a name with #00 in it is read in two ways"
    ),
    (
      Recipe(bare: page).with { $0.catalogue = "/A#00B 1" },
      "$.catalogue: a name with #00 in it is read in two ways"
    ),
    (
      Recipe(pages: [Recipe.Page(Recipe.Keys(other: "/Contents 9 0 R"))]),
      "$.pages[0].other: /Contents is written by itself"
    ),
    (
      Recipe(pages: [Recipe.Page(Recipe.Keys(other: "/Resources << >>"))]),
      "$.pages[0].other: /Resources is written by itself"
    ),
    (
      Recipe(pages: [Recipe.Page(Recipe.Keys(other: "/BoxColorInfo << >>"))]),
      "$.pages[0].other: /BoxColorInfo is written by itself"
    ),
    (
      Recipe(bare: page).with { $0.objects = [20: "21 0 R", 21: "[0 0 9 9]"] },
      "$.objects.20: a reference is no object of its own; give what it leads to"
    ),
    (
      Recipe(bare: page, tree: .init(levels: [Recipe.Keys()], depth: 999)),
      "$.tree: the tree is 1001 levels deep, and a reader stops at 1000"
    ),
    (
      Recipe(bare: page).with { $0.damage = [.bytesAppended(1), .startxref("7\n8")] },
      "$.damage[1].startxref: a line end is in the text"
    ),
  ]

  /// Numbers that a recipe read from JSON cannot have, and one made in code can.
  static let numbers: [(Recipe, String)] = [
    (
      Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], count: 0)),
      "$.pages[0].count: a count is from 1 to 1000000"
    ),
    (
      Recipe(bare: page, Recipe.Page(count: 5_000_001)),
      "$.pages[1].count: a count is from 1 to 1000000"
    ),
    (Recipe(bare: page, tree: .init(depth: -1)), "$.tree.depth: a depth is from 0 to 999"),
    (Recipe(bare: page, tree: .init(depth: 1_000)), "$.tree.depth: a depth is from 0 to 999"),
    (
      Recipe(bare: page, tree: .init(fanOut: 1)),
      "$.tree.fanOut: a node of a balanced tree has 2 kids or more"
    ),
    (
      Recipe(bare: page).with { $0.objects = [0: "null"] },
      "$.objects.0: an object number is from 1 to 8388606"
    ),
    (
      Recipe(bare: page).with { $0.objects = [8_388_607: "null"] },
      "$.objects.8388607: an object number is from 1 to 8388606"
    ),
  ]

  /// Recipes that libqpdf would write, and lose something of.
  static let lost: [(Recipe, String)] = [
    (Recipe(bare: page, tree: .init(kids: [.again(1)])), links),
    (Recipe(bare: page, tree: .init(kids: [.direct(Recipe.Keys(media: [0, 0, 9, 9]))])), links),
    (Recipe(bare: page, tree: .init(type: .missing)), links),
    (Recipe(bare: page, tree: .init(count: .verbatim("7"))), links),
    (Recipe(bare: page).with { $0.pages[0].parent = .missing }, links),
    (Recipe(bare: page).with { $0.pages[0].type = .verbatim("/X") }, links),
    (
      Recipe(bare: page).with { $0.objects = [20: "[1 2]"] },
      "libqpdf drops objects that nothing refers to"
    ),
    (Recipe(bare: Recipe.Page(media: "[0 0 +5 9]")), words),
    (Recipe(bare: Recipe.Page(media: "[0 0 007 9]")), words),
    (apart(crop: "50 0 R", "[ 0 0 +0300 007 ]"), words),
    (apart(crop: "50 0 R", "[0 0 1e3 foo]"), words),
    (apart(crop: "[0 0 50 0 R 300]", "+0300"), words),
    (apart(rotate: "50 0 R", "+90"), words),
    (apart(rotate: "50 0 R", "090"), words),
    (Recipe(bare: page).with { $0.pages[0].keys.other = "/F +5" }, words),
    (Recipe(bare: page).with { $0.pages[0].keys.other = "/F 5 /I << /J [+3] >>" }, words),
    (Recipe(bare: page).with { $0.catalogue = "/G 007" }, words),
    (
      Recipe(bare: page).with {
        $0.catalogue = "/G 50 0 R"
        $0.objects = [50: "<< /H +5 >>"]
      }, words
    ),
    (Recipe(bare: page).with { $0.pages[0].keys.other = "/A null" }, unseen),
    (Recipe(bare: page).with { $0.pages[0].keys.other = "/A 1 /A 2" }, unseen),
    (Recipe(bare: page).with { $0.catalogue = "/A null" }, unseen),
  ]

  /// A page that refers to an object of this text.
  private static func apart(
    crop: Recipe.Value? = nil, rotate: Recipe.Value? = nil, _ text: String
  ) -> Recipe {
    Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], crop: crop, rotate: rotate)).with {
      $0.objects = [50: text]
    }
  }

  private static let links = "libqpdf mends types, parents, counts and kids that are not usual"
  private static let words = "libqpdf writes numbers such as +5 and 007, and odd words, anew"
  private static let unseen =
    "libqpdf drops null entries, references to nothing and double keys"

  @Test(arguments: lost) func `what libqpdf would lose is refused`(
    _ recipe: Recipe, _ expected: String
  ) {
    #expect(message(recipe) == nil)
    let forms = [
      Recipe.Variants(objectStreams: true), .init(isLinearized: true),
      .init(encryption: .init(.rc4)),
    ]
    for form in forms {
      #expect(message(recipe.with { $0.variants = form }) == "$.variants: \(expected)")
    }
    #expect(!recipe.sensibleVariants.contains { $0.objectStreams })
  }

  /// Recipes of which a linearised file would lose something.
  static let flattened = [
    Recipe(
      bare: Recipe.Page(crop: [0, 0, 6, 6]),
      tree: .init(
        .init(media: [0, 0, 9, 9], crop: [0, 0, 5, 5]), levels: [.init(crop: [0, 0, 7, 7])])),
    Recipe(
      bare: Recipe.Page(),
      tree: .init(
        .init(media: [0, 0, 9, 9], crop: [0, 0, 5, 5]), levels: [.init(crop: [0, 0, 7, 7])])),
    Recipe(
      bare: Recipe.Page(rotate: 180), Recipe.Page(rotate: 0),
      tree: .init(.init(media: [0, 0, 9, 9], rotate: 90))),
    Recipe(bare: page, tree: .init(.init(trim: [0, 0, 5, 5]))),
    Recipe(bare: page, tree: .init(.init(other: "/A 1"))),
    Recipe(bare: Recipe.Page(), tree: .init(page.keys), claims: ["inherited media on 1"]),
  ]

  @Test(arguments: flattened) func `what a linearised file would lose is refused`(
    _ recipe: Recipe
  ) {
    #expect(message(recipe) == nil)
    #expect(message(recipe.with { $0.variants.objectStreams = true }) == nil)
    #expect(
      message(recipe.with { $0.variants.isLinearized = true })
        == "$.variants.linearized: in a linearised file only pages have keys; what nodes have and"
        + " no page inherits, and claims to inherit, would be lost")
    #expect(!recipe.sensibleVariants.contains { $0.isLinearized })
  }

  @Test func `values that a page inherits are linearised`() {
    let recipe = Recipe(
      bare: Recipe.Page(), Recipe.Page(media: [0, 0, 8, 8], trim: [0, 0, 5, 5]),
      tree: .init(.init(media: [0, 0, 9, 9]), levels: [.init(crop: [0, 0, 5, 5])]))
    #expect(message(recipe.with { $0.variants.isLinearized = true }) == nil)
  }

  @Test func `numbers that are not finite are refused`() {
    for (number, word) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
      for value in [Recipe.Value.number(number), .rectangle(0, 0, number, 9), [0, 0, 9, number]] {
        #expect(
          message(Recipe(bare: Recipe.Page(media: value)))
            == "$.pages[0].media: \(word) is no number of PDF, which has none that is not finite")
      }
    }
  }

  @Test(arguments: refused + numbers)
  func `what cannot be is refused`(_ recipe: Recipe, _ expected: String) {
    #expect(message(recipe) == expected)
  }

  @Test func `as many levels as a reader follows are made`() {
    #expect(message(Recipe(bare: Self.page, tree: .init(depth: 999))) == nil)
  }

  @Test func `as many pages as are allowed are no reason to refuse a recipe`() throws {
    let pages = [Recipe.Page(media: [0, 0, 9, 9], count: Recipe.mostPages - 1), Self.page]
    try Recipe(tree: .init(fanOut: 1_000), pages: pages).validate()
  }

  @Test func `thousands of other keys are proved in time`() {
    let keys = (0..<5_000).map { "/K\($0) \($0)" }.joined(separator: " ")
    let page = Recipe.Page(Recipe.Keys(media: [0, 0, 9, 9], other: keys))
    #expect(message(Recipe(bare: page)) == nil)
    let same = String(repeating: "/K 1 ", count: 5_000)
    #expect(
      message(Recipe(bare: Recipe.Page(Recipe.Keys(media: [0, 0, 9, 9], other: same)))) == nil)
  }

  @Test func `the name of a cipher in other keys is no cipher`() {
    let recipe = Recipe(bare: Self.page).with { $0.catalogue = "/A /AESV3 /B (/AESV3)" }
    for encryption in [Recipe.Encryption(.rc4), .init(.aes256)] {
      for (objectStreams, isLinearized) in [(false, false), (true, false), (true, true)] {
        let made = recipe.with {
          $0.variants = Recipe.Variants(
            objectStreams: objectStreams, isLinearized: isLinearized, encryption: encryption)
        }
        #expect(message(made) == nil, "\(made.variants)")
      }
    }
  }

  @Test(arguments: [4, 5, 6, 7])
  func `a reference to nothing does not lead to the cross-reference stream`(_ number: Int) throws {
    let page = Recipe.Page(media: [0, 0, 9, 9], crop: .verbatim("\(number) 0 R"))
    for content in [PageContent.none, .outlines] {
      let recipe = Recipe(
        pages: [page], variants: .init(crossReferenceStream: true), content: content,
        claims: ["no crop on 1"])
      let document = try PageDocument(bytes: Fixture(recipe).bytes)
      #expect(document.remarks.isEmpty && !document.wasRecovered)
      let revised = recipe.with { $0.earlier = [.init(page: 1, keys: page.keys)] }
      #expect(message(revised) == nil)
    }
  }

  @Test func `names of forms in other keys are no forms`() {
    let recipe = Recipe(bare: Self.page).with {
      $0.catalogue = "/A << /Type /Linearized /B (/ObjStm) /C /ObjStm >>"
    }
    for variants in recipe.sensibleVariants {
      #expect(message(recipe.with { $0.variants = variants }) == nil)
    }
  }

  @Test func `pages of their own may have contents where nothing is drawn`() {
    let page = Recipe.Page(Recipe.Keys(media: [0, 0, 9, 9], other: "/Resources << >>"))
    #expect(message(Recipe(bare: page)) == nil)
  }

  @Test func `a page again that a replaced root does not have is a broken claim`() {
    let recipe = Recipe(bare: Self.page, Self.page, Self.page, tree: .init(kids: [.again(3)])).with
    {
      $0.objects = [2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"]
    }
    #expect(message(recipe)?.contains("the kid again(3)") == true)
  }

  @Test func `objects deep in each other end in a null`() {
    let open = String(repeating: "[", count: 190)
    let close = String(repeating: "]", count: 190)
    let objects = Dictionary(
      uniqueKeysWithValues: (0..<100).map { (20 + $0, "\(open)\(21 + $0) 0 R\(close)") })
    let parsed = objects.compactMapValues { PDFObject($0) }
    let resolved = PDFObject.reference(20, 0).resolved { parsed[$0] }
    #expect(resolved.shown.filter { $0 == "[" }.count == 256)
    #expect(resolved.shown.contains("null"))
  }

  @Test func `what is referred to many times is counted by its elements`() {
    let long = PDFObject.array(Array(repeating: .word("1"), count: 20_000))
    let many = PDFObject.array(Array(repeating: .reference(20, 0), count: 200))
    guard case .array(let found) = many.resolved({ $0 == 20 ? long : nil }) else {
      Issue.record("no array")
      return
    }
    #expect(found.count { $0 == long } == 5)
    #expect(found.count { $0 == .null } == 195)
  }

  @Test func `pages without number are as many as can be counted`() {
    #expect(Recipe(pages: [Recipe.Page(count: .max), Recipe.Page(count: 1)]).pageCount == .max)
  }
}
