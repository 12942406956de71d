import BoxFixtures
import Foundation
import TestSupport
import Testing

/// A signed file is changed on request alone, and its signed bytes never.
@Suite struct SignedFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func content(_ path: String) throws -> [UInt8] {
    try fileContent(path)
  }

  /// The catalogue's signed file, with the guard that it is one.
  private func signed() throws -> (path: String, bytes: [UInt8]) {
    let recipe = try #require(Catalogue.recipe(named: "signed"))
    let bytes = try Fixture(recipe).bytes
    try #require(String(decoding: bytes, as: UTF8.self).contains("/ByteRange [0 "))
    return (try folder.file("signed.pdf", bytes), bytes)
  }

  @Test(arguments: [["--in-place"], ["-o", "out.pdf"], ["--in-place", "--write=rewrite"]])
  func `it is refused as it is`(_ options: [String]) throws {
    let (path, bytes) = try signed()
    let arguments = options.map { $0 == "out.pdf" ? "\(folder.path)/out.pdf" : $0 }
    let outcome = pagebox(["fix", "--set=crop=media-1", path] + arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains("it is signed"))
    #expect(try content(path) == bytes)
  }

  @Test func `with leave it is changed behind the signed bytes`() throws {
    let (path, bytes) = try signed()
    let outcome = pagebox(["fix", "--set=crop=media-1", "--allow-signed", "--in-place", path])
    #expect(outcome.status == 0 && outcome.errors == "")
    let changed = try content(path)
    #expect(changed.count > bytes.count && changed.starts(with: bytes))
  }

  @Test func `even with leave it is not written anew`() throws {
    let (path, bytes) = try signed()
    let arguments = [
      "fix", "--set=crop=media-1", "--allow-signed", "--write=rewrite", "--in-place",
    ]
    let outcome = pagebox(arguments + [path])
    #expect(outcome.status == 2 && outcome.errors.contains("written anew it would not be"))
    #expect(try content(path) == bytes)
  }
}
