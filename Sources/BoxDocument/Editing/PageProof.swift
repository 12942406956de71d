import BoxPolicy

/// Compares the pages of a file that was made with what was planned for them.
struct PageProof {
  private let editor: BoxEditor
  /// Whether values may have moved from above the pages to the pages.
  private let allowsMoving: Bool
  /// Whether a parent link was mended, which may do good to pages that were not asked about.
  private let mendsParents: Bool

  /// Gets ready.
  init(_ editor: BoxEditor, _ way: Proof.Way) {
    self.editor = editor
    allowsMoving =
      way == .rewritten && editor.form.keepsLinearization || editor.hasChangedUnnumberedAbove
    mendsParents = editor.plans.values.contains { plan in
      plan.edits.contains { $0.subject == .parent }
    }
  }

  /// Compares page by page.
  ///
  /// - Parameters:
  ///   - found: The pages that were read of the file.
  ///   - known: How many others it has, which are as they were.
  /// - Throws: `notAsPlanned` with the first difference.
  func check(_ found: PageDocument, besides known: Int) throws(EditFailure) {
    let pages = editor.document.pages
    let count = found.pages.count + known
    guard count == pages.count else {
      throw .notAsPlanned("it has \(count) pages, not \(pages.count)")
    }
    var texts = SameTexts()
    for other in found.pages {
      let page = pages[other.number - 1]
      // What stands there decides everything that is compared, and almost no page is planned.
      if editor.plans[page.number] == nil, editor.changedAbove.isEmpty,
        texts.hold(page.entries, other.entries)
      {
        continue
      }
      let planned = editor.plans[page.number]?.result ?? page.entries
      guard let detail = difference(planned, other.entries) else { continue }
      throw .notAsPlanned("page \(page.number): \(detail)")
    }
  }

  /// How a page differs from what was planned; nil if it does not.
  private func difference(_ planned: PageEntries, _ found: PageEntries) -> String? {
    let expected = Values(planned, editor.changedAbove)
    let actual = Values(found, [:])
    for key in PageKey.allCases {
      let isSame =
        allowsMoving
        ? expected.inForce(key) == actual.inForce(key) : expected.levels(key) == actual.levels(key)
      if !isSame {
        let shown = [expected, actual].map { $0.inForce(key) ?? "nothing" }
        return "\(key.name) is \(shown[1]), not \(shown[0])"
      }
    }
    let (boxes, others) = (PageBoxes(planned), PageBoxes(found))
    for box in Box.allCases where boxes[box].effective != others[box].effective {
      return "the effective \(box.rawValue) box is another"
    }
    if boxes.view != others.view { return "what is shown of it is another part" }
    if boxes.rotation.value != others.rotation.value { return "it is turned in another way" }
    if boxes.userUnit.value != others.userUnit.value { return "its unit is another" }
    return structureDifference(planned, found)
  }

  private func structureDifference(_ planned: PageEntries, _ found: PageEntries) -> String? {
    // Copies are no longer listed twice, nor is what they were copied from.
    let wanted = Set(planned.structure).subtracting([.listedTwice])
    let there = Set(found.structure).subtracting([.listedTwice])
    if there == wanted || mendsParents && there.isSubset(of: wanted) { return nil }
    let words = [wanted, there].map { $0.map(\.id).sorted().joined(separator: ", ") }
    return "its place in the tree has '\(words[1])', not '\(words[0])'"
  }
}

/// Tells whether pages are the same but for the numbers of objects.
private struct SameTexts {
  /// What stands above the pages before, which their neighbours share.
  private var above: (Ancestry, Ancestry)?

  /// Whether two pages have the same texts on each level, and the same oddities.
  mutating func hold(_ page: PageEntries, _ other: PageEntries) -> Bool {
    guard alike(page.page, other.page), page.structure == other.structure else { return false }
    if let above, above.0 == page.ancestors, above.1 == other.ancestors { return true }
    guard page.ancestors.elementsEqual(other.ancestors, by: alike) else { return false }
    above = (page.ancestors, other.ancestors)
    return true
  }

  private func alike(_ level: TreeLevel, _ other: TreeLevel) -> Bool {
    PageKey.allCases.allSatisfy { level.values[$0]?.text == other.values[$0]?.text }
  }
}

/// The text of every value of a page, level by level, the page itself first.
private struct Values {
  private let levels: [PerKey<WrittenValue?>]
  private let changes: [[PageKey: String?]]

  /// Takes entries, with what was changed above pages since they were read.
  init(_ entries: PageEntries, _ changed: [ObjectID: [PageKey: String?]]) {
    let above = Array(entries.ancestors)
    levels = [entries.page.values] + above.map(\.values)
    changes = changed.isEmpty ? [] : [[:]] + above.map { $0.holder.flatMap { changed[$0] } ?? [:] }
  }

  /// The value of a key on each level, nil where there is none.
  func levels(_ key: PageKey) -> [String?] {
    levels.indices.map { index in
      let text: String?
      if !changes.isEmpty, let changed = changes[index][key] {
        text = changed
      } else {
        text = levels[index][key]?.text
      }
      return text.map(plain)
    }
  }

  /// The value that is in force for a key.
  func inForce(_ key: PageKey) -> String? {
    let levels = self.levels(key)
    return key.isInheritable ? levels.lazy.compactMap(\.self).first : levels[0]
  }

  /// The tokens of a value, separated by single blanks whatever the spacing was.
  private func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 4)
    for byte in text.utf8 {
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      if isBracket || byte <= 0x20, let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      if byte > 0x20 { bytes.append(byte) }
      if isBracket { bytes.append(0x20) }
    }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
