/// Where a page or a node is listed in the page tree.
package struct TreePlace: Sendable {
  /// The node that lists it.
  package let node: TreeNode
  /// The position in the list of that node, counted from 0.
  package let kidIndex: Int
  /// The number of the object, or nil if it stands in the list itself.
  package let reference: Reference?

  /// The place of a page.
  package init(_ leaf: PageLeaf) {
    node = leaf.node
    kidIndex = leaf.kidIndex
    reference = leaf.reference
  }

  /// Makes a place from its parts.
  init(node: TreeNode, kidIndex: Int, reference: Reference?) {
    self.node = node
    self.kidIndex = kidIndex
    self.reference = reference
  }

  /// The place of a node; nil for the root, which no node lists.
  package init?(_ node: TreeNode) {
    guard let above = node.above else { return nil }
    self.node = above
    kidIndex = node.kidIndex
    reference = node.reference
  }
}

/// The element of an array through which the tree leads to a kid, by the object that holds it.
///
/// Two pages with the same slot cannot be told apart in the file: a node, or the array of its
/// kids, is listed twice.
package struct KidSlot: Sendable, Hashable {
  /// The object that holds the array, or is it; nil if the catalogue is no object of its own.
  package let holder: Reference?
  /// The steps from there, positions in one array of kids after the other.
  package let path: [Int]
}

/// A part of an object, as the way that leads to it.
package struct ObjectPart: Sendable, Hashable {
  /// One step into a dictionary or an array.
  package enum Step: Sendable, Hashable {
    /// To the value of a key, slash included.
    case key(String)
    /// To an element, counted from 0.
    case item(Int)
  }

  /// The object in which the way begins.
  package let object: Reference
  /// The steps, none of which follows a reference.
  package let path: [Step]

  /// Names a part by the object and the way to it.
  package init(_ object: Reference, _ path: [Step]) {
    self.object = object
    self.path = path
  }
}
