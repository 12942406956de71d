extension Document {
  /// Walks the page tree from the catalogue down, and shows each page to a visitor.
  ///
  /// The tree is read as it stands in the file, without any page function of libqpdf, since these
  /// change what they list. A dictionary is a node if it has a list of kids or says it is one, and
  /// a page otherwise. What is wrong with the tree is reported and the walk goes on.
  ///
  /// - Parameters:
  ///   - keys: The keys whose values are wanted, slash included.
  ///   - limits: How far to go.
  ///   - isKnown: Whether the page of a number is this object, and need not be read; such a page
  ///     counts, and is shown to nobody.
  ///   - visit: Called for each other page in the order of the document.
  /// - Returns: The number of pages and all that is wrong with the tree.
  /// - Throws: If there is no catalogue or no tree.
  /// - Complexity: Linear in the number of kids; no recursion.
  package func walkPages(
    keys: [String], limits: WalkLimits = WalkLimits(),
    isKnown: (Int, Reference) -> Bool = { _, _ in false }, visit: (PageLeaf) -> Void
  ) throws(QPDFFailure) -> WalkReport {
    var walk = PageWalk(self, keys: keys, limits: limits)
    try walk.enterRoot()
    while let leaf = walk.next(isKnown: isKnown) { visit(leaf) }
    return walk.report
  }

  /// Reads names out of a dictionary of the catalogue, solidus included.
  ///
  /// Nil stands for a key whose value is absent or no name; so do all where there is no such
  /// dictionary, or where it cannot be read. A very long name is cut and ends with `…`.
  ///
  /// - Parameters:
  ///   - key: The key of the dictionary in the catalogue, slash included.
  ///   - keys: The keys in the dictionary, slash included.
  /// - Returns: A name or nil for each of the keys, in their order.
  package func catalogueNames(in key: String, keys: [String]) -> [String?] {
    let table = KeyTable([key] + keys)
    defer { extendLifetime(table) }
    let names = try? trap { calls -> [String?] in
      let catalogue = calls.root()
      guard calls.kind(of: catalogue) == .dictionary else { return [] }
      let dictionary = calls.value(table.keys[0], of: catalogue)
      guard calls.kind(of: dictionary) == .dictionary else { return [] }
      var reader = ValueReader()
      return table.keys.dropFirst().map { reader.name($0, of: dictionary, calls) }
    }
    guard let names, names.count == keys.count else {
      return Array(repeating: nil, count: keys.count)
    }
    return names
  }
}
