import BoxPolicy
import QPDFBridge

/// Turns the leaves of a page tree into pages with their entries, while the tree is walked.
struct PageCollector {
  /// The keys to ask for, in the order of `PageKey.allCases`.
  static let keys = PageKey.allCases.map(\.name)

  private var pages: [PageDocument.Page] = []
  private var repeated: Set<ObjectID> = []
  /// The levels above the pages of the node that was last seen; siblings share them.
  private var node: TreeNode?
  private var ancestors: [TreeLevel] = []
  private var nodeProblems: [StructureProblem] = []
  /// What the root names as its parent, where that is none of the nodes above the pages.
  private var parentOfRoot: Reference?

  /// Adds a page.
  mutating func add(_ leaf: PageLeaf) {
    if leaf.node !== node { enter(leaf.node) }
    let object = leaf.reference.map(ObjectID.init)
    if leaf.isRepeated, let object { repeated.insert(object) }
    pages.append(
      PageDocument.Page(
        number: leaf.number, object: object,
        entries: PageEntries(
          page: TreeLevel(holder: object, values: leaf.values), ancestors: ancestors,
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

  private mutating func enter(_ node: TreeNode) {
    self.node = node
    ancestors = node.chain.map { level in
      TreeLevel(holder: level.reference.map(ObjectID.init), values: level.values)
    }
    nodeProblems = []
    parentOfRoot = nil
    let linksDiffer = node.chain.contains { level in
      guard case .reference(let parent) = level.parent else {
        return level.above != nil || level.parent != .missing
      }
      if let above = level.above { return parent != above.reference }
      // Whoever climbs to the root and finds the same nodes again inherits nothing else from them.
      if !node.chain.contains(where: { $0.reference == parent }) { parentOfRoot = parent }
      return false
    }
    if linksDiffer { nodeProblems.append(.parentMismatch) }
    if node.chain.contains(where: \.parentsNeverEnd) { nodeProblems.append(.parentCycle) }
  }

  private func problems(of leaf: PageLeaf) -> [StructureProblem] {
    var problems = nodeProblems
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
