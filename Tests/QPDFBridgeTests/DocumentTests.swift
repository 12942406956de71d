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
    let start = try #require(bytes.startOfLastObject(3))
    let document = try open(bytes)
    _ = try document.walkPages(keys: ["/A"]) { _ in }
    let warning = try #require(document.warnings.first)
    #expect(warning.object == Reference(3))
    #expect(try #require(warning.offset) > start)
  }

  /// The first thousand warnings are kept, and what a later one tells is known nevertheless.
  @Test func `a table that is rebuilt late, after many warnings, is told`() throws {
    let numbers = Array(3..<1_103) + [99_999]
    let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    let odd = "<< /Type /Page /Parent 2 0 R ] >>"
    let whole = tree(kids: kids, Dictionary(uniqueKeysWithValues: numbers.map { ($0, odd) }))
    // Where the table says that the last page begins another object does.
    var bytes = whole
    bytes[try #require(whole.startOfLastObject(99_999))] = UInt8(ascii: " ")
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
    let kids = "<< /Type /Pages /Count 1 /Kids [ 3 0 R ] >>"
    #expect(try !open(file([2: kids, 3: page()])).wasRecovered)
    let bytes = file([2: kids, 3: page()], root: 9)
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
    Failing(testDescription: "header", bytes: Fragment.header(), code: .noTrailer),
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
    #expect((failure?.offset ?? 0) > (Self.unsupported.startOfLastObject(5) ?? .max))
  }

  @Test func `a trailer that leads nowhere has no root`() throws {
    let bytes = file([1: "<< >>", 2: "<< >>"], root: 9)
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
