import BoxFixtures
import Testing

@testable import PageScan

@Suite struct LevelTableTests {
  private static let crops = ["[0 0 1 1]", "[0 0 2 2]", "[0 0 3 3]"]

  @Test func `pages written like any page before share its level, and others do not`() throws {
    let words = (0..<60).map { "/CropBox \(Self.crops[$0 * $0 % 3]) /Rotate \(($0 % 2) * 90)" }
    let tree = try scan(TreeFixture(pages: words).bytes())
    try #require(tree.pages.count == 60)
    var levels: [String: Int32] = [:]
    for (page, words) in zip(tree.pages, words) {
      let level = levels[words, default: page.level]
      levels[words] = level
      #expect(page.level == level)
    }
    #expect(Set(levels.values).count == Set(words).count)
    // One for the node above, in which the media box is or nothing at all.
    #expect(tree.levels.count == Set(words).count + 1)
  }

  @Test func `a value is kept once, whichever key has it`() throws {
    let pages = [
      "/CropBox [0 0 7 7]", "/TrimBox [0 0 7 7]", "/ArtBox [0 0 7 7] /CropBox [0 0 7 7]",
    ]
    let tree = try scan(TreeFixture(pages: pages).bytes())
    let texts = tree.levels.entries.compactMap { $0.value?.text }
    #expect(texts.filter { $0 == "[ 0 0 7 7 ]" }.count == 1)
    let crops = tree.pages.map { tree.levels[$0.level].values[1]?.text }
    #expect(crops == ["[ 0 0 7 7 ]", nil, "[ 0 0 7 7 ]"])
  }

  @Test func `a key that stands there twice is another level than one that does so once`() throws {
    let pages = [
      "/CropBox [0 0 7 7]", "/CropBox [0 0 5 5] /CropBox [0 0 7 7]", "/CropBox [0 0 7 7]",
    ]
    let tree = try scan(TreeFixture(pages: pages).bytes())
    let levels = tree.pages.map(\.level)
    #expect(levels[0] == levels[2])
    #expect(levels[0] != levels[1])
    #expect(tree.levels[levels[1]].oddities == [.repeated(key: 1)])
    #expect(tree.levels[levels[0]].oddities == [])
  }

  @Test func `texts of thousands of pages are found again when they come once more`() throws {
    let count = 5_000
    let words = (0..<(2 * count)).map { "/CropBox [0 0 \($0 % count + 1) 9]" }
    let tree = try scan(TreeFixture(pages: words).bytes())
    let (first, second) = (tree.pages.prefix(count), tree.pages.suffix(count))
    #expect(first.map(\.level) == second.map(\.level))
    #expect(Set(first.map(\.level)).count == count)
  }
}
