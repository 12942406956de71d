import BoxDocument
import BoxPolicy

/// Proves that the reader over libqpdf finds on every page what the recipe says.
struct EntryGuard {
  private let recipe: Recipe
  private let model: RecipeEntries
  private let isRewritten: Bool

  /// Prepares to check a file, as it was written first or as libqpdf has written it again.
  init(_ recipe: Recipe, isRewritten: Bool) {
    self.recipe = recipe
    self.isRewritten = isRewritten
    model = RecipeEntries(recipe)
  }

  /// Checks the pages of a document.
  func check(_ document: PageDocument) throws(FixtureError) {
    let pages = RecipeEntries.pages(of: recipe)
    guard document.pages.count == pages.count else {
      throw .broken(
        BrokenClaim(pageWords(pages.count), found: "there are \(document.pages.count)"))
    }
    var known: (keys: Recipe.Keys, expected: PerKey<Expected>)?
    for (page, keys) in zip(document.pages, pages) {
      if known?.keys != keys { known = (keys, expected(of: keys)) }
      for key in PageKey.allCases {
        guard var expected = known?.expected[key] else { continue }
        try check(key, &expected, on: page)
        known?.expected[key].proved = expected.proved
      }
    }
  }

  /// What is expected for a key of a page.
  private struct Expected: Sendable {
    var from = Entry.Origin.absent
    var object: PDFObject?
    /// The object in words for a message.
    var raw: String?
    var isIndirect = false
    /// The text that was last found to show the object, since neighbours are mostly alike.
    var proved: String?
  }

  private func expected(of keys: Recipe.Keys) -> PerKey<Expected> {
    let entries = model.entries(of: keys)
    var result = PerKey(repeating: Expected())
    for key in PageKey.allCases {
      let entry = Entry(of: key, in: entries)
      result[key] = Expected(
        from: entry.from, object: model.object(of: key, in: keys), raw: entry.raw,
        isIndirect: entry.from == .page && model.isIndirect(keys[key]))
    }
    return result
  }

  private func check(
    _ key: PageKey, _ expected: inout Expected, on page: PageDocument.Page
  ) throws(FixtureError) {
    let entry = Entry(of: key, in: page.entries)
    // In linearising libqpdf gives pages what they inherit.
    let isMoved = recipe.variants.isLinearized && isRewritten && expected.from == .inherited
    let from = isMoved ? Entry.Origin.page : expected.from
    let isSame = entry.from == from && isSame(entry.raw, &expected)
    let isPlaced = entry.from != .page || isMoved || (entry.indirect != nil) == expected.isIndirect
    if isSame, isPlaced { return }
    throw .broken(
      BrokenClaim(
        "\(key.name) \(Self.words(expected.from, expected.raw)) on page \(page.number)",
        found: isSame
          ? "it is \(expected.isIndirect ? "not " : "")reached through a reference"
          : "it is \(Self.words(entry.from, entry.raw))"))
  }

  /// Compares what is shown with the object that is expected, and notes a text that is right.
  private func isSame(_ found: String?, _ expected: inout Expected) -> Bool {
    guard let found, let object = expected.object else {
      return found == nil && expected.object == nil
    }
    if found == expected.proved { return true }
    guard ShownValue.isSame(found, as: object, in: model.objects) else { return false }
    expected.proved = found
    return true
  }

  private static func words(_ from: Entry.Origin, _ raw: String?) -> String {
    switch from {
    case .absent: "absent"
    case .page: raw ?? "absent"
    case .inherited: "\(raw ?? "absent"), inherited"
    }
  }
}
