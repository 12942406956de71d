import BoxFixtures
import Foundation
import TestSupport
import Testing

/// A dry run says of the target what the run itself would, and touches nothing.
@Suite struct RehearsalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("in.pdf", coverSpread.bytes())
  }

  /// What a run meets: how the folder is made, the words of it, and a part of the line about it.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let making: String
    let words: [String]
    let line: String

    init(_ making: String, _ words: [String], _ line: String) {
      self.making = making
      self.words = words
      self.line = line
    }

    var testDescription: String { making + ": " + words.joined(separator: " ") }
  }

  static let obstacles = [
    Obstacle("echo > o.pdf", ["-o", "o.pdf"], "o.pdf: error: exists already; --force replaces"),
    Obstacle("ln -s none o.pdf", ["-o", "o.pdf"], "o.pdf: error: exists already"),
    Obstacle("mkdir d", ["-o", "d", "--force"], "d: error: is a folder, not a file"),
    Obstacle("mkfifo p", ["-o", "p", "--force"], "p: error: a pipe or a device, not a file"),
    Obstacle(":", ["-o", "none/o.pdf"], "none/o.pdf: error: there is no such folder; make it"),
    Obstacle(":", ["-o", "in.pdf/o.pdf"], "in.pdf/o.pdf: error: there is no such folder"),
    Obstacle(":", ["-o", "in.pdf", "--force"], "in.pdf: error: --output is the file that is read"),
    Obstacle("ln in.pdf o.pdf", ["-o", "o.pdf", "--force"], "--output is the file that is read"),
    Obstacle(
      "mkdir .o.pdf.pagebox-new", ["-o", "o.pdf"], "error: .o.pdf.pagebox-new is in the way"),
    Obstacle(
      "mkdir .in.pdf.pagebox-new", ["--in-place", "--write=rewrite"],
      "error: .in.pdf.pagebox-new is in the way"),
    Obstacle("chmod 444 in.pdf", ["--in-place"], "in.pdf: error: the file is read-only"),
    Obstacle(
      "ln in.pdf b", ["--in-place", "--write=rewrite"], "in.pdf: error: the file has 2 names"),
    Obstacle(
      "echo > in.pdf.bak", ["--in-place", "--backup=.bak"],
      "in.pdf.bak: error: exists already; another ending with --backup leaves it alone, and --force"
        + " replaces it\n"),
    Obstacle(
      "ln -s in.pdf in.pdf.bak", ["--in-place", "--backup=.bak"], "in.pdf.bak: error: exists"),
    Obstacle(
      "mkdir in.pdf~", ["--in-place", "--backup=~", "--force", "--write=rewrite"],
      "; another ending with --backup leaves it alone\n"),
    Obstacle(
      "mkdir .in.pdf~.pagebox-new", ["--in-place", "--backup=~"],
      ".in.pdf~.pagebox-new is in the way"),
    Obstacle(
      "sed -i.old s/startxref/startxxxx/ in.pdf", ["--in-place", "--write=rewrite"],
      "error: it is damaged, and written anew it has only what could be found of it"),
    Obstacle(
      "printf 'more\\n' >> in.pdf", ["--in-place", "--write=rewrite"],
      "error: 5 bytes behind its end would be lost; --backup=SUFFIX keeps a copy"),
    Obstacle(
      "{ printf 'mail\\n'; cat in.pdf; } > b && mv b in.pdf", ["--in-place"],
      "error: 5 bytes before its header would be lost; --backup=SUFFIX keeps a copy"),
  ]

  @Test(arguments: obstacles)
  func `it meets what is in the way`(_ obstacle: Obstacle) throws {
    try shell(obstacle.making)
    let before = try listing
    let words = ["fix", "--set=crop=media-20", "in.pdf"] + obstacle.words
    let dry = try Executable.run(Executable.url, words + ["--dry-run"], in: folder.path)
    #expect(dry.status == 2 && dry.output == "")
    #expect(dry.errors.contains(obstacle.line), "\(dry.errors)")
    #expect(try listing == before)
    let real = try Executable.run(Executable.url, words, in: folder.path)
    #expect(real.status == 2 && real.errors == dry.errors)
  }

  /// An unchanged copy has a target as well, unlike a file that stays as it is.
  @Test func `it looks at the target where nothing is to be done`() throws {
    try shell("echo > o.pdf; echo > in.pdf.bak; chmod 444 in.pdf")
    let before = try listing
    let nothing = ["fix", "--set=media=media", "--dry-run", "in.pdf"]
    let copy = try Executable.run(Executable.url, nothing + ["-o", "o.pdf"], in: folder.path)
    #expect(copy.status == 2 && copy.errors.contains("exists already"))
    for words in [[], ["-o", "new.pdf"], ["-o", "-"], ["--in-place", "--backup=.bak"]] {
      let outcome = try Executable.run(Executable.url, nothing + words, in: folder.path)
      #expect(outcome.status == 0 && outcome.errors.split(separator: "\n").count <= 1, "\(words)")
    }
    #expect(try listing == before)
  }

  /// The guards: what is in nobody's way, in a dry run as in the other.
  @Test(arguments: [
    ("echo > o.pdf", ["-o", "o.pdf", "--force"]),
    ("ln -s none o.pdf", ["-o", "o.pdf", "--force"]),
    ("echo > .o.pdf.pagebox-new", ["-o", "o.pdf"]),
    ("ln in.pdf .in.pdf.pagebox-new", ["--in-place", "--write=rewrite"]),
    ("ln in.pdf b", ["--in-place"]),
    ("cp in.pdf in.pdf.bak", ["--in-place", "--backup=.bak"]),
    ("echo > in.pdf.bak", ["--in-place", "--backup=.bak", "--force"]),
    ("chmod 444 in.pdf", ["-o", "new.pdf"]), (":", ["-o", "-"]),
  ])
  func `it goes on where the run would`(_ making: String, _ words: [String]) throws {
    try shell(making)
    let before = try listing
    let words = ["fix", "--set=crop=media-20", "in.pdf"] + words
    let dry = try Executable.run(Executable.url, words + ["-n"], in: folder.path)
    #expect(dry.status == 1 && (dry.output + dry.errors).contains("pages would change"))
    #expect(try listing == before)
    #expect(try Executable.run(Executable.url, words, in: folder.path).status == 0)
  }

  @Test func `it looks at the folder for standard output`() throws {
    let words = ["-n", "--set=crop=media-20", "in.pdf", "-o", "-"].joined(separator: " ")
    for (folder, status) in [(".", 1), ("none", 2)] as [(String, Int32)] {
      let outcome = try Executable.shell(
        "TMPDIR=\(folder) \"$pagebox\" fix \(words)", in: self.folder.path)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errors.contains("there is no such folder") == (status == 2))
    }
  }

  @Test(
    .enabled(if: Nobody.canRun, "needs a user whom the system refuses something"),
    arguments: [
      ["--in-place"], ["--in-place", "--write=rewrite"], ["--in-place", "--backup=~"],
      ["-o", "new.pdf"],
    ])
  func `it meets a folder that is shut`(_ words: [String]) throws {
    try shell("chmod 666 in.pdf && chmod 555 .")
    let before = try listing
    let words = ["fix", "--set=crop=media-20", "in.pdf"] + words
    let dry = try Nobody.run(words + ["-n"], in: folder.path)
    #expect(dry.status == 2 && dry.output == "")
    #expect(dry.errors.contains("no permission to write there"), "\(dry.errors)")
    #expect(try Nobody.run(words, in: folder.path).errors == dry.errors)
    #expect(try listing == before)
  }

  private func shell(_ script: String) throws {
    let made = try Executable.shell(script, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
  }

  /// All names in the folder, with what they are and what is in them.
  private var listing: String {
    get throws {
      try Executable.shell("ls -liAR . && find . -type f -exec cksum {} +", in: folder.path).output
    }
  }
}
