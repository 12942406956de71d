import Testing

@testable import BoxPolicy

/// The decision table of the rules, row by row.
@Suite struct DecisionTableTests {
  /// One page, the region and the size it is shown with, and all that is odd about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let page: String
    let inner: String?
    let pages: String
    let region: [Double]
    let size: [Double]
    let findings: Set<String>

    init(
      _ id: String, _ page: String, inner: String? = nil, pages: String = "",
      shows region: String, _ size: String, _ findings: String = ""
    ) {
      self.id = id
      self.page = page
      self.inner = inner
      self.pages = pages
      self.region = region.split(separator: " ").compactMap { Double(String($0)) }
      self.size = size.split(separator: "×").compactMap { Double(String($0)) }
      self.findings = Set(findings.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }

    var testDescription: String { "\(id): \(pages) | \(inner ?? "") | \(page)" }

    /// The findings about the tree, which the reader of a file makes and not the rules.
    var structure: [StructureProblem] {
      findings.compactMap { StructureProblem(rawValue: $0) }
    }

    func resolved() -> PageBoxes {
      PageBoxes(
        entries(
          page: notation(page), inner: inner.map(notation), pages: notation(pages),
          structure: structure))
    }
  }

  /// The names of this project for those of the table.
  static let ids = [
    "M-missing": "media-missing", "M-malformed": "media-malformed", "M-empty": "media-empty",
    "M-below-3": "media-below-3", "M-over-14400": "media-over-14400",
    "C-malformed": "crop-malformed", "C-empty": "crop-empty", "C-reversed": "crop-reversed",
    "C-exceeds-M": "crop-exceeds-media", "C-outside-M": "crop-outside-media",
    "C-below-3": "crop-below-3", "B-exceeds-M": "bleed-exceeds-media",
    "B-exceeds-C": "bleed-exceeds-crop", "B-inside-T": "trim-exceeds-bleed",
    "T-exceeds-M": "trim-exceeds-media", "T-exceeds-C": "trim-exceeds-crop",
    "Rotate-malformed": "rotate-malformed",
    "Rotate-not-multiple-of-90": "rotate-not-multiple-of-90",
    "UserUnit-in-use": "user-unit-in-use", "UserUnit-malformed": "user-unit-malformed",
    "UserUnit-on-Pages": "user-unit-on-pages", "type-missing": "type-missing",
    "parent-cycle": "parent-cycle", "parent-mismatch": "parent-mismatch",
  ]

  @Test func `the table has its 78 rows, each whole and with known names`() {
    #expect(Self.rows.count == 78)
    #expect(Set(Self.rows.map(\.id)).count == 78)
    for row in Self.rows {
      #expect(row.region.count == 4 && row.size.count == 2, "\(row.id)")
      #expect(row.findings.allSatisfy { Self.ids[$0] != nil }, "\(row.id)")
    }
  }

  @Test(arguments: rows)
  func `the region shown is the one of the table`(_ row: Row) {
    #expect(row.resolved().view.rectangle.edges == row.region)
  }

  @Test(arguments: rows)
  func `the size shown is the one of the table`(_ row: Row) throws {
    let view = row.resolved().view
    try #require(row.size.count == 2)
    #expect(abs(view.width - row.size[0]) < 1e-9)
    #expect(abs(view.height - row.size[1]) < 1e-9)
  }

  @Test(arguments: rows)
  func `the problems are exactly those of the table`(_ row: Row) {
    let ids = row.resolved().ids
    #expect(Set(ids) == Set(row.findings.compactMap { Self.ids[$0] }))
    #expect(ids.count == Set(ids).count, "each problem is told once")
  }

  @Test(arguments: rows.filter { $0.id == "c53" })
  func `an overhang by rounding is no more than a note`(_ row: Row) {
    #expect(row.resolved().problem("crop-exceeds-media")?.severity == .note)
  }

  @Test(arguments: rows.filter { ["c22", "c22b", "c76", "c77"].contains($0.id) })
  func `a broken value above which a sound one stands has that one as a hint`(_ row: Row) {
    let box: Box = row.id.hasPrefix("c22b") || row.id == "c77" ? .media : .crop
    let above = box == .media ? Rectangle(0, 0, 600, 800) : Rectangle(50, 60, 550, 740)
    #expect(row.resolved()[box].hint == .inherited(above))
  }

  @Test(arguments: rows.filter { ["c28", "c30"].contains($0.id) })
  func `five numbers have the first four as a hint`(_ row: Row) {
    let box: Box = row.id == "c28" ? .media : .crop
    let first = box == .media ? Rectangle(0, 0, 600, 800) : Rectangle(50, 60, 550, 740)
    #expect(row.resolved()[box].hint == .firstFour(first))
  }

  @Test(arguments: rows.filter { $0.id == "c79" })
  func `trim and bleed are clipped to the media box and not to the crop box`(_ row: Row) {
    let page = row.resolved()
    #expect(page[.trim].effective == Rectangle(0, 0, 600, 800))
    #expect(page[.bleed].effective == Rectangle(0, 0, 600, 800))
    #expect(page[.trim].reason == .clipped && page[.bleed].reason == .clipped)
  }
}
