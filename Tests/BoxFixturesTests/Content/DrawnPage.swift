import BoxFixtures
import BoxPolicy
import Testing

/// What must be seen on a page, by hand.
struct DrawnPage: Sendable, CustomTestStringConvertible {
  let page: ContentPage
  /// The region of the media box, and of the crop box as viewers show it.
  let media, crop: Rectangle
  /// The rectangles of the boxes that are outlined.
  let boxes: [Box: Rectangle]
  let turn: Int
  /// Pixels for each unit of user space.
  let scale: Double
  /// The points in a unit of user space.
  let unit: Double
  /// The programs that show another part of the page than the standard says, or none.
  let strangers: [Picture.Renderer]

  init(
    _ page: ContentPage, _ media: Rectangle, crop: Rectangle, _ boxes: [Box: Rectangle],
    turn: Int = 0, scale: Double = 2, unit: Double = 1, strangers: [Picture.Renderer] = []
  ) {
    self.page = page
    self.media = media
    self.crop = crop
    self.boxes = boxes
    self.turn = turn
    self.scale = scale
    self.unit = unit
    self.strangers = strangers
  }

  /// Draws the page.
  func picture(_ content: PageContent, by renderer: Picture.Renderer) throws -> Picture {
    try Picture(
      page.file(content), by: renderer, region: renderer.isCropped ? crop : media, turn: turn,
      scale: scale, unit: unit)
  }

  var testDescription: String { page.testDescription }

  /// A page with a program that draws it here.
  typealias Case = (drawn: DrawnPage, renderer: Picture.Renderer)

  /// All pages with each program that shows what the standard says.
  static let cases: [Case] = all.flatMap { drawn in
    Picture.Renderer.installed.filter { !drawn.strangers.contains($0) }.map { (drawn, $0) }
  }

  static let all: [DrawnPage] =
    [coverSpread, allDifferent, book, identical, negative, userUnit, emptyCrop, noMedia] + turned

  static let coverSpread = DrawnPage(
    .coverSpread, Rectangle(0, 0, 1700, 841), crop: Rectangle(640, 123, 1060, 718),
    [.media: Rectangle(0, 0, 1700, 841), .crop: Rectangle(640, 123, 1060, 718)], scale: 1)
  static let allDifferent = DrawnPage(
    .allDifferent, Rectangle(0, 0, 595, 841), crop: Rectangle(60, 60, 595, 841),
    [
      .media: Rectangle(0, 0, 595, 841), .bleed: Rectangle(30, 30, 595, 841),
      .crop: Rectangle(60, 60, 595, 841), .trim: Rectangle(90, 90, 595, 841),
      .art: Rectangle(120, 120, 595, 841),
    ])
  static let book = DrawnPage(
    .book, Rectangle(0, 0, 668.976, 915.59), crop: Rectangle(0, 0, 668.976, 915.59),
    [
      .media: Rectangle(0, 0, 668.976, 915.59),
      .bleed: Rectangle(28.3465, 28.3465, 640.63, 887.244),
      .trim: Rectangle(36.8499, 36.8499, 632.126, 878.74),
    ])
  static let identical = DrawnPage(
    .identical, Rectangle(0, 0, 420, 595), crop: Rectangle(0, 0, 420, 595),
    [
      .media: Rectangle(0, 0, 420, 595), .crop: Rectangle(0, 0, 420, 595),
      .bleed: Rectangle(0, 0, 420, 595), .trim: Rectangle(0, 0, 420, 595),
      .art: Rectangle(0, 0, 420, 595),
    ])
  static let negative = DrawnPage(
    .negative, Rectangle(-300, -400, 100, 200), crop: Rectangle(-250, -350, 50, 150),
    [
      .media: Rectangle(-300, -400, 100, 200), .crop: Rectangle(-250, -350, 50, 150),
      .trim: Rectangle(-200, -300, 0, 100),
    ])
  static let userUnit = DrawnPage(
    .userUnit, Rectangle(0, 0, 8.5, 11), crop: Rectangle(1, 2, 7.5, 10),
    [
      .media: Rectangle(0, 0, 8.5, 11), .crop: Rectangle(1, 2, 7.5, 10),
      .art: Rectangle(2, 3, 6, 8),
    ], scale: 140, unit: 72)
  static let emptyCrop = DrawnPage(
    .emptyCrop, Rectangle(0, 0, 595, 841), crop: Rectangle(0, 0, 595, 841),
    [.media: Rectangle(0, 0, 595, 841)], strangers: [.popplerCrop])
  static let noMedia = DrawnPage(
    .noMedia, Rectangle(0, 0, 612, 792), crop: Rectangle(100, 100, 500, 700),
    [.crop: Rectangle(100, 100, 500, 700)])
  static let turned = zip(ContentPage.turned, [90, 180, 270]).map { page, turn in
    DrawnPage(
      page, Rectangle(0, 0, 600, 800), crop: Rectangle(100, 50, 560, 700),
      [
        .media: Rectangle(0, 0, 600, 800), .crop: Rectangle(100, 50, 560, 700),
        .trim: Rectangle(150, 120, 500, 600),
      ], turn: turn)
  }
}
