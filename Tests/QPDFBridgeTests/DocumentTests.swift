import BoxFixtures
import QPDFBridge
import SystemBridge
import Testing

@Suite(.tags(.bridge), .timeLimit(.minutes(10))) struct DocumentTests {
  private let sound = tree(kids: "3 0 R", [3: page("/A 1")])

  @Test func `a sound file has a version and no warning`() throws {
    let document = try open(sound)
    #expect(document.version == "1.7" && document.name == "in.pdf")
    #expect(!document.isEncrypted && !document.wasRecovered && document.warnings.isEmpty)
  }

  @Test func `a wrong cross-reference offset is got over and told`() throws {
    let document = try open(Damage.startxrefWrong.applied(to: sound))
    #expect(document.wasRecovered)
    #expect(document.warnings.contains { $0.text == "file is damaged" })
    #expect(document.warnings.contains { $0.offset == 7 })
    #expect(try document.walkPages(keys: []) { _ in }.pages == 1)
  }

  @Test func `a warning about an object names it and its place`() throws {
    let bytes = tree(kids: "3 0 R", [3: "<< /Type /Page /Parent 2 0 R /A 1 ] >>"])
    let start = try #require(bytes.firstRange(of: Array("3 0 obj".utf8)))
    let document = try open(bytes)
    _ = try document.walkPages(keys: ["/A"]) { _ in }
    let warning = try #require(document.warnings.first)
    #expect(warning.object == Reference(3))
    #expect(try #require(warning.offset) > start.lowerBound)
  }

  /// The first thousand warnings are kept, and what a later one tells is known nevertheless.
  @Test func `a table that is rebuilt late, after many warnings, is told`() throws {
    let numbers = Array(3..<1_103) + [99_999]
    let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    let odd = "<< /Type /Page /Parent 2 0 R ] >>"
    let whole = tree(kids: kids, Dictionary(uniqueKeysWithValues: numbers.map { ($0, odd) }))
    // Where the table says that the last page begins another object does.
    let bytes = whole.replacingLast("99999 0 obj", with: " 9999 0 obj")
    for (bytes, isRecovered) in [(whole, false), (bytes, true)] {
      let document = try open(bytes)
      #expect(!document.wasRecovered)
      _ = try document.walkPages(keys: []) { _ in }
      #expect(document.warnings.count == 1_000)
      #expect(!document.warnings.contains { $0.text.contains("reconstruct") })
      #expect(document.wasRecovered == isRecovered)
    }
  }

  @Test func `a file whose trailer is gone is read from its catalogue`() throws {
    let bytes = try Damage.noTrailer.applied(to: Damage.startxrefWrong.applied(to: sound))
    for bytes in [bytes, try Damage.junkBeforeHeader(31).applied(to: bytes)] {
      let document = try open(bytes)
      #expect(document.wasRecovered)
      var texts: [String?] = []
      _ = try document.walkPages(keys: ["/A"]) { page in
        texts.append(page.values[0]?.text)
      }
      #expect(texts == ["1"])
    }
  }

  @Test func `a file whose trailer names the wrong root is read from its catalogue`() throws {
    let bytes = sound.replacingLast("/Root 1 0 R", with: "/Root 9 0 R")
    try #require(bytes != sound)
    let document = try open(bytes)
    #expect(document.wasRecovered)
    #expect(try document.walkPages(keys: []) { _ in }.pages == 1)
  }

  struct Failing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let code: QPDFFailure.Code
    var password: String?
  }

  /// The standard handler with keys that no password fits.
  private static let encrypted = file(
    [
      2: "<< /Type /Pages /Kids [ ] >>",
      5: """
      << /Filter /Standard /V 1 /R 2 /P -4 /O <\(String(repeating: "41", count: 32))>
      /U <\(String(repeating: "42", count: 32))> >>
      """,
    ], trailer: "/Encrypt 5 0 R /ID [ <00> <00> ]")

  private static let unsupported = file(
    [2: "<< /Type /Pages /Kids [ ] >>", 5: "<< /Filter /Other /V 1 >>"],
    trailer: "/Encrypt 5 0 R /ID [ <00> <00> ]")

  static let failing = [
    Failing(testDescription: "empty", bytes: [], code: .empty),
    Failing(testDescription: "text", bytes: Array("hello\nworld\n".utf8), code: .notPDF),
    Failing(testDescription: "zeros", bytes: [UInt8](repeating: 0, count: 5_000), code: .notPDF),
    Failing(testDescription: "header", bytes: Array("%PDF-1.7\n".utf8), code: .noTrailer),
    Failing(testDescription: "password needed", bytes: encrypted, code: .passwordNeeded),
    Failing(
      testDescription: "password wrong", bytes: encrypted, code: .passwordWrong, password: "x"),
    Failing(
      testDescription: "NUL in the password", bytes: encrypted, code: .passwordWrong,
      password: "a\0b"),
    Failing(testDescription: "handler", bytes: unsupported, code: .unsupportedEncryption),
  ]

  @Test(arguments: failing)
  func `a file that cannot be opened says why`(_ example: Failing) {
    let failure = #expect(throws: QPDFFailure.self) {
      try open(example.bytes, password: example.password)
    }
    #expect(failure?.code == example.code)
    #expect(failure?.file == "in.pdf")
    #expect(failure?.detail.isEmpty == false)
  }

  @Test func `damage is no way round a password`() throws {
    for damage in [Damage.startxrefWrong, .startxref("999999"), .startxref("none")] {
      let damaged = try damage.applied(to: Self.encrypted)
      let failure = #expect(throws: QPDFFailure.self) { try open(damaged) }
      #expect(failure?.code == .passwordNeeded)
    }
  }

  @Test func `a failure names the offset that libqpdf names`() {
    let failure = #expect(throws: QPDFFailure.self) { try open(Self.unsupported) }
    let object = Self.unsupported.firstRange(of: Array("5 0 obj".utf8))
    #expect((failure?.offset ?? 0) > (object?.lowerBound ?? .max))
  }

  @Test func `a trailer that leads nowhere has no root`() throws {
    let bytes = file([1: "<< >>", 2: "<< >>"]).replacingLast("/Root 1 0 R", with: "/Root 9 0 R")
    let failure = #expect(throws: QPDFFailure.self) { try walk(bytes) }
    #expect([.noRoot, .noPageTree].contains(failure?.code))
  }

  @Test(arguments: Array(stride(from: 0, to: 500, by: 3)))
  func `a file cut anywhere is read or refused`(length: Int) {
    let bytes = Array(sound.prefix(length))
    do { _ = try walk(bytes) } catch { #expect(error.file == "in.pdf") }
  }

  @Test func `every byte changed is read or refused`() {
    for index in sound.indices {
      var bytes = sound
      bytes[index] ^= 0x15
      do { _ = try walk(bytes) } catch { #expect(error.file == "in.pdf") }
    }
  }
}

extension [UInt8] {
  /// Replaces the last occurrence of a text by one that is as long.
  func replacingLast(_ text: String, with other: String) -> [UInt8] {
    let ranges = indices.filter { self[$0...].starts(with: text.utf8) }
    guard let start = ranges.last, text.utf8.count == other.utf8.count else { return self }
    return self[..<start] + Array(other.utf8) + self[(start + text.utf8.count)...]
  }
}
