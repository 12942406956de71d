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

  /// The outcome of making a file twice.
  private struct Made: Sendable {
    let name: String
    let bytes: [UInt8]
    let failure: String?

    init(_ form: Form) {
      name = form.name
      do throws(FixtureError) {
        let files = (try Fixture(form.recipe).bytes, try Fixture(form.recipe).bytes)
        bytes = files.0
        failure = files.0 == files.1 ? nil : "the second time it is another file"
      } catch {
        bytes = []
        failure = error.description
      }
    }
  }

  private func make(_ forms: [Form]) async -> [Made] {
    await withTaskGroup(of: Made.self) { group in
      for form in forms { group.addTask { Made(form) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func compare(_ forms: [Form], with golden: GoldenHashes) async throws {
    let made = await make(forms)
    for file in made { #expect(file.failure == nil, "\(file.name)") }
    let hashes = try GoldenHashes.sha256(of: made.map { ($0.name, $0.bytes) })
    try #require(hashes.count == forms.count, "a name stands for two files, or nothing is hashed")
    if GoldenHashes.areRecorded { try golden.write(hashes) }
    let known = try #require(try golden.read(), "'make golden' writes \(golden.name)")
    let changed = hashes.filter { known[$0.key] != $0.value }.keys.sorted()
    #expect(changed == [], "'make golden' writes the hashes anew")
    #expect(known.keys.filter { hashes[$0] == nil }.sorted() == [], "there are no such files")
  }

  @Test func `each file is proved, the same twice, and the golden one`() async throws {
    try await compare(Form.all.filter { !$0.isRewritten }, with: Self.plain)
  }

  @Test(.enabled(if: hasRewritten, "no golden hashes for libqpdf \(LibraryVersion.text)"))
  func `each file that libqpdf has written is proved, the same twice, and the golden one`()
    async throws
  {
    try await compare(Form.all.filter(\.isRewritten), with: Self.rewritten)
  }

  @Test(.enabled(if: !hasRewritten, "there are golden hashes to compare with"))
  func `each file that libqpdf has written is proved and the same twice`() async {
    for file in await make(Form.all.filter(\.isRewritten)) {
      #expect(file.failure == nil, "\(file.name)")
    }
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
