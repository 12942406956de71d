import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

@Suite struct CaseFileTests {
  /// One page as a file has it, some of its effective boxes, and all that is odd about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let page: String
    let root: String
    let effective: [Box: [Double]]
    let problems: [String]
    let size: [Double]?
    /// Whether crop and media box are told apart.
    let differs: Bool?

    init(
      _ id: String, _ page: String, root: String = "", _ effective: [Box: String],
      _ problems: String = "", size: String? = nil, differs: Bool? = nil
    ) {
      self.id = id
      self.page = page
      self.root = root
      self.effective = effective.mapValues { text in
        text.split(separator: " ").compactMap { Double(String($0)) }
      }
      self.problems = problems.split(separator: " ").map { String($0) }
      self.size = size?.split(separator: "×").compactMap { Double(String($0)) }
      self.differs = differs
    }

    var testDescription: String { "\(id): \(root) | \(page)" }

    var bytes: [UInt8] { TreeFixture(pages: [page], root: root).bytes() }
  }

  @Test func `no case has the id of another, and each is whole`() {
    #expect(Set(Self.rows.map(\.id)).count == Self.rows.count)
    for row in Self.rows { #expect(row.effective.values.allSatisfy { $0.count == 4 }, "\(row.id)") }
  }

  @Test(arguments: rows)
  func `the entries are read with the digits of the file, where they stand`(_ row: Row) throws {
    let text = String(decoding: row.bytes, as: UTF8.self)
    let document = try PageDocument(bytes: row.bytes)
    let entries = try #require(document.pages.first).entries
    #expect(entries.page.holder == ObjectID(3))
    #expect(entries.ancestors.map(\.holder) == [ObjectID(2)])
    for (level, verbatim) in [(entries.page, row.page), (Array(entries.ancestors)[0], row.root)] {
      #expect(verbatim.isEmpty || text.contains(verbatim))
      let written = written(verbatim)
      for key in PageKey.allCases { #expect(level.values[key]?.text == written[key], "\(key)") }
    }
  }

  @Test(arguments: rows)
  func `the boxes are what is right for the case`(_ row: Row) throws {
    let page = try #require(try PageDocument(bytes: row.bytes).pages.first).boxes
    for (box, edges) in row.effective { #expect(page[box].effective.edges == edges, "\(box)") }
    #expect(page.ids == row.problems)
    if let size = row.size {
      #expect(abs(page.view.width - size[0]) < 1e-9 && abs(page.view.height - size[1]) < 1e-9)
    }
    if let differs = row.differs {
      #expect(BoxComparison(.crop, .media, on: page).differs == differs)
    }
  }

  @Test func `the reading of the entries that the cases are checked by knows every form`() {
    let read = written("/MediaBox [0 0 6.60 8] /CropBox null /Rotate 90 /UserUnit 72")
    #expect(read == [.media: "[ 0 0 6.60 8 ]", .rotate: "90", .userUnit: "72"])
    #expect(written("") == [:])
    #expect(written("/TrimBox [1e-5 0 6 8] /TrimBox [0 2.5e3 6 8]") == [.trim: "[ 0 (2.5e3) 6 8 ]"])
  }

  @Test(.enabled(if: CaseList.isThere, "no list of cases beside the corpus"))
  func `every case of the list that is for inspecting or comparing is a row`() throws {
    let ids = try CaseList.ids(for: ["in", "df"])
    try #require(ids.count > 20 && ids.contains("L1"))
    // A letter tells apart the pages of one case.
    let rows = Set(Self.rows.map { $0.id.prefix { !$0.isLowercase } })
    #expect(ids.filter { !rows.contains(Substring($0)) } == [])
  }
}

/// The entries of a dictionary as the text of a document has them: tokens joined by blanks.
///
/// Of a key that is written twice the last counts, and libqpdf makes a string of a number with an
/// exponent.
private func written(_ verbatim: String) -> [PageKey: String] {
  var values: [PageKey: String] = [:]
  let entry = /(\/[A-Za-z]+) (\[[^\]]*\]|[^ ]+)/
  for match in verbatim.matches(of: entry) {
    let value = match.2
    guard let key = PageKey.allCases.first(where: { $0.name == match.1 }), value != "null" else {
      continue
    }
    let text = value.first == "[" ? "[ \(value.dropFirst().dropLast()) ]" : String(value)
    values[key] = text.replacing(/[0-9.]+e-?[0-9]+/) { "(\($0.output))" }
  }
  return values
}
