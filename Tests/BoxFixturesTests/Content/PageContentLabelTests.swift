@testable import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// The labels and remarks of a page as another program reads them.
@Suite(.serialized, .enabled(if: ShownText.program.isInstalled, "needs pdftotext"))
struct PageContentLabelTests {
  /// A page with the texts that must be read on it.
  struct Case: Sendable, CustomTestStringConvertible {
    let page: ContentPage
    let texts: [String]

    init(_ page: ContentPage, _ texts: String...) {
      self.page = page
      self.texts = texts
    }

    var testDescription: String { page.testDescription }
  }

  static let cases: [Case] = [
    Case(.coverSpread, "MediaBox 0 0 1700 841", "CropBox 640 123 1060 718"),
    Case(
      .allDifferent, "MediaBox 0 0 595 841", "BleedBox 30 30 595 841", "CropBox 60 60 595 841",
      "TrimBox 90 90 595 841", "ArtBox 120 120 595 841"),
    Case(
      .book, "MediaBox 0 0 668.976 915.59", "BleedBox 28.3465 28.3465 640.63 887.244",
      "TrimBox 36.8499 36.8499 632.126 878.74"),
    Case(
      .identical, "CropBox = ArtBox = TrimBox = BleedBox = MediaBox 0 0 420 595"),
    Case(
      .hidden, "CropBox = ArtBox = TrimBox = BleedBox 800 400 860 420", "MediaBox 0 0 1700 841"),
    Case(.userUnit, "CropBox 1 2 7.5 10, UserUnit 72", "ArtBox 2 3 6 8", "MediaBox 0 0 8.5 11"),
    Case(.negative, "MediaBox -300 -400 100 200", "CropBox -250 -350 50 150"),
    Case(.reversed, "MediaBox 600 800 0 0", "CropBox 550 50 50 750"),
    Case(.far, "CropBox 1000050.25 -999950 1000550 -999250"),
    Case(.huge, "MediaBox 0 0 14400 14400", "CropBox 1000 2000 9000 12000"),
    Case(.sliver, "CropBox 300 0 320 800", "TrimBox 100 100 100.5 700"),
    Case(
      .outside, "CropBox -50 100 500 900",
      "BleedBox: written above the page, whence it does not inherit; ignored"),
    Case(.emptyCrop, "CropBox [100 100 100 500]: a side is 0 long; the media box is used"),
    Case(
      .noMedia, "MediaBox: missing here and above; computed with 0 0 612 792",
      "CropBox 100 100 500 700"),
    Case(
      .unusable, "MediaBox [0 0 (A\\)B) 841]: element 3 is '(A\\)B)', not a number; computed with",
      "CropBox [10 10 500 700 9]: 5 elements where 4 numbers are needed; the media box is used",
      "BleedBox [700 0 900 100]: shares no area with the media box; the crop box is used",
      "TrimBox (text): a string where an array of 4 numbers is needed; the crop box is used",
      "ArtBox [1 2 1 9]: a side is 0 long; the crop box is used"),
    Case(ContentPage.turned[0], "CropBox 100 50 560 700", "TrimBox 150 120 500 600"),
    Case(ContentPage.turned[1], "CropBox 100 50 560 700", "TrimBox 150 120 500 600"),
    Case(ContentPage.turned[2], "CropBox 100 50 560 700", "TrimBox 150 120 500 600"),
  ]

  @Test(arguments: cases) func `labels say the numbers of the file`(_ item: Case) throws {
    let text = try ShownText(item.page.file(.outlines)).text
    for wanted in item.texts { #expect(text.contains(wanted), "\(text)") }
  }

  @Test(arguments: cases) func `no word lies on another`(_ item: Case) throws {
    let words = try ShownText(item.page.file(.outlines)).words
    try #require(words.count > 4)
    for (index, word) in words.enumerated() {
      for other in words[(index + 1)...] {
        // The areas of lines reach from the ascender to the descender; a hair is no overlap.
        let both = word.area.intersection(other.area)
        #expect(
          (both.map { min($0.width, $0.height) } ?? 0) < word.area.height / 10,
          "\(word.text), \(other.text)")
      }
    }
  }

  @Test(arguments: DrawnPage.all.filter { $0.boxes[.crop] != nil && $0.unit == 1 })
  func `the crop label reads upright inside the crop`(_ drawn: DrawnPage) throws {
    let label = try #require(try ShownText(drawn.page.file(.outlines)).label("CropBox"))
    // The crop as it lies in the picture of the media box, by hand for each turn.
    let (media, crop) = (drawn.media, drawn.crop)
    let (left, top) =
      switch drawn.turn {
      case 90: (crop.y0 - media.y0, crop.x0 - media.x0)
      case 180: (media.x1 - crop.x1, crop.y0 - media.y0)
      case 270: (media.y1 - crop.y1, media.x1 - crop.x1)
      default: (crop.x0 - media.x0, media.y1 - crop.y1)
      }
    let sides = drawn.turn % 180 == 0 ? (crop.width, crop.height) : (crop.height, crop.width)
    let shown = Rectangle(left, top, left + sides.0, top + sides.1)
    for word in label { #expect(word.area.overhang(over: shown) == 0, "\(word.text)") }
    for (word, next) in zip(label, label.dropFirst()) {
      #expect(word.area.x1 < next.area.x0 && abs(word.area.y0 - next.area.y0) < 0.01)
    }
  }

  /// Boxes by their names, each with the numbers of its label.
  @Test(arguments: [
    (ContentPage.identical, ["CropBox", "ArtBox", "TrimBox", "BleedBox", "MediaBox"]),
    (.allDifferent, ["CropBox", "ArtBox", "TrimBox", "BleedBox", "MediaBox"]),
    (.sliver, ["CropBox", "TrimBox", "MediaBox"]),
    (
      ContentPage(
        "a narrow crop with long numbers",
        [.media: "[-106.673 -362.691 762.869 1305.062]", .crop: "[-25.54 -294.47 415.66 971.34]"]),
      ["CropBox", "MediaBox"]
    ),
    (
      ContentPage("equal boxes", [.media: "[0 0 600 800]", .crop: "[0 0 600.0 800]"]),
      ["CropBox", "MediaBox"]
    ),
  ]) func `every box is named once`(_ page: ContentPage, _ names: [String]) throws {
    let words = try ShownText(page.file(.outlines)).words.map(\.text)
    #expect(words.filter { $0.hasSuffix("Box") }.sorted() == names.sorted())
  }

  @Test(arguments: [
    (ContentPage.unitOnly, "MediaBox 0 0 200 300, UserUnit 1.50", true),
    (
      ContentPage("a usual unit", [.media: "[0 0 200 300]", .userUnit: "1.0"]), "UserUnit", false
    ),
  ]) func `a unit that is no point is said`(
    _ page: ContentPage, _ text: String, _ isSaid: Bool
  ) throws {
    #expect(try ShownText(page.file(.outlines)).text.contains(text) == isSaid)
  }

  @Test func `labels of boxes around the crop hang on their own edges`() throws {
    let page = ContentPage(
      "bleed and trim around the crop",
      [
        .media: "[0 0 700 900]", .crop: "[50 50 650 850]", .bleed: "[20 20 680 880]",
        .trim: "[30 30 670 870]", .art: "[100 100 600 800]",
      ])
    let shown = try ShownText(page.file(.outlines))
    // The boxes lie in the middle of the page, so that up and down are the same.
    for (name, box) in [
      ("MediaBox", Rectangle(0, 0, 700, 900)), ("CropBox", Rectangle(50, 50, 650, 850)),
      ("BleedBox", Rectangle(20, 20, 680, 880)), ("TrimBox", Rectangle(30, 30, 670, 870)),
      ("ArtBox", Rectangle(100, 100, 600, 800)),
    ] {
      for word in try #require(shown.label(name)) {
        #expect(word.area.overhang(over: box) == 0, "\(word)")
        #expect(min(word.area.y0 - box.y0, box.y1 - word.area.y1) < 14, "\(word)")
      }
    }
  }

  @Test func `a tiny crop has its label inside, and a larger one beside it`() throws {
    let crop = Rectangle(800, 841 - 420, 860, 841 - 400)
    let words = try ShownText(ContentPage.hidden.file(.outlines)).words
    let places = words.indices.filter { words[$0].text == "CropBox" }
    try #require(places.count == 2)
    let (inside, beside) = (words[places[0]...].prefix(5), words[places[1]...].prefix(5))
    for word in inside { #expect(word.area.overhang(over: crop) == 0, "\(word)") }
    for word in beside { #expect(word.area.intersection(crop) == nil, "\(word)") }
    #expect(inside.map(\.text) == beside.map(\.text))
  }

  @Test func `every character is as wide as another program takes it`() throws {
    let characters = (0x21...0x7E).map { String(Unicode.Scalar(UInt8($0))) }
    var content = ""
    for (index, character) in characters.enumerated() {
      let (x, y) = (100 + index % 10 * 300, 2000 - index / 10 * 200)
      content += "BT /F1 100 Tf \(x) \(y) Td (\(ContentText.literal(character))) Tj ET\n"
    }
    let fixture = TreeFixture(
      pages: [
        "/MediaBox [0 0 3200 2200] /Contents 8 0 R /Resources << /Font << /F1 9 0 R >> >>"
      ],
      objects: [9: PageContent.fontObject])
    var writer = fixture.writer()
    writer.add(8, stream: content.utf8)
    let words = try ShownText(writer.bytes()).words
    #expect(words.map(\.text) == characters)
    for word in words {
      #expect(abs(word.area.width - ContentText.width(word.text) * 100) < 0.06, "\(word.text)")
    }
  }
}
