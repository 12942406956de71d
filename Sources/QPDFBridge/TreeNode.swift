/// A node of the page tree, copied out of the document, with the way up to the root.
package final class TreeNode: Sendable {
  /// The number of the node, or nil if it stands in the list of another node.
  package let reference: Reference?
  /// The name under the type key, slash included, or nil if there is none.
  package let type: String?
  /// The value of each key that was asked for, in the order of asking; nil where absent.
  package let values: [TreeValue?]
  /// What the parent key refers to.
  package let parent: ParentEntry
  /// Whether following parent keys from here goes round for ever.
  package let parentsNeverEnd: Bool
  /// The distance from the root, which has level 0.
  package let level: Int
  /// The node that lists this one; nil for the root.
  package let above: TreeNode?
  /// The position in the list of the node above, counted from 0; 0 for the root.
  package let kidIndex: Int

  init(_ object: TreeObject, level: Int, above: TreeNode?, kidIndex: Int = 0) {
    self.kidIndex = kidIndex
    reference = object.reference
    type = object.type
    values = object.values
    parent = object.parent
    parentsNeverEnd = object.parentsNeverEnd
    self.level = level
    self.above = above
  }

  /// This node and all above it, nearest first.
  package var chain: some Sequence<TreeNode> { sequence(first: self, next: \.above) }
}

/// What stands under the key that leads from a node or page to the node above.
package enum ParentEntry: Sendable, Hashable {
  /// Nothing, null, or a reference to nothing.
  case missing
  /// A reference to an object that is there.
  case reference(Reference)
  /// Something that is no reference and so cannot be the node above.
  case direct
}

/// What nodes and pages have in common.
struct TreeObject {
  var reference: Reference?
  var type: String?
  var values: [TreeValue?]
  var parent: ParentEntry
  var parentsNeverEnd: Bool
}

/// A page as the tree lists it, copied out of the document.
package struct PageLeaf: Sendable {
  /// The position of the page in the document, counted from 1.
  package let number: Int
  /// The object number of the page, or nil if it stands in the list of its node.
  package let reference: Reference?
  /// The name under the type key, slash included, or nil if there is none.
  package let type: String?
  /// The value of each key that was asked for, in the order of asking; nil where absent.
  package let values: [TreeValue?]
  /// What the parent key refers to.
  package let parent: ParentEntry
  /// Whether following parent keys from here goes round for ever.
  package let parentsNeverEnd: Bool
  /// The node that lists the page; its chain leads to the root.
  package let node: TreeNode
  /// The position in the list of that node, counted from 0.
  package let kidIndex: Int
  /// Whether the page object was listed before.
  package let isRepeated: Bool

  /// Whether the parent key refers to the node that lists the page.
  package var isListedByParent: Bool { parent.refers(to: node) }

  init(_ object: TreeObject, number: Int, node: TreeNode, kidIndex: Int, isRepeated: Bool) {
    self.number = number
    self.kidIndex = kidIndex
    reference = object.reference
    type = object.type
    values = object.values
    parent = object.parent
    parentsNeverEnd = object.parentsNeverEnd
    self.node = node
    self.isRepeated = isRepeated
  }
}

extension ParentEntry {
  /// Whether this entry leads to the given node.
  func refers(to node: TreeNode) -> Bool {
    guard case .reference(let reference) = self else { return false }
    return reference == node.reference
  }
}
