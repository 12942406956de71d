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

/// A file whose two pages, both odd, stand in an object stream.
private struct PackedPages {
  let isFlate: Bool

  private static let pages = [
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /CropBox 99 0 R >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Rotate 0 /Rotate 90 /TrimBox null >>",
  ]

  func bytes() -> [UInt8] {
    var file = Array("%PDF-1.5\n".utf8)
    var offsets: [Int] = []
    func add(_ object: [UInt8]) {
      offsets.append(file.count)
      file += "\(offsets.count == 3 ? 5 : offsets.count) 0 obj\n".utf8
      file += object
      file += "\nendobj\n".utf8
    }
    add(Array("<< /Type /Catalog /Pages 2 0 R >>".utf8))
    add(Array("<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>".utf8))
    let list = "3 0 4 \(Self.pages[0].utf8.count + 1) "
    add(
      stream(
        "/Type /ObjStm /N 2 /First \(list.utf8.count)",
        Array((list + Self.pages.joined(separator: " ")).utf8)))
    let section = file.count
    var data: [UInt8] = [0, 0, 0, 0]
    for place in offsets.prefix(2) { data += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    data += [2, 0, 5, 0, 2, 0, 5, 1]
    for place in [offsets[2], section] { data += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    file += "6 0 obj\n".utf8
    file += stream("/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R", data)
    file += "\nendobj\nstartxref\n\(section)\n%%EOF\n".utf8
    return file
  }

  private func stream(_ keys: String, _ data: [UInt8]) -> [UInt8] {
    let packed = isFlate ? stored(data) : data
    let filter = isFlate ? "/Filter /FlateDecode" : ""
    return Array("<< \(keys) \(filter) /Length \(packed.count) >>\nstream\n".utf8) + packed
      + Array("\nendstream".utf8)
  }

  /// One block of deflate that is stored as it is (RFC 1950 and 1951).
  private func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let sum = high << 16 | low
    return [0x78, 0x01, 0x01] + lengths + data
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
