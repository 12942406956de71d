/// Proves that types, parents, counts and kids stand in the bytes of a fixture as the recipe says.
///
/// The keys of the boxes are proved elsewhere; these hold the tree together, or fail to on purpose.
struct LinkGuard {
  private let recipe: Recipe
  private let file: PlainFile
  /// The reference to a node that the last page had, since neighbours mostly share it and a node
  /// can be long.
  private var node: PDFObject?

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
    // In a balanced tree the kids besides the pages stand in a node that is not looked for.
    if tree.fanOut == nil { try checkKids(of: lowest, root: pages.root) }
  }

  /// Checks a page that is an object of its own.
  mutating func check(_ page: PDFObject, _ wanted: Recipe.Page, at place: String)
    throws(FixtureError)
  {
    try check("Type", wanted.type, of: page, at: place) { $0 == [.name("Page")] }
    let known = node
    try check("Parent", wanted.parent, of: page, at: place) { found in
      guard found.count == 1, case .reference = found[0] else { return false }
      return found[0] == known || file.followed(found[0])?["Kids"] != nil
    }
    if wanted.parent == .usual { node = page["Parent"] }
  }

  private func checkKids(of node: PDFObject, root: PDFObject?) throws(FixtureError) {
    guard case .array(let kids)? = node["Kids"], kids.count >= recipe.tree.kids.count else {
      throw .broken(BrokenClaim("\(recipe.tree.kids.count) further kids", found: "there are fewer"))
    }
    for (found, wanted) in zip(kids.suffix(recipe.tree.kids.count), recipe.tree.kids) {
      let isSame =
        switch wanted {
        case .root: file.followed(found) == file.followed(root)
        case .null: found == .null
        case .again(let number): kids.indices.contains(number - 1) && found == kids[number - 1]
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
