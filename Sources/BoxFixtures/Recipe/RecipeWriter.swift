import BoxPolicy

/// Makes the bytes of a recipe, before libqpdf writes them once more and before any damage.
struct RecipeWriter {
  private let recipe: Recipe
  private let layout: TreeLayout
  private let model: RecipeEntries
  private var plan: TreePlan
  /// The next number that no object has.
  private var next: Int
  /// The numbers that the recipe refers to, which lead to its own objects or to nothing.
  private let referred: Set<Int>
  private var streams: [(number: Int, data: [UInt8])] = []

  /// Prepares to write a recipe that has been validated.
  init(_ recipe: Recipe) {
    self.recipe = recipe
    plan = Self.outline(of: recipe)
    layout = TreeLayout(plan)
    model = RecipeEntries(recipe)
    next = layout.firstFree
    referred = recipe.referredNumbers
  }

  /// The tree without the keys of its nodes and pages, which is enough to number it.
  private static func outline(of recipe: Recipe) -> TreePlan {
    let tree = recipe.tree
    var nodes = Array(repeating: TreePlan.Node(), count: tree.levels.count + 1)
    nodes[0].type = tree.type
    nodes[0].parent = tree.parent
    nodes[0].count = tree.count
    return TreePlan(
      nodes: nodes, depth: tree.depth, fanOut: tree.fanOut,
      pages: recipe.pages.flatMap { page in
        Array(repeating: TreePlan.Page(type: page.type, parent: page.parent), count: page.count)
      },
      catalogue: recipe.catalogue, objects: recipe.objects)
  }

  /// Returns the bytes.
  mutating func bytes() -> [UInt8] {
    for (index, keys) in ([recipe.tree.keys] + recipe.tree.levels).enumerated() {
      plan.nodes[index].keys = text(of: keys)
    }
    let font = take(recipe.content.needsFont ? PageContent.fontObject : nil)
    fillPages(font)
    plan.kids = recipe.tree.kids.map { kid($0) }
    let signature = recipe.isSigned ? sign() : nil
    var writer = PDFWriter(version: recipe.variants.version ?? "1.7")
    let updates = takeBackRevisions()
    if recipe.variants.crossReferenceStream { writer.crossReferenceStream = takeNumber() }
    var tree = TreeWriter(plan, layout, into: writer)
    writer = tree.write()
    for stream in streams { writer.add(stream.number, stream: stream.data) }
    let id = Identifier(of: writer.written).text
    writer.trailer = "/ID [<\(id)> <\(id)>]"
    add(updates, to: &writer)
    let bytes = writer.bytes()
    return signature.map { Signature.fillIn(bytes, object: $0) } ?? bytes
  }

  /// Gives a text an object of its own, and returns its number.
  private mutating func take(_ text: String?) -> Int {
    guard let text else { return 0 }
    let number = takeNumber()
    plan.objects[number] = text
    return number
  }

  /// Returns a number that no object has and no text of the recipe refers to.
  private mutating func takeNumber() -> Int {
    while referred.contains(next) { next += 1 }
    defer { next += 1 }
    return next
  }

  /// Writes each run of pages; pages of a run share what is referred to.
  private mutating func fillPages(_ font: Int) {
    var index = 0
    for page in recipe.pages {
      let keys = joined(text(of: page.keys), drawing(on: page, font))
      for place in index..<index + page.count { plan.pages[place].keys = keys }
      index += page.count
    }
  }

  /// Returns the keys by which a page shows its boxes.
  private mutating func drawing(on page: Recipe.Page, _ font: Int) -> String {
    guard recipe.content != .none else { return "" }
    let boxes = PageBoxes(model.entries(of: page.keys))
    let number = takeNumber()
    streams.append((number, recipe.content.stream(for: boxes)))
    let keys = recipe.content.pageKeys(for: boxes, font: font)
    return joined(page.count > 1 ? shared(keys) : keys, "/Contents \(number) 0 R")
  }

  /// Gives the values of keys objects of their own, so that many pages do not repeat them.
  private mutating func shared(_ keys: String) -> String {
    guard case .dictionary(let members)? = PDFObject("<< \(keys) >>") else { return keys }
    return members.map { member in "/\(member.key) \(take(member.value.written)) 0 R" }
      .joined(separator: " ")
  }

  private mutating func kid(_ kid: Recipe.Kid) -> TreeFixture.Kid {
    switch kid {
    case .root: .root
    case .null: .null
    case .again(let number): .again(number - 1)
    case .direct(let keys): .direct(text(of: keys))
    case .verbatim(let text): .verbatim(text)
    }
  }

  /// Returns the text of keys and values, and gives objects to those that stand elsewhere.
  private mutating func text(of keys: Recipe.Keys) -> String {
    var parts: [String] = []
    for key in PageKey.allCases {
      for value in keys.values[key] { parts.append("\(key.name) \(text(of: value))") }
    }
    if !keys.other.isEmpty { parts.append(keys.other) }
    return parts.joined(separator: " ")
  }

  private mutating func text(of value: Recipe.Value) -> String {
    switch value.placement {
    case .direct: return value.text
    case .indirect: return "\(take(value.text)) 0 R"
    case .dangling: return "\(Recipe.danglingNumber) 0 R"
    case .elements:
      guard case .array(let elements)? = PDFObject(value.text) else { return value.text }
      let references = elements.map { element in "\(take(element.written)) 0 R" }
      return "[\(references.joined(separator: " "))]"
    }
  }

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension RecipeWriter {
  /// Gives the pages what their oldest revision has, and returns what the updates bring.
  private mutating func takeBackRevisions() -> [(page: Int, keys: String)] {
    let before = recipe.earlier.map { (page: $0.page - 1, keys: text(of: $0.keys)) }
    var updates: [(page: Int, keys: String)] = []
    for (index, old) in before.enumerated() {
      let later = before[(index + 1)...].first { $0.page == old.page }
      updates.append((old.page, later?.keys ?? plan.pages[old.page].keys))
    }
    for old in before.reversed() { plan.pages[old.page].keys = old.keys }
    return updates
  }

  private func add(_ updates: [(page: Int, keys: String)], to writer: inout PDFWriter) {
    var plan = self.plan
    for update in updates {
      writer.endRevision()
      plan.pages[update.page].keys = update.keys
      writer.add(layout.pages[update.page], TreeWriter(plan, layout).page(update.page))
    }
  }

  /// Adds a signature field to the catalogue; returns the number of the signature.
  private mutating func sign() -> Int {
    let value = take(Signature.text)
    let field = take("<< /FT /Sig /T (Signature) /V \(value) 0 R >>")
    plan.catalogue = joined(plan.catalogue, "/AcroForm << /Fields [\(field) 0 R] /SigFlags 3 >>")
    return value
  }
}
