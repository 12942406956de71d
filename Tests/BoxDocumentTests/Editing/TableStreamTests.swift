import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// The number of a cross-reference stream, which is sometimes that of another object.
@Suite struct TableStreamTests {
  /// Whether poppler, which goes by the table, draws the content: a red square on white paper.
  ///
  /// Of the bytes of the picture, those of red alone are 0; nil where it is not installed.
  private func isDrawn(_ bytes: [UInt8]) throws -> Bool? {
    guard let pdftoppm = Programs.path("pdftoppm") else { return nil }
    let picture = try Programs.run(pdftoppm, ["-r", "10"], on: bytes)
    try #require(picture.text.hasPrefix("P6"), "\(picture.text)")
    return picture.text.contains("\0")
  }

  static let shared: [TableStreamFile] = [.content, .contentFirst, .contentBefore]
  static let own: [TableStreamFile] = [.listed, .unlisted, .free, .contentBehind]

  @Test func `every file has its row`() {
    #expect(Set(Self.shared + Self.own) == Set(TableStreamFile.allCases))
  }

  @Test(arguments: TableStreamFile.allCases)
  func `object 4 is the content by the table`(_ file: TableStreamFile) throws {
    #expect(try isDrawn(file.bytes()) != false)
  }

  @Test(arguments: shared)
  func `a file is refused in which libqpdf takes the stream for another object`(
    _ file: TableStreamFile
  ) throws {
    let change = failure { _ = try edited(file.bytes(), [1: [.crop: "[ 10 10 200 200 ]"]]) }
    #expect(change == .sharedNumber(4))
    #expect(failure { _ = try opened(file.bytes()).rewritten() } == .sharedNumber(4))
  }

  @Test(arguments: own)
  func `a file is changed in both ways where the number is that of nothing else`(
    _ file: TableStreamFile
  ) throws {
    let editor = try edited(file.bytes(), [1: [.crop: "[ 10 10 200 200 ]"]])
    #expect(try editor.appendObstacle == nil)
    let appended = try editor.appended()
    try Programs.expectAcceptance(of: appended)
    #expect(try isDrawn(appended) != false)
    let rewritten = try edited(file.bytes(), [1: [.crop: "[ 10 10 200 200 ]"]]).rewritten()
    #expect(places(of: TableStreamFile.drawing, in: rewritten).count == 1)
    #expect(places(of: "/XRef", in: rewritten).count <= 1)
    #expect(try raw(.crop, of: appended) == raw(.crop, of: rewritten))
  }
}
