import BoxDocument
import BoxFixtures
import Foundation
import Testing
import Thumbnails

/// Holds the thumbnailer to what viewers show: the crop box.
@Suite struct ThumbnailerTests {
  /// A cover of which the front alone is shown, and a page without a crop.
  ///
  /// The claims are proved when the file is made: a fixture that lost its crop box is an error.
  static let cover = Recipe(
    name: "cover",
    pages: [
      Recipe.Page(media: [0, 0, 1700, 841], crop: [640, 123, 1060, 718]),
      Recipe.Page(media: [0, 0, 420, 595]),
    ],
    claims: ["crop!=media on 1", "shows crop on 1", "no crop on 2"])

  @Test func `the fixture has a crop that is not the sheet`() throws {
    let pages = try PageDocument(bytes: Fixture(Self.cover).bytes).pages
    let first = try #require(pages.first).boxes
    #expect(first[.crop].effective != first[.media].effective)
  }

  @Test func `the thumbnail of a cover is its front`() throws {
    let thumbnail = try Thumbnailer().thumbnail(of: Fixture(Self.cover).bytes, page: 1)
    // 420 by 595 points: upright. The sheet of 1700 by 841 would be 256 by 127.
    #expect((thumbnail.width, thumbnail.height) == (181, 256))
  }

  /// The mistake itself, kept so that everybody can see the test above fail.
  @Test func `a thumbnailer that draws the sheet is caught`() throws {
    let bytes = try Fixture(Self.cover).bytes
    withKnownIssue("draws the sheet") {
      let thumbnail = try Thumbnailer(drawing: .sheet).thumbnail(of: bytes, page: 1)
      #expect((thumbnail.width, thumbnail.height) == (181, 256))
    }
  }

  /// Why it was not noticed: without a crop box both are right.
  @Test(arguments: [Thumbnailer.Source.sheet, .view])
  func `a page without a crop shows no mistake`(_ source: Thumbnailer.Source) throws {
    let bytes = try Fixture(Self.cover).bytes
    let thumbnail = try Thumbnailer(drawing: source).thumbnail(of: bytes, page: 2)
    #expect((thumbnail.width, thumbnail.height) == (181, 256))
  }

  /// Entries of the catalogue, with the sides that a square of 100 pixels leaves them, by hand.
  @Test(arguments: [
    ("plain-page", 77, 100),  // 612 by 792
    ("plain-crop", 72, 100),  // 468 by 648
    ("rotate-90-inherited", 100, 40),  // 200 by 500, lying
    ("negative-coordinates", 35, 100),  // 441.2 by 1265.81
  ])
  func `an entry of the catalogue is drawn through its crop`(
    _ name: String, _ width: Int, _ height: Int
  ) throws {
    let recipe = try #require(Catalogue.recipe(named: name))
    let bytes = try Fixture(recipe).bytes
    let thumbnail = try Thumbnailer().thumbnail(of: bytes, page: 1, longSide: 100)
    #expect((thumbnail.width, thumbnail.height) == (width, height))
  }

  @Test func `a crop of three numbers is no crop`() throws {
    let odd = Recipe(
      pages: [Recipe.Page(media: [0, 0, 420, 595], crop: .verbatim("[10 20 30]"))],
      claims: ["unusable crop on 1", "shows media on 1"])
    let thumbnail = try Thumbnailer().thumbnail(of: Fixture(odd).bytes, page: 1)
    #expect((thumbnail.width, thumbnail.height) == (181, 256))
  }

  @Test func `a claim that cannot be read is an error of its fixture`() {
    let slip = Recipe(pages: [Recipe.Page(media: [0, 0, 9, 9])], claims: ["crop!=media"])
    #expect(throws: FixtureError.self) { try Fixture(slip) }
  }

  @Test func `a fixture can be a file`() throws {
    let json = #"{"pages": [{"media": [0, 0, 420, 595], "count": 3}], "claims": ["3 pages"]}"#
    let recipe = try Recipe(json: Array(json.utf8))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Fixture(recipe).bytes).write(to: file)
    #expect(try PageDocument(reading: file.path).pages.count == 3)
  }
}
