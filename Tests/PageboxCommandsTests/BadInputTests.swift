import BoxDocument
import BoxFixtures
import Foundation
import SystemBridge
import TestSupport
import Testing

@testable import PageboxCommands

@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Something wrong with a file, and the line that says so, without the name of the file.
  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let line: String

    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ line: String) {
      self.name = name
      self.bytes = bytes
      self.line = line
    }

    /// A file made of verbatim objects.
    static func objects(_ texts: [String], root: Int? = 1) -> [UInt8] {
      var writer = PDFWriter(root: root)
      for (index, text) in texts.enumerated() { writer.add(index + 1, text) }
      return writer.bytes()
    }
  }

  static let mend = "'qpdf --check' shows what is left of it; fetch or export it again"

  static let bads: [Bad] = [
    Bad("empty", [], "error: the file is empty; fetch or copy it again"),
    Bad(
      "not a PDF", Array("hello, this is a text\n".utf8),
      "error: not a PDF file: there is no '%PDF-' header in it; 'file' tells what it is"),
    Bad(
      "truncated", Array(coverSpread.bytes().prefix(60)),
      "error: no trailer found; \(mend)"),
    Bad(
      "no trailer", Fragment.objects([4: "<< /A 1 >>"]), "error: no trailer found; \(mend)"),
    Bad(
      "no root", Bad.objects(["<< /Length 7 >>"], root: nil),
      "error: no document catalogue: the trailer's /Root is missing or unusable; \(mend)"),
    Bad(
      "no pages", Bad.objects(["<< /Type /Catalog >>"]),
      "error: no page tree: the catalogue's /Pages is missing or unusable; \(mend)"),
    Bad(
      "zero pages",
      Bad.objects([
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>",
      ]),
      "error: no page in the page tree; export it again, with pages"),
  ]

  @Test(arguments: bads)
  func `a bad file is one line and the others go on`(_ bad: Bad) throws {
    let file = try folder.file("bad.pdf", bad.bytes)
    let good = try folder.file("good.pdf", coverSpread.bytes())
    let outcome = pagebox(["inspect", "-f", "ndjson", good, file, good])
    #expect(outcome.errors == "pagebox: \(file): \(bad.line)\n")
    #expect(outcome.status == 2)
    #expect(try outcome.objects.map { $0["page"] as? Int } == [1, 2, 3, 4, 1, 2, 3, 4])
    #expect(pagebox(["diff", "--count", file]).errors == outcome.errors)
  }

  @Test func `what is no regular file is one line`() throws {
    let missing = pagebox(["inspect", "missing.pdf"])
    #expect(
      missing.errors == "pagebox: missing.pdf: error: no such file; "
        + "check the spelling, or quote a name that has blanks\n")
    let directory = pagebox(["inspect", folder.path])
    #expect(
      directory.errors == "pagebox: \(folder.path): error: a directory, not a file; "
        + "--recursive reads the PDF files in it\n")
    let device = pagebox(["inspect", "/dev/null"])
    #expect(
      device.errors == "pagebox: /dev/null: error: a device, not a regular file; "
        + "'-' reads standard input, fed by the shell\n")
    #expect([missing, directory, device].allSatisfy { $0.status == 2 && $0.output == "" })
  }

  @Test func `what the system does not open has a remedy`() throws {
    let link = "\(folder.path)/link.pdf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    #expect(
      pagebox(["inspect", link]).errors == "pagebox: \(link): error: symbolic links lead in a "
        + "circle, or through too many others; 'ls -l' shows where they lead\n")
    let long = String(repeating: "a", count: 300)
    #expect(
      pagebox(["inspect", long]).errors == "pagebox: \(long): error: a name longer than the "
        + "system allows; name it from within a folder on the way to it\n")
  }

  @Test func `a directory at standard input is not to be read as named ones are`() throws {
    let result = try Executable.shell(#""$pagebox" inspect - < /"#)
    #expect(
      result.errors == "pagebox: -: error: a directory, not a file; "
        + "feed it with '< FILE', or name the directory\n")
  }

  /// A process of a session of its own has no terminal.
  @Test(.enabled(if: Program("setsid").isInstalled, "needs setsid"))
  func `a terminal that is not there is a device`() throws {
    let result = try Executable.shell(#"setsid -w "$pagebox" inspect /dev/tty"#)
    #expect(result.errors.hasPrefix("pagebox: /dev/tty: error: a device, not a regular file; "))
  }

  #if os(Linux)
    @Test(arguments: ["/proc/cpuinfo", "/sys/kernel/mm/transparent_hugepage/enabled"])
    func `a file that the system makes up can be read as standard input`(_ file: String) throws {
      try #require(FileManager.default.fileExists(atPath: file))
      #expect(
        pagebox(["inspect", file]).errors == "pagebox: \(file): error: its size is not known "
          + "before it is read; '-' reads it, with '< FILE'\n")
      let result = try Executable.shell(#""$pagebox" inspect - < "$1""#, file)
      #expect(result.errors.hasPrefix("pagebox: -: error: not a PDF file"))
    }
  #endif

  @Test func `a tree that loops loses no other page`() throws {
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 420 595]", "/MediaBox [0 0 420 595]"], extraKids: [.root])
    let file = try folder.file("loop.pdf", fixture.bytes())
    let outcome = pagebox(["inspect", "-f", "ndjson", file])
    #expect(try outcome.objects.count == 2)
    #expect(outcome.status == 2 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("the page tree loops"))
  }

  @Test func `a null kid is told with its place`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 420 595]"], extraKids: [.null])
    let file = try folder.file("null.pdf", fixture.bytes())
    let outcome = pagebox(["inspect", file])
    #expect(
      outcome.errors == "pagebox: \(file): kid 2 of object 2 0: error: "
        + "null where a page is needed; passed over; the other pages are read\n")
    #expect(outcome.status == 2 && outcome.output.contains("page 1"))
  }

  @Test func `a tree of ten thousand levels is one line`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 1 1]"], shape: .chain(depth: 10_000))
    let file = try folder.file("deep.pdf", fixture.bytes())
    let outcome = pagebox(["inspect", file])
    #expect(outcome.status == 2 && outcome.output == "" && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("the page tree is deeper than 1000 levels"))
  }

  @Test func `harmless troubles are warnings, a line a kind`() throws {
    let node = "<< /Type /Pages /Kids [] /Count 0 >>"
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 420 595]"],
      objects: Dictionary(uniqueKeysWithValues: (20..<25).map { ($0, node) }),
      extraKids: (20..<25).map { .verbatim("\($0) 0 R") })
    let file = try folder.file("a.pdf", fixture.bytes())
    let outcome = pagebox(["inspect", file])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "pagebox: \(file): object 20 0: warning: no /Parent; likewise in 4 more places\n")
  }

  @Test(arguments: [TreeFixture.Parent.missing, .stray("/MediaBox [0 0 9 9]")])
  func `what a page has an id for is told by that alone`(_ parent: TreeFixture.Parent) throws {
    // More pages than troubles are kept, and none of them is worth a line.
    let pages = [String](repeating: "/MediaBox [0 0 420 595] /CropBox [1 1 9 9]", count: 1_100)
    let file = try folder.file("a.pdf", TreeFixture(pages: pages, parent: parent).bytes())
    let text = pagebox(["inspect", file])
    #expect(text.status == 0 && text.errors == "")
    let told = text.lines.filter { $0.contains("/Parent") }
    #expect(
      told == [
        "      error: /Parent, here or above, does not lead to what lists it; "
          + "programs inherit differently [parent-mismatch]"
      ])
    let json = pagebox(["inspect", "-p", "1", "-f", "ndjson", file])
    #expect(json.errors == "")
    #expect(try json.objects.first?["problems"] as? [String] == ["parent-mismatch"])
    // A row of numbers would not show that other programs may have others.
    let rows = pagebox(["diff", file])
    #expect(rows.errors == "" && rows.lines.last?.hasSuffix(" %  parent-mismatch") == true)
  }

  @Test func `names of files cannot reach the terminal`() throws {
    let file = try folder.pdf("a\n\u{1B}[31m\u{202E}.pdf", ["/MediaBox [0 0 420 595]"])
    let text = pagebox(["inspect", file])
    #expect(text.lines[0].contains(#"/a\n\e[31m\u{202E}.pdf: 1 page"#))
    let json = pagebox(["inspect", "-f", "ndjson", file])
    #expect(json.output.contains(#"/a\n\u001b[31m\u202e.pdf","page":1"#))
    #expect(try json.objects.first?["file"] as? String == file)
  }

  @Test func `lists and folders are read in order`() throws {
    for name in ["b.pdf", "a.PDF", "sub/c.pdf", "note.txt"] {
      _ = try folder.file(name, coverSpread.bytes())
    }
    let names = ["a.PDF", "b.pdf", "sub/c.pdf"].map { "\(folder.path)/\($0)" }
    let recursive = pagebox(["diff", "--list", "-r", folder.path])
    #expect(recursive.lines == names)
    let list = try folder.file("list", Array((names.reversed().joined(separator: "\n")).utf8))
    #expect(pagebox(["diff", "-l", "--files-from", list]).lines == names.reversed())
    let nuls = try folder.file("nuls", Array(names.joined(separator: "\0").utf8))
    #expect(pagebox(["diff", "-l", "--files0-from", nuls]).lines == names)
    let none = try folder.file("none/note.txt", [1])
    let empty = pagebox(["diff", "-r", (none as NSString).deletingLastPathComponent])
    #expect(empty.status == 0 && empty.errors.contains("no file in it whose name ends in .pdf"))
    #expect(pagebox(["diff", "-l", "--files-from", "missing"]).status == 2)
    #expect(pagebox(["inspect", "--password-file", "missing", names[0]]).status == 2)
  }

  @Test func `many jobs print what one prints`() throws {
    var files: [String] = []
    for index in 0..<60 {
      files.append(try folder.pdf("\(index).pdf", ["/MediaBox [0 0 \(100 + index) 595]"]))
    }
    files.insert("missing.pdf", at: 30)
    let one = pagebox(["inspect", "-f", "ndjson", "-j", "1"] + files)
    let many = pagebox(["inspect", "-f", "ndjson", "-j", "16"] + files)
    try #require(one.lines.count == 60)
    #expect(one.output == many.output && one.errors == many.errors)
    #expect(one.status == 2 && many.status == 2)
  }

  @Test func `a bug of ours is 70 and says what to report`() {
    let failure = DocumentFailure(.bug, detail: "handle 7 is unknown")
    #expect(failure.kind.status == .bug && ExitStatus.bug.rawValue == 70)
    #expect(DocumentFailure.Kind.damaged.status == .failed)
    #expect(
      Message(failure, at: FileName(lossless: "a.pdf")).line
        == "pagebox: a.pdf: error: a bug in pagebox or in libqpdf (handle 7 is unknown); "
        + "report this line, 'pagebox --version' and the file\n")
  }

  @Test func `a sound file without pages is not sent to a doctor`() throws {
    let file = try folder.file("none.pdf", TreeFixture(pages: []).bytes())
    let outcome = pagebox(["inspect", file])
    #expect(
      outcome.errors
        == "pagebox: \(file): error: no page in the page tree; export it again, with pages\n")
    let torn = try folder.file("torn.pdf", TreeFixture(pages: [], extraKids: [.null]).bytes())
    #expect(pagebox(["inspect", torn]).errors.contains("; 'qpdf --check' shows"))
  }

  @Test func `what is not to be read as a PDF file is named by what it is for`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 420 595]"])
    let password = pagebox(["inspect", "--password-file", "gone", file])
    #expect(
      password.errors == "pagebox: gone: the password file: error: no such file; "
        + "check the spelling, or quote a name that has blanks\n")
    let list = pagebox(["inspect", "--files-from", "gone"])
    #expect(list.errors.hasPrefix("pagebox: gone: the list of files: error: no such file; "))
  }
}
