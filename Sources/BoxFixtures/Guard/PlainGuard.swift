import BoxPolicy

/// Proves that every key stands in the bytes of a fixture as the recipe has it, token by token.
struct PlainGuard {
  private let recipe: Recipe

  init(_ recipe: Recipe) { self.recipe = recipe }

  /// Checks a file that libqpdf has not written again.
  func check(_ bytes: [UInt8]) throws(FixtureError) {
    guard let file = PlainFile(bytes[...]) else {
      throw .broken(BrokenClaim("a sound file", found: "its cross-reference table cannot be read"))
    }
    try check(file, pages: RecipeEntries.pages(of: recipe))
    try checkObjects(file)
    try checkRevisions(bytes)
    if recipe.isSigned { try checkSignature(file, bytes) }
  }

  private func check(_ file: PlainFile, pages: [Recipe.Keys]) throws(FixtureError) {
    let tree = PlainPages(file)
    let nodes = tree.nodes(recipe.tree.levels.count + 1)
    for (level, keys) in ([recipe.tree.keys] + recipe.tree.levels).enumerated() {
      let place = level == 0 ? "the root" : "level \(level) of the tree"
      guard nodes.indices.contains(level) else {
        throw .broken(BrokenClaim(place, found: "there is no such node"))
      }
      try PlainKeys(keys).check(nodes[level], in: file, at: place)
    }
    let links = LinkGuard(recipe, file)
    try links.checkTree(tree, count: pages.count)
    var number = 0
    var linked = LinkedPages(recipe)
    var known: (keys: Recipe.Keys, plain: PlainKeys)?
    let nodesAbove = try tree.forEach { (page, _, holder) throws(FixtureError) in
      number += 1
      guard number <= pages.count else { return }
      let keys = pages[number - 1]
      // Neighbours are mostly alike, and reading what is expected costs more than comparing.
      if known?.keys != keys { known = (keys, PlainKeys(keys)) }
      try known?.plain.check(page, in: file, at: "page \(number)")
      if let wanted = linked.next() ?? nil {
        try links.check(page, wanted, in: holder, at: "page \(number)")
      }
    }
    if number != pages.count {
      throw .broken(BrokenClaim(pageWords(pages.count), found: "there are \(number)"))
    }
    try links.checkNodes(nodesAbove)
  }

  /// Checks the further objects, and the keys of a catalogue that none of them replaces.
  private func checkObjects(_ file: PlainFile) throws(FixtureError) {
    for (number, text) in recipe.objects.sorted(by: { $0.key < $1.key }) {
      let found = file.object(number)
      if found == PDFObject(text) { continue }
      throw .broken(
        BrokenClaim(
          "object \(number) \(text)",
          found: "\(found?.written ?? "nothing") stands in the file"))
    }
    guard recipe.objects[1] == nil else { return }
    try PlainKeys(Recipe.Keys(other: recipe.catalogue))
      .checkOther(file.followed(file.trailer["Root"]), at: "the catalogue")
  }

  /// Checks that the file up to each update is the revision that the recipe describes.
  private func checkRevisions(_ bytes: [UInt8]) throws(FixtureError) {
    var pages = RecipeEntries.pages(of: recipe)
    let mark = Array("%%EOF\n".utf8)
    var end = bytes.count
    for (index, earlier) in recipe.earlier.enumerated().reversed() {
      pages[earlier.page - 1] = earlier.keys
      end -= mark.count
      while end > 0, !bytes[..<end].hasSuffix(mark) { end -= 1 }
      guard let file = PlainFile(bytes[..<end]) else {
        throw .broken(
          BrokenClaim("earlier revision \(index + 1)", found: "the file has no such revision"))
      }
      try check(file, pages: pages)
    }
  }

  /// Checks that the byte range is the file without the contents of the signature.
  private func checkSignature(_ file: PlainFile, _ bytes: [UInt8]) throws(FixtureError) {
    let form = file.followed(file.trailer["Root"])?["AcroForm"]
    guard case .array(let fields)? = form?["Fields"],
      let value = file.followed(file.followed(fields.first)?["V"]),
      case .array(let words)? = value["ByteRange"], case .string(let contents)? = value["Contents"]
    else { throw .broken(BrokenClaim("signed", found: "there is no signature field")) }
    let range = words.compactMap(\.integer)
    guard range.count == 4, range[0] == 0, (0..<bytes.count).contains(range[1]),
      (1...bytes.count).contains(range[2]), range[3] == bytes.count - range[2],
      range[2] - range[1] == contents.count * 2 + 2, bytes[range[1]] == UInt8(ascii: "<"),
      bytes[range[2] - 1] == UInt8(ascii: ">")
    else { throw .broken(BrokenClaim("signed", found: "the byte range is \(range)")) }
  }
}

/// The pages of a recipe, of which each says how it is linked, one after the other.
///
/// A page that is listed again is linked where it was listed first, so that nil stands for it.
private struct LinkedPages: IteratorProtocol {
  private var runs: IndexingIterator<[Recipe.Page]>
  private var kids: IndexingIterator<[Recipe.Kid]>
  private var run: Recipe.Page?
  private var left = 0
  /// Kids that are no objects are linked as the first page is.
  private let first: Recipe.Page

  init(_ recipe: Recipe) {
    runs = recipe.pages.makeIterator()
    kids = recipe.tree.kids.makeIterator()
    first = recipe.pages.first ?? Recipe.Page()
  }

  mutating func next() -> Recipe.Page?? {
    if left == 0 {
      run = runs.next()
      left = run?.count ?? 0
    }
    if let run {
      left -= 1
      return .some(run)
    }
    while let kid = kids.next() {
      switch kid {
      case .again: return .some(nil)
      case .direct: return .some(first)
      case .root, .null, .verbatim: continue
      }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
