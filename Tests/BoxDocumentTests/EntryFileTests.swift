import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// How entries get from the file to the rules: inherited, indirect, doubled, turned.
@Suite struct EntryFileTests {
  /// Reads the only page of a file.
  private func page(_ fixture: TreeFixture) throws -> PageDocument.Page {
    let pages = try PageDocument(bytes: fixture.bytes()).pages
    try #require(pages.count == 1)
    return pages[0]
  }

  /// The same box, written where it stands, through a reference, and with each number through one.
  static let spellings: [(verbatim: String, reference: ObjectID?)] = [
    ("/MediaBox [0 0 300.50 400]", nil),
    ("/MediaBox 20 0 R", ObjectID(20)),
    ("/MediaBox [21 0 R 21 0 R 22 0 R 23 0 R]", nil),
    ("/MediaBox 24 0 R", ObjectID(24)),
  ]

  /// What the references lead to.
  static let objects = [
    20: "[0 0 300.50 400]", 21: "0", 22: "300.50", 23: "400",
    24: "[ 21 0 R\n0  22 0 R % a comment\n23 0 R ]",
  ]

  @Test(arguments: spellings)
  func `a box is read through references, which are told`(
    _ verbatim: String, _ reference: ObjectID?
  ) throws {
    for isOnPage in [true, false] {
      let page = try page(
        TreeFixture(
          pages: [isOnPage ? verbatim : ""], root: isOnPage ? "" : verbatim,
          objects: Self.objects))
      let media = page.boxes[.media]
      #expect(media.entry.raw == "[ 0 0 300.50 400 ]")
      #expect(media.entry.indirect == reference)
      #expect(media.entry.from == (isOnPage ? .page : .inherited))
      #expect(media.entry.holder == (isOnPage ? page.object : ObjectID(2)))
      #expect(media.effective == Rectangle(0, 0, 300.5, 400))
      #expect(page.boxes.ids == [])
    }
  }

  @Test func `media, crop and turn come from three levels`() throws {
    let page = try page(
      TreeFixture(
        pages: ["/CropBox [10 20 110 220]"], root: "/Rotate 90 /MediaBox [0 0 1 1]",
        inner: "/MediaBox [0 0 300 400] /CropBox [0 0 5 5]"))
    let boxes = page.boxes
    #expect(boxes[.media].entry.holder == ObjectID(3) && boxes[.media].entry.from == .inherited)
    #expect(boxes[.crop].entry.holder == ObjectID(4) && boxes[.crop].entry.from == .page)
    #expect(boxes.rotation.entry.holder == ObjectID(2))
    #expect(boxes.view.rectangle == Rectangle(10, 20, 110, 220))
    #expect(boxes.view.width == 200 && boxes.view.height == 100)
  }

  @Test(arguments: ["TrimBox", "BleedBox", "ArtBox"])
  func `a box that does not inherit is ignored above the page, and that is told`(
    _ name: String
  ) throws {
    let page = try page(
      TreeFixture(pages: ["/MediaBox [0 0 612 792]"], root: "/\(name) [36 36 576 756]"))
    let key = try #require(PageKey.allCases.first { $0.name == "/\(name)" })
    let box = try #require(key.box)
    #expect(page.boxes[box].entry.from == .absent)
    #expect(page.boxes[box].effective == Rectangle(0, 0, 612, 792))
    #expect(page.boxes.ids == ["\(box)-on-pages"])
    #expect(Array(page.entries.ancestors)[0].values[key]?.text == "[ 36 36 576 756 ]")
  }

  @Test func `of a key that is written twice libqpdf gives the last, and remarks on it`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 300 400] /MediaBox [0 0 612 792]"])
    let document = try PageDocument(bytes: fixture.bytes(), reader: .qpdf)
    #expect(document.pages.first?.boxes[.media].entry.raw == "[ 0 0 612 792 ]")
    let remark = try #require(document.remarks.first)
    #expect(document.remarks.count == 1)
    #expect(remark.object == "object 3 0")
    #expect(remark.text.contains("/MediaBox"))
  }

  @Test(arguments: [
    ("/TrimBox", Box.trim, "3.05175781e-005"), ("/BleedBox", .bleed, "3.05175781e-005"),
    ("/ArtBox", .art, "3.05176e-005"),
  ])
  func `a number with an exponent is no number, and is told as it stands`(
    _ key: String, _ box: Box, _ number: String
  ) throws {
    let page = try page(
      TreeFixture(pages: ["/MediaBox [0 0 612 792] \(key) [\(number) 0 612 792]"]))
    #expect(page.boxes.ids == ["\(box)-malformed"])
    #expect(page.boxes[box].effective == Rectangle(0, 0, 612, 792))
    #expect(page.boxes[box].entry.raw?.contains(number) == true)
  }

  @Test func `two pages share an array, and each is told through which reference`() throws {
    let fixture = TreeFixture(
      pages: ["/MediaBox 20 0 R", "/MediaBox 20 0 R"], objects: [20: "[0 0 300 400]"])
    let pages = try PageDocument(bytes: fixture.bytes()).pages
    #expect(pages.map { $0.boxes[.media].entry.indirect } == [ObjectID(20), ObjectID(20)])
    #expect(pages.map { $0.boxes[.media].entry.holder } == [ObjectID(3), ObjectID(4)])
  }

  /// A turn as it is written, the one applied, and what is odd about it.
  static let turns: [(written: String, turn: Int, problem: String?)] = [
    ("90", 90, nil), ("180", 180, nil), ("270", 270, nil), ("-90", 270, nil), ("450", 90, nil),
    ("45", 0, "rotate-not-multiple-of-90"), ("90.0", 90, "rotate-real-number"),
  ]

  @Test(arguments: turns, [true, false])
  func `a turn is applied to the cropped page, own or inherited`(
    _ row: (written: String, turn: Int, problem: String?), _ isOwn: Bool
  ) throws {
    let boxes = "/MediaBox [0 0 612 792] /CropBox [100 200 300 700]"
    let turn = " /Rotate \(row.written)"
    let page = try page(
      TreeFixture(pages: [boxes + (isOwn ? turn : "")], root: isOwn ? "" : turn)
    ).boxes
    #expect(page.rotation.value.rawValue == row.turn)
    #expect(page.rotation.entry.raw == row.written)
    #expect(page.rotation.entry.from == (isOwn ? .page : .inherited))
    #expect(page.ids == [row.problem].compactMap(\.self))
    let isSideways = row.turn == 90 || row.turn == 270
    #expect(page.view.width == (isSideways ? 500 : 200))
    #expect(page.view.height == (isSideways ? 200 : 500))
  }

  @Test func `a turn that is null is the one above`() throws {
    let page = try page(
      TreeFixture(pages: ["/MediaBox [0 0 612 792] /Rotate null"], root: "/Rotate 270"))
    #expect(page.boxes.rotation.value == .threeQuarters)
    #expect(page.boxes.rotation.entry.from == .inherited)
  }

  @Test(arguments: [("0", "user-unit-malformed"), ("-1", "user-unit-malformed")])
  func `a unit that is not above 0 is 1`(_ written: String, _ problem: String) throws {
    let page = try page(TreeFixture(pages: ["/MediaBox [0 0 612 792] /UserUnit \(written)"]))
    #expect(page.boxes.userUnit.value == 1)
    #expect(page.boxes.ids == [problem])
    #expect(page.boxes.userUnit.entry.raw == written)
  }

  @Test func `a unit above the page is ignored, and that is told`() throws {
    let page = try page(TreeFixture(pages: ["/MediaBox [0 0 8.5 11]"], root: "/UserUnit 72"))
    #expect(page.boxes.userUnit.value == 1)
    #expect(page.boxes.ids == ["user-unit-on-pages"])
  }
}
