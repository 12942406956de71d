import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

@testable import BoxDocument

/// What libqpdf hides of page dictionaries is found in the bytes.
@Suite struct OdditiesTests {
  private static func oddities(
    _ keys: String, root: String = "/MediaBox [0 0 600 800]", objects: [Int: String] = [:]
  ) throws -> [PageKey: EntryOddity]? {
    let bytes = TreeFixture(pages: [keys, ""], root: root, objects: objects).bytes()
    let editor = try BoxEditor(reading: FileBytes(bytes), named: "test.pdf")
    let found = editor.oddities(of: editor.document.pages)
    #expect(found[2] == nil)
    return found[1]
  }

  @Test(
    arguments: [
      ("/CropBox null", [.crop: .dangling]), ("/CropBox 99 0 R", [.crop: .dangling]),
      ("/CropBox [0 0 9 9] /CropBox [1 1 8 8]", [.crop: .duplicate]),
      ("/Crop#42ox null /Rotate null /Rotate 90", [.crop: .dangling, .rotate: .duplicate]),
      ("/CropBox [0 0 9 9]", nil), ("/CropBox 20 0 R", nil),
      ("/CropBox 20 1 R", [.crop: .dangling]),
      ("/X << /CropBox null >> /Y (/CropBox null)", nil),
    ] as [(String, [PageKey: EntryOddity]?)])
  func `null, dangling and double entries are found`(
    _ keys: String, _ expected: [PageKey: EntryOddity]?
  ) throws {
    #expect(try Self.oddities(keys, objects: [20: "[0 0 9 9]"]) == expected)
  }

  /// The two entries of catalogue fixtures that exist for it.
  @Test(arguments: [
    ("c26-crop-dangling", PageKey.crop, EntryOddity.dangling),
    ("media-twice", .media, .duplicate), ("rotate-null-over-90", .rotate, .dangling),
  ])
  func `fixtures made for it show it`(
    _ name: String, _ key: PageKey, _ oddity: EntryOddity
  ) throws {
    let recipe = try #require(Catalogue.recipe(named: name))
    let editor = try BoxEditor(reading: FileBytes(try Fixture(recipe).bytes), named: name)
    #expect(editor.oddities(of: editor.document.pages)[1]?[key] == oddity)
  }

  @Test(arguments: [true, false])
  func `where objects may lie in streams nothing is claimed`(_ isStream: Bool) throws {
    var recipe = try #require(Catalogue.recipe(named: "c26-crop-dangling"))
    recipe.variants.crossReferenceStream = isStream
    let editor = try BoxEditor(reading: FileBytes(try Fixture(recipe).bytes), named: "x")
    #expect(editor.oddities(of: editor.document.pages).isEmpty == isStream)
  }
}
