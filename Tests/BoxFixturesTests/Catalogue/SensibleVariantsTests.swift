import BoxFixtures
import Testing

/// Which forms make sense for a recipe.
@Suite struct SensibleVariantsTests {
  typealias Page = Recipe.Page

  /// A recipe and the forms that libqpdf can give it.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var recipe: Recipe
    var forms: Forms

    init(_ words: String, _ recipe: Recipe, _ forms: Forms) {
      testDescription = words
      self.recipe = recipe
      self.forms = forms
    }
  }

  enum Forms: Sendable { case own, plain, rewritten, linearized }

  private static let good = Page(media: [0, 0, 9, 9])

  static let cases = [
    Case("a sound page", Recipe(pages: [good]), .linearized),
    Case(
      "an inherited box", Recipe(tree: .init(.init(media: [0, 0, 9, 9])), pages: [Page()]),
      .linearized),
    Case(
      "a claim to inherit",
      Recipe(
        tree: .init(.init(media: [0, 0, 9, 9])), pages: [Page()], claims: ["inherited media on 1"]),
      .rewritten),
    Case(
      "a trim box above the page",
      Recipe(tree: .init(.init(trim: [0, 0, 9, 9])), pages: [good]), .rewritten),
    Case("no media box", Recipe(pages: [good, Page()]), .plain),
    Case("a media box of three", Recipe(pages: [Page(media: "[0 0 9]")]), .plain),
    Case(
      "a crop box of three", Recipe(pages: [Page(media: [0, 0, 9, 9], crop: [1])]), .linearized),
    Case("no PDF number", Recipe(pages: [Page(media: [0, 0, 9, 9], crop: "[1e2 0 0 0]")]), .plain),
    Case("a null", Recipe(pages: [Page(media: [0, 0, 9, 9], crop: .null)]), .plain),
    Case(
      "a reference to nothing", Recipe(pages: [Page(media: [0, 0, 9, 9], crop: .dangling)]), .plain),
    Case("a page twice", Recipe(tree: .init(kids: [.again(1)]), pages: [good]), .plain),
    Case("no type", Recipe(pages: [Page(.init(media: [0, 0, 9, 9]), type: .missing)]), .plain),
    Case("a wrong count", Recipe(tree: .init(count: .verbatim("7")), pages: [good]), .plain),
    Case("a signature", Recipe(pages: [good], isSigned: true), .plain),
    Case(
      "an earlier revision", Recipe(pages: [good], earlier: [.init(page: 1, keys: .init())]), .plain
    ),
    Case("damage", Recipe(pages: [good], damage: [.noHeader]), .own),
    Case("nothing to read", Recipe(pages: [], claims: ["unreadable"]), .own),
    Case("a form of its own", Recipe(pages: [good], variants: .init(version: "1.3")), .own),
  ]

  @Test(arguments: cases) func `the forms are those that keep what the recipe says`(_ row: Case) {
    let own = [row.recipe.variants]
    let plain: [Recipe.Variants] = [
      .init(version: "1.4"), .init(version: "2.0"), .init(crossReferenceStream: true),
    ]
    let rewritten: [Recipe.Variants] = [
      .init(objectStreams: true), .init(encryption: .init(.aes256)), .init(encryption: .init(.rc4)),
    ]
    let linearized: [Recipe.Variants] = [
      .init(isLinearized: true), .init(objectStreams: true, isLinearized: true),
    ]
    let expected =
      switch row.forms {
      case .own: own
      case .plain: own + plain
      case .rewritten: own + plain + rewritten
      case .linearized: own + plain + rewritten + linearized
      }
    #expect(row.recipe.sensibleVariants == expected)
  }
}
