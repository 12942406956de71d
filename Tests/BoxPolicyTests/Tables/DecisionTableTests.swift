import TestSupport
import Testing

@testable import BoxPolicy

/// The decision table of the rules, row by row.
@Suite struct DecisionTableTests {
  @Test func `the table has its 78 rows, each whole and with known names`() {
    #expect(DecisionTable.rows.count == 78)
    #expect(Set(DecisionTable.rows.map(\.id)).count == 78)
    for row in DecisionTable.rows {
      #expect(row.region.count == 4 && row.size.count == 2, "\(row.id)")
      #expect(row.findings.count == row.problems.count, "\(row.id)")
    }
  }

  @Test(arguments: DecisionTable.rows)
  func `the region shown is the one of the table`(_ row: DecisionRow) {
    #expect(row.resolved().view.rectangle.edges == row.region)
  }

  @Test(arguments: DecisionTable.rows)
  func `the size shown is the one of the table`(_ row: DecisionRow) throws {
    let view = row.resolved().view
    try #require(row.size.count == 2)
    #expect(abs(view.width - row.size[0]) < 1e-9)
    #expect(abs(view.height - row.size[1]) < 1e-9)
  }

  @Test(arguments: DecisionTable.rows)
  func `the problems are exactly those of the table`(_ row: DecisionRow) {
    let ids = row.resolved().ids
    #expect(Set(ids) == row.problems)
    #expect(ids.count == Set(ids).count, "each problem is told once")
  }

  @Test(arguments: DecisionTable.rows.filter { $0.id == "c53" })
  func `an overhang by rounding is no more than a note`(_ row: DecisionRow) {
    #expect(row.resolved().problem("crop-exceeds-media")?.severity == .note)
  }

  @Test(arguments: DecisionTable.rows.filter { ["c22", "c22b", "c76", "c77"].contains($0.id) })
  func `a broken value above which a sound one stands has that one as a hint`(_ row: DecisionRow) {
    let box: Box = row.id.hasPrefix("c22b") || row.id == "c77" ? .media : .crop
    let above = box == .media ? Rectangle(0, 0, 600, 800) : Rectangle(50, 60, 550, 740)
    #expect(row.resolved()[box].hint == Hint(.inherited, above))
  }

  @Test(arguments: DecisionTable.rows.filter { ["c28", "c30"].contains($0.id) })
  func `five numbers have the first four as a hint`(_ row: DecisionRow) {
    let box: Box = row.id == "c28" ? .media : .crop
    let first = box == .media ? Rectangle(0, 0, 600, 800) : Rectangle(50, 60, 550, 740)
    #expect(row.resolved()[box].hint == Hint(.firstFour, first))
  }

  @Test(arguments: DecisionTable.rows.filter { $0.id == "c79" })
  func `trim and bleed are clipped to the media box and not to the crop box`(_ row: DecisionRow) {
    let page = row.resolved()
    #expect(page[.trim].effective == Rectangle(0, 0, 600, 800))
    #expect(page[.bleed].effective == Rectangle(0, 0, 600, 800))
    #expect(page[.trim].reason == .clipped && page[.bleed].reason == .clipped)
  }
}

extension DecisionRow {
  /// The page, with the findings about the tree, which the reader of a file makes and not the rules.
  fileprivate func resolved() -> PageBoxes {
    PageBoxes(
      entries(
        page: written(page, objects: objects), inner: inner.map { written($0) },
        pages: written(pages),
        structure: findings.compactMap { StructureProblem(rawValue: $0) }))
  }
}
