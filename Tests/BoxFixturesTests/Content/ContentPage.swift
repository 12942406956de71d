@testable import BoxFixtures
import BoxPolicy
import Testing

/// A page with content, by the texts of its entries.
struct ContentPage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let own: [PageKey: String]
  let above: [PageKey: String]

  /// Makes a page from its own entries and those of the node above it.
  init(_ about: String, _ own: [PageKey: String], above: [PageKey: String] = [:]) {
    testDescription = about
    self.own = own
    self.above = above
  }

  /// What the rules make of the page.
  var boxes: PageBoxes {
    PageBoxes(
      PageEntries(
        page: Self.level(ObjectID(3), own), ancestors: [Self.level(ObjectID(2), above)]))
  }

  private static func level(_ holder: ObjectID, _ texts: [PageKey: String]) -> TreeLevel {
    var values = PerKey<WrittenValue?>(repeating: nil)
    for (key, text) in texts {
      // As a reader of the file gives it: tokens joined by single blanks.
      let spaced = text.first == "[" ? "[ \(text.dropFirst().dropLast()) ]" : text
      values[key] = WrittenValue(spaced)
    }
    return TreeLevel(holder: holder, values: values)
  }

  /// A file with the one page.
  func file(_ content: PageContent) -> [UInt8] {
    let page = boxes
    let keys = "\(Self.keys(own)) /Contents 8 0 R \(content.pageKeys(for: page, font: 9))"
    let fixture = TreeFixture(
      pages: [keys], root: Self.keys(above), objects: [9: PageContent.fontObject])
    var writer = fixture.writer()
    writer.add(8, stream: content.stream(for: page))
    return writer.bytes()
  }

  private static func keys(_ texts: [PageKey: String]) -> String {
    texts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.name) \($0.value)" }
      .joined(separator: " ")
  }
}

extension ContentPage {
  static let coverSpread = ContentPage(
    "cover spread", [.media: "[0 0 1700 841]", .crop: "[640 123 1060 718]"])
  static let allDifferent = ContentPage(
    "five different boxes with common edges",
    [
      .media: "[0 0 595 841]", .bleed: "[30 30 595 841]", .crop: "[60 60 595 841]",
      .trim: "[90 90 595 841]", .art: "[120 120 595 841]",
    ])
  static let book = ContentPage(
    "book with bleed",
    [
      .media: "[0 0 668.976 915.59]", .bleed: "[28.3465 28.3465 640.63 887.244]",
      .trim: "[36.8499 36.8499 632.126 878.74]",
    ])
  static let identical = ContentPage(
    "five times the same",
    [
      .media: "[0 0 420 595]", .crop: "[0 0 420 595]", .bleed: "[0 0 420 595]",
      .trim: "[0 0 420 595]", .art: "[0 0 420 595]",
    ])
  static let negative = ContentPage(
    "negative origin",
    [.media: "[-300 -400 100 200]", .crop: "[-250 -350 50 150]", .trim: "[-200 -300 0 100]"])
  static let turned = ["90", "180", "270"].map {
    ContentPage(
      "turned by \($0)",
      [
        .media: "[0 0 600 800]", .crop: "[100 50 560 700]", .trim: "[150 120 500 600]",
        .rotate: $0,
      ])
  }
  static let userUnit = ContentPage(
    "8.5 by 11 units of an inch",
    [.media: "[0 0 8.5 11]", .crop: "[1 2 7.5 10]", .art: "[2 3 6 8]", .userUnit: "72"])
  static let unitOnly = ContentPage(
    "no crop and a unit of 1.5 points", [.media: "[0 0 200 300]", .userUnit: "1.50"])
  static let emptyCrop = ContentPage(
    "a crop without area", [.media: "[0 0 595 841]", .crop: "[100 100 100 500]"])
  static let noMedia = ContentPage("no media box", [.crop: "[100 100 500 700]"])
  static let reversed = ContentPage(
    "reversed corners", [.media: "[600 800 0 0]", .crop: "[550 50 50 750]"])
  static let unusable = ContentPage(
    "everything unusable",
    [
      .media: "[0 0 (A\\)B) 841]", .crop: "[10 10 500 700 9]", .trim: "(text)", .art: "[1 2 1 9]",
      .bleed: "[700 0 900 100]",
    ])
  static let far = ContentPage(
    "an origin a million away",
    [.media: "[1000000 -1000000 1000595 -999159]", .crop: "[1000050.25 -999950 1000550 -999250]"])
  static let huge = ContentPage(
    "the largest page", [.media: "[0 0 14400 14400]", .crop: "[1000 2000 9000 12000]"])
  static let tiny = ContentPage("2 by 2 units", [.media: "[0 0 2 2]", .crop: "[0.5 0.5 1.75 1.5]"])
  static let sliver = ContentPage(
    "slivers", [.media: "[0 0 600 800]", .crop: "[300 0 320 800]", .trim: "[100 100 100.5 700]"])
  static let outside = ContentPage(
    "boxes that reach outside", [.media: "[0 0 600 800]", .crop: "[-50 100 500 900]"],
    above: [.bleed: "[1 1 2 2]"])
  static let hidden = ContentPage(
    "a small crop with small boxes in it",
    [
      .media: "[0 0 1700 841]", .crop: "[800 400 860 420]", .bleed: "[800 400 860 420]",
      .trim: "[800 400 860 420]", .art: "[800 400 860 420]",
    ])

  static let all =
    [
      coverSpread, allDifferent, book, identical, negative, userUnit, emptyCrop, noMedia, reversed,
      unusable, far, huge, tiny, sliver, outside, hidden,
    ] + turned
}
