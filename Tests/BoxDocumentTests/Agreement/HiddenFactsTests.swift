import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// What the fast reader shows of a file and libqpdf cannot; the list stands with `PageScan`.
@Suite struct HiddenFactsTests {
  private func level(
    _ keys: String, _ reader: PageDocument.ReaderChoice
  ) throws -> TreeLevel {
    let bytes = TreeFixture(pages: [keys], root: "/MediaBox [0 0 300 400]").bytes()
    return try #require(try PageDocument(bytes: bytes, reader: reader).pages.first).entries.page
  }

  @Test(arguments: [
    ("/CropBox null", EntryOddity.dangling), ("/CropBox 99 0 R", .dangling),
    ("/CropBox [1 2 3 4] /CropBox [0 0 30 40]", .duplicate),
    ("/CropBox [1 2 3 4] /Crop#42ox [0 0 30 40]", .duplicate),
  ])
  func `keys that are null, lead nowhere or stand there twice`(
    _ keys: String, _ oddity: EntryOddity
  ) throws {
    let scan = try level(keys, .scan)
    let qpdf = try level(keys, .qpdf)
    #expect(scan.oddities[.crop] == oddity)
    #expect(qpdf.oddities[.crop] == nil)
    #expect(scan.values[.crop]?.text == qpdf.values[.crop]?.text)
    #expect((scan.values[.crop] == nil) == (oddity == .dangling))
  }

  @Test(arguments: [
    ("+0", "0"), ("007", "7"), ("-0", "0"), ("-007", "-7"), ("+12", "12"), ("1e3", "(1e3)"),
    ("1.2.3", "(1.2.3)"), ("--5", "(--5)"), ("5-3", "(5-3)"),
  ])
  func `how numbers are spelt, and words that look like some`(
    _ written: String, _ spelt: String
  ) throws {
    let keys = "/CropBox [0 0 \(written) 40]"
    #expect(try level(keys, .scan).values[.crop]?.text == "[ 0 0 \(written) 40 ]")
    #expect(try level(keys, .qpdf).values[.crop]?.text == "[ 0 0 \(spelt) 40 ]")
  }

  @Test func `the boxes of an encrypted file, without the password`() throws {
    let plain = TreeFixture(pages: ["/MediaBox [0 0 300 400] /CropBox [10 20 290 380]"])
    var recipe = try #require(Catalogue.all.first { $0.name == "rotate-90.0-own" })
    recipe.variants.encryption = Recipe.Encryption(.aes256, userPassword: "reader")
    let bytes = try Fixture(recipe).bytes
    let scan = try PageDocument(bytes: bytes, reader: .scan)
    #expect(scan.isEncrypted && !scan.pages.isEmpty)
    #expect(scan.pages.first?.entries.page.values[.rotate]?.text == "90.0")
    let failure = #expect(throws: DocumentFailure.self) {
      _ = try PageDocument(bytes: bytes, reader: .qpdf)
    }
    #expect(failure?.kind == .passwordNeeded)
    #expect(try !PageDocument(bytes: plain.bytes(), reader: .scan).isEncrypted)
  }
}
