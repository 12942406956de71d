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
      guard let expected = known?.expected else { continue }
      for key in PageKey.allCases { try check(key, expected[key], on: page) }
    }
  }

  /// What is expected for a key of a page.
  private struct Expected: Sendable {
    var from = Entry.Origin.absent
    var raw: String?
    var isIndirect = false
  }

  private func expected(of keys: Recipe.Keys) -> PerKey<Expected> {
    let entries = model.entries(of: keys)
    var result = PerKey(repeating: Expected())
    for key in PageKey.allCases {
      let entry = Entry(of: key, in: entries)
      result[key] = Expected(
        from: entry.from, raw: entry.raw,
        isIndirect: entry.from == .page && model.isIndirect(keys[key]))
    }
    return result
  }

  private func check(
    _ key: PageKey, _ expected: Expected, on page: PageDocument.Page
  ) throws(FixtureError) {
    let entry = Entry(of: key, in: page.entries)
    // In linearising libqpdf gives pages what they inherit.
    let isMoved = recipe.variants.isLinearized && isRewritten && expected.from == .inherited
    let from = isMoved ? Entry.Origin.page : expected.from
    let isSame = entry.from == from && Self.isSame(entry.raw, expected.raw)
    let isPlaced = entry.from != .page || isMoved || (entry.indirect != nil) == expected.isIndirect
    if isSame, isPlaced { return }
    throw .broken(
      BrokenClaim(
        "\(key.name) \(Self.words(expected.from, expected.raw)) on page \(page.number)",
        found: isSame
          ? "it is \(expected.isIndirect ? "not " : "")reached through a reference"
          : "it is \(Self.words(entry.from, entry.raw))"))
  }

  /// Compares the text; of a long one the reader shows the beginning alone.
  private static func isSame(_ found: String?, _ expected: String?) -> Bool {
    if let found, let expected, found.hasSuffix("\u{2026}") {
      return expected.hasPrefix(found.dropLast())
    }
    return found == expected
  }

  private static func words(_ from: Entry.Origin, _ raw: String?) -> String {
    switch from {
    case .absent: "absent"
    case .page: raw ?? "absent"
    case .inherited: "\(raw ?? "absent"), inherited"
    }
  }
}
