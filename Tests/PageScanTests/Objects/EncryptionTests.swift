import BoxFixtures
import Testing

@testable import PageScan

/// Encryption dictionaries by ISO 32000-2:2020, 7.6.2 to 7.6.4.
@Suite struct EncryptionTests {
  private static let hash = String(repeating: "4a", count: 32)
  private static let strings = "/O <\(hash)> /U <\(hash)> /P -4"
  private static let long = "/OE () /UE () /Perms ()"

  private func file(_ keys: String, isObject: Bool = false) -> [UInt8] {
    var writer = PDFWriter(trailer: "/Encrypt " + (isObject ? "4 0 R" : "<< \(keys) >>"))
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    if isObject { writer.add(4, "<< \(keys) >>") }
    return writer.bytes()
  }

  @Test(
    arguments: [
      "/Filter /Standard /V 1 /R 2 \(strings)", "/Filter /Standard /V 2 /R 3 \(strings)",
      "/Filter /Standard /V 4 /R 4 \(strings)", "/Filter /Standard /V 5 /R 6 \(strings) \(long)",
      "/Filter /Standard /V 1 /R 2 /U <\(hash)> /P 0 /O (\\n\\)\\1x\\0423456789012345678901234567ab)",
    ], [false, true])
  func `the boxes of a file in the standard encryption are read`(
    _ keys: String, _ isObject: Bool
  ) throws {
    let tree = try scan(file(keys, isObject: isObject))
    #expect(tree.isEncrypted && tree.pages.count == 1)
  }

  @Test(arguments: [
    "", "/Filter /Other /V 1 /R 2 \(strings)", "/Filter /Standard /V 3 /R 3 \(strings)",
    "/Filter /Standard /V 6 /R 6 \(strings) \(long)", "/Filter /Standard /V 1 /R 1 \(strings)",
    "/Filter /Standard /V 1 /R 7 \(strings)", "/Filter /Standard /R 2 \(strings)",
    "/Filter /Standard /V 5 /R 6 \(strings)", "/Filter /Standard /V 1 /R 2 /V 1 \(strings)",
    "/Filter /Standard /V 1 /R 2 /O <\(hash)> /U <\(hash)>",
    "/Filter /Standard /V 1 /R 2 /O <\(hash)4a> /U <\(hash)> /P -4",
    "/Filter /Standard /V 1 /R 2 /O <\(hash)> /U (x) /P -4",
    "/Filter /Standard /V 1 /R 2 /O <\(hash)> /U 7 /P -4",
    "/Filter /Standard /V 1 /R 2 /O <\(hash)> /U (\\\nx) /P -4",
  ])
  func `any other encryption is declined`(_ keys: String) {
    for isObject in [false, true] {
      #expect(decline(of: file(keys, isObject: isObject))?.kind == .unsure)
    }
  }

  @Test func `object streams of encrypted files are not inflated`() {
    var text = String(decoding: PackedPages(isFlate: false).bytes(), as: UTF8.self)
    text = text.replacing(
      "/Root 1 0 R", with: "/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 \(Self.strings) >>")
    #expect(decline(of: Array(text.utf8))?.reason == "an encrypted object stream")
  }
}
