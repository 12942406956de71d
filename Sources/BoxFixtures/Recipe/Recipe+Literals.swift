import BoxPolicy

extension Recipe {
  /// Refuses literals of the program that are no claim or no rectangle, with their place.
  ///
  /// A literal cannot throw, and a stopped process would take all other tests along.
  func validateLiterals(_ path: JSONPath) throws(RecipeError) {
    for (index, claim) in claims.enumerated() {
      guard case .malformed(let error) = claim.statement else { continue }
      throw RecipeError(path.member("claims").element(index), "\(error)")
    }
    for (place, keys) in placedKeys(path) {
      for key in PageKey.allCases {
        guard let count = keys.values[key].lazy.compactMap(\.wrongCount).first else { continue }
        throw RecipeError(
          place.member(key.rawValue),
          "\(count) numbers where 4 should stand; others can be written as .verbatim(...)")
      }
    }
  }

  /// The keys of every dictionary that a recipe describes, and where they stand in it.
  private func placedKeys(_ path: JSONPath) -> [(JSONPath, Keys)] {
    let tree = path.member("tree")
    func all(_ keys: [Keys], _ path: JSONPath) -> [(JSONPath, Keys)] {
      keys.enumerated().map { (path.element($0), $1) }
    }
    let kids = self.tree.kids.enumerated().compactMap { index, kid -> (JSONPath, Keys)? in
      guard case .direct(let keys) = kid else { return nil }
      return (tree.member("kids").element(index).member("direct"), keys)
    }
    return all(pages.map(\.keys), path.member("pages")) + [(tree, self.tree.keys)]
      + all(self.tree.levels, tree.member("levels")) + kids
      + all(earlier.map(\.keys), path.member("earlier"))
  }
}
