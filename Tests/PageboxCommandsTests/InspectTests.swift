import BoxFixtures
import Foundation
import TestSupport
import Testing

@Suite struct InspectTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The page of the design: inherited media, an indirect crop of its own, turned.
  private func designPage() throws -> String {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 3 0 R >>")
    writer.add(3, "<< /Type /Pages /Kids [12 0 R] /Count 1 /MediaBox [0 0 1700 841] >>")
    writer.add(12, "<< /Type /Page /Parent 3 0 R /CropBox 15 0 R /Rotate 90 >>")
    writer.add(15, "[640 123 1060 718]")
    let bytes = writer.bytes()
    try #require(String(decoding: bytes, as: UTF8.self).contains("/CropBox 15 0 R"))
    return try folder.file("cover.pdf", bytes)
  }

  @Test func `the page object is that of the design`() throws {
    let file = try designPage()
    let expected = """
      {"schema":"pagebox.inspect/1","file":"\(file)","page":1,"object":"12 0",\
      "boxes":{"media":{"raw":"[ 0 0 1700 841 ]","from":"inherited","holder":"3 0",\
      "rect":[0,0,1700,841],"effective":[0,0,1700,841],"reason":"entry"},\
      "crop":{"raw":"[ 640 123 1060 718 ]","from":"page","holder":"12 0","indirect":"15 0",\
      "rect":[640,123,1060,718],"effective":[640,123,1060,718],"reason":"entry"},\
      "bleed":{"from":"absent","effective":[640,123,1060,718],"reason":"default-crop"},\
      "trim":{"from":"absent","effective":[640,123,1060,718],"reason":"default-crop"},\
      "art":{"from":"absent","effective":[640,123,1060,718],"reason":"default-crop"}},\
      "rotate":{"raw":"90","from":"page","value":90},\
      "userUnit":{"from":"absent","value":1},\
      "view":{"box":"crop","rect":[640,123,1060,718],"width":595,"height":420},\
      "reader":"scan"}
      """
    let outcome = pagebox(["inspect", "--format", "ndjson", file])
    #expect(outcome.output == expected + "\n")
    #expect(outcome.status == 0 && outcome.errors == "")
    let json = pagebox(["inspect", "--format=json", file])
    #expect(json.output == "[\n" + expected + "\n]\n")
  }

  @Test func `json is one array over all files`() throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "-f", "json", file, "missing.pdf", file])
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let pages = try #require(parsed as? [[String: Any]])
    #expect(pages.map { $0["page"] as? Int } == [1, 2, 3, 4, 1, 2, 3, 4])
    #expect(outcome.status == 2)
  }

  @Test func `json without any page is an empty array`() throws {
    let outcome = pagebox(["inspect", "-f", "json", "missing.pdf"])
    #expect(outcome.output == "[]\n")
  }

  @Test func `text groups equal neighbours`() throws {
    let pages = ["/MediaBox [0 0 1700 841] /CropBox [640 123 1060 718]"]
    let more = [String](repeating: "", count: 311)
    let file = try folder.pdf("book.pdf", pages + more, root: "/MediaBox [0 0 420 595]")
    let outcome = pagebox(["inspect", file])
    // 420 pt are 148.166.. mm, 595 pt are 209.902.. mm; 249,900 of 1,429,700 square units.
    #expect(
      outcome.output == """
        \(file): 312 pages, PDF 1.7
          page 1
            view   420 x 595 pt (148.17 x 209.9 mm) through crop, 17.5 % of media
            media  1700 x 841  at 0 0      page                [ 0 0 1700 841 ]
            crop   420 x 595   at 640 123  page                [ 640 123 1060 718 ]
          pages 2-312
            view   420 x 595 pt (148.17 x 209.9 mm) through media
            media  420 x 595   at 0 0      inherited from 2 0  [ 0 0 420 595 ]
            crop   as media                absent

        """)
  }

  @Test func `text says what is odd, turned and scaled`() throws {
    let file = try folder.pdf(
      "odd.pdf", ["/MediaBox [0 0 200 300] /CropBox [10 10 500 700 9] /Rotate 90 /UserUnit 2"])
    let outcome = pagebox(["inspect", file])
    #expect(outcome.output.contains("view    600 x 400 pt (211.67 x 141.11 mm)"))
    #expect(
      outcome.output.contains(
        "error: 5 elements where 4 numbers are needed; the media box is used [crop-malformed]"))
    #expect(outcome.output.contains("hint: the first four numbers are 10 10 500 700"))
    #expect(outcome.lines.contains { $0.hasPrefix("    rotate  90") })
    #expect(outcome.lines.contains { $0.hasPrefix("    unit    2/72 in") })
  }

  @Test func `an unusable turn has the nearest usable one above as a hint`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 200 300] /Rotate 45"], root: "/Rotate 90")
    let text = pagebox(["inspect", file])
    #expect(text.output.hasSuffix("      hint: the nearest usable value above is 90\n"))
    #expect(text.output.contains("view    200 x 300 pt"))
    let json = pagebox(["inspect", "-f", "ndjson", file])
    #expect(
      json.output.contains(
        #""problems":["rotate-not-multiple-of-90"],"hint":{"source":"inherited","value":90}}"#))
  }

  /// A file whose viewer preferences name other boxes.
  private func preferring(_ preferences: String) throws -> String {
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 420 595]", "/MediaBox [0 0 420 590]"],
      objects: [1: "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << \(preferences) >> >>"])
    return try folder.file("preferring.pdf", fixture.bytes())
  }

  @Test func `text says once for the file what its viewer preferences name`() throws {
    let file = try preferring("/ViewArea /MediaBox /PrintClip /CropBox /ViewClip /\u{7}x")
    let outcome = pagebox(["inspect", file])
    #expect(
      outcome.lines[1] == "  note: /ViewArea is /MediaBox, /ViewClip is no box; "
        + "programs ignore this, and they do not count [viewer-areas-in-use]")
    #expect(outcome.lines.count { $0.contains("viewer-areas-in-use") } == 1)
    #expect(outcome.status == 0 && outcome.errors == "")
    let verbose = pagebox(["diff", "--verbose", file])
    #expect(verbose.errorLines.count == 1 && verbose.status == 0)
    #expect(verbose.errors.hasPrefix("pagebox: \(file): note: /ViewArea is /MediaBox, "))
  }

  @Test(arguments: ["json", "ndjson", "csv"])
  func `what is said of the file is not in the pages of a program`(_ format: String) throws {
    let file = try preferring("/ViewArea /MediaBox")
    let noted = pagebox(["inspect", "-f", format, file])
    #expect(pagebox(["inspect", file]).output.contains("viewer-areas-in-use"))
    let plain = pagebox(["inspect", "-f", format, try preferring("/ViewArea /CropBox")])
    #expect(noted.output == plain.output && noted.errors == "" && noted.status == 0)
    #expect(!(pagebox(["inspect", file]).output.contains("viewer")))
  }

  @Test func `each page is listed with its object`() throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "--each-page", file])
    let headings = outcome.lines.filter { $0.hasPrefix("  page") }
    #expect(headings.count == 4 && headings[0].hasPrefix("  page 1 (object "))
  }

  @Test(arguments: [
    ("1", [1]), ("2-3", [2, 3]), ("-1", [4]), ("-2", [3]), ("last", [4]), ("odd", [1, 3]),
    ("even", [2, 4]), ("3-", [3, 4]), ("4,1,1-2", [1, 2, 4]), ("3-99", [3, 4]),
  ])
  func `pages are selected`(_ selection: String, _ expected: [Int]) throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "-f", "ndjson", "--pages", selection, file])
    #expect(try outcome.objects.map { $0["page"] as? Int } == expected)
  }

  @Test func `a selection that meets no page is an error`() throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "--pages", "5", file])
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasSuffix("none of the pages asked for exists; the file has 4 pages\n"))
  }

  @Test func `boxes that are asked for are shown in every format`() throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let text = pagebox(["inspect", "-p1", "--boxes", "trim,media", file])
    #expect(text.lines.dropFirst(3).map { $0.prefix(9) } == ["    media", "    trim "])
    let json = pagebox(["inspect", "-p1", "--boxes", "trim,media", "-f", "ndjson", file])
    let boxes = try #require(try json.objects[0]["boxes"] as? [String: Any])
    #expect(boxes.keys.sorted() == ["media", "trim"])
  }

  @Test(arguments: [
    ("mm", "148.17 x 209.9 mm (420 x 595 pt)"), ("in", "5.8333 x 8.2639 in (420 x 595 pt)"),
    ("cm", "14.817 x 20.99 cm (420 x 595 pt)"),
  ])
  func `lengths of text are in the unit`(_ unit: String, _ size: String) throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    #expect(
      pagebox(["inspect", "-p1", "--unit", unit, file]).output.contains("view   \(size)"))
    let json = pagebox(["inspect", "-p1", "-u", unit, "-f", "ndjson", file])
    #expect(json.output.contains(#""width":420,"height":595"#))
  }

  @Test func `csv has a row a page and box`() throws {
    let file = try folder.file("a,b.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "-p1-2", "-f", "csv", file])
    #expect(outcome.lines.count == 11)
    #expect(
      outcome.lines[2]
        == "\"\(file)\",1,3 0,crop,page,3 0,,[ 640 123 1060 718 ],640,123,1060,718,"
        + "640,123,1060,718,entry,,0,1,crop,420,595,,,,,,,")
    #expect(outcome.lines.allSatisfy { !$0.contains("inf") })
  }

  @Test func `quiet prints nothing but errors, verbose the remarks of libqpdf`() throws {
    let damaged = try folder.file(
      "damaged.pdf", try Damage.startxrefWrong.applied(to: coverSpread.bytes()))
    let normal = pagebox(["inspect", damaged])
    #expect(normal.status == 0 && normal.errorLines.count == 1)
    #expect(normal.errors.contains("warning: damaged; read by rebuilding its table of objects"))
    let quiet = pagebox(["inspect", "--quiet", damaged, "missing.pdf"])
    #expect(quiet.output == "" && quiet.errorLines.count == 1 && quiet.status == 2)
    let verbose = pagebox(["inspect", "--verbose", damaged])
    #expect(verbose.errorLines.count > 1 && verbose.errors.contains(": note: "))
  }

  @Test func `colours are for terminals and can be forbidden`() throws {
    let file = try folder.file("a.pdf", coverSpread.bytes())
    let escape = "\u{1B}["
    #expect(!(pagebox(["inspect", file]).output.contains(escape)))
    #expect(pagebox(["inspect", file], terminal: true).output.contains(escape))
    #expect(pagebox(["inspect", "--color=always", file]).output.contains(escape))
    let never = pagebox(["inspect", "--color=never", file], terminal: true)
    #expect(!never.output.contains(escape))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = pagebox(["inspect", file], variables: variables, terminal: true)
      #expect(!plain.output.contains(escape))
    }
  }

  @Test func `a long report is the same in parts and as a whole`() throws {
    let pages = (0..<2_000).map { "/MediaBox [0 0 \(300 + $0) 400]" }
    let file = try folder.pdf("long.pdf", pages)
    for format in ["text", "json", "ndjson", "csv"] {
      let parts = pagebox(["inspect", "-f", format, "-j1", file])
      let whole = pagebox(["inspect", "-f", format, "-j2", file, "-"])
      try #require(parts.output.utf8.count > 2 << 16)
      #expect(whole.output.hasPrefix(parts.output.dropLast(format == "json" ? 3 : 0)))
    }
  }

  /// Only remarks, and values that are long in the file, may be longer.
  @Test(arguments: ["cover-spread", "inherited-boxes", "no-crop"])
  func `lines about the samples fit a terminal`(_ sample: String) throws {
    let file = Project.root.appendingPathComponent("Samples/\(sample).pdf").path
    let lines = pagebox(["inspect", "-e", "-b", "media,crop,bleed,trim,art", file]).lines
    try #require(lines.count > 10)
    let main = lines.dropFirst().filter { !$0.hasPrefix("      ") }
    #expect(main.filter { $0.count > 80 } == [])
  }

  @Test func `a long value makes no other line long`() throws {
    let folder = try TemporaryFolder()
    let long = "[0 0 300 400 " + String(repeating: "/Long ", count: 12) + "]"
    let file = try folder.pdf("long.pdf", ["/MediaBox [0 0 300 400] /CropBox \(long)"])
    #expect(
      pagebox(["inspect", file]).lines.filter { $0.hasPrefix("    media") }
        == ["    media  300 x 400  at 0 0  page  [ 0 0 300 400 ]"])
  }
}
