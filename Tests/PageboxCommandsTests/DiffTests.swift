import BoxFixtures
import Foundation
import TestSupport
import Testing

@Suite struct DiffTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cover() throws -> String { try folder.file("cover.pdf", coverSpread.bytes()) }

  @Test func `the page object is that of the issue`() throws {
    let file = try cover()
    let outcome = pagebox(["diff", "-f", "ndjson", file])
    #expect(
      outcome.output == """
        {"schema":"pagebox.diff/1","file":"\(file)","page":1,\
        "a":{"box":"crop","written":[640,123,1060,718],"effective":[640,123,1060,718]},\
        "b":{"box":"media","written":[0,0,1700,841],"effective":[0,0,1700,841]},\
        "insets":{"left":640,"bottom":123,"right":640,"top":123},"visible":0.1748,\
        "differs":true,"effectiveDiffers":true}

        """)
    #expect(outcome.status == 1 && outcome.errors == "")
  }

  @Test func `text lists the pages that differ`() throws {
    let file = try cover()
    #expect(
      pagebox(["diff", file]).output == """
        \(file): crop differs from media on 1 of 4 pages (pt)
          page  crop       media       left  bottom  right  top  visible
          1     420 x 595  1700 x 841   640     123    640  123   17.5 %

        """)
  }

  @Test func `a file without a crop has nothing to list`() throws {
    let file = try folder.pdf("plain.pdf", ["", ""], root: "/MediaBox [0 0 420 595]")
    let outcome = pagebox(["diff", file])
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    let all = pagebox(["diff", "--all", "-f", "ndjson", file])
    #expect(try all.objects.map { $0["differs"] as? Bool } == [false, false])
    #expect(all.status == 0)
  }

  @Test(arguments: [
    ("/CropBox [0 0 420.02 595]", false), ("/CropBox [0 0 420.03 595]", true),
    ("/CropBox [420 595 0 0]", false), ("/CropBox [0 0 420]", true), ("/CropBox /None", true),
    ("/CropBox [0 0 0 0]", true), ("/CropBox [500 0 900 595]", true), ("/CropBox null", false),
  ])
  func `crops as written differ or not`(_ crop: String, _ differs: Bool) throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 420 595] \(crop)"])
    #expect(pagebox(["diff", file]).status == (differs ? 1 : 0))
  }

  @Test func `the tolerance can be set`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 420 595] /CropBox [0 0 420.5 595]"])
    #expect(pagebox(["diff", file]).status == 1)
    #expect(pagebox(["diff", "--tolerance", "0.5", file]).status == 0)
    #expect(pagebox(["diff", "--tolerance=0.49", file]).status == 1)
  }

  @Test func `effective boxes are clipped before they are compared`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 420 595] /CropBox [-9 -9 500 600]"])
    let written = pagebox(["diff", "-f", "ndjson", file])
    let page = try #require(try written.objects.first)
    let insets = try #require(page["insets"] as? [String: Double])
    #expect(insets == ["left": -9, "bottom": -9, "right": -80, "top": -5])
    #expect(page["visible"] as? Double == 1)
    #expect(page["differs"] as? Bool == true && page["effectiveDiffers"] as? Bool == false)
    #expect(pagebox(["diff", "--effective", file]).status == 0)
  }

  @Test func `any two boxes are compared, and an absent one is equal`() throws {
    let both = "/TrimBox [20 20 400 575] /BleedBox [11.5 11.5 408.5 583.5]"
    let file = try folder.pdf(
      "a.pdf",
      ["/MediaBox [0 0 420 595] \(both)", "/MediaBox [0 0 420 595] /TrimBox [20 20 400 575]"])
    let outcome = pagebox(["diff", "--between", "trim:bleed", "-f", "ndjson", file])
    #expect(try outcome.objects.map { $0["page"] as? Int } == [1])
    let insets = try #require(try outcome.objects[0]["insets"] as? [String: Double])
    #expect(insets == ["left": 8.5, "bottom": 8.5, "right": 8.5, "top": 8.5])
  }

  @Test func `counts and lists are lines of names`() throws {
    let differing = try cover()
    let plain = try folder.pdf("plain.pdf", [""], root: "/MediaBox [0 0 420 595]")
    let count = pagebox(["diff", "--count", differing, plain])
    #expect(count.lines == ["\(differing): 1 of 4 pages", "\(plain): 0 of 1 page"])
    #expect(count.status == 1)
    #expect(pagebox(["diff", "--list", plain, differing]).output == "\(differing)\n")
    #expect(pagebox(["diff", "-l0", differing]).output == "\(differing)\0")
    #expect(pagebox(["diff", "--count", "--quiet", differing]).output == "")
  }

  @Test func `one unreadable file does not hide the others`() throws {
    let file = try cover()
    let outcome = pagebox(["diff", "--list", "missing.pdf", file])
    #expect(outcome.status == 2 && outcome.output == "\(file)\n")
    #expect(outcome.errorLines.count == 1)
  }

  @Test func `two files are compared key by key`() throws {
    let old = try folder.pdf(
      "old.pdf",
      [
        "/MediaBox [0 0 420 595] /CropBox [10 10 400 500]", "/MediaBox [0 0 420 595]",
        "/MediaBox [0 0 420 595] /TrimBox [1 1 9 9]", "/MediaBox [0 0 420 595]",
      ])
    let new = try folder.pdf(
      "new.pdf",
      [
        "/MediaBox [0 0 420.01 595] /CropBox [10 10 400 501]",
        "/MediaBox [0 0 420 595] /Rotate 90", "/MediaBox [0 0 420 595]",
      ])
    let outcome = pagebox(["diff", "--against", old, "-f", "ndjson", new])
    #expect(outcome.status == 1)
    let pages = try outcome.objects
    #expect(pages.map { $0["page"] as? Int } == [1, 2, 3, 4])
    let changes = pages.map { page -> [String: String] in
      let keys = page["keys"] as? [String: [String: Any]] ?? [:]
      return keys.mapValues { $0["change"] as? String ?? "" }
    }
    #expect(changes == [["crop": "changed"], ["rotate": "added"], ["trim": "removed"], [:]])
    #expect(pages[3]["change"] as? String == "removed")
    let mirrored = pagebox(["diff", "--against", new, "-f", "ndjson", old])
    #expect(try mirrored.objects[3]["change"] as? String == "added")
    let text = pagebox(["diff", "--against", old, new])
    #expect(text.lines[0] == "\(new): 4 of 4 pages differ from \(old)")
    #expect(text.lines[1] == "  page 1  crop    changed  [ 10 10 400 500 ] -> [ 10 10 400 501 ]")
    #expect(text.lines[4] == "  page 4  removed as a whole")
    #expect(
      pagebox(["diff", "--count", "--against", old, new]).output.hasSuffix("4 of 4 pages\n"))
  }

  @Test func `a file is equal to itself`() throws {
    let file = try cover()
    let outcome = pagebox(["diff", "--against", file, file])
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(pagebox(["diff", "--against", "missing.pdf", file]).status == 2)
  }

  @Test func `effective boxes of two files may be equal where entries are not`() throws {
    let old = try folder.pdf("old.pdf", ["/MediaBox [0 0 420 595]"])
    let new = try folder.pdf("new.pdf", ["/MediaBox [0 0 420 595] /CropBox [0 0 420 595]"])
    #expect(pagebox(["diff", "--against", old, new]).status == 1)
    #expect(pagebox(["diff", "--effective", "--against", old, new]).status == 0)
  }

  @Test(arguments: [["--against", "missing.pdf"], ["--password-file", "missing"]])
  func `a run that cannot begin leaves what programs read well-formed`(
    _ options: [String]
  ) throws {
    let file = try cover()
    let json = pagebox(["diff", "-f", "json"] + options + [file])
    #expect(json.status == 2 && json.output == "[]\n" && json.errorLines.count == 1)
    let csv = pagebox(["diff", "-f", "csv"] + options + [file])
    #expect(csv.status == 2 && csv.lines.count == 1 && csv.output.hasPrefix("file,"))
    #expect(pagebox(["diff", "-q", "-f", "json"] + options + [file]).output == "")
  }

  @Test func `of selected pages only those are counted, and it is said so`() throws {
    let sheet = "/MediaBox [0 0 420 595]"
    let folder = try TemporaryFolder()
    let file = try folder.pdf("few.pdf", [sheet, "\(sheet) /CropBox [1 1 9 9]", sheet])
    for (selection, count) in [
      ("2", "1 of 1 selected page"), ("1,2", "1 of 2 selected pages"),
      ("1,3", "0 of 2 selected pages"),
    ] {
      let outcome = pagebox(["diff", "--count", "-p", selection, file])
      #expect(outcome.output == "\(file): \(count)\n")
    }
    #expect(pagebox(["diff", "--count", file]).output == "\(file): 1 of 3 pages\n")
    let text = pagebox(["diff", "-p", "2", file])
    #expect(
      text.lines.first == "\(file): crop differs from media on 1 of 1 selected page (pt)")
  }
}
