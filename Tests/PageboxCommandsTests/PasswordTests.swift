import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Passwords for more than one file at a time.
@Suite(.enabled(if: Program("qpdf").isInstalled, "needs qpdf"))
struct PasswordTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("plain.pdf", coverSpread.bytes())
    _ = try folder.file("word", Array("open sesame\n".utf8))
    let made = try Executable.shell(
      """
      for name in a b; do qpdf --encrypt 'open sesame' owner 256 -- plain.pdf $name.pdf || exit
      done
      """, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
  }

  @Test(arguments: [
    #""$pagebox" diff --reader=qpdf --against=a.pdf --password-file=word b.pdf plain.pdf"#,
    #""$pagebox" diff --reader=qpdf --against=a.pdf --password-file=- b.pdf plain.pdf < word"#,
    #""$pagebox" diff --reader=qpdf --against=- --password-file=word b.pdf plain.pdf < a.pdf"#,
    #"PAGEBOX_PASSWORD='open sesame' "$pagebox" diff --reader=qpdf --against=a.pdf b.pdf plain.pdf"#,
  ]) func `one password opens both sides of a comparison`(_ call: String) throws {
    let result = try Executable.shell(call, in: folder.path)
    #expect(result.errors == "" && result.output == "")
    #expect(result.status == 0)
  }

  @Test(arguments: [
    (
      #""$pagebox" diff --reader=qpdf a.pdf"#,
      "the file needs a password; give it with --password-file=FILE"
    ),
    (
      #"PAGEBOX_PASSWORD= "$pagebox" diff --reader=qpdf a.pdf"#,
      "the file needs a password; give it with --password-file=FILE"
    ),
    (
      #"PAGEBOX_PASSWORD=x "$pagebox" diff --reader=qpdf a.pdf"#,
      "the password does not open the file; check --password-file, or PAGEBOX_PASSWORD without it"
    ),
    (
      #""$pagebox" diff --reader=qpdf --password-file=a.pdf a.pdf"#,
      "the password does not open the file; check --password-file, or PAGEBOX_PASSWORD without it"
    ),
  ]) func `what to mend fits what was given`(_ call: String, _ line: String) throws {
    let result = try Executable.shell(call, in: folder.path)
    #expect(result.errors == "pagebox: a.pdf: error: \(line)\n")
    #expect(result.status == 2 && result.output == "")
  }

  @Test func `the fast reader needs no password for boxes, and says that the file is encrypted`()
    throws
  {
    let result = try Executable.shell(
      #""$pagebox" inspect --reader=scan a.pdf"#, in: folder.path)
    #expect(result.output.hasPrefix("a.pdf: 4 pages, PDF 1.7, encrypted\n"))
    let opened = try Executable.shell(
      #""$pagebox" inspect --reader=qpdf --password-file=word a.pdf"#, in: folder.path)
    #expect(result.output == opened.output)
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func `an encrypted file says so`() throws {
    let result = try Executable.shell(
      #""$pagebox" inspect --reader=qpdf --password-file=word a.pdf"#, in: folder.path)
    #expect(result.output.hasPrefix("a.pdf: 4 pages, PDF 1.7, encrypted\n"))
  }

  @Test(arguments: [
    (
      [UInt8](repeating: 0x61, count: 70_000),
      "more than 65,536 bytes; "
        + "a password file has one line, the password"
    ),
    (
      Array("open\0sesame\n".utf8),
      "holds a NUL byte, which no password can have; "
        + "write it as plain text"
    ),
  ]) func `a file that holds no password is refused once`(_ bytes: [UInt8], _ line: String) throws {
    _ = try folder.file("bad", bytes)
    let result = try Executable.shell(
      #""$pagebox" inspect --reader=qpdf --password-file=bad plain.pdf a.pdf"#, in: folder.path)
    #expect(result.errors == "pagebox: bad: the password file: error: \(line)\n")
    #expect(result.status == 2 && result.output == "")
  }
}
