import BoxDocument
import BoxFixtures
import SystemBridge
import TestSupport
import Testing

@testable import PageboxCommands

/// What is written goes out while pages are still to come, so that memory does not grow with them.
@Suite struct StreamingTests {
  static let pages = 40

  /// How often a report offers its bytes, and what it keeps to the end if they are taken.
  private static func offers(
    _ report: (PageDocument, FileName, PartSink) -> FileReport
  ) throws -> (count: Int, taken: Int, kept: Int) {
    let crops = (1...pages).map { "/CropBox [\($0) 0 400 500]" }
    let fixture = TreeFixture(pages: crops, root: "/MediaBox [0 0 420 595]")
    let document = try PageDocument(bytes: fixture.bytes())
    try #require(document.pages.count == pages)
    var offers = (count: 0, taken: 0, kept: 0)
    let made = report(document, FileName(bytes: [0x61])) { bytes in
      offers.count += 1
      offers.taken += bytes.count
      bytes.removeAll()
    }
    offers.kept = made.output.count
    return offers
  }

  @Test(arguments: [OutputFormat.json, .ndjson, .csv, .text])
  func `diff offers each page`(_ format: OutputFormat) throws {
    var values = DiffValues()
    values.output.format = format
    let report = DiffReport(values: values, isColored: false)
    let offers = try Self.offers(report.report)
    // Text is known at the end alone, when it has a line of headings more.
    #expect(offers.count == Self.pages + (format == .text ? 1 : 0))
    #expect(offers.taken > 20 * Self.pages && offers.kept == 0)
  }

  @Test(arguments: [OutputFormat.json, .ndjson, .csv, .text])
  func `diff against a file offers each page`(_ format: OutputFormat) throws {
    var values = DiffValues()
    values.output.format = format
    let other = try PageDocument(bytes: TreeFixture(pages: ["/MediaBox [0 0 9 9]"]).bytes())
    let report = AgainstReport(
      values: values, isColored: false, other: other, otherName: FileName(bytes: [0x62]))
    let offers = try Self.offers(report.report)
    // The pages that the other file lacks are one line of text, and two keys of the first changed.
    #expect(offers.count == (format == .text ? 3 : Self.pages))
    #expect(offers.taken > 0 && offers.kept == 0)
  }

  @Test func `a sum is all that is printed`() throws {
    var values = DiffValues()
    values.counts = true
    let report = DiffReport(values: values, isColored: false)
    let offers = try Self.offers(report.report)
    #expect(offers.count == 0 && offers.kept == "a: 40 of 40 pages\n".utf8.count)
  }

  /// A table of more than three times the 64 KiB that go out at once, of pages with a fault each.
  @Test(arguments: ["1", "2"])
  func `a warning is given once, however many parts the output has`(_ jobs: String) throws {
    let folder = try TemporaryFolder()
    let pages = (1...2_000).map { "/CropBox [\($0 % 400) 0 410 500]" }
    let whole = TreeFixture(pages: pages, root: "/MediaBox [0 0 420 595]").bytes()
    let file = try folder.file("a.pdf", try Damage.startxrefWrong.applied(to: whole))
    let other = try folder.pdf("b.pdf", ["/MediaBox [0 0 420 595]"])
    for format in ["csv", "ndjson"] {
      let outcome = pagebox(["diff", "-j", jobs, "-f", format, file, other])
      try #require(outcome.output.utf8.count > 200_000)
      #expect(outcome.lines.count == (format == "csv" ? 2_001 : 2_000))
      #expect(
        outcome.errors == "pagebox: \(file): warning: damaged; read by rebuilding its table of "
          + "objects; 'qpdf --check' shows the damage\n")
      #expect(outcome.status == 1)
    }
  }

  /// What a part has told of the status counts, whatever the last one says.
  @Test(arguments: ["1", "2"])
  func `a file that has lost pages fails, however many parts the output has`(
    _ jobs: String
  ) throws {
    let folder = try TemporaryFolder()
    let fixture = TreeFixture(
      pages: ["/CropBox [0 0 410 500]"], repeating: 2_000, root: "/MediaBox [0 0 420 595]",
      extraKids: [.null])
    let file = try folder.file("a.pdf", fixture.bytes())
    let other = try folder.pdf("b.pdf", ["/MediaBox [0 0 420 595]"])
    let outcome = pagebox(["diff", "-j", jobs, "-f", "csv", file, other])
    try #require(outcome.output.utf8.count > 100_000)
    #expect(outcome.lines.count == 2_001 && outcome.status == 2)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(": error: "))
  }
}
