import BoxFixtures
import TestSupport
import Testing

/// Files of which the first bytes do not say that they are PDF.
@Suite struct NoHeaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let refusal =
    "error: not a PDF file: there is no '%PDF-' header in it; 'file' tells what it is"

  @Test(arguments: [
    [Damage.noHeader, .startxrefWrong], [.noHeader, .noTrailer], [.noHeader, .startxref("")],
    // The header is too far away, and so is everything that offsets lead to.
    [.junkBeforeHeader(1_100)],
  ]) func `a file without header and cross-reference is no PDF`(_ damages: [Damage]) throws {
    var bytes = coverSpread.bytes()
    for damage in damages { bytes = try damage.applied(to: bytes) }
    let file = try folder.file("a.pdf", bytes)
    let outcome = pagebox(["inspect", file])
    #expect(outcome.errors == "pagebox: \(file): \(Self.refusal)\n")
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test func `a text about PDF is no PDF`() throws {
    let page = "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 300 400 ] >>"
    let objects = [
      1: "<< /Type /Catalog /Pages 2 0 R >>", 2: "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>",
      3: page,
    ]
    let text = Array("How a file begins:\n".utf8) + Fragment.objects(objects, version: nil)
    let file = try folder.file("a.txt", text)
    let outcome = pagebox(["inspect", file])
    #expect(outcome.errors == "pagebox: \(file): \(Self.refusal)\n" && outcome.status == 2)
    // The same with a header is a damaged PDF.
    let damaged = try folder.file("a.pdf", Fragment.header("1.4") + text)
    #expect(pagebox(["diff", "--count", damaged]).output == "\(damaged): 0 of 1 page\n")
  }

  @Test func `the program itself is no PDF`() throws {
    let result = try Executable.shell(#""$pagebox" inspect -q "$pagebox""#)
    #expect(result.errors.contains(": \(Self.refusal)\n"))
    #expect(result.errorLines.count == 1 && result.status == 2)
  }

  @Test func `a sound file without header is read with a warning and has no version`() throws {
    let file = try folder.file("a.pdf", try Damage.noHeader.applied(to: coverSpread.bytes()))
    let outcome = pagebox(["inspect", file])
    #expect(
      outcome.errors == "pagebox: \(file): warning: no PDF header with a version in its first "
        + "1,024 bytes; other programs may refuse it, so export it again\n")
    #expect(outcome.lines.first == "\(file): 4 pages, PDF" && outcome.status == 0)
  }

  /// As in a file of the corpus, which other programs read.
  @Test func `a damaged header is one nevertheless`() throws {
    var bytes = try Damage.startxrefWrong.applied(to: coverSpread.bytes())
    bytes[4] = UInt8(ascii: ".")
    let file = try folder.file("a.pdf", bytes)
    let outcome = pagebox(["inspect", file])
    #expect(outcome.lines.first == "\(file): 4 pages, PDF" && outcome.status == 0)
    #expect(outcome.errorLines.count == 2)
  }

  @Test(arguments: [1, 500, 1_010]) func `a header may stand behind other bytes`(
    _ count: Int
  ) throws {
    let bytes = try Damage.junkBeforeHeader(count).applied(to: coverSpread.bytes())
    let file = try folder.file("a.pdf", bytes)
    let outcome = pagebox(["inspect", file])
    #expect(outcome.lines.first == "\(file): 4 pages, PDF 1.7" && outcome.status == 0)
    // Without a good cross-reference it is a damaged PDF.
    let damaged = try folder.file("b.pdf", try Damage.startxrefWrong.applied(to: bytes))
    let recovered = pagebox(["inspect", damaged])
    #expect(recovered.lines.first == "\(damaged): 4 pages, PDF 1.7" && recovered.status == 0)
    #expect(recovered.errors.contains("damaged; read by rebuilding"))
  }
}
