import BoxDocument
import BoxFixtures
import BoxPolicy
import Foundation
import TestSupport
import Testing

@testable import PageboxCommands

/// The files that synth writes, and what it leaves alone.
@Suite struct SynthFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func synth(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Executable.run(
      Executable.url, ["synth"] + arguments, in: folder.path, input: Array(input.utf8))
  }

  /// The names in the folder, hidden ones too.
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func content(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)")))
  }

  private func boxes(_ name: String) throws -> [PageBoxes] {
    try PageDocument(reading: "\(folder.path)/\(name)").pages.map(\.boxes)
  }

  private static let small = #"{"name":"small","pages":[{"media":[0,0,9,9]}]}"#
  private static let wrong =
    #"{"name":"wrong","pages":[{"media":[0,0,9,9]}],"claims":["own crop on 1"]}"#

  // MARK: One file

  @Test func `a cover spread has the boxes of the command line`() throws {
    let result = try synth(
      "--media", "1700x841", "--crop", "420x595+640+123", "--count=2", "-o", "cover.pdf")
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(try names == ["cover.pdf"])
    for page in try boxes("cover.pdf") {
      #expect(page[.media].rectangle == Rectangle(0, 0, 1700, 841))
      #expect(page[.crop].rectangle == Rectangle(640, 123, 1060, 718))
    }
    #expect(try boxes("cover.pdf").count == 2)
  }

  @Test func `a file without a media box is made, and that is said`() throws {
    let result = try synth("--crop=A5", "-o", "n.pdf")
    #expect(result.status == 0)
    #expect(
      result.errors
        == "pagebox: n.pdf: note: the file has no media box; --media gives it one, --verbatim 'MediaBox=null' says that none is meant\n"
    )
    #expect(try boxes("n.pdf").map { $0.entry(.media).from } == [.absent])
    let meant = try synth("--crop=A5", "--verbatim=MediaBox=null", "-o", "meant.pdf")
    #expect(meant.status == 0 && meant.errors.isEmpty)
  }

  @Test func `a dash writes the same to standard output`() throws {
    let printed = try synth("--media=A4", "-o", "-")
    #expect(printed.status == 0 && printed.errors.isEmpty)
    #expect(try names == [])
    #expect(try synth("--media=A4", "-o", "a4.pdf").status == 0)
    #expect(try content("a4.pdf") == printed.bytes)
  }

  @Test func `a full disk is one line and status 2`() throws {
    let result = try Executable.shell(
      #""$pagebox" synth --media=A4 -o - >/dev/full"#, in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "pagebox: standard output: error: No space left on device\n")
  }

  @Test func `a file that is there stays unless it is forced`() throws {
    _ = try folder.file("x.pdf", Array("mine".utf8))
    let refused = try synth("--media=A4", "-o", "x.pdf")
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "pagebox: x.pdf: error: there is something of this name; --force replaces a file\n")
    #expect(try content("x.pdf") == Array("mine".utf8))
    #expect(try names == ["x.pdf"])
    #expect(try synth("--media=A4", "-o", "x.pdf", "--force").status == 0)
    #expect(try boxes("x.pdf").count == 1)
    #expect(try names == ["x.pdf"])
  }

  @Test(arguments: ["target.pdf", "nowhere"])
  func `a link is neither followed nor replaced unless it is forced`(_ target: String) throws {
    _ = try folder.file("target.pdf", Array("mine".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.pdf", withDestinationPath: target)
    #expect(try synth("--media=A4", "-o", "link.pdf").status == 2)
    #expect(try names == ["link.pdf", "target.pdf"])
    #expect(try synth("--media=A4", "--force", "-o", "link.pdf").status == 0)
    // The link made way; what it led to did not.
    #expect(try names == ["link.pdf", "target.pdf"])
    #expect(try content("target.pdf") == Array("mine".utf8))
    #expect(try boxes("link.pdf").count == 1)
  }

  @Test(arguments: [true, false])
  func `a directory is no file`(_ isForced: Bool) throws {
    _ = try folder.file("sub/inner", [1])
    let result = try Executable.run(
      Executable.url, ["synth", "--media=A4", "-o", "sub"] + (isForced ? ["--force"] : []),
      in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "pagebox: sub: error: a directory, not a file; --all=DIR writes into it\n")
    #expect(try names == ["sub"])
  }

  @Test(arguments: ["null", "stdout", "pipe"], [true, false])
  func `a pipe or a device is no file`(_ name: String, _ isForced: Bool) throws {
    let result = try Executable.shell(
      #"mkfifo pipe; ln -s /dev/null null; ln -s /proc/self/fd/1 stdout; "$pagebox" synth --media=A4 -o \#(name) \#(isForced ? "--force" : "")"#,
      in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == "pagebox: \(name): error: a pipe or a device, not a file; '--output=-' writes to standard output\n"
    )
    #expect(try names == ["null", "pipe", "stdout"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/stdout")
    #expect(link == "/proc/self/fd/1")
  }

  @Test(arguments: ["none/x.pdf", "file/x.pdf"])
  func `a folder that is not there is said`(_ name: String) throws {
    _ = try folder.file("file", [1])
    let result = try synth("--media=A4", "-o", name)
    #expect(result.status == 2)
    #expect(
      result.errors == "pagebox: \(name): error: there is no such folder; make it first\n")
    #expect(try names == ["file"])
  }

  @Test(.enabled(if: Nobody.canRun, "needs a user whom the system refuses something"))
  func `a folder that is shut is said`() throws {
    let made = try Executable.shell("chmod 755 . && mkdir shut && chmod 555 shut", in: folder.path)
    try #require(made.status == 0)
    for arguments in [["-o", "shut/x.pdf"], ["--all", "shut"], ["--all", "shut/new"]] {
      let result = try Nobody.run(["synth", "--media=A4"] + arguments, in: folder.path)
      #expect(result.status == 2)
      #expect(
        result.errors.hasSuffix(": error: no permission to write there; 'ls -ld' shows who may\n"))
      #expect(result.errorLines.count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/shut").isEmpty)
  }

  #if os(Linux)
    @Test func `a name of odd bytes is written as it is`() throws {
      let result = try Executable.shell(
        #"name=$(printf 'a\351 b'); "$pagebox" synth --media=A4 -o "$name" && "$pagebox" synth --media=A4 -o "$name"; ls | od -An -tx1"#,
        in: folder.path)
      #expect(result.output.split(separator: " ").joined(separator: " ") == "61 e9 20 62 0a\n")
      #expect(
        result.errors
          == "pagebox: a\\xE9 b: error: there is something of this name; --force replaces a file\n")
    }
  #endif

  @Test func `the rights of a file are those of the mask`() throws {
    for (mask, rights) in [("022", 0o644), ("077", 0o600), ("000", 0o666)] {
      let result = try Executable.shell(
        #"umask \#(mask); "$pagebox" synth --media=A4 -o m\#(mask).pdf"#, in: folder.path)
      try #require(result.status == 0)
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(folder.path)/m\(mask).pdf")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == rights)
    }
  }

  /// A limit on the size of files is the same to a program as a disk that is full.
  @Test func `a file that does not fit leaves nothing`() throws {
    _ = try folder.file("x.pdf", Array("mine".utf8))
    for arguments in ["-o new.pdf", "--force -o x.pdf", "--all ."] {
      let result = try Executable.shell(
        #"ulimit -f 1; exec "$pagebox" synth --media A4 --count 999 \#(arguments)"#,
        in: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.hasSuffix(": error: cannot be written: File too large\n"))
    }
    #expect(try names == ["x.pdf"])
    #expect(try content("x.pdf") == Array("mine".utf8))
  }

  // MARK: Recipes

  @Test func `a recipe of standard input is made`() throws {
    let result = try synth("--recipe", "-", "-o", "x.pdf", input: Self.small)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(try boxes("x.pdf").count == 1)
  }

  @Test(arguments: [
    ("", "-: error: there is no recipe in it"),
    ("{}", #"-: recipe 1: error: $: there are no pages: "pages" is missing"#),
    ("[", "-: line 1, column 2: error: not JSON: the text ends where a value should stand"),
    (
      #"{"pages":[{"crop":[1]}]}"#,
      #"-: recipe 1: error: $.pages[0].crop: 1 numbers where 4 should stand; others can be written as {"verbatim": ...}"#
    ),
    (
      Self.wrong,
      "-: recipe 'wrong': error: $.claims[0]: broken claim 'own crop on 1': page 1 has no crop"
    ),
    (
      #"{"pages":[{"media":[0,0,9,9]}],"damage":["missingEndobj",{"missingEndobj":99}]}"#,
      #"-: recipe 1: error: $.damage[0]: "missingEndobj" is none of "noHeader", "noTrailer", "startxref", {"truncated": 0.5}, {"startxref": "9"}, {"junkBeforeHeader": 9}, {"missingEndobj": 3}, {"bytesAppended": 9}"#
    ),
    (
      #"{"name":"cut","pages":[{"media":[0,0,9,9]}],"damage":[{"truncated":{"bytes":999999}}]}"#,
      "-: recipe 'cut': error: $.damage[0]: the file has nothing that a cut after byte 999999 could break"
    ),
    (
      #"{"pages":[{"media":[0,0,9,9],"type":1}]}"#,
      "-: recipe 1: error: $.pages[0].type: a number where a text should stand, or false for no such key"
    ),
    (
      Self.small + Self.small,
      "-: error: there is more than one recipe; --all=DIR makes all of them"
    ),
    (
      #"{"name":"../x","pages":[]}"#,
      #"-: recipe '../x': error: $.name: "../x" is no name; use up to 100 of a-z, 0-9, '-' and '.'"#
    ),
  ]) func `a recipe that cannot be made is status 2 and writes nothing`(
    _ input: String, _ message: String
  ) throws {
    let result = try synth("--recipe=-", "-o", "x.pdf", input: input)
    #expect(result.status == 2)
    #expect(result.errors == "pagebox: \(message)\n")
    #expect(try names == [])
  }

  @Test func `a file of recipes that is not there is status 2`() throws {
    let result = try synth("--recipe", "none.json", "-o", "x.pdf")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("pagebox: none.json: error: no such file"))
    #expect(result.errorLines.count == 1)
    #expect(try names == [])
  }

  @Test func `a shown recipe makes the same file`() throws {
    let shown = try synth("--case=cover-spread", "--show-recipe")
    #expect(shown.status == 0)
    #expect(try synth("--case=cover-spread", "-o", "a.pdf").status == 0)
    #expect(try synth("--recipe=-", "-o", "b.pdf", input: shown.output).status == 0)
    #expect(try content("a.pdf") == content("b.pdf"))
    let again = try synth("--recipe=-", "--show-recipe", input: shown.output)
    #expect(again.output == shown.output)
  }

  /// A recipe of its own claim, which is not the one of the options.
  @Test func `a claim of the options is told from one of the recipe`() throws {
    let own = Self.small.dropLast() + #","claims":["1 page"]}"#
    let result = try synth("--recipe=-", "--claim=2 pages", "-o", "x.pdf", input: String(own))
    #expect(result.status == 2)
    #expect(
      result.errors
        == "pagebox: -: recipe 'small': error: --claim: broken claim '2 pages': the document has 1\n"
    )
  }

  @Test func `a recipe that nothing can be made of is not shown`() throws {
    let wrong = Self.small.replacingOccurrences(of: "small", with: "../x")
    let result = try synth("--recipe=-", "--show-recipe", input: wrong + Self.small)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("pagebox: -: recipe '../x': error: $.name: "))
    #expect(result.errorLines.count == 1)
    #expect(try Recipe(json: result.bytes).name == "small")
  }

  // MARK: Many files

  @Test func `each recipe of a run is a file by its name`() throws {
    let result = try synth(
      "--recipe=-", "--all", "new", "--jobs=3",
      input: Self.small + "\n" + Self.small.replacingOccurrences(of: "small", with: "other"))
    #expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty)
    let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/new").sorted()
    #expect(made == ["other.pdf", "small.pdf"])
  }

  @Test func `what is wrong with one recipe keeps no other away`() throws {
    _ = try folder.file("there.pdf", Array("mine".utf8))
    let named = { (name: String) in Self.small.replacingOccurrences(of: "small", with: name) }
    let result = try synth(
      "--recipe=-", "--all=.", "--jobs=4",
      input: Self.small + Self.wrong + #"{"page":[]}"# + Self.small + named("there")
        + named("../escaped") + named("sub/x") + named("last"))
    #expect(result.status == 2)
    let lines = result.errorLines
    try #require(lines.count == 6, "\(result.errors)")
    #expect(
      lines[0].hasPrefix(
        "pagebox: -: recipe 'wrong': error: $.claims[0]: broken claim 'own crop on 1'"))
    #expect(lines[1].hasPrefix(#"pagebox: -: recipe 3: error: $: unknown key "page""#))
    #expect(
      lines[2]
        == "pagebox: -: recipe 4: error: two recipes have the name 'small'; give each a name of its own"
    )
    #expect(
      lines[3]
        == "pagebox: ./there.pdf: error: there is something of this name; --force replaces a file")
    #expect(lines[4].contains("recipe '../escaped': error: $.name: "))
    #expect(lines[5].contains("recipe 'sub/x': error: $.name: "))
    #expect(try names == ["last.pdf", "small.pdf", "there.pdf"])
    #expect(try content("there.pdf") == Array("mine".utf8))
    let parent = (folder.path as NSString).deletingLastPathComponent
    #expect(!FileManager.default.fileExists(atPath: "\(parent)/escaped.pdf"))
  }

  @Test func `a file is no folder for many`() throws {
    _ = try folder.file("file", [1])
    let result = try synth("--media=A4", "--all", "file")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "pagebox: file: error: not a folder; name one, or a name that nothing has\n")
    #expect(try content("file") == [1])
  }

  @Test func `the catalogue is listed, a name and a purpose a line`() async throws {
    let outcome = pagebox(["synth", "--list"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == Catalogue.all.count)
    for (line, recipe) in zip(outcome.lines, Catalogue.all) {
      #expect(line.hasPrefix(recipe.name + "  ") && line.hasSuffix("  " + recipe.about))
    }
    let recipes = pagebox(["synth", "--list", "--show-recipe"])
    var stream = RecipeStream(json: Array(recipes.output.utf8))
    for recipe in Catalogue.all { #expect(try stream.next() == recipe) }
  }

  @Test func `time zone and language change no byte`() throws {
    var files: [[UInt8]] = []
    for (zone, language) in [
      ("UTC", "C"), ("Asia/Kathmandu", "tr_TR.UTF-8"), ("America/Lima", "ar"),
    ] {
      for variant in [[], ["--linearize"], ["--encrypt=AES-256", "--object-streams"]] {
        let result = try Executable.run(
          Executable.url, ["synth", "--media=A4", "--crop=9x9mm+1.5+1.5", "-o", "-"] + variant,
          variables: ["TZ": zone, "LANG": language, "LC_ALL": language])
        try #require(result.status == 0)
        files.append(result.bytes)
      }
    }
    #expect(files[0..<3] == files[3..<6] && files[0..<3] == files[6..<9])
    #expect(Set(files).count == 3)
  }
}
