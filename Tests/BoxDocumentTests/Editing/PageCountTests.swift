import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// What the nodes of a page tree say of how many pages there are below them.
@Suite struct PageCountTests {
  /// Three pages, two of them below a node of their own, and no way to the table of objects.
  private func damaged(root: String, inner: String) throws -> [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R 4 0 R] \(root) >>")
    writer.add(3, "<< /Type /Pages /Parent 2 0 R /Kids [5 0 R 6 0 R] \(inner) >>")
    writer.add(4, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 50] >>")
    writer.add(5, "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 50 50] >>")
    writer.add(6, "<< /Type /Page /Parent 3 0 R /MediaBox [0 0 60 50] >>")
    return try Damage.startxref("9999").applied(to: writer.bytes())
  }

  @Test(arguments: [
    ("/Count 9", "/Count 2", 1), ("/Count 9", "", 2), ("/Count 3", "/Count (x)", 1),
    ("/Count 3", "/Count 2", 0),
  ])
  func `a damaged file that is written anew has the true ones`(
    _ root: String, _ inner: String, _ mended: Int
  ) throws {
    let editor = try opened(damaged(root: root, inner: inner))
    try #require(editor.form.wasRecovered)
    try editor.apply([:])
    #expect(editor.mendedCounts == mended)
    let output = try editor.rewritten()
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.matches(of: /\/Count (\d+)/).map { String($0.1) }.sorted() == ["2", "3"])
    let widths = ["[ 0 0 50 50 ]", "[ 0 0 60 50 ]", "[ 0 0 40 50 ]"]
    #expect(try raw(.media, of: output) == widths)
  }

  @Test func `a sound file keeps what it says`() throws {
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 9 9]", "/MediaBox [0 0 8 8]"], count: "9")
      .bytes()
    let editor = try edited(bytes, [1: [.crop: "[ 1 1 8 8 ]"]])
    #expect(editor.mendedCounts == 0)
    #expect(places(of: "/Count 9", in: try editor.rewritten()).count == 1)
  }
}
