/// Changes dictionaries of the page tree of a document in memory, and keeps account of it.
///
/// What is changed is the value of a key, or which object an array of kids lists; an array that is
/// a value is never changed in place, so that nobody who shares it is changed along.
package final class TreeEditor {
  /// The objects that hold what was changed, new ones included.
  package private(set) var changed: Set<Reference> = []
  /// What was changed in them, part by part.
  package private(set) var parts: Set<ObjectPart> = []
  /// The objects that are copies, with the object that each was copied from.
  package private(set) var copies: [Reference: Reference] = [:]
  /// The objects that are new and no copies of pages; only a file that is written anew has them.
  package private(set) var fresh: Set<Reference> = []
  /// Whether something was changed that no numbered object holds.
  package private(set) var hasChangedUnnumbered = false

  let document: Document

  /// Begins without a change.
  package init(_ document: Document) { self.document = document }

  /// A dictionary or array of the tree, and where it stands.
  struct Located: ~Copyable {
    let handle: Handle
    /// The object that holds it, or is it.
    let holder: Reference?
    /// The way from that object.
    let path: [ObjectPart.Step]
  }

  /// Tells which element of which array leads to a page or node.
  package func slot(of place: TreePlace) throws(QPDFFailure) -> KidSlot {
    try document.trap { calls in
      let kids = self.kids(of: place.node, calls)
      let path = kids.path.compactMap { step -> Int? in
        if case .item(let index) = step { index } else { nil }
      }
      return KidSlot(holder: kids.holder, path: path + [place.kidIndex])
    }
  }

  /// Gives a key of a page, or of the copy of one, a value; or takes the key away.
  ///
  /// - Parameters:
  ///   - text: The value as text of a PDF file without references; nil to take the key away.
  ///   - key: The key, slash included.
  ///   - place: The page.
  /// - Throws: If the text is not one value, or the page cannot be read.
  package func set(
    _ text: String?, forKey key: String, at place: TreePlace
  ) throws(QPDFFailure) {
    try set(text, forKey: key) { self.dictionary(at: place, $0) }
  }

  /// Gives a key of a node a value, or takes the key away.
  package func set(
    _ text: String?, forKey key: String, in node: TreeNode
  ) throws(QPDFFailure) {
    try set(text, forKey: key) { self.dictionary(of: node, $0) }
  }

  /// Makes the parent key of a page lead to the node that lists it, if it does not already.
  package func setParent(at place: TreePlace) throws(QPDFFailure) {
    try setParent(place.node.reference) { self.dictionary(at: place, $0) }
  }

  /// Makes the parent key of a node lead to the node above, or takes it from the root.
  package func setParent(of node: TreeNode) throws(QPDFFailure) {
    try setParent(node.above?.reference) { self.dictionary(of: node, $0) }
  }

  /// Makes a place list a copy of the page that it lists now.
  ///
  /// Values are shared with the page, which is safe as none is changed in place.
  ///
  /// - Returns: The place as it is then.
  package func copyPage(at place: TreePlace) throws(QPDFFailure) -> TreePlace {
    let (copy, part) = try document.trap { calls -> (Reference?, ObjectPart?) in
      let page = dictionary(at: place, calls)
      let fresh = calls.newDictionary()
      let names = KeyTable(calls.keys(of: page.handle, atMost: .max))
      for key in names.keys {
        calls.set(calls.value(key, of: page.handle), for: key, in: fresh)
      }
      extendLifetime(names)
      let copy = calls.makeIndirect(fresh)
      let kids = self.kids(of: place.node, calls)
      calls.set(copy, at: place.kidIndex, in: kids.handle)
      let part = kids.holder.map { ObjectPart($0, kids.path + [.item(place.kidIndex)]) }
      return (calls.reference(of: copy), part)
    }
    note(part)
    guard let copy else {
      throw QPDFFailure(.internalError, file: document.name, detail: "a copy without a number")
    }
    changed.insert(copy)
    copies[copy] = place.reference
    return TreePlace(node: place.node, kidIndex: place.kidIndex, reference: copy)
  }

  /// Takes a new object into the account.
  func noteNew(_ reference: Reference?) throws(QPDFFailure) -> Reference {
    guard let reference else {
      throw QPDFFailure(.internalError, file: document.name, detail: "a stream without a number")
    }
    fresh.insert(reference)
    return reference
  }

  /// Takes a changed part into the account; nil for one that no numbered object holds.
  func note(_ part: ObjectPart?) {
    guard let part else {
      hasChangedUnnumbered = true
      return
    }
    changed.insert(part.object)
    parts.insert(part)
  }

  private func set(
    _ text: String?, forKey key: String, locate: (Calls) -> Located
  ) throws(QPDFFailure) {
    let table = KeyTable([key, text ?? ""])
    let part = try document.trap { calls -> ObjectPart? in
      let target = locate(calls)
      if text != nil {
        calls.set(calls.parse(table.keys[1]), for: table.keys[0], in: target.handle)
      } else {
        calls.remove(table.keys[0], from: target.handle)
      }
      return target.holder.map { ObjectPart($0, target.path + [.key(key)]) }
    }
    extendLifetime(table)
    note(part)
  }

  private func setParent(
    _ parent: Reference?, locate: (Calls) -> Located
  ) throws(QPDFFailure) {
    let (isRight, part) = try document.trap { calls -> (Bool, ObjectPart?) in
      let target = locate(calls)
      let isThere = calls.has(.parent, in: target.handle)
      let part = target.holder.map { ObjectPart($0, target.path + [.key("/Parent")]) }
      if let parent {
        let old = calls.value(.parent, of: target.handle)
        if isThere, calls.reference(of: old) == parent { return (true, part) }
        calls.set(calls.object(parent), for: .parent, in: target.handle)
      } else {
        if !isThere { return (true, part) }
        calls.remove(.parent, from: target.handle)
      }
      return (false, part)
    }
    if !isRight { note(part) }
  }

  // MARK: Finding the way

  /// The dictionary of a page.
  func dictionary(at place: TreePlace, _ calls: Calls) -> Located {
    if let reference = place.reference { return dictionary(reference, calls) }
    let kids = self.kids(of: place.node, calls)
    return Located(
      handle: calls.item(place.kidIndex, of: kids.handle), holder: kids.holder,
      path: kids.path + [.item(place.kidIndex)])
  }

  /// The dictionary of a node; those that stand in the list of another are looked for from there.
  func dictionary(of node: TreeNode, _ calls: Calls) -> Located {
    if let reference = node.reference { return dictionary(reference, calls) }
    if let place = TreePlace(node) { return dictionary(at: place, calls) }
    let catalogue = calls.root()
    return Located(
      handle: calls.value(.pages, of: catalogue), holder: calls.reference(of: catalogue),
      path: [.key("/Pages")])
  }

  private func dictionary(_ reference: Reference, _ calls: Calls) -> Located {
    let object = calls.object(reference)
    if calls.kind(of: object) == .stream {
      return Located(handle: calls.dictionary(of: object), holder: reference, path: [])
    }
    return Located(handle: object, holder: reference, path: [])
  }

  /// The array of a node's kids.
  private func kids(of node: TreeNode, _ calls: Calls) -> Located {
    let owner = dictionary(of: node, calls)
    let kids = calls.value(.kids, of: owner.handle)
    if let reference = calls.reference(of: kids) {
      return Located(handle: kids, holder: reference, path: [])
    }
    return Located(handle: kids, holder: owner.holder, path: owner.path + [.key("/Kids")])
  }
}
