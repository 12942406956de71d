import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// The decision table of the rules, each row read from a file.
@Suite struct EngineCaseTests {
  @Test(arguments: DecisionTable.rows)
  func `the file has the entries of the row as they are written`(_ row: DecisionRow) {
    let text = String(decoding: row.bytes, as: UTF8.self)
    for entries in [row.page, row.pages, row.inner ?? ""] + row.objects.values
    where !entries.isEmpty {
      #expect(text.contains(entries))
    }
    let keys = PageKey.allCases.map(\.name)
    let written = keys.count { "\(row.page) \(row.pages) \(row.inner ?? "")".contains($0) }
    #expect(keys.count { text.contains($0) } == written, "and no other key")
    #expect(text.contains("/Type /Page ") == row.typed)
  }

  @Test(arguments: DecisionTable.rows, [PageDocument.ReaderChoice.auto, .qpdf])
  func `the page is shown as the table says, for the reasons of the table`(
    _ row: DecisionRow, _ reader: PageDocument.ReaderChoice
  ) throws {
    let document = try PageDocument(bytes: row.bytes, reader: reader)
    try #require(document.pages.count == 1)
    let page = document.pages[0].boxes
    #expect(page.view.rectangle.edges == row.region)
    try #require(row.size.count == 2)
    #expect(abs(page.view.width - row.size[0]) < 1e-9)
    #expect(abs(page.view.height - row.size[1]) < 1e-9)
    let dangling = page.ids.filter { $0.hasSuffix("-dangling") }
    #expect(Set(page.ids).subtracting(dangling) == row.problems)
    // What is null is told by the fast reader alone; object 99 is in no file of the table.
    let nulls = PageKey.allCases.filter { key in
      row.page.contains("\(key.name) null") || row.page.contains("\(key.name) 99 0 R")
    }
    #expect(dangling.count == (document.reader == .scan ? nulls.count : 0))
    #expect(page.ids.count == Set(page.ids).count, "each problem is told once")
  }

  @Test(.enabled(if: Study.engineCases.isThere, "no engine-cases.ndjson beside the corpus"))
  func `the rows are the files that the programs were measured with`() throws {
    let measured = try MeasuredCase.all()
    #expect(Set(measured.map(\.id)) == Set(DecisionTable.rows.map(\.id)))
    for known in measured {
      let row = try #require(DecisionTable.rows.first { $0.id == known.id })
      #expect(row.page == known.page, "\(row.id)")
      #expect(row.pages == known.pages, "\(row.id)")
      #expect(row.inner == known.inner, "\(row.id)")
      #expect(row.typed == known.typed, "\(row.id)")
      #expect((row.parent == .missing) == known.noParent, "\(row.id)")
      #expect((row.parent == .cycle) == known.parentCycle, "\(row.id)")
      let objects = Dictionary(uniqueKeysWithValues: row.objects.map { ("\($0.key)", $0.value) })
      #expect(objects == known.objects, "\(row.id)")
    }
  }
}

extension DecisionRow {
  /// The file.
  fileprivate var bytes: [UInt8] {
    let parent: TreeFixture.Parent =
      switch parent {
      case .usual: .usual
      case .missing: .missing
      case .cycle: .cycle
      }
    return TreeFixture(
      pages: [page], root: pages, inner: inner, objects: objects, typed: typed, parent: parent
    ).bytes()
  }
}
