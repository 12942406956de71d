import BoxFixtures
import TestSupport
import Testing

/// Programs that were measured to disagree show the same after a repair, and what the rules say.
@Suite(.enabled(if: Viewer.all.contains { $0.isInstalled }, "no program to measure with"))
struct AgreeingProgramsTests {
  /// The pages whose media box nobody knows; the user has to name one.
  static let withoutMedia: Set<String> = [
    "c10", "c11", "c11b", "c14", "c15", "c15b", "c22b", "c27", "c28", "c32", "c34", "c55b", "c56",
    "c77",
  ]

  /// What no other way of writing the boxes can mend, and why.
  static let beyondRepair: [String: String] = [
    "c36": "no program can show a page so wide, and each has its own limit",
    "c36c": "no program can show a page so wide, and each has its own limit",
    "c41": "poppler ignores units, so that only other units of the content help",
    "c41b": "poppler ignores units, so that only other units of the content help",
    "c63": "MuPDF shows a unit square instead of what is narrower than one",
  ]

  static let rows = DecisionTable.rows.filter { beyondRepair[$0.id] == nil }

  @Test(.timeLimit(.minutes(20)), arguments: rows)
  func `after a repair every program shows what the rules say`(_ row: DecisionRow) throws {
    let bytes = try Fixture(try #require(recipe(row))).bytes
    let isUnknown = Self.withoutMedia.contains(row.id)
    let trial = try FixTrial(bytes, isUnknown ? ["--rule=safe", "--assume-media=0,0,612,792"] : [])
    try #require(trial.outcome.status == 0, "\(trial.outcome.errors)")
    let turn = row.id == "c45" ? 270 : row.size == sides(row) ? 0 : 90
    var expected = Seen(region: row.region, turn: turn, size: row.size)
    // The exponent of a number in another spelling is certain.
    if row.id == "c54" { expected = Seen(region: [0, 0, 600, 800], turn: 0, size: [600, 800]) }
    for viewer in Viewer.all where viewer.isInstalled {
      let seen = try viewer.look(trial.output)
      #expect(seen?.agrees(with: expected) == true, "\(viewer): \(seen.debugDescription)")
    }
  }

  @Test(arguments: DecisionTable.rows.filter { withoutMedia.contains($0.id) })
  func `a media box that nobody knows is not made up`(_ row: DecisionRow) throws {
    let trial = try FixTrial(try Fixture(try #require(recipe(row))).bytes)
    #expect(trial.outcome.status == 0)
    #expect(trial.pages.allSatisfy { $0.changes.allSatisfy { $0.key != "media" } })
  }

  @Test func `the programs did disagree`() throws {
    // Without this, a measurement that always gives the same would prove everything.
    var disagreeing: [String] = []
    for row in Self.rows {
      let folder = try TemporaryFolder()
      let path = try folder.file("in.pdf", try Fixture(try #require(recipe(row))).bytes)
      let expected = Seen(region: row.region, turn: 0, size: sides(row))
      let isOther = try Viewer.all.contains { viewer in
        guard viewer.isInstalled, var seen = try viewer.look(path) else { return false }
        if seen.turn % 180 == 90 { seen.size.reverse() }
        seen.turn = 0
        return !seen.agrees(with: expected)
      }
      if isOther { disagreeing.append(row.id) }
    }
    #expect(disagreeing.count >= 5, "\(disagreeing)")
  }

  @Test func `the exceptions are rows of the table`() {
    let ids = Set(DecisionTable.rows.map(\.id))
    #expect(ids.isSuperset(of: Self.withoutMedia) && ids.isSuperset(of: Self.beyondRepair.keys))
    let empty = DecisionTable.rows.filter {
      !$0.findings.isDisjoint(with: ["M-missing", "M-malformed", "M-empty"])
    }
    #expect(Set(empty.map(\.id)).subtracting(["c54"]) == Self.withoutMedia)
  }

  private func recipe(_ row: DecisionRow) -> Recipe? {
    Catalogue.all.first { $0.name.hasPrefix("\(row.id)-") }
  }

  /// The size of the region before it is turned.
  private func sides(_ row: DecisionRow) -> [Double] {
    [row.region[2] - row.region[0], row.region[3] - row.region[1]]
  }
}
