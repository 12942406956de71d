import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Files that the user may not read.
///
/// An administrator may read everything, so that the runs are made as somebody else where possible.
@Suite(.enabled(if: Nobody.canRun, "needs a user whom the system refuses something"))
struct PermissionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("shut.pdf", coverSpread.bytes())
    _ = try folder.file("shut/inner.pdf", coverSpread.bytes())
    _ = try folder.file("open.pdf", coverSpread.bytes())
    let made = try Executable.shell(
      "chmod 755 . && chmod 644 open.pdf && chmod 000 shut.pdf shut", in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
  }

  @Test func `a file without permission is one line`() throws {
    let result = try Nobody.run(
      ["diff", "--list", "shut.pdf", "open.pdf", "shut/inner.pdf"], in: folder.path)
    #expect(
      result.errorLines == [
        "pagebox: shut.pdf: error: no permission to read it; 'ls -l' shows who may read it",
        "pagebox: shut/inner.pdf: error: no permission to read it; 'ls -l' shows who may read it",
      ])
    #expect(result.output == "open.pdf\n")
    #expect(result.status == 2)
  }

  @Test func `a folder without permission does not end a walk`() throws {
    let result = try Nobody.run(["diff", "--list", "--recursive", "."], in: folder.path)
    #expect(result.output.hasSuffix("open.pdf\n"))
    #expect(result.errorLines.count == 2)
    for (line, name) in zip(result.errorLines.sorted(), ["shut.pdf", "shut"]) {
      #expect(line.contains("\(name): error: no permission to read it"))
    }
    #expect(result.status == 2)
  }

  @Test(arguments: ["--password-file", "--files-from"])
  func `a file of words without permission is one line`(_ option: String) throws {
    let result = try Nobody.run(["diff", "-l", option, "shut.pdf", "open.pdf"], in: folder.path)
    #expect(result.errorLines.count == 1)
    let role = option == "--files-from" ? "the list of files" : "the password file"
    #expect(result.errors.hasPrefix("pagebox: shut.pdf: \(role): error: no permission to read it"))
    // Without its password no file is read; the operands need no list.
    #expect(result.output == (option == "--files-from" ? "open.pdf\n" : ""))
    #expect(result.status == 2)
  }
}

/// A user without privileges: the one of the tests, or one that the administrator turns into.
enum Nobody {
  /// The words before a command line that make it somebody else's.
  private static let prefix: [String] =
    geteuid() == 0
    ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  /// Whether the binary can be run so; it may lie in a folder that is shut itself.
  static let canRun = (try? run(["--version"], in: "/"))?.status == 0

  /// Runs the binary.
  static func run(_ arguments: [String], in folder: String) throws -> Program.Outcome {
    try Executable.run(
      URL(fileURLWithPath: "/usr/bin/env"), prefix + [Executable.url.path] + arguments, in: folder)
  }
}
