import BoxDocument
import BoxFixtures
import Testing

/// Which documents count as signed.
@Suite struct SignatureTests {
  /// Keys of the catalogue, further objects, and whether that is a signed document.
  static let rows: [(keys: String, objects: [Int: String], isSigned: Bool)] = [
    ("", [:], false), ("/AcroForm 5", [:], false),
    ("/Perms << /DocMDP 20 0 R >>", [20: "<< /Type /Sig >>"], true),
    ("/Perms << /UR3 20 0 R >>", [20: "<< >>"], true), ("/Perms << >>", [:], false),
    ("/AcroForm << /Fields [] /SigFlags 3 >>", [:], true),
    ("/AcroForm << /Fields [] /SigFlags 2 >>", [:], false),
    ("/AcroForm << /Fields [20 0 R] >>", [20: "<< /FT /Sig /V 21 0 R >>", 21: sig], true),
    ("/AcroForm << /Fields [20 0 R] >>", [20: "<< /FT /Sig >>"], false),
    ("/AcroForm << /Fields [20 0 R] >>", [20: "<< /FT /Tx /V (text) >>"], false),
    (
      "/AcroForm << /Fields [20 0 R] >>",
      [20: "<< /T (a) /Kids [22 0 R] >>", 21: sig, 22: "<< /FT /Sig /V 21 0 R >>"], true
    ),
    (
      "/AcroForm << /Fields [20 0 R] >>",
      [20: "<< /V << /ByteRange [0 1 2 3] >> >>"], true
    ),
    ("/AcroForm << /Fields [20 0 R 20 0 R] >>", [20: "<< /Kids [20 0 R 20 0 R] >>"], false),
    // Fields that are written in place, at any depth.
    ("/AcroForm << /Fields [<< /FT /Sig /T (s) /V 21 0 R >>] >>", [21: sig], true),
    ("/AcroForm << /Fields [<< /FT /Tx /T (s) /V (text) >>] >>", [:], false),
    ("/AcroForm << /Fields [<< /Kids [<< /V 21 0 R >>] >>] >>", [21: sig], true),
    ("/AcroForm << /Fields [<< /Kids [22 0 R] >>] >>", [21: sig, 22: "<< /V 21 0 R >>"], true),
    ("/AcroForm << /Fields [20 0 R] >>", [20: "<< /Kids [<< /V 21 0 R >>] >>", 21: sig], true),
    // Signatures that the form does not lead to.
    ("/AcroForm << /Fields [] >> /X 20 0 R", [20: widget, 21: sig], true),
    ("/AcroForm << /Fields [] >>", [20: widget, 21: "<< /Type /Sig /Byte#52ange [0 1] >>"], true),
    ("", [21: sig], true), ("", [21: "[ (endobj) << /Byte#52#61nge 5 >> ]"], true),
    ("", [21: "<< /ByteRang [0 1] /Byte#53ange [0 1] /Byte#5 1 >>"], false),
    ("", [21: "<< /Length 10 >>\nstream\n/ByteRange\nendstream"], false),
    ("", [21: "<< /X (stream) /Length 10 /ByteRange 1 >>\nstream\n123456789\nendstream"], true),
    // More fields than are looked at might be signed.
    ("/AcroForm << /Fields [\(many(100_000))] >>", [:], false),
    ("/AcroForm << /Fields [\(many(100_001))] >>", [:], true),
  ]
  /// So many fields that do not exist.
  private static func many(_ count: Int) -> String {
    (0..<count).map { "\(30 + $0) 0 R" }.joined(separator: " ")
  }
  private static let widget = "<< /Subtype /Widget /FT /Sig /T (a) /V 21 0 R /Rect [0 0 0 0] >>"
  private static let sig = "<< /Type /Sig /ByteRange [0 1 2 3] >>"

  @Test(arguments: rows)
  func `a document is signed if a signature is said to be there, or is`(
    _ row: (keys: String, objects: [Int: String], isSigned: Bool)
  ) throws {
    var objects = row.objects
    objects[1] = "<< /Type /Catalog /Pages 2 0 R \(row.keys) >>"
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 300 400]"], objects: objects).bytes()
    #expect(try opened(bytes).isSigned == row.isSigned)
  }

  @Test func `a signature on a page counts, listed as a field or not`() throws {
    let keys = "/MediaBox [0 0 300 400] /Annots [20 0 R]"
    let bytes = TreeFixture(pages: [keys], objects: [20: Self.widget, 21: Self.sig]).bytes()
    #expect(try opened(bytes).isSigned)
  }

  @Test func `a signature that the table does not lead to any more counts only in a damaged file`()
    throws
  {
    var writer = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).writer()
    writer.add(21, Self.sig)
    writer.add(21, "null")
    let bytes = writer.bytes()
    try #require(places(of: "/ByteRange", in: bytes).count == 1)
    #expect(try !opened(bytes).isSigned)
    let damaged = Array(bytes.dropLast(30))
    try #require(try opened(damaged).form.wasRecovered)
    #expect(try opened(damaged).isSigned)
    let behindJunk = Array("junk\n".utf8) + bytes
    try #require(try opened(behindJunk).form.headerOffset == 5)
    #expect(try !opened(behindJunk).isSigned)
  }
}
