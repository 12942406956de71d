import BoxDocument
import BoxFixtures
import BoxPolicy
import Foundation
import SystemBridge
import Testing

/// Files that are written anew with everything as it was.
@Suite struct RewritingTests {
  @Test(arguments: WrittenForm.all)
  func `a box is set in every form, and the form is kept`(_ form: WrittenForm) throws {
    let editor = try edited(form.bytes, password: form.password, [2: [.crop: "[ 10.50 20 30 40 ]"]])
    let output = try editor.rewritten()
    #expect(
      try raw(.crop, of: output, password: form.password)
        == ["[ 72 72 540 720 ]", "[ 10.50 20 30 40 ]"])
    let after = try opened(output, password: form.password)
    // libqpdf writes a stream where there are object streams, and a table elsewhere.
    let hasStream = form.crossReference != .table && form.testDescription != "stream"
    #expect(after.form.crossReference == (hasStream ? .stream : .table))
    // The streams of the file before are no objects of the document.
    let isTwice = form.isLinearized && hasStream
    #expect(places(of: "/Type /XRef", in: output).count == (isTwice ? 2 : hasStream ? 1 : 0))
    #expect(after.form.isLinearized == form.isLinearized)
    #expect(after.form.isEncrypted == form.isEncrypted)
    #expect(after.document.pdfVersion == editor.document.pdfVersion)
    try Programs.expectAcceptance(of: output, password: form.password)
  }

  @Test(arguments: WrittenForm.all.filter { $0.testDescription.contains(/AES|RC4|streams|lin/) })
  func `both halves of the identifier stay`(_ form: WrittenForm) throws {
    let before = identifiers(in: form.bytes)
    try #require(!before.isEmpty)
    let output = try edited(form.bytes, password: form.password, [1: [.rotate: "90"]]).rewritten()
    let after = identifiers(in: output)
    #expect(!after.isEmpty)
    #expect(Set(after) == Set(before))
  }

  /// The identifiers in the trailers of a file as pairs of digits, small letters.
  private func identifiers(in bytes: [UInt8]) -> [String] {
    places(of: "/ID [", in: bytes).map { place in
      let text = String(decoding: bytes[place...].prefix(110), as: UTF8.self)
      return text.lowercased().prefix { $0 != "]" }.filter { $0 != " " }
    }
  }

  /// Identifiers that are odd, and what becomes of the second half.
  static let halves: [(verbatim: String, keepsSecond: Bool)] = [
    ("[<00112233445566778899aabbccddeeff> <ffeeddccbbaa99887766554433221100>]", true),
    ("[(0123456789abcdef) (fedcba9876543210)]", true),
    ("[<00> <ffeeddccbbaa99887766554433221100>]", true),
    ("[<00112233445566778899aabbccddeeff> <00>]", false),
  ]

  @Test(arguments: halves)
  func `a second half of 16 bytes is put back`(
    _ row: (verbatim: String, keepsSecond: Bool)
  ) throws {
    var writer = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).writer()
    writer.trailer = "/ID \(row.verbatim)"
    let before = try trailer(of: writer.bytes())
    let after = try trailer(of: edited(writer.bytes(), [1: [.rotate: "90"]]).rewritten())
    #expect(before.count == 2 && after.count == 2)
    #expect(after.first == before.first)
    #expect((after.last == before.last) == row.keepsSecond)
  }

  /// The two halves as qpdf shows them, or nothing where it is not installed.
  private func trailer(of bytes: [UInt8]) throws -> [String] {
    let path = try #require(Programs.path("qpdf"))
    let (_, text) = try Programs.run(path, ["--json=2", "--json-object=trailer"], on: bytes)
    return text.matches(of: /"([bu]:[^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: ["", "/ID 5", "/ID [1 2]", "/ID [(a)]", "/ID [() (a)]"])
  func `a file without a usable identifier gets the same one each time`(_ key: String) throws {
    var writer = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).writer()
    writer.trailer = key
    let outputs = try (0..<2).map { _ in
      try edited(writer.bytes(), [1: [.rotate: "90"]]).rewritten()
    }
    #expect(outputs[0] == outputs[1])
    #expect(!places(of: "/ID [<", in: outputs[0]).isEmpty)
  }

  @Test func `objects that nothing refers to, streams and odd numbers stay`() throws {
    let data = "q 1 0 0 1 00.50 +7 cm Q"
    let bytes = TreeFixture(
      pages: ["/MediaBox [0 0 0300.50 400.] /Contents 20 0 R /LastModified (D:2020)"],
      objects: [
        20: "<< /Length \(data.utf8.count) >>\nstream\n\(data)\nendstream",
        30: "<< /Nobody (refers to this) >>",
      ]
    ).bytes()
    let output = try edited(bytes, [1: [.rotate: "90"]]).rewritten()
    for text in [data, "(refers to this)", "0300.50 400.", "(D:2020)"] {
      #expect(places(of: text, in: output).count == 1, "\(text)")
    }
  }

  /// Linearised files whose tree libqpdf would change for that.
  @Test func `a linearised file with an odd tree does not stay linearised`() throws {
    let form = WrittenForm.linearized
    try #require(try opened(form.bytes).form.keepsLinearization)
    let media = try #require(places(of: "/MediaBox", in: form.bytes).last)
    var bytes = form.bytes
    bytes.replaceSubrange(media..<media + 9, with: "/MediaBux".utf8)
    let editor = try edited(bytes, [1: [.rotate: "90"]])
    #expect(editor.form.isLinearized && !editor.form.keepsLinearization)
    let output = try editor.rewritten()
    #expect(try !opened(output).form.isLinearized)
    #expect(try raw(.media, of: output).contains(nil))
  }

  @Test(arguments: ["/nowhere/at/all.pdf", "/dev/full"])
  func `a file that cannot be written is told`(_ path: String) throws {
    let editor = try edited(UsedNumbers.bytes(), [1: [.rotate: "90"]])
    let failure = failure { try editor.rewrite(to: FileName(bytes: Array(path.utf8))) }
    #expect(failure != nil && failure?.isBug == false, "\(String(describing: failure))")
  }
}
