import BoxFixtures
import Foundation
import QPDFBridge
import Testing

@Suite(.tags(.bridge), .serialized) struct SilenceTests {
  /// What is written to the standard error of this process meanwhile.
  private func standardError(during body: () throws -> Void) throws -> String {
    let pipe = Pipe()
    let saved = dup(2)
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    defer { close(saved) }
    do { try body() } catch { Issue.record(error) }
    dup2(saved, 2)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// libqpdf's words, since other tests may write to standard error at the same time.
  private static let words = ["WARNING", "in.pdf", "Pages tree", "application did not", "qpdf"]

  private func expectSilence(_ body: () throws -> Void) throws {
    let text = try standardError(during: body)
    for word in Self.words { #expect(!text.contains(word), "\(text)") }
  }

  @Test func `the capture captures`() throws {
    let text = try standardError { FileHandle.standardError.write(Data("in.pdf".utf8)) }
    #expect(text.contains("in.pdf"))
  }

  @Test func `a damaged file with a null kid prints nothing`() throws {
    let bytes = try Damage.startxrefWrong.applied(to: tree(kids: "null 3 0 R", [3: page()]))
    try expectSilence { _ = try walk(bytes) }
  }

  @Test func `a document that failed is freed without a word`() throws {
    try expectSilence {
      #expect(throws: QPDFFailure.self) { try open(Fragment.openTrailer) }
      let bytes = file([1: "<< >>", 2: "<< >>"], root: 9)
      #expect(throws: QPDFFailure.self) { try walk(bytes) }
    }
  }

  @Test func `an integer beyond 64 bits prints nothing`() throws {
    let bytes = tree(kids: "3 0 R", [3: page("/A 99999999999999999999")])
    try expectSilence { _ = try walk(bytes) }
  }

  @Test func `rewriting a damaged file prints nothing`() throws {
    let bytes = try Damage.startxrefWrong.applied(to: tree(kids: "null 3 0 R 3 0 R", [3: page()]))
    try expectSilence {
      for variant in Variant.all { _ = try? variant.rewriting.bytes(of: bytes, named: "in.pdf") }
    }
  }
}
