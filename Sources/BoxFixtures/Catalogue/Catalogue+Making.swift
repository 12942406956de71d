extension Catalogue {
  /// Cites a clause of the standard.
  static func clause(_ number: String) -> String { "ISO 32000-2:2020, \(number)" }

  /// Makes a recipe of one page from the verbatim keys of the page and of the root above it.
  static func page(
    _ name: String, _ about: String, source: String, _ keys: String, root: String = "",
    claims: [Claim]
  ) -> Recipe {
    Recipe(
      name: name, about: about, source: source, tree: Recipe.Tree(.written(root)),
      pages: [Recipe.Page(.written(keys))], claims: claims)
  }

  /// Makes a recipe of one page that programs were compared with.
  ///
  /// Its claims are the ids of all problems that the rules find, which stand in one text with
  /// blanks between them; no ids claim that there is no problem.
  static func row(
    _ name: String, _ about: String, _ clause: String, _ keys: String, root: String = "",
    inner: String? = nil, objects: [Int: String] = [:], type: Recipe.Override = .usual,
    parent: Recipe.Override = .usual, rootParent: Recipe.Override = .usual, finds: String = ""
  ) -> Recipe {
    let problems = finds.split(separator: " ").map { Claim(stringLiteral: "problem \($0) on 1") }
    return Recipe(
      name: name, about: about, source: Self.clause(clause),
      tree: Recipe.Tree(
        .written(root), levels: inner.map { [.written($0)] } ?? [], parent: rootParent),
      pages: [Recipe.Page(.written(keys), type: type, parent: parent)], objects: objects,
      claims: problems.isEmpty ? ["no problem on 1"] : problems)
  }
}

extension Recipe.Keys {
  /// Takes keys and values that stand in the program.
  ///
  /// - Precondition: The text is made of keys and whole values.
  static func written(_ text: String) -> Recipe.Keys {
    guard let keys = Recipe.Keys(verbatim: text) else {
      preconditionFailure("'\(text)' is not made of keys and values")
    }
    return keys
  }
}
