import BoxDocument
import BoxFixtures
import Foundation
import TestSupport
import Testing

@Suite struct DocumentFailureTests {
  /// A file of one object besides the catalogue, which has the given keys.
  private static func catalogue(_ keys: String, root: Int? = 1, trailer: String = "") -> [UInt8] {
    var writer = PDFWriter(root: root, trailer: trailer)
    writer.add(1, "<< /Type /Catalog \(keys) >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    return writer.bytes()
  }

  /// What is wrong with each file, the file, and the failure it must have.
  static let files: [(what: String, bytes: [UInt8], kind: DocumentFailure.Kind)] = [
    ("nothing at all", [], .empty),
    ("no PDF", Array("It was a dark and stormy night.\n".utf8), .notPDF),
    ("a header alone", Fragment.header(), .noTrailer),
    ("a header and an end", Fragment.headerAndEnd, .noTrailer),
    ("a root that is nowhere in the file", rootNowhere, .noCatalogue),
    ("a root that is an array", rootArray, .noCatalogue),
    ("a catalogue without a tree", catalogue(""), .noPageTree),
    ("a tree that is null", catalogue("/Pages null"), .noPageTree),
    ("a tree that is no object", catalogue("/Pages 9 0 R"), .noPageTree),
    ("a tree that is an array", catalogue("/Pages [3 0 R]"), .noPageTree),
    ("a tree without kids", noKids, .noPageTree),
    ("no page", TreeFixture(pages: []).bytes(), .noPages),
    ("nothing but a loop", TreeFixture(pages: [], extraKids: [.root]).bytes(), .noPages),
    ("nothing but a null", TreeFixture(pages: [], extraKids: [.null]).bytes(), .noPages),
    ("nothing but a number", TreeFixture(pages: [], extraKids: [.verbatim("7")]).bytes(), .noPages),
    ("a page that is cut off", cutOff, .noPages),
    (
      "a filter for encryption that nobody knows",
      catalogue("/Pages 2 0 R", trailer: "/Encrypt << /Filter /Rot13 /V 1 >> /ID [<00> <00>]"),
      .unsupportedEncryption
    ),
    (
      "a later encryption than is known",
      catalogue(
        "/Pages 2 0 R",
        trailer: "/Encrypt << /Filter /Standard /V 9 /R 9 /P -4 /O (o) /U (u) >> /ID [<00> <00>]"),
      .unsupportedEncryption
    ),
  ]

  private static var rootArray: [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "[ 2 0 R ]")
    return writer.bytes()
  }

  private static var noKids: [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Count 0 >>")
    return writer.bytes()
  }

  /// A file whose root is nowhere.
  private static var rootNowhere: [UInt8] {
    var writer = PDFWriter(root: 9)
    writer.add(2, "<< /Type /Pages /Kids [] /Count 0 >>")
    return writer.bytes()
  }

  /// A file whose bytes end in front of the page.
  private static var cutOff: [UInt8] {
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).bytes()
    return Array(bytes.prefix(bytes.startOfLastObject(3) ?? 0))
  }

  @Test(arguments: files)
  func `a file that cannot be read has the failure that says why`(
    _ row: (what: String, bytes: [UInt8], kind: DocumentFailure.Kind)
  ) throws {
    let failure = try #require(refusal(of: row.bytes), "\(row.what)")
    #expect(failure.kind == row.kind, "\(row.what): \(failure)")
    #expect(!failure.message.isEmpty)
  }

  @Test func `a tree with nothing but a loop says so, and where`() {
    let failure = refusal(of: TreeFixture(pages: [], extraKids: [.root]).bytes())
    #expect(failure?.place == "object 2 0")
    #expect(
      failure?.message == "no page in the page tree "
        + "(the page tree loops: a node lists a node above it; passed over)")
  }

  @Test(arguments: [
    ("/nowhere/at/all.pdf", DocumentFailure.Kind.noSuchFile), ("/", .isDirectory),
    ("/dev/null", .device),
  ])
  func `what is no file with bytes has a failure of its own`(
    _ path: String, _ kind: DocumentFailure.Kind
  ) {
    #expect { _ = try PageDocument(reading: path) } throws: { error in
      (error as? DocumentFailure)?.kind == kind
    }
  }

  @Test func `a failure is described by where and what`() {
    let failure = DocumentFailure(.noTrailer, place: "byte 7041", detail: "so says libqpdf")
    #expect("\(failure)" == "byte 7041: no trailer found (so says libqpdf)")
    #expect("\(DocumentFailure(.empty))" == "the file is empty")
  }

  /// The tool spells other names than UTF-8 with these scalars; a program that uses the library
  /// does not.
  @Test func `a path is the UTF-8 of its text`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a\u{10FFE9}.pdf", Self.catalogue("/Pages 2 0 R"))
    try #require(FileManager.default.fileExists(atPath: file))
    #expect(try PageDocument(reading: file).pages.count == 1)
  }

  @Test func `no sound file has a failure`() {
    #expect(refusal(of: Self.catalogue("/Pages 2 0 R")) == nil)
  }
}
