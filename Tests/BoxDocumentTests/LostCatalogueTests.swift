import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// Files whose trailer is gone or leads nowhere: found by searching, or refused.
@Suite struct LostCatalogueTests {
  /// A file of one page that is as wide as told.
  private static func file(
    _ catalogue: String = "/Type /Catalog /Pages 2 0 R", root: Int? = 1, trailer: String = "",
    further: [Int: String] = [:]
  ) -> [UInt8] {
    var writer = PDFWriter(root: root, trailer: trailer)
    writer.add(1, "<< \(catalogue) >>")
    writer.add(2, "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 300 400 ] >>")
    for (number, text) in further.sorted(by: { $0.key < $1.key }) { writer.add(number, text) }
    return writer.bytes()
  }

  private static let other = [
    4: "<< /Type /Catalog /Pages 5 0 R >>", 5: "<< /Type /Pages /Kids [ 6 0 R ] /Count 1 >>",
    6: "<< /Type /Page /Parent 5 0 R /MediaBox [ 0 0 7 400 ] >>",
  ]

  /// A cross-reference stream that says nothing of any object but where the catalogue is.
  private static func stream(_ root: String) -> String {
    "<< /Type /XRef /Size 1 /W [ 1 2 1 ] \(root) /Length 4 >>\nstream\n\0\0\0\0\nendstream"
  }

  /// What is wrong with each file, the file, and the width of the page that must be found.
  static let found: [(what: String, bytes: [UInt8], width: Double)] = [
    ("no trailer", bare(file()), 300),
    ("a trailer without a root", file(root: nil), 300),
    ("a root that is nowhere", file(root: 9), 300),
    ("a root that is null", file(root: nil, trailer: "/Root null"), 300),
    ("a root that is a number", file(root: nil, trailer: "/Root 7"), 300),
    ("a root that is a page", file(root: 3), 300),
    ("of two the last", bare(file(further: other)), 7),
    ("of two the last, with a trailer", file(root: nil, further: other), 7),
    (
      "the one that the last stream names",
      bare(file(further: other.merging([8: stream("/Root 1 0 R")]) { $1 })), 300
    ),
    ("further keys in front", bare(file("/A (\(filler(400))) /Type /Catalog /Pages 2 0 R")), 300),
  ]

  /// What is wrong with each file, the file, and why it must be refused.
  static let refused: [(what: String, bytes: [UInt8], kind: DocumentFailure.Kind)] = [
    ("no type and no trailer", bare(file("/Pages 2 0 R")), .noTrailer),
    ("no type and no root", file("/Pages 2 0 R", root: nil), .noCatalogue),
    ("no type and a root that is nowhere", file("/Pages 2 0 R", root: 9), .noCatalogue),
    ("no pages and no trailer", bare(file("/Type /Catalog")), .noTrailer),
    ("no pages and no root", file("/Type /Catalog", root: nil), .noCatalogue),
    (
      "a type beyond the first bytes",
      bare(file("/A (\(filler(600))) /Type /Catalog /Pages 2 0 R")), .noTrailer
    ),
    (
      "a last stream without a root", bare(file(further: [8: stream("")])), .noTrailer
    ),
  ]

  private static func filler(_ count: Int) -> String { String(repeating: "x", count: count) }

  private static func bare(_ bytes: [UInt8]) -> [UInt8] {
    (try? Damage.noTrailer.applied(to: bytes)) ?? []
  }

  @Test(arguments: found)
  func `a catalogue that no trailer leads to is found`(
    _ row: (what: String, bytes: [UInt8], width: Double)
  ) throws {
    try #require(!row.bytes.isEmpty)
    let document = try PageDocument(bytes: row.bytes)
    #expect(document.pages.map(\.boxes.view.width) == [row.width], "\(row.what)")
    #expect(document.wasRecovered, "\(row.what)")
  }

  @Test(arguments: refused)
  func `a file without a way to its pages is refused`(
    _ row: (what: String, bytes: [UInt8], kind: DocumentFailure.Kind)
  ) throws {
    try #require(!row.bytes.isEmpty)
    #expect(refusal(of: row.bytes)?.kind == row.kind, "\(row.what)")
  }

  /// The keys stand in the trailer, so a trailer that is made up must not get round them.
  @Test(.enabled(if: Program.qpdf.isInstalled, "needs qpdf"))
  func `an encrypted file without a root is refused`() throws {
    // Without a user password, so that nothing but the root is missing.
    var bytes = try Program.qpdf.run(
      ["--allow-weak-crypto", "--encrypt", "", "owner", "128", "--"], on: Self.file(), "-"
    ).bytes
    #expect(refusal(of: bytes) == nil)
    let root = try #require(bytes.firstRange(of: Array("/Root ".utf8)))
    bytes.replaceSubrange(root, with: Array("/Toor ".utf8))
    try #require(bytes.firstRange(of: Array("/Encrypt ".utf8)) != nil)
    #expect(refusal(of: bytes)?.kind == .noCatalogue)
  }

  @Test func `with its trailer each of the files is sound`() throws {
    for catalogue in ["/Pages 2 0 R", "/A (\(Self.filler(600))) /Type /Catalog /Pages 2 0 R"] {
      let document = try PageDocument(bytes: Self.file(catalogue))
      #expect(document.pages.count == 1 && !document.wasRecovered)
    }
  }
}
