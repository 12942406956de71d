import BoxFixtures
import Foundation
import SystemBridge
import TestSupport
import Testing

@testable import PageboxCommands

/// Links, names, rights and things that are no files.
@Suite struct FixFilesTests {
  let folder: TemporaryFolder
  private let original = coverSpread.bytes()
  private let request = ["fix", "--set", "crop=media-20"]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("in.pdf", original)
  }

  private func run(_ words: String...) throws -> Program.Outcome {
    try Executable.run(Executable.url, request + words, in: folder.path)
  }

  private func shell(_ script: String) throws {
    let made = try Executable.shell(script, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try fileContent("\(folder.path)/\(name)")
  }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(arguments: ["append", "rewrite"])
  func `a symbolic link is followed in place, and stays`(_ way: String) throws {
    try shell("mkdir d && mv in.pdf d/ && ln -s d/in.pdf l.pdf")
    let outcome = try run("--in-place", "--write", way, "l.pdf")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try attributes("l.pdf")[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try bytes("d/in.pdf") != original)
    #expect(try names == ["d", "l.pdf"])
  }

  @Test(arguments: [("600", 0o600), ("640", 0o600), ("644", 0o644)])
  func `a new file is no more open than the one it is made of`(
    _ mode: String, _ expected: Int
  ) throws {
    try shell("chmod \(mode) in.pdf && umask 022")
    #expect(try run("-o", "out.pdf", "in.pdf").status == 0)
    #expect(try attributes("out.pdf")[.posixPermissions] as? Int == expected)
  }

  /// The name of the staging file may be that of the only copy.
  @Test(arguments: [
    ("mv in.pdf .o.pdf.pagebox-new", ".o.pdf.pagebox-new -o o.pdf"),
    ("mv in.pdf .o.pdf.pagebox-new", ".o.pdf.pagebox-new -o o.pdf --write=rewrite"),
    ("mv in.pdf .o.pdf.pagebox-new", "- < .o.pdf.pagebox-new -o o.pdf"),
    ("mv in.pdf .o.pdf.pagebox-new && ln -s .o.pdf.pagebox-new l", "l -o o.pdf"),
    ("ln -s in.pdf .o.pdf.pagebox-new", ".o.pdf.pagebox-new -o o.pdf"),
    ("ln in.pdf .o.pdf.pagebox-new && cp in.pdf o.pdf", "in.pdf -o o.pdf --force"),
    ("ln in.pdf .o.pdf.pagebox-new && ln in.pdf o.pdf", ".o.pdf.pagebox-new -o o.pdf --force"),
    ("ln in.pdf .in.pdf.bak.pagebox-new", "--in-place --backup=.bak in.pdf"),
  ])
  func `the file that is read is no leftover`(_ making: String, _ words: String) throws {
    try shell(making)
    let before = try names
    for end in [" --dry-run", ""] {
      let outcome = try Executable.shell(
        "\"$pagebox\" \(request.joined(separator: " ")) \(words)\(end)", in: folder.path)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("; rename it first\n")
          || outcome.errors.contains("--output is the file that is read"), "\(outcome.errors)")
      #expect(try names == before)
    }
    for name in before where name != "o.pdf" { #expect(try bytes(name) == original) }
  }

  /// Where it would change with the file it is no copy, and the only copy would be lost.
  @Test(arguments: ["ln -s in.pdf in.pdf.bak", "ln in.pdf in.pdf.bak"], ["append", "rewrite"])
  func `another name of the file is no backup of it`(_ link: String, _ way: String) throws {
    try shell(link)
    let outcome = try run("--in-place", "--backup=.bak", "--write", way, "in.pdf")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(try bytes("in.pdf") == original)
  }

  /// What a killed run has copied is taken for the backup, and nothing else is.
  @Test(arguments: ["append", "rewrite"])
  func `another file of the name of the backup stays, but for a copy`(_ way: String) throws {
    var other = original
    other[other.count - 1] ^= 1
    for content in [original + [0x0A], other, Array("mine".utf8)] {
      _ = try folder.file("in.pdf.bak", content)
      let outcome = try run("--in-place", "--backup=.bak", "--write", way, "in.pdf")
      #expect(outcome.status == 2 && outcome.errors.contains("in.pdf.bak: error: exists already"))
      #expect(try bytes("in.pdf") == original && bytes("in.pdf.bak") == content)
    }
    _ = try folder.file("in.pdf.bak", original)
    #expect(try run("--in-place", "--backup=.bak", "--write", way, "in.pdf").status == 0)
    #expect(try bytes("in.pdf") != original && bytes("in.pdf.bak") == original)
  }

  /// A crop that is measured from the crop would otherwise become smaller twice.
  @Test(
    arguments: ["--jobs=1", "--jobs=4"],
    [("append", "in.pdf"), ("append", "l.pdf"), ("rewrite", "in.pdf"), ("rewrite", "./in.pdf")])
  func `a file is changed once, whatever names it is given by`(
    _ jobs: String, _ given: (way: String, second: String)
  ) throws {
    let (way, second) = given
    try shell("ln -s in.pdf l.pdf && cp in.pdf once.pdf")
    let arguments = ["fix", "--set", "crop=crop-20", "--in-place", "--write", way]
    let once = try Executable.run(Executable.url, arguments + ["once.pdf"], in: folder.path)
    try #require(once.status == 0)
    let twice = try Executable.run(
      Executable.url, arguments + [jobs, "in.pdf", second], in: folder.path)
    #expect(twice.status == 0 || jobs == "--jobs=4" && twice.errors.contains("works on it"))
    let boxes = try ["in.pdf", "once.pdf"].map {
      let shown = ["inspect", "--format=csv", "--boxes=crop", $0]
      return try Executable.run(Executable.url, shown, in: folder.path)
        .output.split(separator: "\n").map { $0.drop { $0 != "," } }
    }
    #expect(boxes[0] == boxes[1])
  }

  @Test func `a file with several names is appended to, and not written anew`() throws {
    try shell("ln in.pdf second.pdf")
    let refused = try run("--in-place", "--write=rewrite", "--backup=.bak", "in.pdf")
    #expect(refused.status == 2 && refused.errors.contains("the file has 2 names"))
    #expect(try bytes("in.pdf") == original)
    // Nor is there a backup of what is not changed.
    #expect(try names == ["in.pdf", "second.pdf"])
    #expect(try run("--in-place", "in.pdf").status == 0)
    #expect(try bytes("in.pdf") == bytes("second.pdf") && bytes("in.pdf") != original)
  }

  @Test(arguments: ["ln in.pdf o.pdf", "ln -s in.pdf o.pdf", "ln -s ./in.pdf l && ln -s l o.pdf"])
  func `the input is not the output, by whatever name`(_ making: String) throws {
    try shell(making)
    let outcome = try run("in.pdf", "--force", "-o", "o.pdf")
    #expect(outcome.status == 2 && outcome.errors.contains("--output is the file that is read"))
    #expect(try bytes("in.pdf") == original && bytes("o.pdf") == original)
    #expect(try run("o.pdf", "--force", "-o", "in.pdf").status == 2)
  }

  @Test func `a link of the name of the output makes way, and what it leads to stays`() throws {
    _ = try folder.file("other", Array("other".utf8))
    try shell("ln -s other o.pdf")
    #expect(try run("in.pdf", "-o", "o.pdf").status == 2)
    #expect(try run("in.pdf", "--force", "-o", "o.pdf").status == 0)
    #expect(try bytes("other") == Array("other".utf8))
    #expect(try attributes("o.pdf")[.type] as? FileAttributeType == .typeRegular)
  }

  @Test(arguments: ["append", "rewrite"], [0o640, 0o600])
  func `permissions are kept in place`(_ way: String, _ mode: Int) throws {
    try shell("chmod \(String(mode, radix: 8)) in.pdf")
    #expect(try run("--in-place", "--write", way, "in.pdf").status == 0)
    #expect(try attributes("in.pdf")[.posixPermissions] as? Int == mode)
  }

  @Test(arguments: ["append", "rewrite"])
  func `a read-only file is refused, with a remedy and without a backup`(_ way: String) throws {
    try shell("chmod 444 in.pdf")
    let outcome = try run("--in-place", "--backup=.bak", "--write", way, "in.pdf")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "pagebox: in.pdf: error: the file is read-only; 'chmod u+w' lets it be changed, and"
        + " --output writes another file\n")
    #expect(try bytes("in.pdf") == original && names == ["in.pdf"])
    #expect(try run("in.pdf", "-o", "new.pdf").status == 0)
  }

  @Test(arguments: [
    ("d", "is a folder, not a file"), ("pipe", "a pipe or a device, not a file"),
    ("/dev/full", "a pipe or a device, not a file"), ("none/new.pdf", "there is no such folder"),
  ])
  func `what is no file is no output`(_ name: String, _ message: String) throws {
    try shell("mkdir d && mkfifo pipe")
    let outcome = try run("in.pdf", "--force", "-o", name)
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try names == ["d", "in.pdf", "pipe"])
  }

  @Test(arguments: ["d", "pipe", "/dev/full", "none.pdf", "in.pdf/x"])
  func `what is no file is not changed, nor taken back`(_ name: String) throws {
    try shell("mkdir d && mkfifo pipe")
    for words in [request + ["--in-place", name], ["fix", "--undo", name]] {
      let outcome = try Executable.run(Executable.url, words, in: folder.path)
      #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(!outcome.errors.contains("--output"), "\(outcome.errors)")
    }
    #expect(try bytes("in.pdf") == original && names == ["d", "in.pdf", "pipe"])
  }

  @Test func `a name may have any characters`() throws {
    try shell("mv in.pdf 'a\nb \u{1B}.pdf'")
    let name = "a\nb \u{1B}.pdf"
    let outcome = try run("--in-place", "--backup=.bak", name)
    #expect(outcome.status == 0 && !outcome.output.contains("\u{1B}"))
    #expect(try names == [name, name + ".bak"])
    #expect(try bytes(name + ".bak") == original)
  }

  @Test func `standard input goes to standard output`() throws {
    let outcome = try Executable.run(
      Executable.url, request + ["-", "-o", "-"], in: folder.path, input: original)
    #expect(outcome.status == 0)
    // The report goes where the messages go.
    #expect(outcome.errors.hasPrefix("-: all 4 pages changed, "), "\(outcome.errors)")
    let quiet = try run("-q", "in.pdf", "-o", "-")
    #expect(quiet.errors == "" && quiet.bytes == outcome.bytes)
    #expect(try run("in.pdf", "-o", "new.pdf").status == 0)
    #expect(outcome.bytes == (try bytes("new.pdf")))
    let full = try Executable.shell(
      #""$pagebox" fix --set crop=media-20 in.pdf -o - > /dev/full"#, in: folder.path)
    #expect(full.status == 2 && full.errorLines.count == 1)
  }

  @Test func `of many files some fail, and the others go on`() throws {
    try shell("mkdir d d/e && for i in 1 2 3 4; do cp in.pdf d/$i.pdf; cp in.pdf d/e/$i.pdf; done")
    try shell("echo none > d/2.pdf; chmod 444 d/e/3.pdf; mkdir d/dir.pdf")
    let outcome = try run("--in-place", "--recursive", "-j4", "d")
    #expect(outcome.status == 2 && outcome.errorLines.count == 2, "\(outcome.errors)")
    #expect(try run("in.pdf", "-o", "new.pdf").status == 0)
    let new = try bytes("new.pdf")
    for name in ["1", "3", "4", "e/1", "e/2", "e/4"] {
      #expect(try bytes("d/\(name).pdf") == new, "\(name)")
    }
    #expect(try bytes("d/e/3.pdf") == original)
    #expect(try bytes("d/2.pdf") == Array("none\n".utf8))
  }

  @Test(arguments: [["-o", "new.pdf"], ["-n"], ["--in-place", "-n"]])
  func `a file that is being appended to is not read`(_ words: [String]) throws {
    let tail = Array("\n% a tail".utf8)
    _ = try folder.file(".in.pdf.pagebox-undo", note(original, tail))
    _ = try folder.file("in.pdf", original + tail.dropLast())
    let outcome = try Executable.run(Executable.url, request + ["in.pdf"] + words, in: folder.path)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("a run that appends to it has not ended"))
    #expect(try names == [".in.pdf.pagebox-undo", "in.pdf"])
  }

  @Test(arguments: [["-o", "new.pdf"], ["-n"], ["--in-place", "-n"]], ["torn", "early", "late"])
  func `a note of a run that left no torn end stops nobody`(
    _ words: [String], _ state: String
  ) throws {
    let tail = Array("\n% a tail".utf8)
    let note = state == "torn" ? [] : note(original, tail)
    _ = try folder.file(".in.pdf.pagebox-undo", note)
    if state == "late" { _ = try folder.file("in.pdf", original + tail) }
    let outcome = try Executable.run(Executable.url, request + ["in.pdf"] + words, in: folder.path)
    #expect(outcome.status == (words.contains("-n") ? 1 : 0), "\(outcome.errors)")
    #expect(try bytes(".in.pdf.pagebox-undo") == note)
  }

  @Test func `taking an update back says what became of a killed run`() throws {
    #expect(try run("--in-place", "in.pdf").status == 0)
    let updated = try bytes("in.pdf")
    let tail = Array(updated.dropFirst(original.count))
    for (note, words) in [
      (note(original, tail), "an earlier run ended after it had appended everything"),
      (note([0] + original.dropFirst(), tail), "an earlier run left a note about another content"),
    ] {
      _ = try folder.file("in.pdf", updated)
      _ = try folder.file(".in.pdf.pagebox-undo", note)
      let undo = ["fix", "--undo", "in.pdf"]
      let outcome = try Executable.run(Executable.url, undo, in: folder.path)
      #expect(outcome.status == 0 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try bytes("in.pdf") == original && names == ["in.pdf"])
    }
  }

  @Test func `an end of others behind a killed run stays, and so does the note`() throws {
    let found = original + original.suffix(30)
    let note = note(original, [UInt8](repeating: 7, count: 100))
    _ = try folder.file("in.pdf", found)
    _ = try folder.file(".in.pdf.pagebox-undo", note)
    for words in [["fix", "--undo", "in.pdf"], request + ["--in-place", "in.pdf"]] {
      let outcome = try Executable.run(Executable.url, words, in: folder.path)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.errors.contains("somebody else has written behind the file since"))
      #expect(try bytes("in.pdf") == found && bytes(".in.pdf.pagebox-undo") == note)
    }
  }

  /// Another edition of the file, as long as the one that a killed run was about to make.
  @Test func `a note of a killed run cuts no other edition`() throws {
    try shell("cp in.pdf a && cp in.pdf b")
    try fixInPlace("\(folder.path)/a", ["--set=crop=media-10"])
    try fixInPlace("\(folder.path)/b", ["--set=crop=media-20"])
    let (planned, other) = (try bytes("a"), try bytes("b"))
    let tail = Array(planned.dropFirst(original.count))
    let note = note(original, tail)
    try #require(planned.count == other.count && planned != other)
    let words = ["fix", "--set=trim=media-5", "--in-place", "in.pdf"]
    // That of another program, without the sum of ours, and with an end that is not ours.
    let foreign = original + ForeignUpdate.bytes(behind: original.count)
    try #require(foreign.count < planned.count)
    for found in [other, foreign] {
      _ = try folder.file("in.pdf", found)
      _ = try folder.file(".in.pdf.pagebox-undo", note)
      let outcome = try Executable.run(Executable.url, words, in: folder.path)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("somebody else has written behind the file since"))
      #expect(try bytes("in.pdf") == found && bytes(".in.pdf.pagebox-undo") == note)
    }
    // The guard: what a loss of power leaves is taken back, although it leads to a section of ours.
    var torn = planned
    for index in original.count + 10..<original.count + 60 { torn[index] ^= 0x80 }
    _ = try folder.file("in.pdf", torn)
    let outcome = try Executable.run(Executable.url, words, in: folder.path)
    #expect(outcome.status == 0 && outcome.errors.contains("torn end are taken back"))
    #expect(try bytes("in.pdf").starts(with: original))
  }

  /// The note of a run that appends a tail to a file, as its documentation has it.
  private func note(_ file: [UInt8], _ tail: [UInt8]) -> [UInt8] {
    let edges = [file.prefix(4096), file.suffix(4096)].map { sum($0) }
    let line =
      "pagebox-undo/1 length=\(file.count) head=\(edges[0]) foot=\(edges[1]) tail=\(tail.count)"
    return Array("\(line) sum=\(sum(line.utf8 + tail))\n".utf8) + tail
  }

  private func sum(_ bytes: some Sequence<UInt8>) -> String {
    var sum = ContentSum()
    sum.add(bytes)
    return sum.text
  }

  @Test func `an update before one that did not come about is not taken back`() throws {
    #expect(try run("--in-place", "in.pdf").status == 0)
    let updated = try bytes("in.pdf")
    _ = try folder.file(".in.pdf.pagebox-undo", [])
    let undo = ["fix", "--undo", "in.pdf"]
    let first = try Executable.run(Executable.url, undo, in: folder.path)
    #expect(first.status == 0 && first.errors.contains("before it had appended anything"))
    #expect(try bytes("in.pdf") == updated && names == ["in.pdf"])
    #expect(try Executable.run(Executable.url, undo, in: folder.path).status == 0)
    #expect(try bytes("in.pdf") == original)
  }
}
