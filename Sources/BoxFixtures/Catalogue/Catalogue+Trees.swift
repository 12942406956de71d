/// Page trees that are deep, wide or not as they should be.
extension Catalogue {
  static let trees: [Recipe] = soundTrees + pageLinks + nodes + kids + hopeless

  private static let letter = Recipe.Keys(media: [0, 0, 612, 792])

  private static let soundTrees: [Recipe] = [
    Recipe(
      name: "tree-200-deep", about: "The media box comes down 200 nodes to the page.",
      source: clause("7.7.3.2"), tree: Recipe.Tree(letter, depth: 200), pages: [Recipe.Page()],
      claims: ["1 page", "inherited media on 1", "no problem on 1"]),
    Recipe(
      name: "tree-balanced", about: "No node of the tree has more than eight kids.",
      source: clause("7.7.3.2"), tree: Recipe.Tree(letter, fanOut: 8),
      pages: [Recipe.Page(count: 500), Recipe.Page(crop: [72, 72, 540, 720])],
      claims: [
        "501 pages", "inherited media on all", "crop!=media on 501", "no crop on 1-500",
        "no problem on all",
      ]),
    Recipe(
      name: "tree-flat", about: "One node has all of a thousand pages as kids.",
      source: clause("7.7.3.2"), tree: Recipe.Tree(letter), pages: [Recipe.Page(count: 1000)],
      content: .none, claims: ["1000 pages", "inherited media on all", "no problem on all"]),
  ]

  /// One page whose links or type are not as they should be.
  private static func linked(
    _ name: String, _ about: String, _ clause: String, type: Recipe.Override = .usual,
    parent: Recipe.Override = .usual, objects: [Int: String] = [:], claims: [Claim]
  ) -> Recipe {
    Recipe(
      name: name, about: about, source: Self.clause(clause), tree: Recipe.Tree(letter),
      pages: [Recipe.Page(Recipe.Keys(crop: [72, 72, 540, 720]), type: type, parent: parent)],
      objects: objects, claims: claims + ["1 page", "crop!=media on 1"])
  }

  private static let pageLinks: [Recipe] = [
    linked(
      "page-without-parent", "The page does not name the node that lists it.", "7.7.3.3",
      parent: .missing, claims: ["problem parent-mismatch on 1"]),
    linked(
      "page-with-stray-parent", "The page names a node with another media box, outside the tree.",
      "7.7.3.3", parent: .verbatim("50 0 R"),
      objects: [50: "<< /Type /Pages /Kids [] /Count 0 /MediaBox [0 0 300 400] >>"],
      claims: ["problem parent-mismatch on 1"]),
    linked(
      "page-with-wrong-parent", "The page names the catalogue as its parent.", "7.7.3.3",
      parent: .verbatim("1 0 R"), claims: ["problem parent-mismatch on 1"]),
    linked(
      "page-without-type", "The page does not say that it is one.", "7.7.3.3", type: .missing,
      claims: ["problem type-missing on 1"]),
    linked(
      "page-with-wrong-type", "The page says that it is a template.", "7.7.3.3",
      type: .verbatim("/Template"), claims: ["problem type-wrong on 1"]),
  ]

  /// Two pages below a root that is not as it should be.
  private static func rooted(_ name: String, _ about: String, _ tree: Recipe.Tree) -> Recipe {
    Recipe(
      name: name, about: about, source: clause("7.7.3.2"), tree: tree,
      pages: [Recipe.Page(), Recipe.Page(crop: [72, 72, 540, 720])],
      claims: ["2 pages", "inherited media on all", "crop!=media on 2"])
  }

  private static let nodes: [Recipe] = [
    rooted(
      "root-without-type", "The root of the tree has no type.",
      Recipe.Tree(letter, type: .missing)),
    rooted(
      "root-with-wrong-type", "The root of the tree has the type of a page.",
      Recipe.Tree(letter, type: .verbatim("/Page"))),
    rooted(
      "count-missing", "The root does not say how many pages there are.",
      Recipe.Tree(letter, count: .missing)),
    rooted(
      "count-too-large", "The root says that there are a thousand pages, and there are two.",
      Recipe.Tree(letter, count: .verbatim("1000"))),
    rooted(
      "count-negative", "The root says that there are fewer pages than none.",
      Recipe.Tree(letter, count: .verbatim("-1"))),
    rooted(
      "count-not-a-number", "The root says how many pages there are with a string.",
      Recipe.Tree(letter, count: .verbatim("(2)"))),
  ]

  /// A page and something besides among the kids.
  private static func besides(
    _ name: String, _ about: String, _ kid: Recipe.Kid, claims: [Claim] = ["1 page"]
  ) -> Recipe {
    Recipe(
      name: name, about: about, source: clause("7.7.3.2"), tree: Recipe.Tree(letter, kids: [kid]),
      pages: [Recipe.Page(crop: [72, 72, 540, 720])], claims: claims + ["crop!=media on 1"])
  }

  private static let kids: [Recipe] = [
    besides("kid-cycle", "The root lists itself behind the page.", .root),
    besides("kid-null", "A null stands where the second page should.", .null),
    besides("kid-number", "A number stands where the second page should.", .verbatim("42")),
    besides("kid-dangling", "The second page does not exist.", .verbatim("99 0 R")),
    besides(
      "kid-direct", "The second page is no object of its own.",
      .direct(Recipe.Keys(media: [0, 0, 300, 400])),
      claims: ["2 pages", "own media on 2", "problem page-direct on 2"]),
  ]

  private static let hopeless: [Recipe] = [
    Recipe(
      name: "no-pages", about: "A document without a page, in which there is nothing to show.",
      source: clause("7.7.3.2"), pages: [], claims: ["unreadable"]),
    Recipe(
      name: "no-page-tree", about: "The catalogue names no tree of pages.",
      source: clause("7.7.2"), pages: [Recipe.Page(letter)], objects: [1: "<< /Type /Catalog >>"],
      claims: ["unreadable"]),
    Recipe(
      name: "kids-no-array", about: "The root has a number where its kids should be.",
      source: clause("7.7.3.2"), pages: [Recipe.Page(letter)],
      objects: [2: "<< /Type /Pages /Kids 42 /Count 1 >>"], claims: ["unreadable"]),
  ]
}
