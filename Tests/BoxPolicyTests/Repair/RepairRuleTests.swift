import Testing

@testable import BoxPolicy

@Suite struct RepairRuleTests {
  @Test func `every rule has its say, and the ids are words joined by hyphens`() {
    #expect(Set(Repair.order) == Set(RepairRule.allCases))
    for rule in RepairRule.allCases {
      #expect(Repair.by(rule).rule == rule)
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
    }
    #expect(Set(RepairRule.allCases.map(\.summary)).count == RepairRule.allCases.count)
  }

  @Test(arguments: RepairRule.allCases)
  func `a summary is one sentence`(_ rule: RepairRule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.first?.isUppercase == true)
    #expect(!rule.summary.dropLast().contains("."))
  }

  @Test func `only what the user has to name is not safe`() {
    #expect(RepairRule.safe.count == RepairRule.allCases.count - 1)
    #expect(!RepairRule.safe.contains(.assumedMedia))
  }

  @Test func `no rule has the id of a problem, so that a condition can have either`() {
    let problems = Problem.ids.union(StructureProblem.allCases.map(\.id))
    #expect(problems.isDisjoint(with: RepairRule.allCases.map(\.id)))
  }
}
