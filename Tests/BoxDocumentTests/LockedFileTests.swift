import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

@Suite(.enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"))
struct LockedFileTests {
  /// The ways in which files are locked: RC4 of two lengths, and AES of two.
  static let ways = [["40"], ["128", "--use-aes=n"], ["128", "--use-aes=y"], ["256"]]

  private func locked(_ way: [String], user: String, owner: String = "master") throws -> [UInt8] {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 300 400] /CropBox [10 20 30 40.50]"])
    let bytes = try Program.qpdf.run(
      ["--allow-weak-crypto", "--encrypt", user, owner] + way + ["--"], on: fixture.bytes(), "-"
    ).bytes
    try #require(bytes.firstRange(of: Array("/Encrypt".utf8)) != nil)
    return bytes
  }

  @Test(arguments: ways)
  func `a locked file opens with either password alone`(_ way: [String]) throws {
    let bytes = try locked(way, user: "open")
    for password in ["open", "master"] {
      let document = try PageDocument(bytes: bytes, password: password, reader: .qpdf)
      #expect(document.isEncrypted)
      let page = try #require(document.pages.first)
      #expect(page.boxes[.media].entry.raw == "[ 0 0 300 400 ]")
      #expect(page.boxes[.crop].entry.raw == "[ 10 20 30 40.50 ]")
    }
    #expect(refusal(of: bytes, reader: .qpdf)?.kind == .passwordNeeded)
    for password in ["", "Open", "open ", "open\u{0}"] {
      #expect(refusal(of: bytes, password: password, reader: .qpdf)?.kind == .passwordWrong)
    }
  }

  @Test(arguments: ways)
  func `a file that only its owner can change opens without a password`(_ way: [String]) throws {
    let bytes = try locked(way, user: "")
    for reader in [PageDocument.ReaderChoice.scan, .qpdf] {
      let document = try PageDocument(bytes: bytes, reader: reader)
      #expect(document.isEncrypted && document.pages.count == 1)
    }
  }

  @Test(arguments: ways)
  func `the boxes of a locked file need no password, and it says that it is encrypted`(
    _ way: [String]
  ) throws {
    let bytes = try locked(way, user: "open")
    let document = try PageDocument(bytes: bytes)
    #expect(document.reader == .scan && document.isEncrypted)
    let page = try #require(document.pages.first)
    #expect(page.boxes[.crop].entry.raw == "[ 10 20 30 40.50 ]")
  }

  @Test(arguments: ways)
  func `where pages stand in encrypted object streams a password is needed`(
    _ way: [String]
  ) throws {
    let locked = try Program.qpdf.run(
      ["--object-streams=generate"] + ["--password=open"],
      on: locked(way, user: "open"), "-"
    ).bytes
    let isPacked = locked.firstRange(of: Array("/ObjStm".utf8)) != nil
    try #require(isPacked)
    #expect(refusal(of: locked)?.kind == .passwordNeeded)
    #expect(try PageDocument(bytes: locked, password: "open").reader == .qpdf)
  }

  @Test func `a password can have any letters`() throws {
    let bytes = try locked(["256"], user: "Schlüssel")
    #expect(try PageDocument(bytes: bytes, password: "Schlüssel", reader: .qpdf).pages.count == 1)
    #expect(refusal(of: bytes, password: "Schlussel", reader: .qpdf)?.kind == .passwordWrong)
  }

  @Test func `a password for a file that is not locked does no harm`() throws {
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).bytes()
    let document = try PageDocument(bytes: bytes, password: "open")
    #expect(document.pages.count == 1 && !document.isEncrypted)
  }
}
