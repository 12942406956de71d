import BoxFixtures
import QPDFBridge
import Testing

/// Whatever is put in, the outcome is a file or an error.
@Suite(.tags(.bridge), .timeLimit(.minutes(10))) struct RewritingBadInputTests {
  private static let source = boxed.bytes()

  /// Rewrites in every way; what is written can be opened again.
  private func rewriteInAllWays(_ bytes: [UInt8]) throws -> Int {
    var written = 0
    for variant in Variant.all {
      do throws(QPDFFailure) {
        let result = try variant.rewriting.bytes(of: bytes, named: "in.pdf")
        let password = variant.rewriting.encryption == nil ? nil : "reader"
        _ = try open(result, password: password)
        written += 1
      } catch {
        #expect(error.file == "in.pdf" && !error.detail.isEmpty)
      }
    }
    return written
  }

  @Test(arguments: [Damage.startxrefWrong, .junkBeforeHeader(31)])
  func `a file that libqpdf mends is written`(_ damage: Damage) throws {
    let damaged = try damage.applied(to: Self.source)
    try #require(damaged != Self.source)
    #expect(try rewriteInAllWays(damaged) == Variant.all.count)
    #expect(try boxes(of: Rewriting(objectStreams: true).bytes(of: damaged)) == boxTexts)
  }

  @Test(arguments: Array(stride(from: 0, to: 1_100, by: 37)))
  func `a file cut anywhere is written or refused`(length: Int) throws {
    _ = try rewriteInAllWays(Array(Self.source.prefix(length)))
  }

  /// What stands for the identifier in the trailer, right and wrong.
  static let identifiers = [
    "[ null null ]", "[ ]", "[ 1 2 ]", "[ <61> null ]", "[ 77 0 R 77 0 R ]", "77 0 R", "<< >>",
    "[ <61> ]", "(a)", "[ [ <61> ] <61> ]", "[ <61> <62> ]",
  ]

  @Test(arguments: identifiers)
  func `an odd identifier ends nothing`(_ text: String) throws {
    let source = file([2: "<< /Type /Pages /Kids [ ] /Count 0 >>"], trailer: "/ID \(text)")
    #expect(try rewriteInAllWays(source) >= 10)
  }

  @Test(arguments: ["3", "[ 1 ]", "null", "<< /A 77 0 R /B null /C [ ] >>", "77 0 R", "5 0 R"])
  func `odd information ends nothing`(_ text: String) throws {
    let source = file(
      [2: "<< /Type /Pages /Kids [ ] /Count 0 >>", 5: "<< /A (b) >>"], trailer: "/Info \(text)")
    #expect(try rewriteInAllWays(source) >= 10)
  }

  @Test(arguments: ["99999999999999999999.9", "1.99999999999999999999", "x", "1", "-1.-1", ""])
  func `an odd version in the header ends nothing`(_ version: String) throws {
    var writer = PDFWriter(version: version)
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [ ] /Count 0 >>")
    _ = try rewriteInAllWays(writer.bytes())
  }

  static let trees = [
    tree(kids: "3 0 R 3 0 R null 2 0 R 77 0 R", [3: page()]),
    tree(kids: "\(page()) 3 0 R", [3: "<< >>"]), tree(kids: "3 0 R", [3: "[ 1 2 ]"]),
    file([2: "7"]), file([2: "<< /Kids 2 0 R >>"]), file([1: "<< /Pages 1 0 R >>", 2: "null"]),
    tree(kids: "3 0 R", [3: page("/A 99999999999999999999 /B [ 1 2")]),
    tree(kids: "3 0 R", [3: page(String(repeating: "[", count: 2_000))]),
    tree(kids: "3 0 R", [3: page("/Contents 4 0 R"), 4: "<< /Length 99 >>\nstream\n1\nendstream"]),
    tree(kids: "3 0 R", [3: page("/Contents 4 0 R"), 4: "<< /Length 4 0 R >>\nstream\n1"]),
  ]

  @Test(arguments: trees.indices)
  func `an odd tree is written or refused`(index: Int) throws {
    _ = try rewriteInAllWays(Self.trees[index])
  }

  @Test func `a long chain of references is no end of the stack`() throws {
    // libqpdf takes more than a hundred bytes of stack a link, and a thread has eight megabytes.
    var objects = [3: page("/Next 4 0 R")]
    for number in 4..<80_000 { objects[number] = "<< /Next \(number + 1) 0 R >>" }
    let source = tree(kids: "3 0 R", objects)
    #expect(try Rewriting(linearized: true).bytes(of: source).count > 1_000_000)
  }

  @Test func `what a version cannot have is refused`() {
    let wanted = [
      (Rewriting(objectStreams: true, version: HeaderVersion(1, 4)), "PDF 1.5, not 1.4"),
      (Rewriting(encryption: Variant.rc4, version: HeaderVersion(1, 3)), "PDF 1.4, not 1.3"),
      (Rewriting(encryption: Variant.aes, version: HeaderVersion(1, 6)), "PDF 1.7, not 1.6"),
      (
        Rewriting(objectStreams: true, encryption: Variant.rc4, version: HeaderVersion(1, 4)),
        "PDF 1.5, not 1.4"
      ),
    ]
    for (rewriting, text) in wanted {
      let failure = #expect(throws: QPDFFailure.self) { try rewriting.bytes(of: Self.source) }
      #expect(failure?.code == .unsupported && failure?.detail.hasSuffix(text) == true)
    }
  }

  @Test func `a NUL in a password is refused`() {
    for cipher in Rewriting.Encryption.Cipher.allCases {
      for (user, owner) in [([97, 0, 98], [99]), ([97], [0])] as [([UInt8], [UInt8])] {
        let encryption = Rewriting.Encryption(cipher, user: user, owner: owner)
        let failure = #expect(throws: QPDFFailure.self) {
          try Rewriting(encryption: encryption).bytes(of: Self.source)
        }
        #expect(failure?.code == .unsupported)
      }
    }
  }

  @Test(arguments: [(Rewriting.Encryption.Cipher.aes256, 127), (.rc4, 32)])
  func `a password is as long as the cipher takes, and no longer`(
    cipher: Rewriting.Encryption.Cipher, limit: Int
  ) throws {
    let long = String(repeating: "x", count: limit)
    var encryption = Rewriting.Encryption(cipher, user: Array(long.utf8), owner: [])
    let bytes = try Rewriting(encryption: encryption).bytes(of: Self.source)
    #expect(try boxes(of: bytes, password: long) == boxTexts)
    #expect(throws: QPDFFailure.self) { try open(bytes, password: String(long.dropLast())) }
    encryption.owner = Array("x\(long)".utf8)
    let failure = #expect(throws: QPDFFailure.self) {
      try Rewriting(encryption: encryption).bytes(of: Self.source)
    }
    #expect(failure?.code == .unsupported)
  }

  @Test func `a locked input needs a password`() throws {
    let locked = try Rewriting(encryption: Variant.aes).bytes(of: Self.source)
    let failure = #expect(throws: QPDFFailure.self) { try Rewriting().bytes(of: locked) }
    #expect(failure?.code == .passwordNeeded)
  }
}
