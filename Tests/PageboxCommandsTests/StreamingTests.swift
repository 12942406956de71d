import BoxDocument
import BoxFixtures
import SystemBridge
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
}
