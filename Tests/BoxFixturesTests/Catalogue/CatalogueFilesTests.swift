import BoxDocument
import BoxFixtures
import Testing

/// The files of the catalogue, byte by byte; `make golden` records them anew.
///
/// What libqpdf writes has hashes for each version of it. libqpdf 11 packs object streams and hint
/// streams with zlib, so that another zlib can change these too.
@Suite struct CatalogueFilesTests {
  private static let plain = GoldenHashes("fixtures.sha256")
  private static let rewritten = GoldenHashes("fixtures-libqpdf-\(LibraryVersion.text).sha256")
  static let hasRewritten =
    GoldenHashes.areRecorded || ((try? rewritten.read()) ?? nil) != nil

  /// Makes the files one after the other; the other tests get their turn in between.
  private func make(_ forms: [Form]) async -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for form in forms {
      do throws(FixtureError) {
        files.append((form.name, try Fixture(form.recipe).bytes))
      } catch {
        Issue.record("\(form.name): \(error)")
      }
      await Task.yield()
    }
    return files
  }

  private func compare(_ forms: [Form], with golden: GoldenHashes) async throws {
    let files = await make(forms)
    let hashes = try GoldenHashes.sha256(of: files)
    try #require(hashes.count == files.count, "a name stands for two files, or nothing is hashed")
    if GoldenHashes.areRecorded { try golden.write(hashes) }
    let known = try #require(try golden.read(), "'make golden' writes \(golden.name)")
    let changed = hashes.filter { known[$0.key] != $0.value }.keys.sorted()
    #expect(changed == [], "'make golden' writes the hashes anew")
    #expect(known.keys.filter { hashes[$0] == nil }.sorted() == [], "there are no such files")
  }

  @Test func `each file is proved, and the same as when it was recorded`() async throws {
    try await compare(Form.all.filter { !$0.isRewritten }, with: Self.plain)
  }

  @Test(.enabled(if: hasRewritten, "no golden hashes for libqpdf \(LibraryVersion.text)"))
  func `each file that libqpdf writes is proved, and the same as when it was recorded`()
    async throws
  {
    try await compare(Form.all.filter(\.isRewritten), with: Self.rewritten)
  }

  @Test(.enabled(if: !hasRewritten, "there are golden hashes to compare with"))
  func `each file that libqpdf writes is proved, and the same twice`() async {
    let forms = Form.all.filter(\.isRewritten)
    let files = (await make(forms), await make(forms))
    let changed = zip(files.0, files.1).filter { $0.bytes != $1.bytes }.map(\.0.name)
    #expect(changed == [])
  }

  @Test func `a hash is the one of the standard`() throws {
    // FIPS 180-4, and the examples that NIST publishes with it.
    let hashes = try GoldenHashes.sha256(of: [("abc", Array("abc".utf8)), ("empty", [])])
    #expect(
      hashes == [
        "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "empty": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      ])
  }
}
