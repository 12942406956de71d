import Testing

@testable import BoxPolicy

@Suite struct TreeLevelTests {
  @Test(arguments: [
    ("[ 0 0 6 8 ]", false), ("[ 0 0 6 …", true), ("…", true), ("", false), ("(…)", false),
    ("...", false),
  ])
  func `a text is cut where it ends in an ellipsis`(_ text: String, _ isCut: Bool) {
    #expect(WrittenValue(text).isCut == isCut)
  }

  /// The entries of object 3, and whether others are alike.
  static let others: [(PageEntries, isAlike: Bool)] = [
    (page(3), true),
    (page(4), true),
    (page(3, media: "[ 0 0 6 9 ]"), false),
    (page(3, media: nil), false),
    (page(3, root: 1), false),
    (page(3, structure: [.typeMissing]), false),
  ]

  @Test(arguments: others)
  func `pages are alike where all but their own object is the same`(
    _ other: PageEntries, _ isAlike: Bool
  ) {
    #expect(Self.page(3).isAlike(other) == isAlike)
    #expect(other.isAlike(Self.page(3)) == isAlike)
  }

  private static func page(
    _ number: Int, media: String? = "[ 0 0 6 8 ]", root: Int = 2, structure: [StructureProblem] = []
  ) -> PageEntries {
    PageEntries(
      page: level(ObjectID(number), media.map { [.media: $0] } ?? [:]),
      ancestors: [level(ObjectID(root), [.crop: "[ 1 1 5 7 ]"])], structure: structure)
  }
}
