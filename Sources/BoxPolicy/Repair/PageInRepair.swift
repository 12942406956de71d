/// A page while rules and requests change it one after the other.
struct PageInRepair {
  private let original: PageEntries
  /// What stands in the file as changed so far.
  private(set) var entries: PageEntries
  /// What the rules make of it.
  private(set) var boxes: PageBoxes
  /// What is odd about the page's own entries and not yet mended.
  private(set) var oddities: [PageKey: EntryOddity]
  /// What is to be said about the changes so far.
  var remarks: [EditRemark] = []
  /// How the user space is moved; nil where it stays.
  private(set) var transform: PageTransform?
  private var cause: PageEdit.Cause?
  private var causes: [PageEdit.Subject: [PageEdit.Cause]] = [:]
  private var mended: Set<PageKey> = []

  init(_ entries: PageEntries, oddities: [PageKey: EntryOddity]) {
    original = entries
    self.entries = entries
    boxes = PageBoxes(entries)
    self.oddities = oddities
  }

  /// Says on whose account the page is changed from now on.
  mutating func act(for cause: PageEdit.Cause) { self.cause = cause }

  /// Gives the page an entry of its own, or takes it away.
  mutating func write(_ key: PageKey, _ text: String?) {
    if oddities.removeValue(forKey: key) != nil { mended.insert(key) }
    // What comes back to what it was is not written, and so keeps the reference that leads to it.
    let kept = mended.contains(key) ? nil : original.page.values[key]
    var values = entries.page.values
    values[key] = kept?.text == text ? kept : text.map { WrittenValue($0) }
    let page = TreeLevel(holder: entries.page.holder, values: values)
    change(
      .entry(key),
      PageEntries(page: page, ancestors: entries.ancestors, structure: entries.structure))
  }

  /// Takes an entry away wherever it stands above the page.
  mutating func dropAbove(_ key: PageKey) {
    var levels = Array(entries.ancestors)
    for index in levels.indices where levels[index].values[key] != nil {
      var values = levels[index].values
      values[key] = nil
      levels[index] = TreeLevel(holder: levels[index].holder, values: values)
      change(
        .entryAbove(key, level: index),
        PageEntries(
          page: entries.page, ancestors: Ancestry(levels), structure: entries.structure))
    }
  }

  /// Mends the page's place in the tree, if it has one of some problems.
  mutating func mend(_ subject: PageEdit.Subject, of problems: Set<StructureProblem>) {
    let rest = entries.structure.filter { !problems.contains($0) }
    guard rest != entries.structure else { return }
    change(
      subject, PageEntries(page: entries.page, ancestors: entries.ancestors, structure: rest))
  }

  /// Says how the user space is moved, by all that was asked for until now.
  mutating func move(_ transform: PageTransform) {
    self.transform = transform
    change(.content, entries)
  }

  private mutating func change(_ subject: PageEdit.Subject, _ result: PageEntries) {
    if let cause, causes[subject]?.contains(cause) != true {
      causes[subject, default: []].append(cause)
    }
    entries = result
    boxes = PageBoxes(result)
  }
}

extension PageInRepair {
  /// Whether a dictionary above the page has an entry, usable or not.
  func hasAbove(_ key: PageKey) -> Bool {
    entries.ancestors.has(key)
  }

  /// All that was changed, at most one edit for each subject.
  var plan: PagePlan {
    var edits: [PageEdit] = []
    func add(_ subject: PageEdit.Subject, before: String?, after: String?) {
      guard let causes = causes[subject] else { return }
      edits.append(PageEdit(subject, before: before, after: after, causes: causes))
    }
    for key in PageKey.allCases {
      let after = entries.page.values[key]?.text
      if after == original.page.values[key]?.text, !mended.contains(key) { continue }
      add(.entry(key), before: Entry(of: key, in: original).raw, after: after)
    }
    for (index, level) in original.ancestors.enumerated() {
      for key in PageKey.allCases {
        add(.entryAbove(key, level: index), before: level.values[key]?.text, after: nil)
      }
    }
    add(.type, before: nil, after: "/Page")
    add(.parent, before: nil, after: nil)
    add(.content, before: PageTransform().text, after: transform?.text)
    return PagePlan(
      edits: edits, result: entries, remarks: remarks.filter(isTrue), transform: transform)
  }

  /// Whether what was remarked on a change still holds after later ones.
  private func isTrue(_ remark: EditRemark) -> Bool {
    guard case .inheritedInForce(let box) = remark else { return true }
    return boxes[box].entry.from == .inherited
  }
}
