/// A search for what is drawn without resources of its own, and may paint by names of a page.
///
/// Forms, groups of soft masks, tiling patterns and Type 3 fonts are looked at and followed, as deep
/// as they go, each once. What was looked at for one page is not looked at for another.
package final class FormSearch {
  private let document: Document
  private var seen: Set<Reference> = []
  /// The categories of resources that stand in objects of their own.
  private var seenCategories: [String: Set<Reference>] = [:]
  private var waiting: [Reference] = []
  private var hasFound = false

  /// Begins without a page.
  package init(_ tree: TreeEditor) { document = tree.document }

  /// Tells whether something that a dictionary of resources leads to has none of its own.
  ///
  /// - Parameter resources: The dictionary.
  /// - Returns: Whether one is found, now or before.
  /// - Throws: If something cannot be read.
  /// - Complexity: Linear in the number of resources that were not looked at before.
  package func findsBareForm(in resources: ObjectPart) throws(QPDFFailure) -> Bool {
    try document.trap { calls in look(atResources: calls.value(at: resources), calls) }
    return try finish()
  }

  private func finish() throws(QPDFFailure) -> Bool {
    while !hasFound, let next = waiting.popLast() {
      try document.trap { calls in look(at: calls.object(next), calls) }
    }
    return hasFound
  }

  /// Tells whether an appearance of an annotation has no resources of its own, or leads to such a form.
  ///
  /// - Parameter appearances: The dictionary of the appearances, of which each may stand for several.
  /// - Returns: Whether one is found, now or before.
  /// - Throws: If something cannot be read.
  package func findsBareForm(inAppearances appearances: ObjectPart) throws(QPDFFailure) -> Bool {
    try document.trap { calls in
      let all = calls.value(at: appearances)
      guard calls.kind(of: all) == .dictionary else { return }
      let names = KeyTable(["/N", "/R", "/D"])
      for name in names.keys {
        let appearance = calls.value(name, of: all)
        if calls.kind(of: appearance) == .stream { take(group: appearance, calls) }
        guard calls.kind(of: appearance) == .dictionary else { continue }
        let states = KeyTable(calls.keys(of: appearance, atMost: .max))
        for state in states.keys {
          let value = calls.value(state, of: appearance)
          if calls.kind(of: value) == .stream { take(group: value, calls) }
        }
        extendLifetime(states)
      }
      extendLifetime(names)
    }
    return try finish()
  }

  /// Looks at what may have resources: a stream, or the dictionary of a font.
  private func look(at owner: borrowing Handle, _ calls: Calls) {
    let resources = value(KeyName("/Resources"), of: owner, calls)
    guard calls.kind(of: resources) == .dictionary else { return }
    if let reference = calls.reference(of: resources), !seen.insert(reference).inserted { return }
    look(atResources: resources, calls)
  }

  private func look(atResources resources: borrowing Handle, _ calls: Calls) {
    guard calls.kind(of: resources) == .dictionary else { return }
    each("/XObject", of: resources, calls) { self.take(form: $0, calls) }
    each("/ExtGState", of: resources, calls) { self.take(state: $0, calls) }
    each("/Pattern", of: resources, calls) { pattern in
      if calls.kind(of: pattern) == .stream { return self.take(group: pattern, calls) }
      guard calls.kind(of: pattern) == .dictionary else { return }
      self.take(state: calls.value(KeyName("/ExtGState"), of: pattern), calls)
    }
    each("/Font", of: resources, calls) { font in
      let type = calls.token(of: self.value(KeyName("/Subtype"), of: font, calls))
      type == "/Type3" ? self.take(group: font, calls) : self.follow(font, calls)
    }
  }

  private func each(
    _ category: StaticString, of resources: borrowing Handle, _ calls: Calls,
    _ body: (borrowing Handle) -> Void
  ) {
    let values = calls.value(KeyName(category), of: resources)
    guard calls.kind(of: values) == .dictionary else { return }
    if let reference = calls.reference(of: values),
      !seenCategories["\(category)", default: []].insert(reference).inserted
    {
      return
    }
    let names = KeyTable(calls.keys(of: values, atMost: .max))
    for name in names.keys { body(calls.value(name, of: values)) }
    extendLifetime(names)
  }

  /// Takes an external object, which counts if it is a form.
  private func take(form: borrowing Handle, _ calls: Calls) {
    guard calls.kind(of: form) == .stream,
      calls.token(of: value(KeyName("/Subtype"), of: form, calls)) == "/Form"
    else { return }
    take(group: form, calls)
  }

  /// Takes a graphics state, which may have a soft mask with a group.
  private func take(state: borrowing Handle, _ calls: Calls) {
    guard calls.kind(of: state) == .dictionary else { return }
    let mask = calls.value(KeyName("/SMask"), of: state)
    guard calls.kind(of: mask) == .dictionary else { return }
    let group = calls.value(KeyName("/G"), of: mask)
    if calls.kind(of: group) == .stream { take(group: group, calls) }
  }

  /// Takes something that is drawn, which is found if it has no resources.
  private func take(group: borrowing Handle, _ calls: Calls) {
    let resources = value(KeyName("/Resources"), of: group, calls)
    if calls.kind(of: resources) != .dictionary { hasFound = true }
    follow(group, calls)
  }

  /// Looks at an object later, or at one without a number at once.
  private func follow(_ owner: borrowing Handle, _ calls: Calls) {
    guard let reference = calls.reference(of: owner) else { return look(at: owner, calls) }
    if seen.insert(reference).inserted { waiting.append(reference) }
  }

  /// The value of a key of a stream or a dictionary, null for anything else.
  private func value(_ key: KeyName, of owner: borrowing Handle, _ calls: Calls) -> Handle {
    switch calls.kind(of: owner) {
    case .stream: calls.value(key, of: calls.dictionary(of: owner))
    case .dictionary: calls.value(key, of: owner)
    default: calls.null()
    }
  }
}
