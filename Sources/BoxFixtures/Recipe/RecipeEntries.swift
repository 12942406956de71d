import BoxPolicy

/// What a reader should find on the pages of a recipe.
struct RecipeEntries {
  /// The dictionaries above the pages that have keys, the nearest first.
  private let ancestors: Ancestry
  private let nodes: [Recipe.Keys]
  /// What references lead to.
  let objects: RecipeObjects

  init(_ recipe: Recipe) {
    let objects = RecipeObjects(recipe)
    self.objects = objects
    nodes = ([recipe.tree.keys] + recipe.tree.levels).reversed()
    ancestors = Ancestry(
      nodes.map { TreeLevel(holder: nil, values: Self.values(of: $0, objects)) })
  }

  /// What the rules should be given for a page with these keys.
  func entries(of keys: Recipe.Keys) -> PageEntries {
    PageEntries(
      page: TreeLevel(holder: nil, values: Self.values(of: keys, objects)), ancestors: ancestors)
  }

  /// The object that is in force for a key of a page with these keys; nil where none is.
  func object(of key: PageKey, in keys: Recipe.Keys) -> PDFObject? {
    for keys in [keys] + (key.isInheritable ? nodes : []) {
      if let object = Self.object(of: key, in: keys, objects) { return object }
    }
    return nil
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

  /// What stands for each key of a dictionary, as the rules take it.
  private static func values(
    of keys: Recipe.Keys, _ objects: RecipeObjects
  ) -> PerKey<WrittenValue?> {
    var result = PerKey<WrittenValue?>(repeating: nil)
    for key in PageKey.allCases {
      result[key] = object(of: key, in: keys, objects).map {
        WrittenValue(objects.resolved($0).shown)
      }
    }
    return result
  }

  /// The object that stands for a key of a dictionary, behind a reference or not.
  ///
  /// A null, or a reference that leads to none, is no value; of a key that stands there twice the
  /// last counts.
  private static func object(
    of key: PageKey, in keys: Recipe.Keys, _ objects: RecipeObjects
  ) -> PDFObject? {
    guard let value = keys[key], value.placement != .dangling, let object = PDFObject(value.text),
      objects.target(of: object) != .object(.null)
    else { return nil }
    return object
  }
}
