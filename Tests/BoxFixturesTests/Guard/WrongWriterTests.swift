import BoxPolicy
import Testing

@testable import BoxFixtures

/// Whatever a recipe says of keys and pages is proved without being claimed.
@Suite struct WrongWriterTests {
  private static let cover = Recipe.Page(media: [0, 0, 1700, 841], crop: [640, 123, 1060, 718])
  private static let inner = Recipe.Page(media: [0, 0, 420, 595])
  private static let plain = Recipe.Page(media: [0, 0, 9, 9])

  private static func crop(_ value: Recipe.Value?) -> Recipe {
    Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], crop: value))
  }

  private static func crops(_ values: Recipe.Value...) -> Recipe {
    var keys = Recipe.Keys(media: [0, 0, 9, 9])
    keys.values[.crop] = values
    return Recipe(bare: Recipe.Page(keys))
  }

  static let entries = [
    WrongFile(
      "crop dropped", Recipe(bare: cover, inner),
      writtenAs: Recipe(bare: Recipe.Page(media: [0, 0, 1700, 841]), inner),
      breaks: "/CropBox [640 123 1060 718] on page 1", found: "nothing stands in the file"),
    WrongFile(
      "crop equal to media", Recipe(bare: cover),
      writtenAs: Recipe(bare: Recipe.Page(media: [0, 0, 1700, 841], crop: [0, 0, 1700, 841])),
      breaks: "/CropBox [640 123 1060 718] on page 1",
      found: "[0 0 1700 841] stands in the file"),
    WrongFile(
      "crop that nobody asked for", crop(nil), writtenAs: crop([0, 0, 9, 9]),
      breaks: "no /CropBox on page 1", found: "[0 0 9 9] stands in the file"),
    WrongFile(
      "five numbers made four", crop("[1 2 3 4 5]"), writtenAs: crop("[1 2 3 4]"),
      breaks: "/CropBox [1 2 3 4 5] on page 1", found: "[1 2 3 4] stands in the file"),
    WrongFile(
      "the same number in other digits", crop("[1 2 03.50 4]"), writtenAs: crop("[1 2 3.5 4]"),
      breaks: "/CropBox [1 2 03.50 4] on page 1", found: "[1 2 3.5 4] stands in the file"),
    WrongFile(
      "null left out", crop(.null), writtenAs: crop(nil), breaks: "/CropBox null on page 1",
      found: "nothing stands in the file"),
    WrongFile(
      "reference to nothing left out", crop(.dangling), writtenAs: crop(nil),
      breaks: "/CropBox a reference to nothing on page 1", found: "nothing stands in the file"),
    WrongFile(
      "reference to nothing made null", crop(.dangling), writtenAs: crop(.null),
      breaks: "/CropBox a reference to nothing on page 1", found: "null stands in the file"),
    WrongFile(
      "reference to nothing leads to something", crop(.dangling),
      writtenAs: crop(.verbatim("[1 2 3 4]", .indirect)),
      breaks: "/CropBox a reference to nothing on page 1", found: "4 0 R stands in the file"),
    WrongFile(
      "null made a reference to nothing", crop(.null), writtenAs: crop(.dangling),
      breaks: "/CropBox null on page 1", found: "8388607 0 R stands in the file"),
    WrongFile(
      "double key written once", crops([1, 2, 3, 4], [5, 6, 7, 8]), writtenAs: crops([5, 6, 7, 8]),
      breaks: "/CropBox [1 2 3 4] and [5 6 7 8] on page 1", found: "[5 6 7 8] stands in the file"),
    WrongFile(
      "double key the other way round", crops([1, 2, 3, 4], [5, 6, 7, 8]),
      writtenAs: crops([5, 6, 7, 8], [1, 2, 3, 4]),
      breaks: "/CropBox [1 2 3 4] and [5 6 7 8] on page 1",
      found: "[5 6 7 8] and [1 2 3 4] stands in the file"),
    WrongFile(
      "key written twice", crop([1, 2, 3, 4]), writtenAs: crops([1, 2, 3, 4], [1, 2, 3, 4]),
      breaks: "/CropBox [1 2 3 4] on page 1",
      found: "[1 2 3 4] and [1 2 3 4] stands in the file"),
    WrongFile(
      "value instead of a reference to it", crop(.verbatim("[1 2 3 4]", .indirect)),
      writtenAs: crop("[1 2 3 4]"), breaks: "/CropBox a reference to [1 2 3 4] on page 1",
      found: "[1 2 3 4] stands in the file"),
    WrongFile(
      "reference instead of the value", crop("[1 2 3 4]"),
      writtenAs: crop(.verbatim("[1 2 3 4]", .indirect)), breaks: "/CropBox [1 2 3 4] on page 1",
      found: "4 0 R stands in the file"),
    WrongFile(
      "reference to another value", crop(.verbatim("[1 2 3 4]", .indirect)),
      writtenAs: crop(.verbatim("[1 2 3 5]", .indirect)),
      breaks: "/CropBox a reference to [1 2 3 4] on page 1", found: "4 0 R stands in the file"),
    WrongFile(
      "elements instead of references to them", crop(.verbatim("[1 2 3 4]", .elements)),
      writtenAs: crop("[1 2 3 4]"), breaks: "/CropBox references to each of [1 2 3 4] on page 1",
      found: "[1 2 3 4] stands in the file"),
    WrongFile(
      "one element is another", crop(.verbatim("[1 2 3 4]", .elements)),
      writtenAs: crop(.verbatim("[1 2 3 5]", .elements)),
      breaks: "/CropBox references to each of [1 2 3 4] on page 1",
      found: "[4 0 R 5 0 R 6 0 R 7 0 R] stands in the file"),
    WrongFile(
      "an element is missing", crop(.verbatim("[1 2 3 4]", .elements)),
      writtenAs: crop(.verbatim("[1 2 3]", .elements)),
      breaks: "/CropBox references to each of [1 2 3 4] on page 1",
      found: "[4 0 R 5 0 R 6 0 R] stands in the file"),
    WrongFile(
      "turn dropped", Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], rotate: 90)),
      writtenAs: Recipe(bare: plain), breaks: "/Rotate 90 on page 1",
      found: "nothing stands in the file"),
    WrongFile(
      "unit dropped", Recipe(bare: Recipe.Page(media: [0, 0, 9, 9], userUnit: 2)),
      writtenAs: Recipe(bare: plain), breaks: "/UserUnit 2 on page 1",
      found: "nothing stands in the file"),
  ]

  static let places = [
    WrongFile(
      "crop on the wrong page", Recipe(bare: plain, cover, plain),
      writtenAs: Recipe(bare: plain, Recipe.Page(media: [0, 0, 1700, 841]), plain).with {
        $0.pages[2].keys[.crop] = [640, 123, 1060, 718]
      }, breaks: "/CropBox [640 123 1060 718] on page 2", found: "nothing stands in the file"),
    WrongFile(
      "pages swapped", Recipe(bare: cover, inner), writtenAs: Recipe(bare: inner, cover),
      breaks: "/MediaBox [0 0 1700 841] on page 1", found: "[0 0 420 595] stands in the file"),
    WrongFile(
      "inherited instead of own", Recipe(bare: plain),
      writtenAs: Recipe(
        bare: Recipe.Page(), tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 9, 9]))),
      breaks: "no /MediaBox on the root", found: "[0 0 9 9] stands in the file"),
    WrongFile(
      "own instead of inherited",
      Recipe(bare: Recipe.Page(), tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 9, 9]))),
      writtenAs: Recipe(bare: plain), breaks: "/MediaBox [0 0 9 9] on the root",
      found: "nothing stands in the file"),
    WrongFile(
      "own and inherited",
      Recipe(bare: Recipe.Page(), tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 9, 9]))),
      writtenAs: Recipe(bare: plain, tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 9, 9]))),
      breaks: "no /MediaBox on page 1", found: "[0 0 9 9] stands in the file"),
    WrongFile(
      "the wrong ancestor",
      Recipe(
        bare: plain, tree: Recipe.Tree(levels: [Recipe.Keys(rotate: 90), Recipe.Keys()])),
      writtenAs: Recipe(
        bare: plain, tree: Recipe.Tree(levels: [Recipe.Keys(), Recipe.Keys(rotate: 90)])),
      breaks: "/Rotate 90 on level 1 of the tree", found: "nothing stands in the file"),
    WrongFile(
      "ancestor left out", Recipe(bare: plain, tree: Recipe.Tree(levels: [Recipe.Keys()])),
      writtenAs: Recipe(bare: plain), breaks: "no /MediaBox on level 1 of the tree",
      found: "[0 0 9 9] stands in the file"),
    WrongFile(
      "page lost, count and all", Recipe(bare: plain, plain), writtenAs: Recipe(bare: plain),
      breaks: "the usual /Count on the root", found: "1 stands in the file"),
    WrongFile(
      "page lost, count kept", Recipe(bare: plain, plain),
      writtenAs: Recipe(bare: plain, tree: Recipe.Tree(count: .verbatim("2"))),
      breaks: "2 pages", found: "there are 1"),
    WrongFile(
      "page too many", Recipe(bare: plain),
      writtenAs: Recipe(bare: plain, plain, tree: Recipe.Tree(count: .verbatim("1"))),
      breaks: "1 page", found: "there are 2"),
  ]

  static let rest = [
    WrongFile(
      "another key dropped", Recipe(bare: plain).with { $0.pages[0].keys.other = "/Tabs /S" },
      writtenAs: Recipe(bare: plain), breaks: "/Tabs /S on page 1",
      found: "nothing stands in the file"),
    WrongFile(
      "another key of the root is another",
      Recipe(bare: plain, tree: Recipe.Tree(Recipe.Keys(other: "/Tabs /S"))),
      writtenAs: Recipe(bare: plain, tree: Recipe.Tree(Recipe.Keys(other: "/Tabs /R"))),
      breaks: "/Tabs /S on the root", found: "/R stands in the file"),
    WrongFile(
      "object lost", Recipe(bare: plain).with { $0.objects = [20: "[1 2]"] },
      writtenAs: Recipe(bare: plain), breaks: "object 20 [1 2]",
      found: "nothing stands in the file"),
    WrongFile(
      "object is another", Recipe(bare: plain).with { $0.objects = [20: "[1 2]"] },
      writtenAs: Recipe(bare: plain).with { $0.objects = [20: "[1 3]"] },
      breaks: "object 20 [1 2]", found: "[1 3] stands in the file"),
    WrongFile(
      "key of the catalogue dropped",
      Recipe(bare: plain).with { $0.catalogue = "/PageMode /UseNone" },
      writtenAs: Recipe(bare: plain), breaks: "/PageMode /UseNone on the catalogue",
      found: "nothing stands in the file"),
  ]

  @Test(arguments: entries + places + rest)
  func `the right file is taken`(_ file: WrongFile) throws {
    #expect(throws: Never.self) { try Fixture(file.wanted, plain: file.wanted.unprovedBytes) }
    #expect(throws: Never.self) { try Fixture(file.written, plain: file.written.unprovedBytes) }
  }

  @Test(arguments: entries + places + rest)
  func `a wrong file is refused by what is wrong in it`(_ file: WrongFile) throws {
    let broken = try brokenClaim(file.wanted, plain: file.written.unprovedBytes)
    #expect(broken.claim == file.claim)
    #expect(broken.found == file.found)
    #expect(broken.place == "$")
    #expect(FixtureError.broken(broken).cause == .bug)
  }
}
