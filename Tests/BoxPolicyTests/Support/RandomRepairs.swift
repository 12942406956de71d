import TestSupport

@testable import BoxPolicy

extension SplitMix {
  /// A page of random entries, at a random place in the tree.
  mutating func anyEntries() -> PageEntries {
    let structure = StructureProblem.allCases.filter { _ in below(5) == 0 }
    return entries(
      page: repairable(), inner: repairable(), pages: repairable(), structure: structure)
  }

  /// Random entries of one dictionary; some are mended by what the other entries say.
  private mutating func repairable() -> [PageKey: String] {
    var values = level()
    for box in Box.allCases where below(8) == 0 {
      values[box.key] = pick(
        "[ 0 0 600 800 0 0 600 800 ]", "[ 0 0 6e2 800 ]", "[ 0 0 600 800 1 ]", "[ 0 0 (6e2) 8e2 ]",
        "[ 0 0 600 800.01 ]", "[ 600.00 800 0 0 ]", "[ 50 60 550 740 ]", "[ 0 0 612 792 9 ]")
    }
    return values
  }

  /// What a reader of the bytes might say besides, true or not.
  mutating func oddities() -> [PageKey: EntryOddity] {
    var found: [PageKey: EntryOddity] = [:]
    for key in PageKey.allCases where below(6) == 0 { found[key] = pick(.dangling, .duplicate) }
    return found
  }

  /// The safe rules as often as not, else any of all.
  mutating func planner() -> RepairPlanner {
    if below(2) == 0 { return RepairPlanner() }
    let rules = Set(RepairRule.allCases.filter { _ in below(2) == 0 })
    return RepairPlanner(rules: rules, assumedMedia: pick(nil, Rectangle(0, 0, 300, 400)))
  }
}
