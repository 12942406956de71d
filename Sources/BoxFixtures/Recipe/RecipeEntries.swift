import BoxPolicy

/// What a reader should find on the pages of a recipe.
struct RecipeEntries {
  /// The dictionaries above the pages that have keys, the nearest first.
  private let ancestors: Ancestry
  private let objects: [Int: PDFObject]

  init(_ recipe: Recipe) {
    let objects = recipe.objects.compactMapValues { PDFObject($0) }
    self.objects = objects
    let nodes = [recipe.tree.keys] + recipe.tree.levels
    ancestors = Ancestry(
      nodes.reversed().map { TreeLevel(holder: nil, values: Self.values(of: $0, objects)) })
  }

  /// What the rules should be given for a page with these keys.
  func entries(of keys: Recipe.Keys) -> PageEntries {
    PageEntries(
      page: TreeLevel(holder: nil, values: Self.values(of: keys, objects)), ancestors: ancestors)
  }

  /// Whether a value is reached through a reference.
  func isIndirect(_ value: Recipe.Value?) -> Bool {
    guard let value else { return false }
    if value.placement == .indirect { return true }
    if case .reference? = PDFObject(value.text) { return true }
    return false
  }

  /// The keys of every page that a reader should find, in order; kids that are pages come last.
  static func pages(of recipe: Recipe) -> [Recipe.Keys] {
    let listed = recipe.pages.flatMap { Array(repeating: $0.keys, count: $0.count) }
    let further = recipe.tree.kids.compactMap { kid -> Recipe.Keys? in
      switch kid {
      case .again(let number): listed[number - 1]
      case .direct(let keys): keys
      case .root, .null, .verbatim: nil
      }
    }
    return listed + further
  }

  /// What stands for each key of a dictionary, as the reader over libqpdf shows it.
  ///
  /// A null, or a reference that leads to none, is no value; of a key that stands there twice the
  /// last counts.
  private static func values(
    of keys: Recipe.Keys, _ objects: [Int: PDFObject]
  ) -> PerKey<WrittenValue?> {
    var result = PerKey<WrittenValue?>(repeating: nil)
    for key in PageKey.allCases {
      guard let value = keys[key], value.placement != .dangling, let object = PDFObject(value.text)
      else { continue }
      let resolved = object.resolved { objects[$0] }
      if resolved != .null { result[key] = WrittenValue(resolved.shown) }
    }
    return result
  }
}
