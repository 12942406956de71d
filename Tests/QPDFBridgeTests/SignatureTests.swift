import BoxFixtures
import QPDFBridge
import Testing

/// Which documents count as signed.
@Suite(.tags(.bridge)) struct SignatureTests {
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
    // More fields than are looked at might be signed.
    ("/AcroForm << /Fields [\(many(100_000))] >>", [:], false),
    ("/AcroForm << /Fields [\(many(100_001))] >>", [:], true),
  ]
  /// So many fields that do not exist.
  private static func many(_ count: Int) -> String {
    (0..<count).map { "\(30 + $0) 0 R" }.joined(separator: " ")
  }
  private static let sig = "<< /Type /Sig /ByteRange [0 1 2 3] >>"

  @Test(arguments: rows)
  func `a document is signed if a signature is said to be there, or is`(
    _ row: (keys: String, objects: [Int: String], isSigned: Bool)
  ) throws {
    var objects = row.objects
    objects[1] = "<< /Type /Catalog /Pages 2 0 R \(row.keys) >>"
    objects[3] = page()
    #expect(try open(tree(kids: "3 0 R", objects)).isSigned == row.isSigned)
  }
}
