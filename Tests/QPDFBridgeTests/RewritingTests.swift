import BoxFixtures
import QPDFBridge
import TestSupport
import Testing

/// What is written is what was asked for, as other programs and the bytes themselves say.
@Suite(.tags(.bridge), .timeLimit(.minutes(10))) struct RewritingTests {
  private static let source = boxed.bytes()

  @Test func `the fixture has the boxes, and nothing of the variants`() throws {
    #expect(try boxes(of: Self.source) == boxTexts)
    for text in ["/ObjStm", "/XRef", "/Linearized", "/Encrypt", "/ID"] {
      #expect(!holds(Self.source, text))
    }
  }

  @Test(arguments: Variant.all)
  func `a variant has what was asked for and nothing else`(_ variant: Variant) throws {
    let wanted = variant.rewriting
    let bytes = try wanted.bytes(of: Self.source)
    #expect(holds(bytes, "/ObjStm") == wanted.objectStreams)
    #expect(holds(bytes, "/Type /XRef") == wanted.objectStreams)
    #expect(bytes.prefix(200).contains("/Linearized 1".utf8) == wanted.linearized)
    #expect(holds(bytes, "/Encrypt ") == (wanted.encryption != nil))
    #expect(holds(bytes, "/R 6") == (wanted.encryption?.cipher == .aes256))
    #expect(holds(bytes, "/CFM /AESV3") == (wanted.encryption?.cipher == .aes256))
    #expect(holds(bytes, "/R 3") == (wanted.encryption?.cipher == .rc4))
    let version = wanted.version.map { "\($0)" } ?? "1.7"
    #expect(bytes.starts(with: "%PDF-\(version)\n".utf8))
  }

  @Test(arguments: Variant.open)
  func `boxes keep their digits`(_ variant: Variant) throws {
    #expect(try boxes(of: variant.rewriting.bytes(of: Self.source)) == boxTexts)
  }

  @Test(arguments: Variant.locked)
  func `a locked file opens with each password and not without`(_ variant: Variant) throws {
    let bytes = try variant.rewriting.bytes(of: Self.source)
    #expect(try boxes(of: bytes, password: "reader") == boxTexts)
    #expect(try boxes(of: bytes, password: "keeper") == boxTexts)
    for (password, code) in [(nil, QPDFFailure.Code.passwordNeeded), ("x", .passwordWrong)] {
      let failure = #expect(throws: QPDFFailure.self) { try open(bytes, password: password) }
      #expect(failure?.code == code)
    }
  }

  @Test(arguments: Variant.locked)
  func `the content of a locked file cannot be read in it`(_ variant: Variant) throws {
    try #require(holds(Self.source, "1 0 0 rg"))
    #expect(try !holds(variant.rewriting.bytes(of: Self.source), "1 0 0 rg"))
  }

  @Test(arguments: Variant.open)
  func `streams are kept as they are`(_ variant: Variant) throws {
    #expect(try holds(variant.rewriting.bytes(of: Self.source), "stream\n1 0 0 rg"))
  }

  @Test(arguments: Variant.open)
  func `a libqpdf that can leave its own streams uncompressed does`(_ variant: Variant) throws {
    let parts = Library.version.split(separator: ".").compactMap { Int($0) }
    try #require(parts.count >= 2)
    let isPlain = !variant.rewriting.objectStreams && !variant.rewriting.linearized
    let bytes = try variant.rewriting.bytes(of: Self.source)
    // What libqpdf 11 compresses of its own accord is no promise of ours.
    if isPlain || (parts[0], parts[1]) >= (12, 4) { #expect(!holds(bytes, "/FlateDecode")) }
  }

  @Test func `the vector of AES is the constant one of libqpdf`() throws {
    let bytes = try Rewriting(encryption: Variant.aes).bytes(of: Self.source)
    // Pl_AES_PDF::useStaticIV: fourteen times the position, counted from 1.
    let vector = Array("stream\n".utf8) + (1...16).map { UInt8(14 * $0) }
    #expect(bytes.firstRange(of: vector) != nil)
  }

  @Test func `without a user password anybody can open a locked file`() throws {
    for cipher in Rewriting.Encryption.Cipher.allCases {
      let encryption = Rewriting.Encryption(cipher, user: [], owner: Array("keeper".utf8))
      let bytes = try Rewriting(encryption: encryption).bytes(of: Self.source)
      let document = try open(bytes)
      #expect(document.isEncrypted)
      #expect(try boxes(of: bytes) == boxTexts)
    }
  }

  @Test func `a locked input becomes a file that anybody can read`() throws {
    let encryption = Rewriting.Encryption(.aes256, user: [], owner: Array("keeper".utf8))
    let locked = try Rewriting(encryption: encryption).bytes(of: Self.source)
    let bytes = try Rewriting().bytes(of: locked)
    #expect(try !open(bytes).isEncrypted)
    #expect(holds(bytes, "1 0 0 rg"))
  }

  @Test(.enabled(if: Program.qpdf.isInstalled, "qpdf is not here"), arguments: Variant.all)
  func `qpdf accepts every variant`(_ variant: Variant) throws {
    let bytes = try variant.rewriting.bytes(of: Self.source)
    let password = variant.rewriting.encryption == nil ? [] : ["--password=reader"]
    let check = try Program.qpdf.run(["--check"] + password, on: bytes)
    #expect(check.status == 0 && !check.text.contains("WARNING"), "\(check.text)")
    let linearized = check.text.contains("File is linearized")
    #expect(linearized == variant.rewriting.linearized, "\(check.text)")
    let linear = try Program.qpdf.run(["--check-linearization"] + password, on: bytes)
    #expect(linear.text.contains("no linearization errors") == variant.rewriting.linearized)
    let root = try Program.qpdf.run(["--show-object=trailer"] + password, on: bytes)
    #expect(root.text.contains("/Type /XRef") == variant.rewriting.objectStreams, "\(root.text)")
  }

  @Test(.enabled(if: Program.qpdf.isInstalled, "qpdf is not here"), arguments: Variant.locked)
  func `qpdf sees the encryption`(_ variant: Variant) throws {
    let bytes = try variant.rewriting.bytes(of: Self.source)
    let shown = try Program.qpdf.run(
      ["--show-encryption", "--password=keeper"], on: bytes)
    let isAES = variant.rewriting.encryption?.cipher == .aes256
    #expect(shown.text.contains(isAES ? "R = 6\n" : "R = 3\n"), "\(shown.text)")
    #expect(shown.text.contains("Supplied password is owner password"), "\(shown.text)")
    #expect(shown.text.contains("stream encryption method: AESv3") == isAES, "\(shown.text)")
    #expect(!shown.text.contains("not allowed"), "\(shown.text)")
    #expect(try Program.qpdf.run(["--check"], on: bytes).text.contains("invalid password"))
  }

  @Test(.enabled(if: Program.pdfinfo.isInstalled, "pdfinfo is not here"), arguments: Variant.all)
  func `pdfinfo sees the same`(_ variant: Variant) throws {
    let wanted = variant.rewriting
    let bytes = try wanted.bytes(of: Self.source)
    let password = wanted.encryption == nil ? [] : ["-upw", "reader"]
    let info = try Program.pdfinfo.run(["-box", "-f", "1", "-l", "2"] + password, on: bytes)
    var values: [String: String] = [:]
    for line in info.text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        let words = parts.map { $0.split(separator: " ").joined(separator: " ") }
        values[words[0]] = words[1]
      }
    }
    #expect(values["Optimized"] == (wanted.linearized ? "yes" : "no"))
    #expect(values["PDF version"] == wanted.version.map { "\($0)" } ?? "1.7")
    let algorithm =
      switch wanted.encryption?.cipher {
      case nil: "no"
      case .aes256: "algorithm:AES-256"
      case .rc4: "algorithm:RC4"
      }
    #expect(values["Encrypted"]?.contains(algorithm) == true, "\(info.text)")
    #expect(values["Page 1 MediaBox"] == "-0.50 0.00 1700.00 841.00")
    #expect(values["Page 1 CropBox"] == "640.50 123.00 1060.00 718.00")
    #expect(values["Page 2 MediaBox"] == "0.00 0.00 612.50 792.00")
    #expect(values["Page 2 CropBox"] == "1.00 2.00 300.00 400.00")
  }
}
