import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// What leads to places of a page that is moved, with the numbers found by hand.
@Suite struct MovedDestinationTests {
  /// Arrays behind the page, and what a quarter turn makes of them.
  static let arrays: [(old: String, new: String)] = [
    ("/XYZ 20 200 1.5", "/XYZ 190 110 1.5"), ("/XYZ null 200 0", "/XYZ 190 null 0"),
    ("/XYZ 20 null null", "/XYZ null 110 null"), ("/XYZ null null null", "/XYZ null null null"),
    ("/XYZ 20 200", "/XYZ 190 110"), ("/XYZ 21 0 R 200 1", "/XYZ 190 110 1"),
    ("/Fit", "/Fit"), ("/FitB", "/FitB"), ("/FitH 80", "/FitV 70"), ("/FitH null", "/FitV null"),
    ("/FitV 20", "/FitH 110"), ("/FitBH 80.5", "/FitBV 70.5"), ("/FitBV 20", "/FitBH 110"),
    ("/FitR 20 30 50 70", "/FitR 20 80 60 110"), ("/FitR 20 30 50", "/FitR 20 30 50"),
    ("/Other 20", "/Other 20"), ("(text) 20", "(text) 20"),
  ]

  @Test(arguments: arrays) func `a turn moves the place`(_ row: (old: String, new: String)) throws {
    let output = try QuarterTurn.turned(
      catalogue: "/OpenAction [3 0 R \(row.old)]", objects: [21: "20"])
    #expect(try object(with: "/Catalog", in: output).contains(/\/OpenAction \[ \d+ 0 R (.*?) \]/))
    let found = try object(with: "/Catalog", in: output)
      .firstMatch(of: /\/OpenAction \[ \d+ 0 R (.*?) \]/)
    #expect(found.map { String($0.1) } == row.new)
  }

  /// The places of a document from which a page can be reached.
  static let holders: [(catalogue: String, page: String, objects: [Int: String])] = [
    ("", "/Annots [<< /Subtype /Link /Dest [3 0 R /XYZ 20 200 0] >>]", [:]),
    ("", "/Annots [<< /Subtype /Link /A << /S /GoTo /D [3 0 R /XYZ 20 200 0] >> >>]", [:]),
    (
      "", "/Annots [<< /Subtype /Link /A << /S /URI /Next [<< /S /GoTo /D 20 0 R >>] >> >>]",
      [20: "[3 0 R /XYZ 20 200 0]"]
    ),
    ("/OpenAction << /S /GoTo /D [3 0 R /XYZ 20 200 0] >>", "", [:]),
    ("/Dests << /K#e4 [3 0 R /XYZ 20 200 0] >>", "", [:]),
    ("/Dests 20 0 R", "", [20: "<< /K << /D [3 0 R /XYZ 20 200 0] >> >>"]),
    (
      "/Names << /Dests 20 0 R >>", "",
      [
        20: "<< /Kids [21 0 R] >>",
        21: "<< /Names [(a) [3 0 R /XYZ 20 200 0]] /Limits [(a) (a)] >>",
      ]
    ),
    (
      "/Outlines 20 0 R", "",
      [
        20: "<< /First 21 0 R /Last 21 0 R >>",
        21: "<< /Parent 20 0 R /Dest [3 0 R /XYZ 20 200 0] >>",
      ]
    ),
    ("", "/AA << /O << /S /GoTo /D [3 0 R /XYZ 20 200 0] >> >>", [:]),
  ]

  @Test(arguments: holders) func `wherever it is written`(
    _ row: (catalogue: String, page: String, objects: [Int: String])
  ) throws {
    let output = try QuarterTurn.turned(
      row.page, catalogue: row.catalogue, objects: row.objects)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.matches(of: /\[ \d+ 0 R \/XYZ 190 110 0 \]/).count == 1)
    #expect(!text.contains("/XYZ 20 200 0"))
  }

  /// Destinations that begin with no page, and whether they lead to the page that is moved.
  static let indirect: [(catalogue: String, isMoved: Bool)] = [
    ("/OpenAction << /S /GoTo /D (x) /SD [20 0 R /XYZ 20 200 0] >>", true),
    ("/OpenAction << /S /GoTo /D (x) /SD [21 0 R /XYZ 20 200 0] >>", false),
    ("/OpenAction << /S /GoTo /D (x) /SD [22 0 R /XYZ 20 200 0] >>", false),
    ("/OpenAction [0 /XYZ 20 200 0]", true), ("/OpenAction [1 /XYZ 20 200 0]", false),
    ("/OpenAction [-1 /XYZ 20 200 0]", false), ("/OpenAction [0.0 /XYZ 20 200 0]", false),
    ("/Outlines << /First << /Dest [0 /XYZ 20 200 0] >> >>", true),
    ("/OpenAction << /S /GoTo /D [0 /XYZ 20 200 0] >>", true),
    ("/OpenAction << /S /GoTo /D 23 0 R >>", true), ("/Dests << /Other 23 0 R >>", true),
    ("/OpenAction << /S /GoToR /F (f) /D [0 /XYZ 20 200 0] >>", false),
    ("/OpenAction << /S /GoToE /F (f) /D 23 0 R >>", false),
    // What leads to another file in one place, and to this in another, is as it was.
    ("/AA 23 0 R /OpenAction << /S /GoToR /D 23 0 R >> /URI 23 0 R", false),
  ]

  @Test(arguments: indirect) func `structure and page numbers lead to pages, too`(
    _ row: (catalogue: String, isMoved: Bool)
  ) throws {
    let objects = [
      20: "<< /S /P /Pg 3 0 R /K [20 0 R 20 0 R] >>", 21: "<< /S /P /Pg 4 0 R >>",
      22: "<< /S /P >>", 23: "[0 /XYZ 20 200 0]",
    ]
    let output = try QuarterTurn.turned(
      catalogue: row.catalogue,
      objects: objects.filter { row.catalogue.contains("\($0.key) 0 R") })
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("/XYZ 190 110 0") == row.isMoved)
    #expect(text.contains("/XYZ 20 200 0") != row.isMoved)
  }

  @Test func `a page that is listed twice has two numbers`() throws {
    let bytes = TreeFixture(
      pages: [QuarterTurn.boxes, "/MediaBox [0 0 9 9]"],
      objects: [
        1:
          "<< /Type /Catalog /Pages 2 0 R /Dests << /A [0 /XYZ 20 200 0] /B [2 /XYZ 20 200 0] >> >>"
      ],
      extraKids: [.again(0)]
    ).bytes()
    let output = try moved(bytes, .bakeRotate).rewritten()
    #expect(places(of: "/XYZ 190 110 0", in: output).count == 2)
  }

  @Test func `places of other pages and files stay`() throws {
    let catalogue =
      "/Dests << /Other [4 0 R /XYZ 20 200 0] /File [(id) /XYZ 20 200 0] /Bare [3 0 R] >>"
    let output = try QuarterTurn.turned(catalogue: catalogue)
    let text = try object(with: "/Catalog", in: output)
    #expect(text.matches(of: /\/XYZ 20 200 0/).count == 2)
  }

  @Test func `a place is moved in an object stream and in an encrypted file too`() throws {
    let recipe = Recipe(
      pages: [Recipe.Page(media: [10, 20, 110, 220], rotate: 90)],
      objects: [20: "[3 0 R /XYZ 20 200 0]"], catalogue: "/OpenAction 20 0 R /Lang (en)",
      variants: Recipe.Variants(
        objectStreams: true,
        encryption: Recipe.Encryption(.aes256, userPassword: "reader")))
    let editor = try moved(Fixture(recipe).bytes, .bakeRotate, password: "reader")
    let output = try editor.rewritten()
    let again = try opened(output, password: "reader")
    #expect(again.form.isEncrypted)
    #expect(try raw(.media, of: output, password: "reader") == ["[ 10 20 210 120 ]"])
    let plain = try Program.qpdf.run(
      ["--password=reader", "--decrypt", "--object-streams=disable", "--compress-streams=n"],
      on: output, "-")
    #expect(plain.bytes.isEmpty || plain.output.contains("/XYZ 190 110 0"))
  }
}
