import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Where names come from when they are no operands.
@Suite struct InputListTests {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("cover.pdf", coverSpread.bytes())
  }

  @Test(arguments: ["--files-from", "--files0-from"], ["missing", "folder"])
  func `a list that cannot be read is named, and the operands are read`(
    _ option: String, _ name: String
  ) throws {
    let list = name == "folder" ? folder.path : "\(folder.path)/missing"
    let outcome = pagebox(["diff", "-l", option, list, file])
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("pagebox: \(list): the list of files: error: "))
    #expect(outcome.output == "\(file)\n" && outcome.status == 2)
  }

  @Test func `one list that cannot be read does not hide the other`() throws {
    let list = try folder.file("list", Array("\(file)\0".utf8))
    let outcome = pagebox(
      ["diff", "-l", "--files-from", "\(folder.path)/missing", "--files0-from", list])
    #expect(
      outcome.errors.hasPrefix(
        "pagebox: \(folder.path)/missing: the list of files: error: no such file"))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.output == "\(file)\n" && outcome.status == 2)
  }

  @Test func `operands come first, then the lists`() throws {
    let names = try ["a.pdf", "b.pdf", "c.pdf"].map { name in
      try folder.file(name, coverSpread.bytes())
    }
    let lines = try folder.file("lines", Array("\r\n\(names[1])\r\n\n".utf8))
    let nuls = try folder.file("nuls", Array("\(names[2])\0\0".utf8))
    for jobs in ["1", "4"] {
      let outcome = pagebox(
        ["diff", "-l", "-j", jobs, "--files0-from", nuls, "--files-from", lines, names[0]])
      #expect(outcome.lines == names && outcome.errors == "")
    }
  }

  @Test func `an empty list is nothing to do`() throws {
    let list = try folder.file("list", [])
    let outcome = pagebox(["inspect", "-f", "json", "--files-from", list])
    #expect(outcome.output == "[]\n" && outcome.errors == "" && outcome.status == 0)
  }

  @Test func `an empty name is shown as a shell spells it`() {
    let outcome = pagebox(["inspect", ""])
    #expect(outcome.errors.hasPrefix("pagebox: '': error: no such file"))
    #expect(outcome.status == 2)
  }

  @Test func `names in a list are names, not options or standard input`() throws {
    let list = try folder.file("list", Array("--help\n-".utf8))
    let outcome = pagebox(["inspect", "--files-from", list])
    #expect(
      outcome.errorLines.map { $0.prefix(24) } == [
        "pagebox: --help: error: ", "pagebox: -: error: no su",
      ])
    #expect(outcome.status == 2 && outcome.output == "")
  }

  @Test func `a walk takes named files whatever they are called`() throws {
    let odd = try folder.file("cover.dat", coverSpread.bytes())
    let missing = "\(folder.path)/missing"
    let outcome = pagebox(["diff", "-l", "-r", odd, missing, folder.path])
    #expect(outcome.lines == [odd, file])
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("pagebox: \(missing): error: no such file"))
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["--files-from", "--files0-from", "--password-file"])
  func `a directory where a list is needed is not to be read as inputs are`(
    _ option: String
  ) {
    let outcome = pagebox(["inspect", option, folder.path, file])
    let role = option == "--password-file" ? "the password file" : "the list of files"
    #expect(
      outcome.errors
        == "pagebox: \(folder.path): \(role): error: a directory, not a file; name a file in it\n")
    #expect(outcome.status == 2)
  }

  @Test func `a pattern that matches many is read with few open files`() throws {
    let names = try (0..<300).map { try folder.file("many/\($0).pdf", coverSpread.bytes()) }
    let list = try folder.file("list", Array(names.joined(separator: "\n").utf8))
    let outcome = pagebox(["diff", "--count", "-j", "3", "--files-from", list])
    #expect(outcome.lines == names.map { "\($0): 1 of 4 pages" })
    #expect(outcome.status == 1 && outcome.errors == "")
  }

  @Test func `a line too long for a name does not hide the others`() throws {
    let long = String(repeating: "a", count: 70_000)
    let list = try folder.file("list", Array("\(file)\n\(long)\n\(file)\n".utf8))
    let outcome = pagebox(["diff", "-l", "--files-from", list])
    #expect(
      outcome.errors == "pagebox: \(list): line 2: error: a name of more than 65,536 bytes; "
        + "--files-from needs one name a line, --files0-from a NUL after each\n")
    #expect(outcome.output == "\(file)\n\(file)\n" && outcome.status == 2)
  }
}
