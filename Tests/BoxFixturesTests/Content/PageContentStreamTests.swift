@testable import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

@Suite struct PageContentStreamTests {
  /// The texts of entries at the far ends of what a file can say.
  static let hostile: [ContentPage] =
    [
      "[0 0 340000000000000000000000000000000000000 340000000000000000000000000000000000000]",
      "[3000000000 3000000000 4000000000 4000000000]", "[0 0 0.000000000001 1]",
      "[0 0 0.00000000000000000000000000000000000001 0.00000000000000000000000000000000000001]",
      "[-2000000000 -2000000000 2000000000 2000000000]", "[0 0 14400 0.001]", "[0 0 0.01 0.02]",
      "[1000000000 0 1000000000.5 800]",
    ].flatMap { text in
      [
        ContentPage("media \(text)", [.media: text, .crop: text, .trim: "[0 0 1 1]"]),
        ContentPage("crop \(text)", [.media: "[0 0 600 800]", .crop: text, .rotate: "90"]),
        ContentPage("art \(text)", [.media: "[0 0 600 800]", .art: text]),
      ]
    } + [
      ContentPage("digits", [.media: "[0 0 600.\(String(repeating: "1", count: 500)) 800]"]),
      ContentPage("text", [.media: "(\u{1F600}\u{7}\u{E9}(\\)\\))", .crop: "[1 2 3 (a\u{A0}b)]"]),
    ]

  /// The operators that content may have.
  static let operators: Set<Substring> = [
    "re", "f", "rg", "RG", "w", "d", "m", "l", "S", "BT", "Tf", "Tm", "Tj", "ET",
  ]

  @Test(arguments: ContentPage.all + hostile, PageContent.allCases)
  func `content has nothing but operators and plain numbers`(
    page: ContentPage, content: PageContent
  ) {
    let boxes = page.boxes
    let stream = content.stream(for: boxes)
    let text = String(decoding: stream, as: UTF8.self)
    #expect(stream.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    for line in text.split(separator: "\n") where line.first != "%" && line.first != "(" {
      for token in line.split(whereSeparator: { " []".contains($0) }) where token != "/F1" {
        #expect(Self.operators.contains(token) || isPlain(token), "\(line)")
      }
      // A dash pattern of zeros alone is none.
      #expect(!line.contains("[0 0") && !line.contains("[0]"))
    }
    let keys = content.pageKeys(for: boxes, font: 9)
    for token in keys.split(whereSeparator: { " []".contains($0) }) where token.first != "/" {
      #expect(["<<", ">>", "R"].contains(token) || isPlain(token), "\(keys)")
    }
  }

  /// Whether a token is a number of digits, at most six of them decimals, in 32 bits.
  private func isPlain(_ token: Substring) -> Bool {
    let digits = token.first == "-" ? token.dropFirst() : token
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }
      && (parts.count == 1 || parts[1].count <= 6) && abs(Double(token) ?? 1e99) <= 4e9
  }

  @Test(arguments: PageContent.allCases) func `the same page gives the same bytes`(
    content: PageContent
  ) {
    for page in ContentPage.all {
      #expect(content.stream(for: page.boxes) == content.stream(for: page.boxes))
    }
  }

  @Test func `no content is no bytes and no keys`() {
    let page = ContentPage.coverSpread.boxes
    #expect(PageContent.none.stream(for: page).isEmpty)
    #expect(PageContent.none.pageKeys(for: page, font: 9).isEmpty)
    #expect(PageContent.quadrants.pageKeys(for: page, font: 9) == "/Resources << >>")
    #expect(PageContent.allCases.map(\.needsFont) == [true, false, false])
  }

  @Test func `viewers are told the colours of their guidelines`() {
    // 1000 by 1600 units: text of a fortieth of 1264.911, lines of 0.16 of that, 5.060.
    let page = ContentPage("page", [.media: "[0 0 1000 1600]"]).boxes
    #expect(
      PageContent.outlines.pageKeys(for: page, font: 9) == """
        /Resources << /Font << /F1 9 0 R >> >> /BoxColorInfo << \
        /CropBox << /C [0 0 0] /W 5.06 /S /S >> \
        /BleedBox << /C [0 0.4 1] /W 5.06 /S /D /D [30.358 15.179] >> \
        /TrimBox << /C [0 0.6 0.4] /W 5.06 /S /D /D [45.537 10.119 10.119 10.119] >> \
        /ArtBox << /C [0.867 0.2 0] /W 5.06 /S /D /D [10.119 10.119] >> >>
        """)
  }

  @Test func `an outline is drawn to the thousandth`() {
    let text = String(
      decoding: PageContent.outlines.stream(for: ContentPage.book.boxes), as: UTF8.self)
    // Lines of 0.004 * sqrt(668.976 * 915.59) = 3.1305 units: half of it inside of 28.3465, and
    // of 878.74 at the top.
    #expect(text.contains("29.912 28.347 m 29.912 887.244 l S"))
    #expect(text.contains("36.85 877.175 m 632.126 877.175 l S"))
    #expect(text.contains("0 0.4 1 RG 3.131 w "))
  }

  @Test func `content is sound to another program`() throws {
    guard Program.qpdf.isInstalled else { return }
    for page in [ContentPage.allDifferent, .unusable, .sliver] {
      for content in PageContent.allCases {
        #expect(try qpdfAccepts(page.file(content)))
      }
    }
  }
}
