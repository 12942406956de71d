import BoxPolicy
import QPDFBridge

extension BoxEditor {
  /// What identifies a dictionary above pages.
  private enum Above: Hashable {
    case object(Reference)
    case slot(KidSlot)
    /// The root where it is no object of its own.
    case root
  }

  /// A change of one key, and the page whose plan asks for it.
  private struct Change {
    let text: String?
    let page: Int
  }

  /// Makes what the plans ask for above the pages.
  func changeAbove() throws(EditFailure) {
    var changes: [Above: [PageKey: Change]] = [:]
    var parents: [Above: (node: Reference?, page: Int)] = [:]
    for (number, plan) in plans.sorted(by: { $0.key < $1.key }) {
      let chain = Array(places[number - 1].node.chain)
      for edit in plan.edits {
        switch edit.subject {
        case .entryAbove(let key, let level) where chain.indices.contains(level):
          let change = Change(text: edit.after, page: number)
          try make(change, of: key, in: chain[level], &changes)
        case .entryAbove:
          throw .notAsPlanned("page \(number) has no level \(level(edit)) above it")
        case .parent: try setParents(chain, of: number, &parents)
        case .entry, .type, .content: break
        }
      }
    }
  }

  private func level(_ edit: PageEdit) -> Int {
    if case .entryAbove(_, let level) = edit.subject { level } else { 0 }
  }

  private func make(
    _ change: Change, of key: PageKey, in node: TreeNode,
    _ changes: inout [Above: [PageKey: Change]]
  ) throws(EditFailure) {
    let above = try identity(of: node)
    if let known = changes[above]?[key] {
      if known.text != change.text { throw .conflict(known.page, change.page) }
      return
    }
    changes[above, default: [:]][key] = change
    if let reference = node.reference {
      changedAbove[ObjectID(reference), default: [:]].updateValue(change.text, forKey: key)
    } else {
      hasChangedUnnumberedAbove = true
    }
    try editing { () throws(QPDFFailure) in
      try self.tree.set(change.text, forKey: key.name, in: node)
    }
  }

  /// Makes the parent links of the nodes above a page lead to what lists them.
  private func setParents(
    _ chain: [TreeNode], of number: Int,
    _ parents: inout [Above: (node: Reference?, page: Int)]
  ) throws(EditFailure) {
    for node in chain {
      let above = try identity(of: node)
      if let listing = node.above, listing.reference == nil { throw .nodeWithoutNumber(number) }
      if let known = parents[above] {
        // A node that two others list has one parent link for both.
        if known.node != node.above?.reference { throw .nodeListedTwice(known.page, number) }
        // What lies above was seen to with that page.
        return
      }
      parents[above] = (node.above?.reference, number)
      try editing { () throws(QPDFFailure) in try self.tree.setParent(of: node) }
    }
  }

  private func identity(of node: TreeNode) throws(EditFailure) -> Above {
    if let reference = node.reference { return .object(reference) }
    guard let place = TreePlace(node) else { return .root }
    return .slot(try editing { () throws(QPDFFailure) in try self.tree.slot(of: place) })
  }
}
