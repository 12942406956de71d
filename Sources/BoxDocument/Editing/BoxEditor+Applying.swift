package import BoxPolicy
import QPDFBridge

extension BoxEditor {
  /// Makes the changes of plans, and nothing else.
  ///
  /// A page gets values of its own in place of what it shares or inherits. A page that is listed
  /// more than once becomes a copy where only some of its places are changed. Where a plan moves the
  /// content, everything on the page and all that points at places of it goes along. Once all is done the
  /// changed objects are held against those of the file, opened anew: but for the planned keys they
  /// must be the same.
  ///
  /// - Parameter plans: The plans by the numbers of the pages; an empty plan is none.
  /// - Throws: Why the changes cannot be made; some may have been made by then.
  package func apply(_ plans: [Int: PagePlan]) throws(EditFailure) {
    knownObstacle = nil
    self.plans = plans.filter { !$0.value.isEmpty }
    if !self.plans.isEmpty {
      if source.hasOverwrittenEntries { throw .overwritten }
      try requireDistinctTables()
    }
    for number in self.plans.keys.sorted() where !document.pages.indices.contains(number - 1) {
      throw .noSuchPage(number)
    }
    try changeAbove()
    if form.wasRecovered { try mendCounts() }
    let shared = SharedPages(self)
    var done: Set<Int> = []
    var leaders: [Int] = []
    for number in self.plans.keys.sorted() where !done.contains(number) {
      let group = try editing { () throws(QPDFFailure) in try shared.pages(with: number) }
      try change(group)
      done.formUnion(group)
      leaders.append(group[0])
    }
    try transform(leaders)
    try refuseMadeUpKeys()
    try proveChanges()
  }

  /// Refuses to write an object of which libqpdf shows something that the file has not.
  private func refuseMadeUpKeys() throws(EditFailure) {
    for reference in tree.changed {
      let isMadeUp = try editing { () throws(QPDFFailure) in
        try self.source.holdsMadeUpKey(reference)
      }
      if isMadeUp { throw .noKey(reference.number) }
    }
  }

  /// What becomes of a page's own dictionary.
  struct OwnChange: Hashable {
    var values: [String: String?] = [:]
    /// The node that the parent key has to lead to; nil to leave the key as it is.
    var parent: Reference?
  }

  /// What the plan of a page asks of its own dictionary.
  func ownChange(of number: Int) throws(EditFailure) -> OwnChange {
    var change = OwnChange()
    for edit in plans[number]?.edits ?? [] {
      switch edit.subject {
      case .entry(let key): change.values.updateValue(edit.after, forKey: key.name)
      case .type: change.values.updateValue(edit.after ?? "/Page", forKey: "/Type")
      case .parent:
        guard let node = places[number - 1].node.reference else {
          throw .nodeWithoutNumber(number)
        }
        change.parent = node
      case .entryAbove, .content: break
      }
    }
    return change
  }

  /// Changes pages that are one object in the file; one page in almost every case.
  private func change(_ group: [Int]) throws(EditFailure) {
    var changes: [OwnChange] = []
    for number in group { changes.append(try ownChange(of: number)) }
    try requireAlike(group, changes)
    if changes.allSatisfy({ $0 == changes[0] }) {
      return try make(changes[0], at: places[group[0] - 1])
    }
    var slots: [KidSlot: Int] = [:]
    for index in group.indices {
      let number = group[index]
      let place = places[number - 1]
      let slot = try editing { () throws(QPDFFailure) in try self.tree.slot(of: place) }
      if let other = slots[slot] {
        // What is one place in the file cannot list two pages.
        guard changes[other] == changes[index] else {
          throw .nodeListedTwice(group[other], number)
        }
        if copiedPages.contains(group[other]) { copiedPages.insert(number) }
        continue
      }
      slots[slot] = index
      if changes[index] == OwnChange() { continue }
      guard place.reference != nil else { throw .nodeListedTwice(group[0], number) }
      let copy = try editing { () throws(QPDFFailure) in try self.tree.copyPage(at: place) }
      copiedPages.insert(number)
      try make(changes[index], at: copy)
    }
  }

  private func make(_ change: OwnChange, at place: TreePlace) throws(EditFailure) {
    try editing { () throws(QPDFFailure) in
      for (key, text) in change.values.sorted(by: { $0.key < $1.key }) {
        try self.tree.set(text, forKey: key, at: place)
      }
      if change.parent != nil { try self.tree.setParent(at: place) }
    }
  }
}
