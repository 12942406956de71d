import BoxDocument
import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

/// Only the page that is meant changes, whatever it shares with others.
@Suite struct OnlyThatPageTests {
  /// A way to write a changed file.
  enum Way: CaseIterable, Sendable {
    case append, rewrite

    func output(_ editor: BoxEditor) throws -> [UInt8] {
      switch self {
      case .append: try editor.appended()
      case .rewrite: try editor.rewritten()
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `an array that three pages share stays theirs`(_ way: Way) throws {
    let bytes = TreeFixture(
      pages: Array(repeating: "/MediaBox 20 0 R /CropBox 20 0 R", count: 3),
      objects: [20: "[0 0 300.50 400]"]
    ).bytes()
    let editor = try edited(bytes, [2: [.crop: "[ 1 2 3 4 ]"]])
    let output = try way.output(editor)
    #expect(
      try raw(.crop, of: output) == ["[ 0 0 300.50 400 ]", "[ 1 2 3 4 ]", "[ 0 0 300.50 400 ]"])
    #expect(try raw(.media, of: output) == Array(repeating: "[ 0 0 300.50 400 ]", count: 3))
    let entries = try PageDocument(bytes: output).pages.map { Entry(of: .crop, in: $0.entries) }
    #expect(entries[1].indirect == nil && entries[0].indirect == entries[2].indirect)
    #expect(entries[0].indirect != nil)
  }

  @Test(arguments: Way.allCases)
  func `an inherited array becomes the page's own and stays above the others`(
    _ way: Way
  ) throws {
    let bytes = TreeFixture(
      pages: ["", "", ""], root: "/MediaBox [0 0 300 400] /CropBox [5 5 200 200] /Rotate 90"
    ).bytes()
    let output = try way.output(
      try edited(bytes, [3: [.crop: "[ 1 2 3 4 ]", .rotate: "0", .media: "[ 0 0 30 40 ]"]]))
    let pages = try PageDocument(bytes: output).pages
    #expect(
      pages.map { Entry(of: .crop, in: $0.entries).from } == [.inherited, .inherited, .page])
    #expect(
      try raw(.crop, of: output) == ["[ 5 5 200 200 ]", "[ 5 5 200 200 ]", "[ 1 2 3 4 ]"])
    #expect(try raw(.rotate, of: output) == ["90", "90", "0"])
    #expect(
      try raw(.media, of: output) == ["[ 0 0 300 400 ]", "[ 0 0 300 400 ]", "[ 0 0 30 40 ]"])
  }

  @Test(arguments: Way.allCases)
  func `a page that is listed twice becomes two where they differ`(_ way: Way) throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [0 0 300 400] /Contents 20 0 R", "/MediaBox [0 0 50 60]"],
      objects: [20: "<< /Length 2 >>\nstream\nq \nendstream"], extraKids: [.again(0)]
    ).bytes()
    let editor = try edited(bytes, [3: [.crop: "[ 1 2 3 4 ]"]])
    try #require(editor.document.pages.map(\.object) == [ObjectID(3), ObjectID(4), ObjectID(3)])
    let output = try way.output(editor)
    #expect(try raw(.crop, of: output) == [nil, nil, "[ 1 2 3 4 ]"])
    #expect(
      try raw(.media, of: output) == ["[ 0 0 300 400 ]", "[ 0 0 50 60 ]", "[ 0 0 300 400 ]"])
    let pages = try PageDocument(bytes: output).pages
    #expect(pages[0].object != pages[2].object)
    #expect(pages.allSatisfy { $0.entries.structure.isEmpty })
    try Programs.expectAcceptance(of: output)
  }

  @Test(arguments: Way.allCases)
  func `a page that is listed twice stays one where both get the same`(_ way: Way) throws {
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 300 400]"], extraKids: [.again(0)]).bytes()
    let wishes: Wishes = [.crop: "[ 1 2 3 4 ]", .media: "[ 0 0 5 5 ]"]
    let output = try way.output(try edited(bytes, [1: wishes, 2: wishes]))
    let pages = try PageDocument(bytes: output).pages
    #expect(pages[0].object == pages[1].object)
    #expect(pages.map(\.entries.structure) == [[.listedTwice], [.listedTwice]])
    #expect(try raw(.crop, of: output) == ["[ 1 2 3 4 ]", "[ 1 2 3 4 ]"])
  }

  @Test(arguments: Way.allCases)
  func `three places of one page get three different boxes`(_ way: Way) throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]"], extraKids: [.again(0), .again(0)]
    ).bytes()
    let output = try way.output(
      try edited(
        bytes,
        [1: [.crop: "[ 1 1 1 2 ]"], 2: [.crop: "[ 2 2 2 3 ]"], 3: [.crop: "[ 3 3 3 4 ]"]]))
    #expect(try raw(.crop, of: output) == ["[ 1 1 1 2 ]", "[ 2 2 2 3 ]", "[ 3 3 3 4 ]"])
    #expect(Set(try PageDocument(bytes: output).pages.map(\.object)).count == 3)
  }

  /// Two pages that cannot be told apart: through a node, an array of kids, or a page in place.
  static let inseparable: [TreeFixture] = [
    TreeFixture(
      pages: [],
      objects: [
        3: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [4 0 R] >>",
        4: "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >>",
      ], extraKids: [.verbatim("3 0 R"), .verbatim("3 0 R")], count: "2"),
    TreeFixture(
      pages: [],
      objects: [
        3: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids 6 0 R >>",
        4: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids 6 0 R >>", 6: "[ 5 0 R ]",
        5: "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >>",
      ], extraKids: [.verbatim("3 0 R"), .verbatim("4 0 R")], count: "2"),
    TreeFixture(
      pages: [],
      objects: [
        3: "<< /Type /Pages /Parent 2 0 R /Count 1 /Kids "
          + "[ << /Type /Page /Parent 3 0 R /MediaBox [0 0 300 400] >> ] >>"
      ], extraKids: [.verbatim("3 0 R"), .verbatim("3 0 R")], count: "2"),
  ]

  @Test(arguments: inseparable)
  func `pages that are one by what lists them change together or not at all`(
    _ fixture: TreeFixture
  ) throws {
    let bytes = fixture.bytes()
    try #require(try PageDocument(bytes: bytes).pages.count == 2)
    #expect(
      failure { _ = try edited(bytes, [2: [.crop: "[ 1 2 3 4 ]"]]) } == .nodeListedTwice(1, 2))
    let wishes: Wishes = [.crop: "[ 1 2 3 4 ]"]
    let output = try edited(bytes, [1: wishes, 2: wishes]).appended()
    #expect(try raw(.crop, of: output) == ["[ 1 2 3 4 ]", "[ 1 2 3 4 ]"])
  }

  @Test(arguments: Way.allCases)
  func `a page in the list of kids itself is changed there`(_ way: Way) throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]"],
      extraKids: [
        .direct("/MediaBox [0 0 50 60] /CropBox [1 1 9 9]"), .direct("/MediaBox [0 0 70 80]"),
      ]
    ).bytes()
    let output = try way.output(try edited(bytes, [2: [.crop: nil, .trim: "[ 1 2 3 4 ]"]]))
    #expect(try raw(.crop, of: output) == [nil, nil, nil])
    #expect(try raw(.trim, of: output) == [nil, "[ 1 2 3 4 ]", nil])
    #expect(
      try raw(.media, of: output) == ["[ 0 0 300 400 ]", "[ 0 0 50 60 ]", "[ 0 0 70 80 ]"])
    #expect(try PageDocument(bytes: output).pages.map { $0.object == nil } == [false, true, true])
  }

  @Test func `a page behind direct nodes and a direct catalogue's tree is found`() throws {
    var writer = PDFWriter()
    writer.add(
      1,
      "<< /Type /Catalog /Pages << /Type /Pages /Count 2 /Kids [ << /Type /Pages /Count 1 /Kids "
        + "[ << /Type /Page /MediaBox [0 0 9 9] >> ] >> 3 0 R ] >> >>")
    writer.add(3, "<< /Type /Page /MediaBox [0 0 8 8] >>")
    let editor = try edited(writer.bytes(), [1: [.crop: "[ 1 2 3 4 ]"], 2: [.trim: "[ 0 0 1 1 ]"]])
    let output = try editor.appended()
    #expect(try raw(.crop, of: output) == ["[ 1 2 3 4 ]", nil])
    #expect(try raw(.trim, of: output) == [nil, "[ 0 0 1 1 ]"])
    #expect(places(of: "\n1 0 obj", in: output).count == 2)
  }

  @Test func `null, dangling and doubled entries go with the entry`() throws {
    let bytes = TreeFixture(
      pages: [
        "/MediaBox [0 0 300 400] /CropBox null /TrimBox 99 0 R "
          + "/ArtBox [1 1 2 2] /ArtBox [0 0 9 9]"
      ]
    ).bytes()
    let output = try edited(bytes, [1: [.crop: nil, .trim: nil, .art: "[ 0 0 9 9 ]"]]).appended()
    let tail = String(decoding: output.dropFirst(bytes.count), as: UTF8.self)
    #expect(!tail.contains("CropBox") && !tail.contains("TrimBox"))
    #expect(tail.split(separator: "/ArtBox").count == 2)
  }
}
