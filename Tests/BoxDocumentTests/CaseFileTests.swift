import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

@Suite struct CaseFileTests {
  /// Without the numbers with an exponent, which are none in a PDF file: libqpdf shows a string.
  @Test(arguments: ReportedCases.rows.filter { !$0.page.contains("e-") })
  func `the entries are read with the digits of the file, where they stand`(_ row: ReportedCase)
    throws
  {
    let text = String(decoding: row.bytes, as: UTF8.self)
    let document = try PageDocument(bytes: row.bytes)
    let entries = try #require(document.pages.first).entries
    #expect(entries.page.holder == ObjectID(3))
    #expect(entries.ancestors.map(\.holder) == [ObjectID(2)])
    for (level, verbatim) in [(entries.page, row.page), (Array(entries.ancestors)[0], row.pages)] {
      #expect(verbatim.isEmpty || text.contains(verbatim))
      let written = written(verbatim)
      for key in PageKey.allCases { #expect(level.values[key]?.text == written[key], "\(key)") }
    }
  }

  @Test(arguments: ReportedCases.rows, [PageDocument.ReaderChoice.auto, .qpdf])
  func `the boxes are what is right for the case`(
    _ row: ReportedCase, _ reader: PageDocument.ReaderChoice
  ) throws {
    let page = try #require(
      try PageDocument(bytes: row.bytes, reader: reader).pages.first
    ).boxes
    for (box, edges) in row.effective { #expect(page[box].effective.edges == edges, "\(box)") }
    // What libqpdf hides is told besides.
    let hidden = page.ids.filter { $0.hasSuffix("-dangling") || $0.hasSuffix("-duplicate") }
    #expect(page.ids.filter { !hidden.contains($0) } == row.problems)
    #expect(hidden == (reader == .auto ? Self.hidden[row.id, default: []] : []))
    if let size = row.size {
      #expect(abs(page.view.width - size[0]) < 1e-9 && abs(page.view.height - size[1]) < 1e-9)
    }
    if let differs = row.differs {
      #expect(BoxComparison(.crop, .media, on: page).differs == differs)
    }
  }

  /// What is null or stands there twice in the cases, by hand.
  private static let hidden = ["F16": ["crop-dangling"], "L21": ["media-duplicate"]]

  @Test(.enabled(if: Study.cases.isThere, "no list of cases beside the corpus"))
  func `every case of the list that is for inspecting or comparing is a row`() throws {
    let ids = try CaseList.ids(for: ["in", "df"])
    try #require(ids.count > 20 && ids.contains("L1"))
    // A letter tells apart the pages of one case.
    let rows = Set(ReportedCases.rows.map { $0.id.prefix { !$0.isLowercase } })
    #expect(ids.filter { !rows.contains(Substring($0)) } == [])
  }
}

extension ReportedCase {
  /// The file.
  fileprivate var bytes: [UInt8] { TreeFixture(pages: [page], root: pages).bytes() }
}
