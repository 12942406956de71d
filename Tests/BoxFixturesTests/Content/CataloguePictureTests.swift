import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// Pictures of sound entries of the catalogue show each box where the numbers say.
@Suite(
  .serialized, .enabled(if: !Picture.Renderer.poppler.isEmpty, "needs pdftoppm"))
struct CataloguePictureTests {
  /// An entry with what must be seen on its first page, by hand.
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    let media, crop: Rectangle
    let boxes: [Box: Rectangle]
    let turn: Int
    let scale: Double

    var testDescription: String { name }

    init(
      _ name: String, _ media: Rectangle, crop: Rectangle? = nil, _ others: [Box: Rectangle] = [:],
      turn: Int = 0, scale: Double = 1
    ) {
      self.name = name
      self.media = media
      self.crop = crop ?? media
      var boxes = others
      boxes[.media] = media
      if let crop { boxes[.crop] = crop }
      self.boxes = boxes
      self.turn = turn
      self.scale = scale
    }

    /// Draws the first page.
    func picture(by renderer: Picture.Renderer) throws -> Picture {
      let recipe = try #require(Catalogue.recipe(named: name))
      return try Picture(
        Fixture(recipe).bytes, by: renderer, region: renderer.isCropped ? crop : media, turn: turn,
        scale: scale, unit: 1)
    }

    /// How many boxes share an edge, each of which draws over a part of it only.
    func sharers(of place: Double, on edge: Edge) -> Int {
      boxes.values.count { edge.place($0) == place }
    }
  }

  static let entries = [
    Entry("plain-page", Rectangle(0, 0, 612, 792)),
    Entry("plain-crop", Rectangle(0, 0, 612, 792), crop: Rectangle(72, 72, 540, 720)),
    Entry("cover-spread", Rectangle(0, 0, 1700, 841), crop: Rectangle(640, 123, 1060, 718)),
    Entry(
      "five-boxes", Rectangle(0, 0, 595, 841), crop: Rectangle(60, 60, 595, 841),
      [
        .bleed: Rectangle(30, 30, 595, 841), .trim: Rectangle(90, 90, 595, 841),
        .art: Rectangle(120, 120, 595, 841),
      ], scale: 2),
    Entry(
      "indesign-book", Rectangle(0, 0, 668.976, 915.59),
      [
        .bleed: Rectangle(28.346, 28.346, 640.629, 887.244),
        .trim: Rectangle(36.8499, 36.8499, 632.126, 878.74),
      ], scale: 2),
    Entry(
      "journal-article", Rectangle(0, 0, 391, 612), crop: Rectangle(26.64, 35.28, 350.68, 596.88),
      scale: 2),
    Entry("macos-print", Rectangle(0, 0, 595, 842)),
    Entry("crop-inherited", Rectangle(0, 0, 612, 792), crop: Rectangle(72, 72, 540, 720)),
    Entry(
      "inherited-boxes", Rectangle(0, 0, 400, 600), crop: Rectangle(40, 60, 360, 540), turn: 90,
      scale: 2),
    Entry(
      "three-levels", Rectangle(0, 0, 612, 792), crop: Rectangle(72, 72, 540, 720), turn: 90),
    Entry(
      "rotate-90-inherited", Rectangle(0, 0, 612, 792), crop: Rectangle(100, 200, 300, 700),
      turn: 90),
    Entry(
      "rotate-180-own", Rectangle(0, 0, 612, 792), crop: Rectangle(100, 200, 300, 700), turn: 180),
    Entry(
      "rotate-minus-90-own", Rectangle(0, 0, 612, 792), crop: Rectangle(100, 200, 300, 700),
      turn: 270),
    Entry(
      "negative-coordinates", Rectangle(-106.673, -362.691, 762.869, 1305.062),
      crop: Rectangle(-25.54, -294.47, 415.66, 971.34)),
    Entry(
      "trim-outside-crop", Rectangle(0, 0, 700, 900), crop: Rectangle(50, 50, 650, 850),
      [
        .bleed: Rectangle(20, 20, 680, 880), .trim: Rectangle(30, 30, 670, 870),
        .art: Rectangle(100, 100, 600, 800),
      ], scale: 2),
  ]

  static let cases = entries.flatMap { entry in Picture.Renderer.poppler.map { (entry, $0) } }

  @Test(arguments: cases) func `each outline is where the numbers say`(
    _ entry: Entry, _ renderer: Picture.Renderer
  ) throws {
    let picture = try entry.picture(by: renderer)
    var seen = 0
    for (box, area) in entry.boxes {
      for edge in Edge.all {
        let colours = edge.points(area).compactMap { x, y in
          picture.colour(x, y, right: edge.right * 2, up: edge.up * 2)
        }
        // An edge outside of the crop is not in a picture of it.
        if colours.isEmpty { continue }
        seen += 1
        let sharers = entry.sharers(of: edge.place(area), on: edge)
        let own = colours.count { $0 == PageContentPictureTests.colours[box] }
        #expect(Double(own) > 0.4 / Double(sharers) * Double(colours.count), "\(box) \(edge)")
      }
    }
    // Through the media box every edge is seen, through the crop box at least its own.
    #expect(seen >= 4 && (renderer.isCropped || seen == entry.boxes.count * 4))
  }

  @Test(arguments: cases) func `nothing is drawn just beyond an outline in its colour`(
    _ entry: Entry, _ renderer: Picture.Renderer
  ) throws {
    let picture = try entry.picture(by: renderer)
    for (box, area) in entry.boxes {
      for edge in Edge.all {
        let beyond = edge.points(area).compactMap { x, y in
          picture.colour(x, y, right: edge.right * -3, up: edge.up * -3)
        }
        #expect(!beyond.contains { $0 == PageContentPictureTests.colours[box] }, "\(box) \(edge)")
      }
    }
  }

  /// What these tests draw is what programs agree about.
  @Test(arguments: entries) func `the rectangles are those of the file`(_ entry: Entry) throws {
    let recipe = try #require(Catalogue.recipe(named: entry.name))
    let page = try #require(PageDocument(bytes: Fixture(recipe).bytes).pages.first)
    for (box, area) in entry.boxes { #expect(page.boxes[box].effective == area, "\(box)") }
    #expect(page.boxes.rotation.value.rawValue == entry.turn)
  }
}

extension Picture.Renderer {
  /// Poppler through either box, where it is installed.
  static var poppler: [Picture.Renderer] {
    installed.filter { $0 == .popplerMedia || $0 == .popplerCrop }
  }
}
