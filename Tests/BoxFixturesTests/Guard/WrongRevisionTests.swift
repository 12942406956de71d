import BoxDocument
import BoxPolicy
import Testing

@testable import BoxFixtures

/// Earlier revisions, signatures and the form of a file are proved too.
@Suite struct WrongRevisionTests {
  private static let page = Recipe.Page(media: [0, 0, 9, 9], crop: [1, 1, 8, 8])

  private static func earlier(_ crops: Recipe.Value...) -> Recipe {
    Recipe(bare: page).with { recipe in
      recipe.earlier = crops.map {
        Recipe.Earlier(page: 1, keys: Recipe.Keys(media: [0, 0, 9, 9], crop: $0))
      }
    }
  }

  static let revisions = [
    WrongFile(
      "earlier revision missing", earlier([2, 2, 7, 7]), writtenAs: Recipe(bare: page),
      breaks: "earlier revision 1", found: "the file has no such revision"),
    WrongFile(
      "one of two missing", earlier([2, 2, 7, 7], [3, 3, 6, 6]), writtenAs: earlier([3, 3, 6, 6]),
      breaks: "earlier revision 1", found: "the file has no such revision"),
    WrongFile(
      "earlier revision with the newest crop", earlier([2, 2, 7, 7]),
      writtenAs: earlier([1, 1, 8, 8]), breaks: "/CropBox [2 2 7 7] on page 1",
      found: "[1 1 8 8] stands in the file"),
    WrongFile(
      "revisions in the wrong order", earlier([2, 2, 7, 7], [3, 3, 6, 6]),
      writtenAs: earlier([3, 3, 6, 6], [2, 2, 7, 7]), breaks: "/CropBox [3 3 6 6] on page 1",
      found: "[2 2 7 7] stands in the file"),
    WrongFile(
      "signature missing", Recipe(bare: page).with { $0.isSigned = true },
      writtenAs: Recipe(bare: page), breaks: "signed", found: "there is no signature field"),
    WrongFile(
      "another version", Recipe(bare: page).with { $0.variants.version = "1.4" },
      writtenAs: Recipe(bare: page), breaks: "version 1.4", found: "it is 1.7"),
    WrongFile(
      "a version nobody asked for", Recipe(bare: page),
      writtenAs: Recipe(bare: page).with { $0.variants.version = "2.0" }, breaks: "version 1.7",
      found: "it is 2.0"),
    WrongFile(
      "table instead of a stream",
      Recipe(bare: page).with { $0.variants.crossReferenceStream = true },
      writtenAs: Recipe(bare: page), breaks: "xrefStream true", found: "it is a table"),
    WrongFile(
      "stream instead of a table", Recipe(bare: page),
      writtenAs: Recipe(bare: page).with { $0.variants.crossReferenceStream = true },
      breaks: "xrefStream false", found: "it is a stream"),
  ]

  @Test(arguments: revisions) func `the right file is taken`(_ file: WrongFile) {
    #expect(throws: Never.self) { try Fixture(file.wanted, plain: file.wanted.unprovedBytes) }
  }

  @Test(arguments: revisions) func `a wrong file is refused`(_ file: WrongFile) throws {
    let broken = try brokenClaim(file.wanted, plain: file.written.unprovedBytes)
    #expect(broken == BrokenClaim(file.claim, found: file.found))
  }

  /// The numbers of a byte range, changed in their places.
  @Test(arguments: [
    [0, 1, 0, 0], [0, -1, 0, 0], [0, 0, 1, -1], [0, 0, -1, 1], [0, 1, 1, -1], [0, -1, -1, 1],
    [0, 0, 0, 1], [0, 0, 0, -1], [1, 0, 0, 0],
  ]) func `a byte range that is off by one is refused`(_ change: [Int]) throws {
    let recipe = Recipe(bare: Self.page).with { $0.isSigned = true }
    let bytes = recipe.unprovedBytes
    let range = try #require(byteRange(in: bytes))
    // By hand: the gap is the 512 digits and their two brackets, and the rest goes to the end.
    #expect(range.numbers[0] == 0)
    #expect(range.numbers[2] - range.numbers[1] == 514)
    #expect(range.numbers[2] + range.numbers[3] == bytes.count)
    let wrong = replacing(range, in: bytes, by: zip(range.numbers, change).map { $0 + $1 })
    #expect(try brokenClaim(recipe, plain: wrong).claim == "signed")
  }

  @Test(arguments: [
    [0, -100, 414, 0], [0, 1, Int.max, 1], [0, Int.min, 1, 1], [0, Int.max, Int.min, 1],
    [0, 0, 0, 0], [0, 1 << 40, 1 << 40 + 514, 0],
  ]) func `a byte range of anything is no crash`(_ numbers: [Int]) throws {
    let recipe = Recipe(bare: Self.page).with {
      $0.isSigned = true
      $0.objects = [
        1: """
        << /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [<< /V << /ByteRange \
        [\(numbers.map(String.init).joined(separator: " "))] /Contents \
        <\(String(repeating: "0", count: 512))> >> >>] >> >>
        """
      ]
    }
    #expect(throws: FixtureError.self) { try Fixture(recipe) }
  }

  @Test(arguments: Fragment.oddSections)
  func `a cross-reference section of anything is no crash`(_ section: String) {
    for offset in ["7", "-1", "9223372036854775807", "99999999999999999999", ""] {
      let bytes = Fragment.file(ofSection: section, at: offset)
      let file = PlainFile(bytes[...])
      #expect(file?.object(1) == nil)
    }
  }

  @Test func `the form of what libqpdf wrote is proved`() throws {
    typealias Variants = Recipe.Variants
    let forms: [(Variants, String, String)] = [
      (Variants(version: "1.6"), "version 1.6", "it is 1.7"),
      (Variants(objectStreams: true), "objectStreams true", "/ObjStm is not in the file"),
      (Variants(isLinearized: true), "linearized true", "/Linearized is not in the file"),
      (Variants(encryption: .init(.rc4)), "encrypted", "it is not"),
    ]
    let plain = Recipe(bare: Self.page)
    let bytes = plain.unprovedBytes
    for (variants, claim, found) in forms {
      let wanted = plain.with { $0.variants = variants }
      #expect(throws: Never.self) { try Fixture(wanted) }
      #expect(throws: FixtureError.broken(BrokenClaim(claim, found: found))) {
        try Guard(wanted).check(bytes, isPlain: false)
      }
    }
  }

  @Test(arguments: [
    (Recipe.Variants(objectStreams: true), "objectStreams false", "/ObjStm is in the file"),
    (Recipe.Variants(isLinearized: true), "linearized false", "/Linearized is in the file"),
    (Recipe.Variants(encryption: .init(.aes256)), "not encrypted", "it is"),
  ]) func `a form that nobody asked for is refused`(
    _ variants: Recipe.Variants, _ claim: String, _ found: String
  ) throws {
    let plain = Recipe(bare: Self.page)
    let bytes = try Fixture(plain.with { $0.variants = variants }).bytes
    #expect(throws: FixtureError.broken(BrokenClaim(claim, found: found))) {
      try Guard(plain).check(bytes, isPlain: false)
    }
  }

  @Test func `the other cipher and a missing password are refused`() throws {
    func made(_ encryption: Recipe.Encryption) -> Recipe {
      Recipe(bare: Self.page).with { $0.variants.encryption = encryption }
    }
    let strong = try Fixture(made(.init(.aes256))).bytes
    let weak = try Fixture(made(.init(.rc4))).bytes
    #expect(
      throws: FixtureError.broken(
        BrokenClaim("encryption AES-256", found: "it is RC4"))
    ) { try Guard(made(.init(.aes256))).check(weak, isPlain: false) }
    #expect(
      throws: FixtureError.broken(BrokenClaim("encryption RC4", found: "it is AES-256"))
    ) { try Guard(made(.init(.rc4))).check(strong, isPlain: false) }
    #expect(
      throws: FixtureError.broken(
        BrokenClaim("a password", found: "the file opens without one"))
    ) {
      // What opens it for everything opens it too.
      try Guard(made(.init(.rc4, userPassword: "owner"))).check(weak, isPlain: false)
    }
    #expect(throws: Never.self) { try Fixture(made(.init(.rc4, userPassword: "secret"))) }
  }

  @Test func `a cipher that is none of the two is refused`() throws {
    for cipher in Recipe.Encryption.Cipher.allCases {
      let recipe = Recipe(bare: Self.page).with {
        $0.variants.encryption = .init(cipher, ownerPassword: "")
      }
      let bytes = try Fixture(recipe).bytes
      let document = try PageDocument(bytes: bytes)
      let form = FormGuard(recipe.variants)
      #expect(throws: Never.self) { try form.check(document, bytes) }
      var other = bytes
      let place = try #require(bytes.firstRange(of: cipher == .rc4 ? "/V 2" : "/V 5"))
      other[place.upperBound - 1] = UInt8(ascii: "3")
      #expect(
        throws: FixtureError.broken(
          BrokenClaim("encryption \(cipher.rawValue)", found: "it is another"))
      ) { try form.check(document, other) }
    }
  }

  @Test func `a damage that no reader notices is refused`() throws {
    let recipe = Recipe(bare: Self.page).with { $0.damage = [.startxrefWrong] }
    #expect(throws: Never.self) { try Fixture(recipe) }
    #expect(
      throws: FixtureError.broken(
        BrokenClaim(
          "damaged", at: JSONPath().member("damage"), found: "a reader notices nothing"))
    ) { try Guard(recipe).checkDamaged(recipe.unprovedBytes) }
  }

  @Test func `a file that cannot be read is refused`() throws {
    let recipe = Recipe(bare: Self.page)
    #expect(
      try brokenClaim(recipe, plain: [])
        == BrokenClaim("a sound file", found: "its cross-reference table cannot be read"))
    let cut = Array(recipe.unprovedBytes.prefix(40))
    #expect(try brokenClaim(recipe, plain: cut).claim == "a sound file")
  }

  // MARK: Byte ranges

  private typealias Numbers = (place: Range<Int>, numbers: [Int])

  /// Finds the numbers between the brackets of the byte range.
  private func byteRange(in bytes: [UInt8]) -> Numbers? {
    guard let key = bytes.firstRange(of: Array("/ByteRange [".utf8)),
      let end = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let text = String(decoding: bytes[key.upperBound..<end], as: UTF8.self)
    return (key.upperBound..<end, text.split(separator: " ").compactMap { Int($0) })
  }

  private func replacing(_ range: Numbers, in bytes: [UInt8], by numbers: [Int]) -> [UInt8] {
    var text = numbers.map(String.init).joined(separator: " ")
    text += String(repeating: " ", count: range.place.count - text.utf8.count)
    return bytes[..<range.place.lowerBound] + Array(text.utf8) + bytes[range.place.upperBound...]
  }
}
