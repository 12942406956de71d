import BoxFixtures
import BoxPolicy
import Testing

/// Pictures by other people's programs show what a page must show, where it must.
@Suite(
  .serialized, .enabled(if: !Picture.Renderer.installed.isEmpty, "needs pdftoppm or mutool"))
struct PageContentPictureTests {
  /// The colours of the outlines as they must come out.
  static let colours: [Box: [UInt8]] = [
    .media: [204, 0, 153], .crop: [0, 0, 0], .bleed: [0, 102, 255], .trim: [0, 153, 102],
    .art: [221, 51, 0],
  ]
  static let inside: [UInt8] = [255, 255, 238]
  static let outside: [UInt8] = [204, 210, 221]

  @Test(arguments: DrawnPage.cases)
  func `each outline lies inside its edge and nowhere beside`(
    drawn: DrawnPage, renderer: Picture.Renderer
  ) throws {
    let picture = try drawn.picture(.outlines, by: renderer)
    for (box, area) in drawn.boxes {
      for edge in Edge.all {
        let on = share(of: box, area, edge, inward: 2, in: picture)
        let beyond = share(of: box, area, edge, inward: -3, in: picture)
        // An edge that is not in the picture has no pixels on it.
        guard let on else { continue }
        let sharers = drawn.boxes.values.count { edge.place($0) == edge.place(area) }
        #expect(on > 0.4 / Double(sharers), "\(box) \(edge)")
        #expect((beyond ?? 0) == 0, "\(box) \(edge)")
        // Tabs hang on the upper and lower edges as seen.
        if edge.isVertical != (drawn.turn % 180 != 0) {
          let line = Int((drawn.lineWidth * drawn.scale).rounded(.up))
          let within = share(of: box, area, edge, inward: line + 3, in: picture) ?? 0
          #expect(within < 0.25, "\(box) \(edge)")
        }
      }
    }
  }

  @Test(arguments: DrawnPage.cases)
  func `the tint tells the inside of the crop from the outside`(
    drawn: DrawnPage, renderer: Picture.Renderer
  ) throws {
    let picture = try drawn.picture(.outlines, by: renderer)
    var counts: [Bool: (all: Int, right: Int, wrong: Int)] = [true: (0, 0, 0), false: (0, 0, 0)]
    for point in drawn.grid(80) {
      guard let colour = picture.colour(point.x, point.y) else { continue }
      counts[point.isInCrop]?.all += 1
      if colour == (point.isInCrop ? Self.inside : Self.outside) {
        counts[point.isInCrop]?.right += 1
      }
      if colour == (point.isInCrop ? Self.outside : Self.inside) {
        counts[point.isInCrop]?.wrong += 1
      }
    }
    let within = try #require(counts[true])
    let around = try #require(counts[false])
    #expect(within.all > 100 && around.all > 100 || drawn.crop == drawn.media || renderer.isCropped)
    #expect(within.wrong == 0 && around.wrong == 0)
    #expect(within.right * 10 > within.all * 6 && around.right * 10 >= around.all * 6)
  }

  @Test(arguments: DrawnPage.cases)
  func `quadrants tell every part of the page`(
    drawn: DrawnPage, renderer: Picture.Renderer
  ) throws {
    let picture = try drawn.picture(.quadrants, by: renderer)
    var seen: Set<[UInt8]> = []
    var wrong: [DrawnPage.Point] = []
    for point in drawn.grid(60) {
      guard let colour = picture.colour(point.x, point.y) else { continue }
      if colour != drawn.quadrant(point.x, point.y) { wrong.append(point) }
      seen.insert(colour)
    }
    #expect(wrong.isEmpty, "\(wrong.count) points, such as \(wrong.prefix(1))")
    let isWhole = renderer.isCropped || drawn.crop == drawn.media
    #expect(seen.count == (isWhole ? 4 : 5))
  }

  @Test func `the table of quadrant colours is what is drawn`() {
    let table = PageContent.quadrantColours
    let all = [
      table.outside, table.lowerLeft, table.lowerRight, table.upperLeft, table.upperRight,
    ]
    #expect(
      all.map { [$0.red, $0.green, $0.blue] } == [
        [128, 128, 128], [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0],
      ])
  }

  /// Counts how many of the points along an edge have the colour of the box.
  private func share(
    of box: Box, _ area: Rectangle, _ edge: Edge, inward: Int, in picture: Picture
  ) -> Double? {
    let colours = edge.points(area).compactMap { x, y in
      picture.colour(x, y, right: edge.right * inward, up: edge.up * inward)
    }
    guard !colours.isEmpty else { return nil }
    return Double(colours.count { $0 == Self.colours[box] }) / Double(colours.count)
  }
}
