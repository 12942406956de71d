extension Recipe {
  /// The first thing in the recipe that can keep readers from the pages that it lists; nil for none.
  ///
  /// What a recipe without any says of its pages is true of its file, or the writer is wrong.
  var odd: (place: JSONPath, advice: String?)? {
    let path = JSONPath()
    for number in [1, 2] where objects[number] != nil {
      return (path.member("objects").member(String(number)), nil)
    }
    let tree = path.member("tree")
    for (index, kid) in self.tree.kids.enumerated() {
      guard case .verbatim = kid else { continue }
      return (
        tree.member("kids").element(index), "a page is written as \"direct\" or as \"again\""
      )
    }
    let overrides = [
      ("type", self.tree.type), ("parent", self.tree.parent), ("count", self.tree.count),
    ]
    for (name, override) in overrides where override != .usual { return (tree.member(name), nil) }
    for (index, page) in pages.enumerated() {
      let place = path.member("pages").element(index)
      if page.type != .usual { return (place.member("type"), nil) }
      if page.parent != .usual { return (place.member("parent"), nil) }
    }
    return nil
  }
}
