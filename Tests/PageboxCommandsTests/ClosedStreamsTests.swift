import BoxFixtures
import TestSupport
import Testing

/// A process that is started without one of its three streams.
@Suite struct ClosedStreamsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("ok.pdf", coverSpread.bytes())
  }

  /// The first file that is opened would take the place of the stream.
  @Test(arguments: ["<&-", "< /dev/null 0> /dev/null"])
  func `a closed standard input is an error of its own`(_ redirection: String) throws {
    let result = try Executable.shell(
      #""$pagebox" diff --list ok.pdf - "# + redirection, in: folder.path)
    #expect(result.output == "ok.pdf\n")
    #expect(
      result.errors == "pagebox: -: error: standard input is closed; "
        + "feed it with '< FILE' or a pipe, or name the file\n")
    #expect(result.status == 2)
  }

  @Test(arguments: ["--files-from=-", "--files0-from=-", "--password-file=-"])
  func `a closed standard input is no list and no password`(_ option: String) throws {
    let result = try Executable.shell(
      #""$pagebox" diff --list "$1" ok.pdf <&-"#, option, in: folder.path)
    let role = option.hasPrefix("--password") ? "the password file" : "the list of files"
    #expect(result.errors.hasPrefix("pagebox: -: \(role): error: standard input is closed; "))
    #expect(result.errorLines.count == 1 && result.status == 2)
  }

  @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func `a closed standard output is a failure`(_ redirection: String) throws {
    let result = try Executable.shell(
      #""$pagebox" inspect ok.pdf ok.pdf "# + redirection, in: folder.path)
    #expect(result.status == 2 && result.output == "")
    let isSilent = redirection.contains("2>&-")
    #expect(result.errors.hasPrefix("pagebox: standard output: error: ") == !isSilent)
    #expect(result.errorLines.count == (isSilent ? 0 : 1))
  }

  @Test func `messages that nobody can get go nowhere`() throws {
    let result = try Executable.shell(
      #"cp ok.pdf before.pdf; "$pagebox" diff --list missing.pdf ok.pdf 2>&-; echo $?; "#
        + "cmp ok.pdf before.pdf", in: folder.path)
    #expect(result.output == "ok.pdf\n2\n" && result.errors == "")
  }
}
