import Testing

@testable import QPDFBridge

@Suite(.tags(.bridge)) struct QPDFFailureTests {
  /// A text of libqpdf, copied from what 11.3 and 12.4 say about the corpus.
  struct Case: Sendable, CustomTestStringConvertible {
    let detail: String
    let number: UInt32
    let code: QPDFFailure.Code
    init(_ number: UInt32, _ detail: String, _ code: QPDFFailure.Code) {
      (self.number, self.detail, self.code) = (number, detail, code)
    }
    var testDescription: String { detail }
  }

  static let cases = [
    Case(5, "unable to find trailer dictionary while recovering damaged file", .noTrailer),
    Case(5, "unable to find trailer while reading xref", .noTrailer),
    Case(5, "unable to find /Root dictionary", .noRoot),
    Case(5, "recovered trailer has no /Root entry", .noRoot),
    Case(5, "unable to find page tree", .noPageTree),
    Case(6, "root of pages tree has no /Kids array", .noPageTree),
    Case(5, "unable to find any pages while recovering damaged file", .noPages),
    Case(5, "unable to find objects while recovering damaged file", .noObjects),
    Case(3, "unsupported encryption filter", .unsupportedEncryption),
    Case(2, "overflow/underflow converting 18446744073709551616 to 64-bit integer", .damaged),
    Case(4, "invalid password", .passwordWrong),
    Case(1, "something new", .internalError),
    Case(2, "something new", .system),
    Case(1, "std::bad_alloc", .memory),
    Case(2, "qpdf output: Pl_StdioFile::write: File too large", .output),
    Case(3, "something new", .unsupported),
    Case(5, "something new", .damaged),
    Case(6, "something new", .pages),
    Case(7, "something new", .object),
    Case(99, "something new", .damaged),
  ]

  private func message(_ number: UInt32, _ place: String, _ detail: String) -> QPDFMessage {
    QPDFMessage(
      code: number, file: "a (object 9 0).pdf", position: 0, detail: detail,
      fullText: "\(place): \(detail)")
  }

  @Test(arguments: cases)
  func `a text gives its code`(_ example: Case) {
    let failure = QPDFFailure(message(example.number, "a (object 9 0).pdf", example.detail))
    #expect(failure.code == example.code && failure.detail == example.detail)
    #expect(failure.object == nil && failure.offset == nil)
  }

  @Test(
    arguments: [
      ("a (object 9 0).pdf (object 12 1, offset 181)", Reference(12, 1), 181),
      ("a (object 9 0).pdf, object 12 1 at offset 181", Reference(12, 1), 181),
      ("a (object 9 0).pdf (trailer, offset 538)", nil, 538),
      ("object 3 0", Reference(3), nil),
      ("a (object 9 0).pdf (encryption dictionary, offset 6249)", nil, 6_249),
    ] as [(String, Reference?, Int?)])
  func `the place is taken from the text`(place: String, object: Reference?, offset: Int?) {
    let failure = QPDFFailure(message(5, place, "x"))
    #expect(failure.object == object && failure.offset == offset)
  }

  @Test func `encryption that is not supported is told from other things`() {
    let failure = QPDFFailure(message(3, "a (encryption dictionary, offset 5)", "key length 99"))
    #expect(failure.code == .unsupportedEncryption)
  }

  @Test func `without a header it is not a PDF`() {
    let failure = QPDFFailure(message(5, "", "unable to find trailer dictionary"))
    let header = message(5, "", "can't find PDF header")
    #expect(failure.whileOpening("f", password: false, warnings: [header]).code == .notPDF)
    #expect(failure.whileOpening("f", password: false, warnings: []).code == .noTrailer)
    let root = message(5, "", "recovered trailer has no /Root entry")
    #expect(failure.whileOpening("f", password: false, warnings: [root]).code == .noRoot)
  }

  @Test func `a password that was not given is needed`() {
    let failure = QPDFFailure(message(4, "", "invalid password"))
    #expect(failure.whileOpening("f", password: false, warnings: []).code == .passwordNeeded)
    #expect(failure.whileOpening("f", password: true, warnings: []).code == .passwordWrong)
  }

  @Test func `a key that was overwritten is taken from the warning`() {
    let text = "kid 0 (from 0) MediaBox is undefined; setting to letter / ANSI A"
    #expect(message(5, "", text).overwrittenKey == "/MediaBox")
    #expect(message(5, "", "kid 0 is direct; converting to indirect").overwrittenKey == nil)
    #expect(message(5, "", "is undefined; setting to").overwrittenKey == nil)
  }
}
