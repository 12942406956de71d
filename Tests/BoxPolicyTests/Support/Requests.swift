@testable import BoxPolicy

/// Plans requests on a page in the short notation: box=expression to set, the box alone to remove.
func changed(
  _ page: String, _ requests: String..., pages: String = "", number: Int = 1,
  meaning: SideMeaning = .inPage, rules: Set<RepairRule> = [],
  oddities: [PageKey: EntryOddity] = [:]
) throws -> PagePlan {
  let planner = PagePlanner(
    repairs: RepairPlanner(rules: rules),
    requests: try requests.map { text in
      if let box = Box(rawValue: text) { return .remove(box) }
      return try EditRequest(setting: text)
    }, meaning: meaning)
  return try planner.plan(
    entries(page: notation(page), pages: notation(pages)), number: number, oddities: oddities)
}
