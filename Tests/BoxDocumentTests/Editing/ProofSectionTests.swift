import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

@testable import BoxDocument

/// The section of the table that was appended must be that of the changed objects alone.
@Suite struct ProofSectionTests {
  /// A change of the page, object 3, and the file with the change behind it.
  private struct Made {
    let editor: BoxEditor
    let start: Int
    var output: [UInt8]

    init(_ file: [UInt8]) throws {
      editor = try edited(file, [1: [.crop: "[ 10 20 30 40 ]"]])
      start = file.count
      output = file + (try editor.appendix())
    }

    /// What the check of the section says; nil if it finds nothing.
    var failure: EditFailure? {
      BoxDocumentTests.failure { try Proof.checkSection(of: FileBytes(output), editor) }
    }

    /// Puts another text in the place of the last that is such; the place of the section stays.
    mutating func replace(_ text: String, with other: String) throws {
      let place = try #require(places(of: text, in: output).last)
      try #require(place > start)
      output.replaceSubrange(place..<place + text.utf8.count, with: other.utf8)
    }

    /// Where the section begins that was appended, and the one before it.
    func sections() throws -> (new: Int, old: Int) {
      let old = try #require(editor.tail?.offset)
      let new = try #require(FileTail(of: output.span, header: 0)?.offset)
      return (new, old)
    }
  }

  private static let table = TreeFixture(
    pages: ["/MediaBox [0 0 300 400]"], objects: [20: "<< /Title (other) >>"]
  ).bytes()
  private static let stream = TableStreamFile.listed.bytes()

  @Test(arguments: [table, stream, HybridFile.bytes()])
  func `a section of the changed objects passes`(_ file: [UInt8]) throws {
    let made = try Made(file)
    #expect(made.failure == nil)
  }

  /// Texts of a table and its trailer, and wrong ones in their place.
  static let wrongTexts: [(right: String, wrong: String)] = [
    // Another number, another object besides, none, and the right one twice.
    ("xref\n3 1\n", "xref\n4 1\n"), ("xref\n3 1\n", "xref\n1 1\n0000000015 00000 n \n3 1\n"),
    ("xref\n3 1\n", "xref\n9 0\n"), (" n \n", " f \n"), ("/Prev ", "/Prav "),
    ("/Prev ", "/XRefStm 15 /Prev "),
  ]

  @Test(arguments: wrongTexts)
  func `a wrong text of a table is found`(_ row: (right: String, wrong: String)) throws {
    var made = try Made(Self.table)
    try made.replace(row.right, with: row.wrong)
    #expect(made.failure?.isBug == true)
  }

  @Test(arguments: [table, stream])
  func `a section that the end does not lead to is found`(_ file: [UInt8]) throws {
    var made = try Made(file)
    let (new, old) = try made.sections()
    try made.replace("startxref\n\(new)", with: "startxref\n\(old)")
    #expect(made.failure?.isBug == true)
  }

  @Test(arguments: [table, stream])
  func `a section before that is another is found`(_ file: [UInt8]) throws {
    var made = try Made(file)
    let (_, old) = try made.sections()
    try made.replace("/Prev \(old)", with: "/Prev \(old - 1)")
    #expect(made.failure?.isBug == true)
  }

  @Test func `the old place of a changed object in a table is found`() throws {
    var made = try Made(Self.table)
    let line = try #require(places(of: "\n3 1\n", in: made.output).last) + 5
    let old = try #require(places(of: "3 0 obj", in: made.output).first)
    try #require(old < made.start)
    let digits = String(old)
    let padded = String(repeating: "0", count: 10 - digits.utf8.count) + digits
    made.output.replaceSubrange(line..<line + 10, with: padded.utf8)
    #expect(made.failure?.isBug == true)
  }

  /// Bytes of the two entries of a stream, those of the page and of the stream itself; each entry is
  /// a type, four bytes of a place and two of a generation.
  static let wrongBytes: [(index: Int, wrong: UInt8)] = [
    (0, 0), (0, 2), (7, 0), (7, 2),
    // Places of less than 256, which are before the update.
    (3, 0), (10, 0),
  ]

  @Test(arguments: wrongBytes)
  func `a wrong byte of a stream is found`(_ row: (index: Int, wrong: UInt8)) throws {
    var made = try Made(Self.stream)
    let mark = "/Length 14 >>\nstream\n"
    let data = try #require(places(of: mark, in: made.output).last) + mark.utf8.count
    try #require(data > made.start && made.output[data + row.index] != row.wrong)
    made.output[data + row.index] = row.wrong
    #expect(made.failure?.isBug == true)
  }

  @Test(arguments: ["[ 1 1 5 1 ]", "[ 3 1 4 1 ]", "[ 3 1 ]", "[ 3 0 5 1 ]"])
  func `numbers of other objects in a stream are found`(_ index: String) throws {
    var made = try Made(Self.stream)
    try made.replace("/Index [ 3 1 5 1 ]", with: "/Index \(index)")
    #expect(made.failure?.isBug == true)
  }
}
