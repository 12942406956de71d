/// Proves that types, parents, counts and kids stand in the bytes of a fixture as the recipe says.
///
/// The keys of the boxes are proved elsewhere; these hold the tree together, or fail to on purpose.
struct LinkGuard {
  private let recipe: Recipe
  private let file: PlainFile

  init(_ recipe: Recipe, _ file: PlainFile) {
    self.recipe = recipe
    self.file = file
  }

  /// Checks the root, which a recipe can replace as a whole, and the kids besides the pages.
  func checkTree(_ pages: PlainPages, count: Int) throws(FixtureError) {
    let tree = recipe.tree
    let chain = tree.levels.count + tree.depth + 1
    let nodes = pages.nodes(chain)
    guard nodes.count == chain, let root = nodes.first, let lowest = nodes.last else {
      throw .broken(BrokenClaim("\(chain) nodes", found: "there are \(nodes.count)"))
    }
    if recipe.objects[2] == nil {
      try check("Type", tree.type, of: root, at: "the root") { $0 == [.name("Pages")] }
      try check("Count", tree.count, of: root, at: "the root") { $0 == [.word("\(count)")] }
      try check("Parent", tree.parent, of: root, at: "the root") { $0.isEmpty }
    }
    guard let holder = pages.lastNode(recipe.treeLevels - chain, below: lowest) else {
      throw .broken(BrokenClaim("\(recipe.treeLevels) levels", found: "there are fewer"))
    }
    try checkKids(of: holder, in: pages)
  }

  /// Checks a page that is an object of its own.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - wanted: What it should be.
  ///   - holder: What the node that lists it is reached by.
  ///   - place: Which page it is, for a message.
  /// - Throws: ``FixtureError`` that names the key.
  func check(
    _ page: PDFObject, _ wanted: Recipe.Page, in holder: PDFObject?, at place: String
  ) throws(FixtureError) {
    try check("Type", wanted.type, of: page, at: place) { $0 == [.name("Page")] }
    try check("Parent", wanted.parent, of: page, at: place) { found in
      guard found.count == 1, case .reference = found[0] else { return false }
      if found[0] == holder { return true }
      return !hasOwnRoot && file.followed(found[0])?["Kids"] != nil
    }
  }

  /// Checks the nodes between the root and the pages.
  func checkNodes(_ nodes: [PlainPages.Node]) throws(FixtureError) {
    guard hasOwnRoot else { return }
    // Any text among the kids may be a page, which the writer does not count.
    let isCounted = !recipe.tree.kids.contains { if case .verbatim = $0 { true } else { false } }
    for (index, node) in nodes.enumerated().dropFirst() {
      let place = "node \(index + 1) of the tree"
      try check("Type", .usual, of: node.dictionary, at: place) { $0 == [.name("Pages")] }
      try check("Parent", .usual, of: node.dictionary, at: place) { $0 == [node.holder] }
      if isCounted {
        try check("Count", .usual, of: node.dictionary, at: place) {
          $0 == [.word("\(node.count)")]
        }
      }
    }
  }

  /// Whether the catalogue and the root are those of the writer.
  private var hasOwnRoot: Bool { recipe.objects[1] == nil && recipe.objects[2] == nil }

  /// What the pages that are listed again are reached by, by their numbers.
  private func placesOfRepeated(in pages: PlainPages) throws(FixtureError) -> [Int: PDFObject] {
    let numbers = Set(
      recipe.tree.kids.compactMap { if case .again(let number) = $0 { number } else { nil } })
    if numbers.isEmpty { return [:] }
    var places: [Int: PDFObject] = [:]
    var number = 0
    try pages.forEach { (_, place, _) throws(FixtureError) in
      number += 1
      if numbers.contains(number) { places[number] = place }
    }
    return places
  }

  private func checkKids(of node: PDFObject, in pages: PlainPages) throws(FixtureError) {
    let places = try placesOfRepeated(in: pages)
    guard case .array(let kids)? = node["Kids"], kids.count >= recipe.tree.kids.count else {
      throw .broken(BrokenClaim("\(recipe.tree.kids.count) further kids", found: "there are fewer"))
    }
    for (found, wanted) in zip(kids.suffix(recipe.tree.kids.count), recipe.tree.kids) {
      let isSame =
        switch wanted {
        case .root: file.followed(found) == file.followed(pages.root)
        case .null: found == .null
        case .again(let number): found == places[number]
        case .direct: if case .dictionary = found { true } else { false }
        case .verbatim(let text): found == PDFObject(text)
        }
      if !isSame {
        throw .broken(
          BrokenClaim("the kid \(wanted)", found: "\(found.written) stands in the file"))
      }
    }
  }

  private func check(
    _ key: String, _ wanted: Recipe.Override, of dictionary: PDFObject, at place: String,
    isUsual: ([PDFObject]) -> Bool
  ) throws(FixtureError) {
    let found = dictionary.values(of: key)
    let (isSame, words) =
      switch wanted {
      case .usual: (isUsual(found), "the usual /\(key)")
      case .missing: (found.isEmpty, "no /\(key)")
      case .verbatim(let text): (found == [PDFObject(text)], "/\(key) \(text)")
      }
    if isSame { return }
    let text = found.isEmpty ? "nothing" : found.map(\.written).joined(separator: " and ")
    throw .broken(BrokenClaim("\(words) on \(place)", found: "\(text) stands in the file"))
  }
}
