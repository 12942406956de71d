import Testing

@testable import BoxFixtures

@Suite struct TreeFixtureTests {
  /// A fixture and the whole text of the objects that tell whether it was written as described.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: TreeFixture
    var objects: [Int: String]

    init(_ about: String, _ fixture: TreeFixture, _ objects: [Int: String]) {
      testDescription = about
      self.fixture = fixture
      self.objects = objects
    }
  }

  static let cases = [
    Case(
      "one page", TreeFixture(pages: ["/MediaBox [0 0 600 800]"]),
      [
        1: "<< /Type /Catalog /Pages 2 0 R >>",
        2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>",
      ]),
    Case(
      "keys on three levels, a further object",
      TreeFixture(
        pages: ["/Rotate 5 0 R"], root: "/MediaBox [0 0 600 800]", inner: "/CropBox [1 2 3 4]",
        objects: [5: "90"]),
      [
        2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 600 800] >>",
        3: "<< /Type /Pages /Kids [4 0 R] /Count 1 /Parent 2 0 R /CropBox [1 2 3 4] >>",
        4: "<< /Type /Page /Parent 3 0 R /Rotate 5 0 R >>", 5: "90",
      ]),
    Case(
      "an inner node without keys", TreeFixture(pages: ["/A 1"], inner: ""),
      [3: "<< /Type /Pages /Kids [4 0 R] /Count 1 /Parent 2 0 R >>"]),
    Case(
      "numbers of further objects are left out",
      TreeFixture(pages: ["/A 1", "/B 2"], objects: [3: "null", 4: "null"]),
      [
        2: "<< /Type /Pages /Kids [5 0 R 6 0 R] /Count 2 >>", 3: "null", 4: "null",
        5: "<< /Type /Page /Parent 2 0 R /A 1 >>", 6: "<< /Type /Page /Parent 2 0 R /B 2 >>",
      ]),
    Case(
      "a further object replaces the root", TreeFixture(pages: [""], objects: [2: "null"]),
      [2: "null", 3: "<< /Type /Page /Parent 2 0 R >>"]),
    Case(
      "no type", TreeFixture(pages: ["/A 1"], typed: false), [3: "<< /Parent 2 0 R /A 1 >>"]),
    Case(
      "no parent", TreeFixture(pages: ["/A 1"], parent: .missing), [3: "<< /Type /Page /A 1 >>"]),
    Case(
      "a parent outside the tree",
      TreeFixture(pages: ["/A 1"], parent: .stray("/MediaBox [0 0 1 1]")),
      [
        2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        3: "<< /Type /Page /Parent 4 0 R /A 1 >>",
        4: "<< /Type /Pages /Kids [] /Count 0 /MediaBox [0 0 1 1] >>",
      ]),
    Case(
      "a cycle of parents", TreeFixture(pages: ["", ""], parent: .cycle),
      [
        2: "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /Parent 3 0 R >>",
        3: "<< /Type /Page /Parent 2 0 R >>",
      ]),
    Case(
      "repeated pages and a wrong count",
      TreeFixture(pages: ["/A 1", "/B 2"], repeating: 2, count: "-3"),
      [
        2: "<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R 6 0 R] /Count -3 >>",
        5: "<< /Type /Page /Parent 2 0 R /A 1 >>", 6: "<< /Type /Page /Parent 2 0 R /B 2 >>",
      ]),
    Case(
      "no pages and no count", TreeFixture(pages: [], count: ""), [2: "<< /Type /Pages /Kids [] >>"]
    ),
    Case(
      "odd kids; the page twice and the direct one count",
      TreeFixture(
        pages: ["/A 1"], inner: "",
        extraKids: [.root, .null, .direct("/B 2"), .again(0), .verbatim("99 0 R")]),
      [
        2: "<< /Type /Pages /Kids [3 0 R] /Count 3 >>",
        3: """
        << /Type /Pages /Kids [4 0 R 2 0 R null << /Type /Page /Parent 3 0 R /B 2 >> 4 0 R 99 0 R] \
        /Count 3 /Parent 2 0 R >>
        """,
      ]),
    Case(
      "a balanced tree of three levels",
      TreeFixture(pages: [""], repeating: 5, shape: .balanced(fanOut: 2)),
      [
        2: "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 5 >>",
        3: "<< /Type /Pages /Kids [5 0 R 6 0 R] /Count 4 /Parent 2 0 R >>",
        4: "<< /Type /Pages /Kids [7 0 R] /Count 1 /Parent 2 0 R >>",
        5: "<< /Type /Pages /Kids [8 0 R 9 0 R] /Count 2 /Parent 3 0 R >>",
        6: "<< /Type /Pages /Kids [10 0 R 11 0 R] /Count 2 /Parent 3 0 R >>",
        7: "<< /Type /Pages /Kids [12 0 R] /Count 1 /Parent 4 0 R >>",
        8: "<< /Type /Page /Parent 5 0 R >>", 12: "<< /Type /Page /Parent 7 0 R >>",
      ]),
    Case(
      "odd kids of a balanced tree stand after the last page",
      TreeFixture(
        pages: ["", "", ""], shape: .balanced(fanOut: 2), extraKids: [.again(0), .null]),
      [
        2: "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 4 >>",
        3: "<< /Type /Pages /Kids [5 0 R 6 0 R] /Count 2 /Parent 2 0 R >>",
        4: "<< /Type /Pages /Kids [7 0 R 5 0 R null] /Count 2 /Parent 2 0 R >>",
      ]),
    Case(
      "a chain below an inner node",
      TreeFixture(pages: ["", ""], inner: "/Rotate 90", shape: .chain(depth: 2)),
      [
        2: "<< /Type /Pages /Kids [3 0 R] /Count 2 >>",
        3: "<< /Type /Pages /Kids [4 0 R] /Count 2 /Parent 2 0 R /Rotate 90 >>",
        4: "<< /Type /Pages /Kids [5 0 R] /Count 2 /Parent 3 0 R >>",
        5: "<< /Type /Pages /Kids [6 0 R 7 0 R] /Count 2 /Parent 4 0 R >>",
        7: "<< /Type /Page /Parent 5 0 R >>",
      ]),
  ]

  @Test(arguments: cases) func `a file has the objects that were described`(_ item: Case) throws {
    let table = try requireSoundTable(item.fixture.bytes())
    for (number, text) in item.objects { #expect(table.text(of: number) == text) }
  }

  @Test(arguments: cases) func `the same description gives the same bytes`(_ item: Case) {
    #expect(item.fixture.bytes() == item.fixture.bytes())
  }

  /// What was written, what had been asked for, and the text that must be missed.
  static let losses: [(written: TreeFixture, asked: TreeFixture, lost: String)] = [
    (TreeFixture(pages: ["/A 1", ""]), TreeFixture(pages: ["/A 1", "/B 2"]), "/B 2"),
    (TreeFixture(pages: ["/A 1", ""]), TreeFixture(pages: ["/A 1"], repeating: 2), "/A 1"),
    (TreeFixture(pages: ["/B 2", "/A 1"]), TreeFixture(pages: ["/A 1", "/B 2"]), "/B 2"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], root: "/A 1"), "/A 1"),
    (TreeFixture(pages: ["/A 1"]), TreeFixture(pages: ["/A 1"], root: "/A 1"), "/A 1"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], inner: "/A 1"), "/A 1"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], objects: [9: "(a)"]), "(a)"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], parent: .stray("/A 1")), "/A 1"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], extraKids: [.direct("/A 1")]), "/A 1"),
    (TreeFixture(pages: [""]), TreeFixture(pages: [""], extraKids: [.verbatim("7 7 R")]), "7 7 R"),
  ]

  @Test(arguments: losses)
  func `a text that the file has not got is missed`(
    _ row: (written: TreeFixture, asked: TreeFixture, lost: String)
  ) {
    #expect(row.written.firstText(missingFrom: row.written.bytes()) == nil)
    #expect(row.asked.firstText(missingFrom: row.written.bytes()) == row.lost)
  }

  @Test func `the numbers of the pages are known`() {
    let fixture = TreeFixture(
      pages: ["", ""], objects: [4: "null"], shape: .chain(depth: 1), extraKids: [.again(0)])
    #expect(fixture.pageNumbers == [5, 6])
  }

  @Test(arguments: [(TreeFixture.Shape.flat, 0), (.balanced(fanOut: 64), 25)])
  func `a large tree is whole`(shape: TreeFixture.Shape, nodes: Int) throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 420 595]"], repeating: 1600, shape: shape)
    let table = try #require(FileTable(fixture.bytes()))
    // The catalogue, the root, and 25 nodes of 64 pages each where the tree is balanced.
    #expect(table.numbers.count == 2 + nodes + 1600)
    #expect(table.text(of: table.numbers.count)?.hasSuffix("/MediaBox [0 0 420 595] >>") == true)
    #expect(fixture.pageNumbers.count == 1600)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand pages and a chain of ten thousand nodes are no trouble`() throws {
    let wide = TreeFixture(
      pages: ["/MediaBox [0 0 420 595]"], repeating: 100_000, shape: .balanced(fanOut: 32))
    // 3125 lowest nodes, 98 and 4 above; the trailer counts all, number 0 and two at the top.
    #expect(contains(wide.bytes(), "/Size \(100_000 + 3125 + 98 + 4 + 3) "))
    let deep = TreeFixture(pages: ["/A 1"], shape: .chain(depth: 10_000))
    #expect(contains(deep.bytes(), "\n10003 0 obj\n<< /Type /Page /Parent 10002 0 R /A 1 >>\n"))
  }
}
