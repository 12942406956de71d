import BoxPolicy
import Testing

@testable import BoxFixtures

/// The reader over libqpdf shows good values in its own words; what they mean is compared.
@Suite struct ShownValueTests {
  /// Object 20 is a further one, 1 to 3 are the catalogue, the root and the page.
  private static func recipe(_ crop: Recipe.Value, _ variants: Recipe.Variants = .init()) -> Recipe
  {
    Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], crop: crop)).with {
      $0.objects = [20: "[1 (\\377) << /A null /B 2 /B 3 >>]", 22: "[22 0 R << /C 22 0 R >>]"]
      if variants.needsRewriting { $0.objects = [:] }
      $0.variants = variants
    }
  }

  static let texts = [
    "(\\377\\200)", "(a\\001b)", "<feff0041>", "<00>", "(\\0)", "(é)", "(a\\\r\nb)", "(a\rb)",
    "(a\r\nb)", "(%)", "[(%\\)) 1]", "(R \\(\\) \\\\)", "/a#20b", "/é", "/A#23B", "/A#2342",
    "[/a#20b /é /R /A#23 /A#]", "<< /a#20b 1 /a! 2 >>", "<< /é 1 /z (é) /A#23 2 >>",
    "<< /A null /B << /C null /D (\\377) >> >>", "<< /A 1 /A 2 >>", "<< /A 1 /A null >>",
    "[<< /A null /B [null 99 0 R] >>]", "<< /A 99 0 R /B 1 >>", "<< /A 20 1 R /B 1 >>", "[1 1 R]",
    "1 0 R", "2 0 R", "3 0 R", "[1 0 R 2 0 R]", "<< /X 1 0 R /Y 3 0 R /Z 2 >>", "[3 0 R (x)]",
    "20 0 R", "[20 0 R << /A 20 0 R >>]", "22 0 R", "<< /A 22 0 R >>",
    "[1.50 +1.5 -.5 5. 007 +5 abc --5]", "[[[[[[[[[[[[[[[[[[[[1 (\\377)]]]]]]]]]]]]]]]]]]]]",
    "[[[[[[[[[[[[[[[[[[[[1 20 0 R]]]]]]]]]]]]]]]]]]]]",
    "(\(String(repeating: "\\377", count: 300)))",
    "[\(String(repeating: "(\\377\\376) /a#20b ", count: 300))]",
    "<< \((0..<300).map { "/K\($0) [\($0) (\\377)]" }.joined(separator: " ")) >>",
  ]

  @Test(arguments: texts) func `good text of any spelling makes a fixture`(_ text: String) {
    var values = [Recipe.Value.verbatim(text), .verbatim("[\(text)]")]
    if case .reference? = PDFObject(text) {
    } else {
      values += [.verbatim(text, .indirect), .verbatim("[\(text) 1]", .elements)]
    }
    for value in values {
      #expect(throws: Never.self, "\(value)") { try Fixture(Self.recipe(value)) }
    }
    let inherited = Recipe(
      bare: Recipe.Page(media: [0, 0, 9, 9]), tree: .init(.init(crop: .verbatim(text)))
    ).with { $0.objects = Self.recipe(.null).objects }
    #expect(throws: Never.self) { try Fixture(inherited) }
  }

  @Test(arguments: [
    "(\\377\\200)", "(a\\001b)", "(é)", "(a\rb)", "[/a#20b /é /R]", "<< /é (\\377) /a#20b 1 >>",
    "1 0 R", "[2 0 R 3 0 R]", "<< /X 1 0 R >>",
  ]) func `good text of any spelling survives libqpdf`(_ text: String) {
    for variants in [
      Recipe.Variants(objectStreams: true), .init(encryption: .init(.aes256)),
      .init(encryption: .init(.rc4)), .init(isLinearized: true),
    ] {
      #expect(throws: Never.self, "\(variants)") {
        try Fixture(Self.recipe(.verbatim(text), variants))
      }
    }
  }

  /// What is wanted, and what stands in the file instead.
  @Test(arguments: [
    ("(\\377\\200)", "(\\377\\201)"), ("(\\377\\200)", "(\\377)"), ("(a\\001b)", "(a\\002b)"),
    ("<feff0041>", "/feff0041"), ("/a#20b", "/a#21b"), ("/a#20b", "/a"), ("/é", "/e"),
    ("/A#2342", "/A#2343"), ("1.50", "1.5"), ("+5", "6"), ("abc", "/abc"), ("abc", "(abd)"),
    ("<< /A null >>", "<< /A 1 >>"), ("<< /A 1 /A 2 >>", "<< /A 1 >>"), ("<< /A 1 >>", "<< >>"),
    ("<< /A 1 >>", "<< /A 1 /B 2 >>"), ("<< /A 1 >>", "<< /B 1 >>"), ("<< /A 1 >>", "[/A 1]"),
    ("[1 2]", "[1 2 3]"), ("[1 2 3]", "[1 2]"), ("[1 [2]]", "[1 2]"), ("[null]", "[]"),
    ("1 0 R", "[1 2]"), ("1 0 R", "99 0 R"), ("[1 0 R]", "[null]"), ("[5 1 0 R]", "[6 1 0 R]"),
    ("[3 0 R]", "[/Page]"), ("20 0 R", "22 0 R"), ("[20 0 R]", "[1 0 R]"), ("99 0 R", "1 0 R"),
    (
      "[\(String(repeating: "(\\377) ", count: 300))]",
      "[\(String(repeating: "(\\376) ", count: 300))]"
    ),
    (
      "<< /A 1 /B (\(String(repeating: "\\377", count: 990))) >>",
      "<< /A 2 /B (\(String(repeating: "\\377", count: 990))) >>"
    ),
  ]) func `another value is caught by the reader over libqpdf`(_ wanted: String, _ written: String)
    throws
  {
    let bytes = Self.recipe(.verbatim(written)).unprovedBytes
    let error = #expect(throws: FixtureError.self) {
      try Guard(Self.recipe(.verbatim(wanted))).check(bytes, isPlain: false)
    }
    guard case .broken(let claim)? = error else { throw NotBroken(error: "\(error, default: "-")") }
    #expect(claim.claim.hasPrefix("/CropBox "))
    #expect(throws: Never.self) {
      try Guard(Self.recipe(.verbatim(written))).check(bytes, isPlain: false)
    }
  }

  /// The reader drops whole tokens of what is too long, and ends with an ellipsis.
  @Test(arguments: [
    ("[ 1 …", "[1 2 3]", true), ("[ 1 2 …", "[1 3]", false), ("[ …", "[]", true),
    ("…", "(long)", true), ("<< /A …", "<< /A (long) /B 1 >>", true),
    ("<< /A 1 /C …", "<< /A 1 /B 2 /C 3 >>", true), ("<< /D …", "<< /A 1 >>", false),
    ("<< /A [ 1 …", "<< /A [1 [2]] >>", true), ("<< /A [ 2 …", "<< /A [1 [2]] >>", false),
    ("<< /A [ 1", "<< /A [1 [2]] >>", false), ("[ 1", "[1]", false), ("", "[1]", false),
    ("[ 1 ] 2", "[1]", false), ("<< /A 1 >> …", "<< /A 1 /B 2 >>", false),
    ("<< /Kids [ << /Contents << /Length 3 >> stream >> ] >>", "2 0 R", true),
    ("<< /Kids [ << /Contents <<", "2 0 R", false), ("<< /Kids [ << …", "2 0 R", true),
    ("<< /Kids [ ] ]", "2 0 R", false), ("[ ]", "2 0 R", false),
  ]) func `what is cut is compared as far as it goes`(
    _ shown: String, _ text: String, _ isSame: Bool
  ) throws {
    let objects = RecipeObjects(Self.recipe([1, 2, 3, 4]))
    let object = try #require(PDFObject(text))
    #expect(ShownValue.isSame(shown, as: object, in: objects) == isSame)
  }

  @Test(arguments: [
    ("/A#00B", "a name with #00 in it is read in two ways"),
    ("[<< /A /B#00 >>]", "a name with #00 in it is read in two ways"),
    ("<< /A# 1 >>", "the key /A# has a number sign without a code; /#23 is that sign"),
    (
      "[[<< /B << /A#4x 1 >> >>]]",
      "the key /A#4x has a number sign without a code; /#23 is that sign"
    ),
  ]) func `names that libqpdf does not give back are refused`(_ text: String, _ message: String) {
    for (recipe, place) in [
      (Self.recipe(.verbatim(text)), "$.pages[0].crop"),
      (Self.recipe("21 0 R").with { $0.objects[21] = text }, "$.objects.21"),
    ] {
      let error = #expect(throws: FixtureError.self) { try Fixture(recipe) }
      #expect(error?.description == "\(place): \(message)")
    }
  }

  @Test(arguments: [
    "<< /A null >>", "[<< /A 1 /A 2 >>]", "<< /A << /B null >> >>", "/A#23", "<< /A#23 1 >>",
  ]) func `what libqpdf would drop or write anew is refused where it writes`(_ text: String) {
    let error = #expect(throws: FixtureError.self) {
      try Fixture(Self.recipe(.verbatim(text), .init(objectStreams: true)))
    }
    #expect(error?.description.hasPrefix("$.variants: libqpdf ") == true)
  }

  /// The numbers by hand: the catalogue, the nodes, the pages, and further objects passed over.
  @Test(arguments: [
    (Recipe(bare: .init()), 1...3),
    (Recipe(bare: .init(count: 5), tree: .init(levels: [.init()], depth: 2, fanOut: 2)), 1...15),
    (Recipe(bare: .init(count: 5)).with { $0.objects = [1: "1", 2: "2", 3: "3", 8: "8"] }, 1...9),
    (Recipe(bare: .init(count: 5)).with { $0.objects = [8: "8", 10: "9"] }, 1...7),
  ]) func `the numbers of the tree are known`(_ recipe: Recipe, _ numbers: ClosedRange<Int>) {
    #expect(recipe.treeNumbers == numbers)
  }

  @Test func `the numbers of an impossible tree can be asked for`() {
    for tree in [Recipe.Tree(depth: .max, fanOut: 0), .init(depth: .min, fanOut: 1)] {
      let recipe = Recipe(bare: .init(count: .max), tree: tree)
      #expect(recipe.treeNumbers.contains(2))
      #expect(!recipe.sensibleVariants.isEmpty)
    }
  }
}
