import BoxFixtures
import Testing

@testable import PageScan

@Suite struct SectionsTests {
  @Test func `what a hybrid file hides is found`() throws {
    let tree = try scan(HybridFile.bytes())
    #expect(tree.pages.map(\.number) == [3, 4])
  }

  @Test(arguments: [true, false])
  func `objects are found in a stream, compressed or not`(_ isFlate: Bool) throws {
    let tree = try scan(PackedPages(isFlate: isFlate).bytes())
    #expect(tree.pages.map(\.number) == [3, 4])
    let levels = tree.pages.map { tree.levels[$0.level] }
    #expect(levels[0].values.map { $0?.text } == ["[ 0 0 300 400 ]", nil, nil])
    #expect(levels[0].oddities == [.dangling(key: 1)])
    #expect(levels[1].oddities == [.repeated(key: 2)])
    #expect(levels[1].values[2]?.text == "90")
  }

  @Test(arguments: [
    (TableStreamFile.listed, true), (.unlisted, true), (.free, true), (.contentBehind, false),
    (.content, false), (.contentBefore, false),
  ])
  func `a section with the number of another object is declined`(
    _ file: TableStreamFile, _ isRead: Bool
  ) {
    let reason = decline(of: file.bytes())?.reason
    #expect(reason == (isRead ? nil : "a section of the table with the number of another object"))
  }

  @Test(arguments: 0...1)
  func `the word that ends a stream is looked at from its first letter on`(_ index: Int) throws {
    var bytes = PackedPages(isFlate: false).bytes()
    let places = bytes.indices.filter { bytes[$0...].starts(with: "endstream".utf8) }
    try #require(places.count == 2)
    bytes[places[index]] = UInt8(ascii: "X")
    #expect(decline(of: bytes)?.reason == "a stream of another length than it says")
  }

  @Test(arguments: ["stream\n\nendstream", "\n%\nstream\n7\nendstream"])
  func `a trailer with data behind it is declined`(_ data: String) {
    var writer = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).writer()
    writer.trailer = ">>\(data)\n<<"
    #expect(decline(of: writer.bytes())?.reason == "a trailer that is a stream")
    writer.trailer = "/X (stream)"
    #expect(decline(of: writer.bytes()) == nil)
  }

  @Test(arguments: [(1, nil), (50, nil), (200, "an object whose words are far apart")])
  func `an object is not looked for behind long blanks`(
    _ blanks: Int, _ reason: String?
  ) throws {
    let file = Array(("\n5" + String(repeating: " ", count: blanks) + "0 obj 7 endobj").utf8)
    let source = ObjectSource(header: 0, ofFile: file.count, limits: ScanLimits())
    do throws(Decline) {
      let start = try source.start(of: IndirectReference(5), at: 1, in: file.span)
      #expect(reason == nil && file[start...].starts(with: " 7".utf8))
    } catch {
      #expect(error.reason == reason)
    }
  }

  /// libqpdf 12 passes over entries with a number above a third of the size of the file.
  @Test func `an object number that is too large for the file is declined`() throws {
    func reason(_ number: Int) throws -> String? {
      var writer = TreeFixture(pages: ["/MediaBox [0 0 3 4]"]).writer()
      writer.endRevision()
      writer.add(number, "7")
      let bytes = writer.bytes()
      try #require((bytes.count / 3 < number) == (number > 1_000))
      return decline(of: bytes)?.reason
    }
    #expect(try reason(50) == nil)
    #expect(try reason(40_000) == "an object number that is too large for the file")
  }

  @Test func `a chain of sections is followed to its end, and a ring is declined`() throws {
    #expect(try scan(Bomb.thousandSections.bytes()).pages.count == 1)
    #expect(
      decline(of: Bomb.thousandSectionsRound.bytes())?.reason == "a table whose sections go round")
    var limits = ScanLimits()
    limits.sections = 999
    #expect(
      decline(of: Bomb.thousandSections.bytes(), limits: limits)?.reason
        == "a table of too many sections")
  }

  @Test(arguments: [
    (Bomb.hugeSize, "a table of objects that does not fit into the file"),
    (.hugeStreamSize, "a cross-reference stream with too few entries"),
    (.wideFields, "a cross-reference stream with too few entries"),
    (.overlappingIndex, "a cross-reference stream with too few entries"),
    (.packedInItself, "an object stream that is not in the file"),
    (.packedInPacked, "an object stream that is not in the file"),
    (.nestedZeros, "a stream filter that is not known"),
    (.zerosInOddFile, "a trailer with a key twice"),
    (.zeros, "a stream of objects that becomes larger than 64 MB"),
    (.lengths, "a stream whose length is no number"),
    (.manyKids, "a page tree of repeated kids"),
    (.nestedTables, "streams that stand in each other"),
    (.tablesInStrings, "sections of the table that share bytes"),
    (.sharedStreams, "streams that stand in each other"),
    (.nestedPages, "pages that stand in each other"),
    (.nestedPackedPages, "pages that stand in each other"),
    (.swellingBoxes, "boxes that become much longer than they are written"),
    (.deepTree, "a page tree that is too deep"),
  ])
  func `the reason for which a trap is declined or refused`(_ bomb: Bomb, _ reason: String) {
    #expect(decline(of: bomb.bytes())?.reason == reason)
  }

  @Test(arguments: [
    "/Size 0", "/Size 4 /Size 5", "/Size (4)", "/Prev -1 /Size 5", "/Prev 0.5", "/Encrypt 7",
    "/Encrypt 99 0 R", "/W [oops]", "/Index oops", "/Encrypt << /Filter /Other >>",
    "/Prev 99999999", "/Prev 7",
  ])
  func `trailers that are not sound are declined`(_ keys: String) {
    var writer = PDFWriter(trailer: keys)
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    #expect(decline(of: writer.bytes())?.kind == .unsure)
    writer.trailer = "/Prev 0 /Encrypt null"
    #expect(decline(of: writer.bytes()) == nil)
  }

  @Test(arguments: [
    ("/ViewerPreferences << /ViewArea /TrimBox >>", "/TrimBox"),
    ("/ViewerPreferences << /ViewArea 7 /Other /X >>", nil), ("/ViewerPreferences null", nil),
    ("/ViewerPreferences 99 0 R", nil), ("/ViewerPreferences 4 0 R", "/ArtBox"), ("", nil),
  ])
  func `names of the catalogue are read`(_ keys: String, _ name: String?) throws {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R \(keys) >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R >>")
    writer.add(4, "<< /ViewArea /ArtBox >>")
    if keys.contains("99") {
      #expect(decline(of: writer.bytes()) != nil)
    } else {
      #expect(try scan(writer.bytes()).catalogueNames == [name])
    }
  }
}
