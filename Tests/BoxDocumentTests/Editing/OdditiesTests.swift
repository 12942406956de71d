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

  @Test func `a stream in place of the table does not hide them`() throws {
    var recipe = try #require(Catalogue.recipe(named: "c26-crop-dangling"))
    recipe.variants.crossReferenceStream = true
    let editor = try BoxEditor(reading: FileBytes(try Fixture(recipe).bytes), named: "x")
    #expect(editor.oddities(of: editor.document.pages)[1]?[.crop] == .dangling)
  }

  @Test(arguments: [true, false])
  func `pages in an object stream are looked at`(_ isFlate: Bool) throws {
    let bytes = PackedPages(isFlate: isFlate).bytes()
    let editor = try BoxEditor(reading: FileBytes(bytes), named: "x")
    #expect(
      editor.oddities(of: editor.document.pages) == [
        1: [.crop: .dangling], 2: [.rotate: .duplicate, .trim: .dangling],
      ])
  }

  /// What was appended is asked first, and what stands behind it is found, though the new section
  /// has taken the number of the old one.
  @Test(arguments: [true, false])
  func `a page that was mended is no longer odd, and another one still is`(
    _ isFlate: Bool
  ) throws {
    let bytes = PackedPages(isFlate: isFlate).bytes()
    let mended = try edited(bytes, [1: [.crop: "[ 1 2 3 4 ]"]]).appended()
    let editor = try BoxEditor(reading: FileBytes(mended), named: "x")
    #expect(
      editor.oddities(of: editor.document.pages) == [2: [.rotate: .duplicate, .trim: .dangling]])
  }

  @Test func `what a hybrid file hides from old programs is looked at`() throws {
    let bytes = HybridFile.bytes().replacing(
      "/MediaBox [0 0 300 400]", with: "/CropBox 9 0 R /X [0 0]")
    let editor = try BoxEditor(reading: FileBytes(bytes), named: "x")
    try #require(editor.form.crossReference == .hybrid)
    #expect(editor.oddities(of: editor.document.pages) == [2: [.crop: .dangling]])
  }

  /// Where the streams cannot be decoded nothing is claimed.
  @Test(arguments: ["/FlateDecode", "/JBIG2Decode"])
  func `an object stream that cannot be decoded is left out`(_ filter: String) throws {
    let bytes = PackedPages(isFlate: true).bytes()
    let editor = try BoxEditor(reading: FileBytes(bytes), named: "x")
    #expect(editor.packedObjects(6) == nil && editor.packedObjects(1) == nil)
    #expect(editor.packedObjects(99) == nil)
    let words = "<< /Size 1 /W [1 2 1] /Filter \(filter) /Length 4 >>\nstream\nabcd\nendstream"
    #expect(BoxEditor.decoded(Array(words.utf8)) == nil)
  }
}
