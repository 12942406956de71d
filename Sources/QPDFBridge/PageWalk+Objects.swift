extension PageWalk {
  /// Where in the tree the walk stands, for troubles.
  struct Place {
    var object: Reference?
    let node: TreeNode?
    let kidIndex: Int?
    var page: Int?
  }

  /// Keeps a trouble, or only counts it once there are too many.
  ///
  /// Those that lose pages have room of their own, so that none is hidden by harmless ones.
  mutating func note(_ kind: TreeTrouble.Kind, at place: Place) {
    report.troubleCount += 1
    let room = kind.losesPages ? 2 * limits.troubles : limits.troubles
    guard report.troubles.count < room else { return }
    report.troubles.append(
      TreeTrouble(
        kind: kind, object: place.object, node: place.node?.reference,
        level: place.node?.level ?? -1, kidIndex: place.kidIndex, page: place.page))
  }

  /// Copies what is wanted of a node or page, and notes what is wrong with it.
  mutating func read(
    _ dictionary: borrowing Handle, type: String?, at place: Place, isNode: Bool, _ calls: Calls
  ) -> TreeObject {
    if let type {
      if type != (isNode ? "/Pages" : "/Page") { note(.typeWrong(type), at: place) }
    } else {
      note(.typeMissing, at: place)
    }
    let (parent, neverEnds) = self.parent(of: dictionary, at: place, calls)
    return TreeObject(
      reference: place.object, type: type, values: values(of: dictionary, at: place, calls),
      parent: parent, parentsNeverEnd: neverEnds)
  }

  private mutating func values(
    of dictionary: borrowing Handle, at place: Place, _ calls: Calls
  ) -> [TreeValue?] {
    var values: [TreeValue?] = []
    values.reserveCapacity(table.keys.count)
    for key in table.keys { values.append(self.values.value(key, of: dictionary, calls)) }
    if !document.overwritten.isEmpty, let object = place.object,
      let keys = document.overwritten[object]
    {
      // What stood there is lost; what stands there now was never in the file.
      for (index, name) in names.enumerated() where keys.contains(name) {
        values[index] = nil
      }
    }
    return values
  }

  /// Reads the parent key and compares it with the node that lists this object.
  private mutating func parent(
    of dictionary: borrowing Handle, at place: Place, _ calls: Calls
  ) -> (entry: ParentEntry, neverEnds: Bool) {
    guard calls.has(.parent, in: dictionary) else {
      // The root alone has nothing above.
      if place.node != nil { note(.parentMissing, at: place) }
      return (.missing, false)
    }
    guard let reference = calls.reference(of: calls.value(.parent, of: dictionary)) else {
      note(.parentOther(.direct), at: place)
      return (.direct, false)
    }
    if let node = place.node, reference == node.reference {
      return (.reference(reference), node.parentsNeverEnd)
    }
    note(.parentOther(.reference(reference)), at: place)
    let neverEnds = chains.neverEnd(from: reference, calls)
    if neverEnds { note(.parentsNeverEnd, at: place) }
    return (.reference(reference), neverEnds)
  }
}
