import BoxPolicy
import QPDFBridge

/// Turns the leaves of a page tree into pages with their entries, while the tree is walked.
struct PageCollector {
  /// The keys to ask for, in the order of `PageKey.allCases`.
  static let keys = PageKey.allCases.map(\.name)

  private var pages: [PageDocument.Page] = []
  private var repeated: Set<ObjectID> = []
  /// The way from the root to the node that was last seen, by level; siblings share it.
  private var path: [Step] = []
  /// What the root names as its parent, where that is none of the nodes above the pages.
  private var parentOfRoot: Reference?

  /// One node on the way down, with what it adds to the pages below.
  private struct Step {
    let node: TreeNode
    let ancestry: Ancestry
    /// Whether a parent link from here up, but for the root's, is not the node that lists it.
    let hasStrayLink: Bool
    let parentsNeverEnd: Bool
  }

  /// Adds a page.
  mutating func add(_ leaf: PageLeaf) {
    if path.last?.node !== leaf.node { enter(leaf.node) }
    let object = leaf.reference.map(ObjectID.init)
    if leaf.isRepeated, let object { repeated.insert(object) }
    pages.append(
      PageDocument.Page(
        number: leaf.number, object: object,
        entries: PageEntries(
          page: TreeLevel(holder: object, values: leaf.values),
          ancestors: path.last?.ancestry ?? [],
          structure: problems(of: leaf))))
  }

  /// The pages; those listed twice know it, also the first time.
  func finished() -> [PageDocument.Page] {
    if repeated.isEmpty { return pages }
    return pages.map { page in
      guard let object = page.object, repeated.contains(object) else { return page }
      let entries = page.entries
      return PageDocument.Page(
        number: page.number, object: object,
        entries: PageEntries(
          page: entries.page, ancestors: entries.ancestors,
          structure: entries.structure + [.listedTwice]))
    }
  }

  /// Makes the way to a node the path; what it shares with the way before stays.
  private mutating func enter(_ node: TreeNode) {
    var missing: [TreeNode] = []
    var shared: TreeNode? = node
    while let current = shared, !isOnPath(current) {
      missing.append(current)
      shared = current.above
    }
    path.removeSubrange((shared.map { $0.level + 1 } ?? 0)...)
    for current in missing.reversed() {
      let above = path.last
      let level = TreeLevel(
        holder: current.reference.map(ObjectID.init), values: current.values)
      path.append(
        Step(
          node: current, ancestry: (above?.ancestry ?? []).below(level),
          hasStrayLink: above?.hasStrayLink == true || Self.hasStrayLink(current),
          parentsNeverEnd: above?.parentsNeverEnd == true || current.parentsNeverEnd))
    }
    parentOfRoot = nil
    // Whoever climbs to the root and finds the same nodes again inherits nothing else from them.
    if case .reference(let parent)? = path.first?.node.parent,
      !path.contains(where: { $0.node.reference == parent })
    {
      parentOfRoot = parent
    }
  }

  private func isOnPath(_ node: TreeNode) -> Bool {
    node.level < path.count && path[node.level].node === node
  }

  private static func hasStrayLink(_ node: TreeNode) -> Bool {
    guard case .reference(let parent) = node.parent else {
      return node.above != nil || node.parent != .missing
    }
    return node.above.map { parent != $0.reference } ?? false
  }

  private func problems(of leaf: PageLeaf) -> [StructureProblem] {
    var problems: [StructureProblem] = []
    if path.last?.hasStrayLink == true { problems.append(.parentMismatch) }
    if path.last?.parentsNeverEnd == true { problems.append(.parentCycle) }
    let isStray = parentOfRoot.map { $0 != leaf.reference } ?? false
    if !leaf.isListedByParent || isStray, !problems.contains(.parentMismatch) {
      problems.append(.parentMismatch)
    }
    if leaf.parentsNeverEnd, !problems.contains(.parentCycle) { problems.append(.parentCycle) }
    switch leaf.type {
    case "/Page": break
    case nil: problems.append(.typeMissing)
    default: problems.append(.typeWrong)
    }
    if leaf.reference == nil { problems.append(.directObject) }
    return problems
  }
}

extension TreeLevel {
  /// Makes a level from values in the order of `PageKey.allCases`.
  fileprivate init(holder: ObjectID?, values: [TreeValue?]) {
    var perKey = PerKey<WrittenValue?>(repeating: nil)
    for (key, value) in zip(PageKey.allCases, values) {
      guard let value else { continue }
      perKey[key] = WrittenValue(value.text, indirect: value.reference.map(ObjectID.init))
    }
    self.init(holder: holder, values: perKey)
  }
}

extension ObjectID {
  init(_ reference: Reference) { self.init(reference.number, reference.generation) }
}
