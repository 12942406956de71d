import BoxFixtures
import QPDFBridge
import Testing

/// One way to write a file, with a name for the reports.
struct Variant: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var rewriting: Rewriting

  init(_ name: String, _ rewriting: Rewriting) {
    testDescription = name
    self.rewriting = rewriting
  }

  static let aes = encryption(.aes256)
  static let rc4 = encryption(.rc4)

  static func encryption(_ cipher: Rewriting.Encryption.Cipher) -> Rewriting.Encryption {
    Rewriting.Encryption(cipher, user: Array("reader".utf8), owner: Array("keeper".utf8))
  }

  static let open = [
    Variant("plain", Rewriting()),
    Variant("object streams", Rewriting(objectStreams: true)),
    Variant("linearised", Rewriting(linearized: true)),
    Variant("both", Rewriting(objectStreams: true, linearized: true)),
    Variant("PDF 1.3", Rewriting(version: HeaderVersion(1, 3))),
    Variant("PDF 2.0", Rewriting(objectStreams: true, version: HeaderVersion(2, 0))),
  ]
  static let locked = [
    Variant("AES", Rewriting(encryption: aes)), Variant("RC4", Rewriting(encryption: rc4)),
    Variant("AES, object streams", Rewriting(objectStreams: true, encryption: aes)),
    Variant("RC4, object streams", Rewriting(objectStreams: true, encryption: rc4)),
    Variant("AES, linearised", Rewriting(linearized: true, encryption: aes)),
    Variant("RC4, linearised", Rewriting(linearized: true, encryption: rc4)),
    Variant("AES, PDF 1.7", Rewriting(encryption: aes, version: HeaderVersion(1, 7))),
    Variant("AES, PDF 2.0", Rewriting(encryption: aes, version: HeaderVersion(2, 0))),
    Variant("RC4, PDF 1.4", Rewriting(encryption: rc4, version: HeaderVersion(1, 4))),
    Variant("everything", Rewriting(objectStreams: true, linearized: true, encryption: aes)),
  ]
  static let all = open + locked
}

/// Two pages whose boxes are written with digits that a program would not choose.
///
/// The first page inherits its media box, and the crop box of the second is an object of its own.
let boxed = TreeFixture(
  pages: [
    "/CropBox [ 640.500 123 +1060.0 718. ] /Contents 91 0 R",
    "/MediaBox [ 0 0 00612.50 792.0 ] /CropBox 90 0 R",
  ],
  root: "/MediaBox [ -.50 0 1700.000 841 ]",
  objects: [90: "[ 1 2.00 300 400 ]", 91: "<< /Length 8 >>\nstream\n1 0 0 rg\nendstream"])

/// The boxes of ``boxed``, as they stand there.
let boxTexts = [
  ["[ -.50 0 1700.000 841 ]", "[ 640.500 123 +1060.0 718. ]"],
  ["[ 0 0 00612.50 792.0 ]", "[ 1 2.00 300 400 ]"],
]

/// Whether bytes hold an ASCII text.
func holds(_ bytes: [UInt8], _ text: String) -> Bool { bytes.contains(text.utf8) }

/// The media box, its nearest holder counting, and the crop box of each page.
func boxes(of bytes: [UInt8], password: String? = nil) throws -> [[String?]] {
  var texts: [[String?]] = []
  _ = try open(bytes, password: password).walkPages(keys: ["/MediaBox", "/CropBox"]) { page in
    let inherited = page.node.chain.lazy.compactMap { $0.values[0]?.text }.first
    texts.append([page.values[0]?.text ?? inherited, page.values[1]?.text])
  }
  return texts
}
