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
  ///   - visit: Called for each page in the order of the document.
  /// - Returns: The number of pages and all that is wrong with the tree.
  /// - Throws: If there is no catalogue or no tree.
  /// - Complexity: Linear in the number of kids; no recursion.
  package func walkPages(
    keys: [String], limits: WalkLimits = WalkLimits(), visit: (PageLeaf) -> WalkStep
  ) throws(QPDFFailure) -> WalkReport {
    var walk = PageWalk(self, keys: keys, limits: limits)
    try walk.enterRoot()
    while let leaf = walk.next() {
      if visit(leaf) == .stop {
        walk.report.wasStopped = true
        break
      }
    }
    return walk.report
  }
}
