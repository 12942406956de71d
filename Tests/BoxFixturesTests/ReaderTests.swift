import BoxFixtures
import TestSupport
import Testing

/// Other people's readers see in sound fixtures what was described.
@Suite struct ReaderTests {
  static let sound = [
    TreeFixture(pages: ["/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", "/MediaBox [0 0 9 9]"]),
    TreeFixture(pages: ["", "/Rotate 90"], root: "/MediaBox [0 0 600 800]", inner: "/Rotate 180"),
    TreeFixture(
      pages: ["/CropBox 90 0 R"], repeating: 30, root: "/MediaBox [0 0 600 800]",
      objects: [90: "[1 2 3 4]"], shape: .balanced(fanOut: 3)),
    TreeFixture(pages: ["/MediaBox [0 0 9 9]"], shape: .chain(depth: 20)),
  ]

  /// Pages with all the rectangles that the two programs are asked about.
  static let boxes = TreeFixture(
    pages: [
      "/CropBox [640 123 1060 718] /TrimBox [650 133 1050 708]", "/MediaBox [10 20 310 420]",
    ], root: "/MediaBox [0 0 1700 841]")

  @Test(.enabled(if: Program.qpdf.isInstalled), arguments: sound)
  func `qpdf accepts a sound tree`(_ fixture: TreeFixture) throws {
    let outcome = try Program.qpdf.run(["--check"], on: fixture.bytes())
    #expect(outcome.status == 0 && !outcome.text.contains("WARNING"), "\(outcome.text)")
  }

  @Test(.enabled(if: Program.qpdf.isInstalled))
  func `qpdf counts the pages of a balanced tree`() throws {
    let outcome = try Program.qpdf.run(["--show-npages"], on: Self.sound[2].bytes())
    #expect(outcome.text == "30\n")
  }

  @Test(.enabled(if: Program.qpdf.isInstalled))
  func `qpdf complains about a tree that contains itself`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 9 9]"], extraKids: [.root])
    #expect(try !qpdfAccepts(fixture.bytes()))
  }

  @Test(.enabled(if: Program.pdfinfo.isInstalled))
  func `pdfinfo lists the boxes that were described`() throws {
    let outcome = try Program.pdfinfo.run(["-box", "-f", "1", "-l", "2"], on: Self.boxes.bytes())
    let lines = outcome.text.split(separator: "\n").filter { $0.contains("Box:") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "Page 1 MediaBox: 0.00 0.00 1700.00 841.00", "Page 1 CropBox: 640.00 123.00 1060.00 718.00",
        "Page 1 BleedBox: 640.00 123.00 1060.00 718.00",
        "Page 1 TrimBox: 650.00 133.00 1050.00 708.00",
        "Page 1 ArtBox: 640.00 123.00 1060.00 718.00",
        "Page 2 MediaBox: 10.00 20.00 310.00 420.00", "Page 2 CropBox: 10.00 20.00 310.00 420.00",
        "Page 2 BleedBox: 10.00 20.00 310.00 420.00", "Page 2 TrimBox: 10.00 20.00 310.00 420.00",
        "Page 2 ArtBox: 10.00 20.00 310.00 420.00",
      ], "\(outcome.text)")
  }

  @Test(.enabled(if: Program.mutool.isInstalled))
  func `mutool lists the boxes that were described`() throws {
    // It lists what the page itself has: the first page's media box is the root's.
    let outcome = try Program.mutool.run(["pages"], on: Self.boxes.bytes())
    #expect(outcome.text.split(separator: "<MediaBox").count == 2)
    #expect(outcome.text.contains(#"<CropBox l="640" b="123" r="1060" t="718" />"#))
    #expect(outcome.text.contains(#"<TrimBox l="650" b="133" r="1050" t="708" />"#))
    #expect(outcome.text.contains(#"<MediaBox l="10" b="20" r="310" t="420" />"#))
  }
}
