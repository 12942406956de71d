import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Two files held against each other in every format, by hand.
@Suite struct AgainstTests {
  let folder: TemporaryFolder
  /// One page, the sheet.
  let old: String
  /// The same page turned, one that is as it was, and a third.
  let new: String

  init() throws {
    folder = try TemporaryFolder()
    let sheet = "/MediaBox [0 0 420 595]"
    old = try folder.pdf("old.pdf", [sheet, sheet])
    new = try folder.pdf("new.pdf", ["\(sheet) /Rotate 90", sheet, sheet])
  }

  @Test func `an object a page says what became of it`() {
    let outcome = pagebox(["diff", "--against", old, "--all", "-f", "ndjson", new])
    let start = #"{"schema":"pagebox.diff/1","file":"\#(new)","against":"\#(old)","page":"#
    #expect(
      outcome.lines == [
        start + #"1,"differs":true,"keys":{"rotate":{"change":"added","#
          + #""a":{"raw":"90","effective":90},"b":{"effective":0}}}}"#,
        start + #"2,"differs":false}"#,
        start + #"3,"differs":true,"change":"added"}"#,
      ])
    #expect(outcome.status == 1 && outcome.errors == "")
    let array = pagebox(["diff", "--against", old, "--all", "-f", "json", new])
    #expect(array.output == "[\n" + outcome.lines.joined(separator: ",\n") + "\n]\n")
  }

  @Test func `a table has a row a key`() {
    let outcome = pagebox(["diff", "--against", old, "--all", "-f", "csv", new])
    #expect(
      outcome.output == """
        file,against,page,key,change,a_raw,a_effective,b_raw,b_effective
        \(new),\(old),1,rotate,added,90,90,,0
        \(new),\(old),2,,equal,,,,
        \(new),\(old),3,,added,,,,

        """)
  }

  @Test func `text lists what changed, and equal pages if asked`() {
    #expect(
      pagebox(["diff", "--against", old, new]).output == """
        \(new): 2 of 3 pages differ from \(old)
          page 1  rotate  added  absent (0) -> 90
          page 3  added as a whole

        """)
    let all = pagebox(["diff", "--against", old, "--all", new])
    #expect(all.lines[2] == "  page 2  equal")
    let colored = pagebox(["diff", "--color=always", "--against", old, new])
    #expect(colored.lines[0].hasPrefix("\u{1B}[1m\(new)\u{1B}[0m: 2 of 3"))
  }

  @Test func `neighbours that changed alike are one range`() throws {
    let crop = "/MediaBox [0 0 420 595] /CropBox [1 1 9 9]"
    let other = try folder.pdf("crops.pdf", [crop, crop])
    #expect(
      pagebox(["diff", "--against", old, other]).lines.dropFirst()
        == ["  pages 1-2  crop  added  absent (0 0 420 595) -> [ 1 1 9 9 ]"])
    #expect(
      pagebox(["diff", "--against", other, old]).lines.dropFirst()
        == ["  pages 1-2  crop  removed  [ 1 1 9 9 ] -> absent (0 0 420 595)"])
  }

  @Test func `long values are shortened, unless only their ends differ`() throws {
    let head = String(repeating: "/Long ", count: 20)
    let pages = ["a", "a", "b"].map { "/MediaBox [0 0 9 9] /CropBox [ \(head)/\($0) ]" }
    let long = try folder.pdf("long.pdf", pages)
    let other = try folder.pdf(
      "other.pdf", pages.map { $0.replacing("/a", with: "/d").replacing("/b", with: "/e") })
    let short = try folder.pdf("short.pdf", pages.map { _ in "/MediaBox [0 0 9 9]" })
    // 60 signs and three dots.
    let cut = "[ /Long /Long /Long /Long /Long /Long /Long /Long /Long /Lon..."
    try #require(cut.count == 63)
    // Pages are alike where the whole values are.
    let added = ["pages 1-2", "page 3   "].map {
      "  \($0)  crop  added  absent (0 0 9 9) -> \(cut)"
    }
    #expect(pagebox(["diff", "--against", short, long]).lines.dropFirst() == added[...])
    let changed = [("pages 1-2", "a", "d"), ("page 3   ", "b", "e")].map {
      "  \($0)  crop  changed  [ \(head)/\($1) ] -> [ \(head)/\($2) ]"
    }
    #expect(pagebox(["diff", "--against", long, other]).lines.dropFirst() == changed[...])
  }

  @Test(arguments: [[], ["--recursive"]])
  func `a directory to hold files against is told from one to read`(
    _ options: [String]
  ) {
    let outcome = pagebox(["diff", "--against", folder.path] + options + [new])
    #expect(
      outcome.errors
        == "pagebox: \(folder.path): error: a directory, not a file; name the file in it\n")
    #expect(outcome.status == 2 && outcome.output == "")
  }

  @Test func `several files are held against one`() {
    let outcome = pagebox(["diff", "-c", "--against", old, new, old, "missing.pdf", new])
    #expect(
      outcome.lines == [
        "\(new): 2 of 3 pages", "\(old): 0 of 2 pages", "\(new): 2 of 3 pages",
      ])
    #expect(outcome.status == 2 && outcome.errorLines.count == 1)
    let list = pagebox(["diff", "--list", "--against", old, new, old])
    #expect(list.output == "\(new)\n" && list.status == 1)
  }

  @Test func `pages are selected from the longer file`() {
    for (selection, status) in [("1", 1), ("2", 0), ("3", 1), ("last", 1), ("2-3", 1)] {
      #expect(pagebox(["diff", "--against", old, "-p", selection, new]).status == status)
      #expect(pagebox(["diff", "--against", new, "-p", selection, old]).status == status)
    }
    let one = pagebox(["diff", "--against", old, "-p", "3", new])
    #expect(one.lines[0] == "\(new): 1 of 1 selected page differs from \(old)")
    let none = pagebox(["diff", "--against", old, "-p", "4", new])
    #expect(none.status == 2 && none.output == "" && none.errorLines.count == 1)
  }

  @Test func `effective boxes follow the box that changed`() throws {
    let small = try folder.pdf("small.pdf", ["/MediaBox [0 0 10 10]"])
    let large = try folder.pdf("large.pdf", ["/MediaBox [0 0 20 20]"])
    for (option, keys) in [
      ([], ["media"]), (["--effective"], ["art", "bleed", "crop", "media", "trim"]),
    ] {
      let call = ["diff", "--against", small, "-f", "ndjson"] + option
      let object = try #require(try pagebox(call + [large]).objects.first)
      #expect((object["keys"] as? [String: Any])?.keys.sorted() == keys)
    }
    for (tolerance, status) in [("9.9", 1), ("10", 0)] {
      let call = ["diff", "--effective", "-t", tolerance, "--against", small]
      #expect(pagebox(call + [large]).status == status)
    }
  }

  @Test func `text shows the effective boxes where these are compared`() throws {
    let crop = "/CropBox [200 300 500 700]"
    let small = try folder.pdf("small.pdf", ["/MediaBox [0 0 400 600] \(crop)"])
    let large = try folder.pdf("large.pdf", ["/MediaBox [0 0 450 650] \(crop) /Rotate 450"])
    let outcome = pagebox(["diff", "--effective", "--against", small, large])
    #expect(
      outcome.lines.dropFirst() == [
        "  page 1  media   changed  0 0 400 600 -> 0 0 450 650",
        "          crop    changed  200 300 400 600 -> 200 300 450 650",
        "          bleed   changed  200 300 400 600 -> 200 300 450 650",
        "          trim    changed  200 300 400 600 -> 200 300 450 650",
        "          art     changed  200 300 400 600 -> 200 300 450 650",
        "          rotate  changed  0 -> 90",
      ])
    let written = pagebox(["diff", "--against", small, large])
    #expect(
      written.lines.dropFirst() == [
        "  page 1  media   changed  [ 0 0 400 600 ] -> [ 0 0 450 650 ]",
        "          rotate  added    absent (0) -> 450",
      ])
  }

  @Test(arguments: ["mm", "cm", "in"])
  func `a unit is refused, since the numbers of the files are shown`(_ unit: String) {
    let outcome = pagebox(["diff", "--against", old, "--unit", unit, new])
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(
      outcome.errorLines.first
        == "pagebox diff: --unit=\(unit) and --against exclude each other; give one of them")
    #expect(pagebox(["diff", "--against", old, "--unit", "pt", new]).status == 1)
  }

  @Test func `quiet leaves the status alone`() throws {
    let damaged = try folder.file(
      "damaged.pdf",
      try Damage.startxrefWrong.applied(to: Data(contentsOf: URL(fileURLWithPath: old)).map(\.self))
    )
    let loud = pagebox(["diff", "--against", damaged, new])
    #expect(loud.status == 1)
    // The other file is read once, and said to be damaged once.
    #expect(loud.errorLines.count == 1 && loud.errors.contains("damaged.pdf: warning: damaged"))
    let quiet = pagebox(["diff", "-q", "--against", damaged, new])
    #expect(quiet.status == 1 && quiet.output == "" && quiet.errors == "")
    let empty = try folder.file("empty.pdf", [])
    for call in [["diff"], ["diff", "-q"], ["diff", "-f", "json"]] {
      let outcome = pagebox(call + ["--against", empty, new])
      // An array without elements is what a program can read.
      #expect(outcome.status == 2 && outcome.output == (call.contains("json") ? "[]\n" : ""))
      #expect(
        outcome.errors == "pagebox: \(empty): error: the file is empty; fetch or copy it again\n")
    }
  }

  @Test func `a file that lost pages is a failure on either side`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 420 595]"], extraKids: [.null])
    let torn = try folder.file("torn.pdf", fixture.bytes())
    for (first, second) in [(torn, new), (new, torn)] {
      let outcome = pagebox(["diff", "-c", "--against", first, second])
      #expect(outcome.status == 2 && outcome.errorLines.count == 1)
      #expect(outcome.lines.count == 1)
    }
  }
}
