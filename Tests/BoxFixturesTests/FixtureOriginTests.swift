import Foundation
import TestSupport
import Testing

/// Every PDF file of the tests and benchmarks is made by BoxFixtures, none in its place.
@Suite struct FixtureOriginTests {
  /// Files that have the syntax of PDF files to hold against what was written, and no others.
  static let expecting: Set<String> = [
    "Tests/BoxDocumentTests/Editing/AppendRecordTests.swift",
    "Tests/BoxDocumentTests/Editing/OnlyThatPageTests.swift",
    "Tests/BoxDocumentTests/Editing/ProofSectionTests.swift",
    "Tests/BoxDocumentTests/Editing/ProofTests.swift",
    "Tests/BoxDocumentTests/Editing/SameFileTests.swift",
    "Tests/PageboxCommandsTests/Fix/Faults/FaultSurroundingsTests.swift",
    "Tests/BoxFixturesTests/Catalogue/ReportedNumbers.swift",
    "Tests/BoxFixturesTests/DamageTests.swift", "Tests/BoxFixturesTests/FileTable.swift",
    "Tests/BoxFixturesTests/FixtureOriginTests.swift",
    "Tests/BoxFixturesTests/PDFWriterTests.swift",
    "Tests/BoxFixturesTests/TreeFixtureTests.swift",
    "Tests/PageScanTests/Hazards/HazardSearchTests.swift",
    "Tests/PageScanTests/Objects/SectionsTests.swift",
    "Tests/PageScanTests/Objects/TableRowsTests.swift",
    "Tests/QPDFBridgeTests/RewritingTests.swift",
    "Tests/SystemBridgeTests/Writing/RecoveryTests.swift",
  ]

  /// What only a file has: a header, the ends of an object, a table, a trailer, an end.
  private static let syntax = [
    #"%PDF-[0-9\%]"#, "[0-9] obj([^a-zA-Z]|$)", #"(^ *|\\n|> ?)endobj"#, "%%EOF",
    #"(^|[^a-zA-Z-]|\\n)xref(\\n|$)"#, #"startxref(\\n|$)"#,
    #"(^|[^a-zA-Z]|\\n)trailer(\\n|$| *<<)"#,
  ].joined(separator: "|")

  static let files = [
    #"Array("%PDF-1.7\n".utf8)"#, #""%PDF-\(version)\n""#, "    7 0 obj", #"count " 0 obj\n""#,
    #"\(number) 0 obj"#, "      endobj", #"<< >>\nendobj\n"#, "%%EOF", #""xref\n0 1\n""#,
    "    xref", "    trailer", #""startxref\n7""#, #""trailer << /Size 1 >>""#, #"\ntrailer\n"#,
  ]

  static let words = [
    "there is no '%PDF-' header in it", #""xref": 7"#, #""no trailer""#, "--xref-stream",
    #"writer.add(3, "<< /Type /Page >>")"#, "object 3 0", #"["startxref","noTrailer"]"#,
    #".startxref("7")"#, #"trailer: "/Root 7""#, #""unable to find trailer while reading xref""#,
    "a missing endobj of object 77", #""damage":["endobj"]"#,
  ]

  @Test func `the syntax of a file is known, and words about files are none`() throws {
    let lines = (Self.files + Self.words).joined(separator: "\n")
    let result = try Program("grep").run(["-E", Self.syntax], input: Array(lines.utf8))
    #expect(result.output.split(separator: "\n").map(String.init) == Self.files)
  }

  @Test func `nothing but the expectations of tests has the syntax of a file`() throws {
    let root = SamplesTests.folder.deletingLastPathComponent().path
    let result = try Program("grep").run(
      ["-rE", "--exclude-dir=Golden", Self.syntax, "Tests", ".ci", "Samples/swift-test/Tests"],
      in: root)
    try #require(result.status == 0 && result.errors == "", "\(result.errors)")
    // A file, a colon and the line; comments are for people.
    let found = result.output.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /([^:]+):( *\/\/.*)?.*/).flatMap { $0.2 == nil ? String($0.1) : nil }
    }
    #expect(Set(found).subtracting(Self.expecting) == [], "have it made by BoxFixtures")
    #expect(Self.expecting.subtracting(found) == [], "has none any more; take it off the list")
  }
}
