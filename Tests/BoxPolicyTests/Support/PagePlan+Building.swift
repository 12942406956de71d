@testable import BoxPolicy

/// Plans the repair of a page in the short notation by some rules, all safe ones unless told.
func repair(
  _ page: String, inner: String? = nil, pages: String = "", by rules: Set<RepairRule>? = nil,
  assuming media: Rectangle? = nil, structure: [StructureProblem] = [],
  oddities: [PageKey: EntryOddity] = [:]
) -> PagePlan {
  let planner = RepairPlanner(rules: rules ?? RepairRule.safe, assumedMedia: media)
  return planner.plan(
    entries(
      page: notation(page), inner: inner.map(notation), pages: notation(pages),
      structure: structure),
    oddities: oddities)
}

extension PageEntries {
  /// The texts of the page's own dictionary.
  var own: [PageKey: String] { page.texts }
}

extension TreeLevel {
  /// The texts of all that is written.
  var texts: [PageKey: String] {
    var found: [PageKey: String] = [:]
    for key in PageKey.allCases { found[key] = values[key]?.text }
    return found
  }
}

extension PagePlan {
  /// The rules that had their say about a key of the page, in their order.
  func rules(of key: PageKey) -> [RepairRule] {
    edits.filter { $0.subject == .entry(key) }.flatMap(\.causes).compactMap { cause in
      if case .rule(let rule) = cause { rule } else { nil }
    }
  }
}
