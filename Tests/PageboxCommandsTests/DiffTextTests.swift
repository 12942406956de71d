import BoxFixtures
import TestSupport
import Testing

/// The table of diff for people, by hand.
@Suite struct DiffTextTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `equal rows are one range, and an unreadable box is told`() throws {
    let media = "/MediaBox [0 0 420 595]"
    let file = try folder.pdf(
      "a.pdf",
      [
        "\(media) /CropBox [10 20 410 520]", "\(media) /CropBox [410 520 10 20]",
        "\(media) /CropBox [0 0 420]", media,
      ])
    // 400 x 500 of 420 x 595 are 80.03 %; without a crop the whole sheet is seen.
    #expect(
      pagebox(["diff", file]).output == """
        \(file): crop differs from media on 3 of 4 pages (pt)
          page  crop        media      left  bottom  right  top  visible
          1-2   400 x 500   420 x 595    10      20     10   75     80 %
          3     unreadable  420 x 595     ?       ?      ?    ?    100 %  crop-malformed

        """)
  }

  @Test func `the unit is said and used`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 720 720] /CropBox [72 36 648 720]"])
    // 576 x 684 of 720 x 720 are 76 %.
    #expect(
      pagebox(["diff", "--unit", "in", file]).output == """
        \(file): crop differs from media on 1 of 1 page (in)
          page  crop     media    left  bottom  right  top  visible
          1     8 x 9.5  10 x 10     1     0.5      1    0     76 %

        """)
  }

  @Test func `effective sizes are those that are compared`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 100 100] /CropBox [50 50 150 100]"])
    // As written the crop is 100 x 50 and reaches 50 over the right edge.
    #expect(
      pagebox(["diff", file]).lines.last
        == "  1     100 x 50  100 x 100    50      50    -50    0     25 %")
    #expect(
      pagebox(["diff", "--effective", file]).lines.last
        == "  1     50 x 50  100 x 100    50      50      0    0     25 %")
  }

  @Test func `the two boxes stand in heading and columns`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/MediaBox [0 0 100 100] /TrimBox [10 10 90 90] /BleedBox [5 5 95 95]"])
    let lines = pagebox(["diff", "--between", "bleed:trim", file]).lines
    #expect(lines[0] == "\(file): bleed differs from trim on 1 of 1 page (pt)")
    #expect(lines[1].hasPrefix("  page  bleed    trim"))
    // The bleed reaches outside the trim, so it leaves all of it visible.
    #expect(lines[2] == "  1     90 x 90  80 x 80    -5      -5     -5   -5    100 %")
  }

  @Test func `reports of several files have an empty line between them`() throws {
    let cropped = try folder.file("a.pdf", coverSpread.bytes())
    let plain = try folder.pdf("b.pdf", ["/MediaBox [0 0 9 9]"])
    let one = pagebox(["diff", cropped]).output
    #expect(
      pagebox(["diff", plain, cropped, plain, cropped, "missing"]).output
        == "\(one)\n\(one)")
  }

  /// Pages that lack either entry are equal as written; what they come to is another question.
  @Test(arguments: [
    ("trim:bleed", "/TrimBox [9 9 90 90]", true), ("bleed:trim", "/TrimBox [9 9 90 90]", true),
    ("trim:art", "/CropBox [9 9 90 90]", false), ("trim:media", "/CropBox [9 9 90 90]", true),
    ("media:crop", "", false), ("bleed:crop", "/BleedBox [9 9 90 90]", true),
  ])
  func `an absent box is equal as written`(
    _ pair: String, _ entry: String, _ effectiveDiffers: Bool
  ) throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 100 100] \(entry)"])
    let call = ["diff", "--between", pair]
    #expect(pagebox(call + [file]).status == 0)
    let object = try #require(
      try pagebox(call + ["--all", "-f", "ndjson", file]).objects.first)
    #expect(object["differs"] as? Bool == false)
    #expect(object["effectiveDiffers"] as? Bool == effectiveDiffers)
    #expect(pagebox(call + ["--effective", file]).status == (effectiveDiffers ? 1 : 0))
  }

  @Test func `an inherited crop is not absent`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/MediaBox [0 0 100 100]"], root: "/CropBox [9 9 90 90] /TrimBox [1 1 2 2]")
    #expect(pagebox(["diff", file]).status == 1)
    // A trim box does not inherit, so that this page has none.
    #expect(pagebox(["diff", "--between", "trim:media", file]).status == 0)
  }

  @Test func `a MediaBox that is missing everywhere is the stand-in`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/CropBox [0 0 612 792]", "/CropBox [0 0 100 100]"])
    let objects = try pagebox(["diff", "--all", "-f", "ndjson", file]).objects
    #expect(objects.map { $0["differs"] as? Bool } == [false, true])
  }
}
