import Testing

@testable import BoxPolicy

@Suite struct PageKeyTests {
  /// ISO 32000-2:2020, Table 31.
  static let table: [(PageKey, String, inherits: Bool)] = [
    (.media, "/MediaBox", true), (.crop, "/CropBox", true), (.bleed, "/BleedBox", false),
    (.trim, "/TrimBox", false), (.art, "/ArtBox", false), (.rotate, "/Rotate", true),
    (.userUnit, "/UserUnit", false),
  ]

  @Test(arguments: table)
  func `a key has the name of the standard and inherits as it says`(
    _ key: PageKey, _ name: String, _ inherits: Bool
  ) {
    #expect(key.name == name)
    #expect(key.isInheritable == inherits)
  }

  @Test func `the table has every key in order`() {
    #expect(Self.table.map(\.0) == PageKey.allCases)
  }

  @Test func `five keys hold a box, in the order of the boxes`() {
    #expect(PageKey.allCases.compactMap(\.box) == Box.allCases)
    #expect(PageKey.rotate.box == nil && PageKey.userUnit.box == nil)
  }
}
