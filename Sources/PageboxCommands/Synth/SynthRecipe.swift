import BoxFixtures
import BoxPolicy

extension SynthValues {
  /// The recipe that the options describe.
  var ownRecipe: Recipe {
    var values = PerKey<[Recipe.Value]>(repeating: [])
    for (key, rectangle) in rectangles {
      values[key].append(.verbatim("[\(rectangle.digits.joined(separator: " "))]"))
    }
    if let rotate { values[.rotate].append(.verbatim(rotate)) }
    if let userUnit { values[.userUnit].append(.verbatim(userUnit)) }
    for entry in verbatim { values[entry.key].append(entry.value) }
    var page = Recipe.Keys()
    var root = Recipe.Keys()
    for key in PageKey.allCases {
      let placed = values[key].map { value in
        indirect.contains(key) ? .verbatim(value.text, .indirect) : value
      }
      if inherit.contains(key) { root.values[key] = placed } else { page.values[key] = placed }
    }
    return Recipe(
      name: name ?? "fixture", tree: Recipe.Tree(root),
      pages: [Recipe.Page(page, count: count ?? 1)])
  }

  /// Returns a recipe with what the options say of every recipe.
  func adapted(_ recipe: Recipe, password: String) -> Recipe {
    var recipe = recipe
    if let content { recipe.content = content }
    recipe.claims += claims
    if let version { recipe.variants.version = version }
    if objectStreams { recipe.variants.objectStreams = true }
    if crossReferenceStream { recipe.variants.crossReferenceStream = true }
    if linearized { recipe.variants.isLinearized = true }
    if let encryption {
      recipe.variants.encryption = Recipe.Encryption(encryption, userPassword: password)
    }
    return recipe
  }
}
