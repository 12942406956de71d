import Testing

@testable import BoxFixtures

/// A recipe of the catalogue in one of the forms that make sense for it.
struct Form: Sendable, CustomTestStringConvertible {
  /// The recipe with that form.
  let recipe: Recipe
  /// The name of the recipe, and of the form unless it is the recipe's own.
  let name: String

  var testDescription: String { name }

  init(_ recipe: Recipe, as variants: Recipe.Variants) {
    self.recipe = recipe.written(as: variants)
    name = ([recipe.name] + variants.words).joined(separator: "+")
  }

  /// Whether libqpdf writes the file, so that its bytes depend on the version of that.
  var isRewritten: Bool { recipe.variants.needsRewriting }

  /// Every recipe in its own form.
  static let own = Catalogue.all.map { Form($0, as: $0.variants) }

  /// Every recipe in every form.
  static let all = Catalogue.all.flatMap(\.forms)
}

extension Recipe {
  /// The recipe in each form that makes sense.
  var forms: [Form] { sensibleVariants.map { Form(self, as: $0) } }

  fileprivate func written(as variants: Variants) -> Recipe {
    var copy = self
    copy.variants = variants
    return copy
  }
}

extension Recipe.Variants {
  fileprivate var words: [String] {
    var words: [String] = []
    if let version { words.append(version) }
    if crossReferenceStream { words.append("xref-stream") }
    if objectStreams { words.append("object-streams") }
    if isLinearized { words.append("linearized") }
    if let encryption { words.append(encryption.cipher.rawValue) }
    return words
  }
}
