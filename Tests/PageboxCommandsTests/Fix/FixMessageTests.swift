import BoxFixtures
import Foundation
import SystemBridge
import TestSupport
import Testing

@testable import PageboxCommands

/// What fix says besides its result.
@Suite struct FixMessageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ pages: String..., root: String = "") throws -> String {
    try folder.file("in.pdf", TreeFixture(pages: pages, root: root).bytes())
  }

  private static let sheet = "/MediaBox [0 0 60 80]"

  @Test func `pages without a usable media box are told, as ranges`() throws {
    let file = try file("/MediaBox [0 0 0 0]", "/MediaBox [0 0 9]", Self.sheet, "")
    let outcome = pagebox(["fix", "-n", file])
    #expect(outcome.status == 0 && outcome.output == "\(file): nothing to do\n")
    #expect(
      outcome.errors
        == "pagebox: \(file): pages 1-2, 4: warning: no usable media box, and that is not changed;"
        + " --assume-media=RECT gives one\n")
    #expect(pagebox(["fix", "-n", "-q", file]).errors == "")
    #expect(pagebox(["fix", "-n", "--pages=3", file]).errors == "")
    #expect(pagebox(["fix", "-n", "--assume-media=A4", file]).errors == "")
  }

  @Test func `all pages that cannot be changed are named, each reason once`() throws {
    let file = try file("", "", Self.sheet, "", "/MediaBox [0 0 10 10]")
    let outcome = pagebox(["fix", "-n", "--set=crop=media-10", file])
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errorLines == [
        "pagebox: \(file): pages 1-2, 4, set crop=media-10: error: the page has no usable media box"
          + " to go by; nothing is changed; --assume-media=RECT gives one",
        "pagebox: \(file): page 5, set crop=media-10: error: the box would have no area; nothing is"
          + " changed; --pages or --where leave the page out",
      ])
  }

  @Test func `what is to be known of neighbouring pages is said once`() throws {
    let file = try file(Self.sheet, Self.sheet, "/MediaBox [0 0 50 80]", Self.sheet)
    let call = ["fix", "-n", "--set=bleed=media-1,1,-3,1", file]
    let outcome = pagebox(call)
    let note = "note: reached outside the media box by 3 units; clipped to it"
    #expect(outcome.status == 1)
    #expect(outcome.errorLines == ["pagebox: \(file): pages 1-4, /BleedBox: \(note)"])
    #expect(pagebox(call + ["--quiet"]).errors == "")
    let text = "reached outside the media box by 3 units; clipped to it"
    let json = pagebox(call + ["-f", "ndjson"]).lines
    #expect(json.count == 4)
    #expect(json.allSatisfy { $0.contains(#""remarks":["bleed: \#(text)"]"#) })
    let csv = pagebox(call + ["-f", "csv"]).lines
    #expect(csv.count == 5 && csv[0].hasSuffix(",after,remarks"))
    #expect(csv.dropFirst().allSatisfy { $0.hasSuffix(",\(text)") })
  }

  @Test func `a file is written anew where that is asked for, whatever its pages need`() throws {
    let file = try file(Self.sheet)
    let dry = pagebox(["fix", "-n", "--write=rewrite", file])
    #expect(dry.status == 1)
    #expect(dry.output == "\(file): no page would change, file would be written anew\n")
    let outcome = pagebox(["fix", "--in-place", "--write=rewrite", file])
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(file): no page changed, file written anew\n")
  }

  @Test func `damage that stays is told with its remedy, and a new file has none`() throws {
    let whole = TreeFixture(pages: [Self.sheet]).bytes()
    let cut = Array(
      String(decoding: whole, as: UTF8.self).replacing("startxref", with: "startxxxx").utf8)
    let file = try folder.file("cut.pdf", cut)
    let outcome = pagebox(["fix", "-n", file])
    #expect(outcome.status == 0 && outcome.errors.contains("; --write=rewrite writes a whole file"))
    #expect(pagebox(["fix", "--in-place", "--write=rewrite", file]).status == 2)
    // What could be found of it does not take the place of the only copy.
    let backed = pagebox(["fix", "--in-place", "--write=rewrite", "--backup=.old", file])
    #expect(backed.status == 0)
    #expect(pagebox(["fix", "-n", file]).errors == "")
  }

  @Test(arguments: [
    (["--set=crpo=media"], "; did you mean 'crop'?"),
    (["--set=CropBox=media"], "; did you mean 'crop'?"),
    (["--set=crop=Media-3"], "center of media; did you mean 'media'?"),
    (["--set=crop=tirm+3mm"], "center of media; did you mean 'trim'?"),
    (["--set=crop=A99"], "center of media\n"), (["--set=crop=spine"], "center of media\n"),
    (["--where=crop-exceeds-meda"], "; did you mean 'crop-exceeds-media'?"),
    (["--where=crop!=meda"], "; did you mean 'media'?"),
    (
      ["--set=crop=media-3MM"],
      "has '3MM', which is no length such as 10, 3mm or 5%; did you mean '3mm'?"
    ),
    (["--set=crop=6x9in@topleft"], "; did you mean 'top-left'?"),
    (["--where=width>8inch"], "; did you mean '8in'?"),
    (["--assume-media=10MM,0,20,20"], "; did you mean '10mm'?"),
    (["--rule=reversd-box"], "is no rule; did you mean 'reversed-box'?"),
    (["--rule=crop-exceeds-media"], "is no rule; did you mean 'exceeding-box'?"),
    (["--rule=qqqqqqqq"], "is not one of safe, reversed-box"),
  ])
  func `the nearest name is proposed`(_ arguments: [String], _ proposal: String) {
    let outcome = pagebox(["fix", "-n"] + arguments + ["a"])
    #expect(outcome.status == 64 && outcome.errors.contains(proposal), "\(outcome.errors)")
  }

  @Test(arguments: ["A9x", "x9", "", " "])
  func `what is no rectangle is told with what is one`(_ text: String) {
    let outcome = pagebox(["fix", "-n", "--assume-media", text, "a"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errorLines.first?.hasPrefix(
        "pagebox fix: --assume-media: '\(text)' is no rectangle; give it as 0,0,595,842,") == true,
      "\(outcome.errors)")
  }

  @Test(arguments: [
    ("d", "d/in.pdf", "in.pdf"), ("d/", "d/in.pdf", "in.pdf"), ("d", "d/in.pdf", "./in.pdf"),
    ("d", "d/out.pdf", "-"),
  ])
  func `a folder is proposed to have the output in it`(
    _ output: String, _ proposed: String, _ input: String
  ) throws {
    _ = try file(Self.sheet)
    _ = try folder.file("d/old.pdf", [])
    let outcome = try Executable.run(
      Executable.url, ["fix", "--set=crop=media-1", input, "-o", output], in: folder.path,
      input: TreeFixture(pages: [Self.sheet]).bytes())
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "pagebox: \(output): error: is a folder, not a file; name a file in it, as in"
        + " \(proposed)\n")
  }

  /// Inside and outside are other sides on each second page, which would be a row a page.
  @Test func `odd and even pages that change by turns are rows of their own`() throws {
    let file = try file(Self.sheet, Self.sheet, Self.sheet, Self.sheet, Self.sheet)
    let outcome = pagebox(["fix", "-n", "--set=crop=media-inside=9", file])
    #expect(
      outcome.lines == [
        "\(file): all 5 pages would change",
        "  odd pages 1-5   crop  set crop=media-inside=9  absent -> [ 9 0 60 80 ]",
        "  even pages 2-4  crop  set crop=media-inside=9  absent -> [ 0 0 51 80 ]",
        "  5 pages show less than before; what is outside is hidden, not deleted",
      ])
  }

  /// Zeros go where the last number would not be seen for them, and nowhere else.
  @Test(arguments: [
    (
      "-0.500000000000 16.787401574800 1275.590551181102 1684.000000000000",
      "[ -0.5 16.7874015748 1275.590551181102 1684 ]"
    ),
    (".000000000000000 00.00000000000000 100.000000000000 +200.000000000000", "[ .0 00 100 +200 ]"),
    ("0.0 00.10 100.00 200.", "[ 0.0 00.10 100.00 200. ]"),
  ])
  func `a long box is shown without zeros that say nothing`(
    _ box: String, _ shown: String
  ) throws {
    let file = try file("/MediaBox [-9 -9 2000 2000] /CropBox [\(box)]")
    let outcome = pagebox(["fix", "-n", "--remove=crop", file])
    #expect(outcome.output.contains("  \(shown) -> absent\n"), "\(outcome.output)")
    // Programs get what the file has.
    let json = pagebox(["fix", "-n", "--remove=crop", "-f", "json", file]).output
    #expect(json.contains(#""before":"[ \#(box) ]""#), "\(json)")
  }

  @Test func `a file met twice is a note, which --quiet leaves out`() throws {
    let file = try file(Self.sheet)
    let words = ["fix", "--jobs=1", "--in-place", "--set=crop=crop-1", file, file]
    let note = "pagebox: \(file): note: the same file as one before, which is changed once alone\n"
    for (words, expected) in [(words + ["-q"], ""), (words, note)] {
      let outcome = pagebox(words)
      #expect(outcome.status == 0 && outcome.errors == expected, "\(outcome)")
    }
  }

  /// While a file is replaced it may be met as a file that nobody has seen yet.
  @Test func `a file that took the name of another is met twice`() throws {
    let file = try folder.file("a.pdf", [1])
    let link = "\(folder.path)/link.pdf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.pdf")
    let changed = ChangedFiles()
    let before = try FileBytes.open(FileName(lossless: file))
    #expect(changed.isFirst(before, named: FileName(lossless: file)))
    _ = try folder.file("b.pdf", [2])
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: "\(folder.path)/b.pdf", toPath: file)
    let after = try FileBytes.open(FileName(lossless: link))
    try #require(after.identity != before.identity)
    #expect(!changed.isFirst(after, named: FileName(lossless: link)))
    _ = try folder.file("c.pdf", [3])
    let other = FileName(lossless: "\(folder.path)/c.pdf")
    #expect(changed.isFirst(try FileBytes.open(other), named: other))
  }

  @Test func `there is no unit, since results have the numbers of the file`() {
    #expect(pagebox(["fix", "-n", "--unit=mm", "a"]).status == 64)
    #expect(pagebox(["fix", "-n", "-u", "mm", "a"]).status == 64)
  }
}
