import BoxFixtures
import TestSupport
import Testing

@Suite struct PDFWriterTests {
  /// A catalogue, an empty-handed root and a page: objects 1 to 3.
  private func smallest() -> PDFWriter {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>")
    return writer
  }

  @Test func `a small file is these bytes`() {
    // Offsets by hand: header 9 and comment 6 make 15; "1 0 obj" 8 + 33 + 8 = 49 make 64.
    let text = """
      1 0 obj
      << /Type /Catalog /Pages 2 0 R >>
      endobj
      xref
      0 2
      0000000000 65535 f\u{20}
      0000000015 00000 n\u{20}
      trailer
      << /Size 2 /Root 1 0 R /Info 9 0 R >>
      startxref
      64
      %%EOF

      """
    var writer = PDFWriter(version: "1.4", trailer: "/Info 9 0 R")
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let head = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    let bytes = writer.bytes()
    #expect(Array(bytes.prefix(15)) == head)
    #expect(String(decoding: bytes.dropFirst(15), as: UTF8.self) == text)
  }

  @Test func `every offset of the table points at its object`() throws {
    let table = try requireSoundTable(smallest().bytes())
    #expect(table.numbers == [1, 2, 3])
    #expect(table.text(of: 2) == "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    #expect(table.trailer == "<< /Size 4 /Root 1 0 R >>")
  }

  @Test func `objects stand in the order in which they were added`() throws {
    var writer = PDFWriter()
    writer.add(2, "(first)")
    writer.add(1, "(second)")
    let table = try requireSoundTable(writer.bytes())
    #expect(table.lines[2].prefix(10) == "0000000015")
    // 15 + "2 0 obj" 8 + "(first)" 8 + "endobj" 7.
    #expect(table.lines[1].prefix(10) == "0000000038")
  }

  @Test func `numbers without an object are a chain of free entries`() throws {
    var writer = smallest()
    writer.add(6, "null")
    let table = try requireSoundTable(writer.bytes())
    #expect(table.numbers == [1, 2, 3, 6])
    #expect(table.lines[0] == "0000000004 65535 f \n")
    #expect(table.lines[4] == "0000000005 00000 f \n")
    #expect(table.lines[5] == "0000000000 00000 f \n")
  }

  @Test func `of a number that is added twice the table knows the later`() throws {
    var writer = smallest()
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    let bytes = writer.bytes()
    #expect(contains(bytes, "[0 0 600 800]"))
    let table = try requireSoundTable(bytes)
    #expect(table.text(of: 3) == "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    #expect(table.lines.count == 4)
  }

  @Test func `a stream has its true length and keeps its bytes`() throws {
    var writer = smallest()
    writer.add(4, stream: [0x00, 0xFF, 0x0A], dictionary: "/Type /Metadata")
    let table = try requireSoundTable(writer.bytes())
    #expect(
      table.text(of: 4)
        == "<< /Length 3 /Type /Metadata >>\nstream\n\u{00}\u{FF}\n\nendstream")
  }

  @Test func `a generation is in the object, the table and the root`() throws {
    var writer = PDFWriter()
    writer.add(1, generation: 7, "<< /Type /Catalog >>")
    let table = try requireSoundTable(writer.bytes())
    #expect(table.lines[1] == "0000000015 00007 n \n")
    #expect(table.trailer == "<< /Size 2 /Root 1 7 R >>")
  }

  @Test func `a file can be without a root, and without objects`() throws {
    var writer = PDFWriter(root: nil)
    #expect(try requireSoundTable(writer.bytes()).trailer == "<< /Size 1 >>")
    writer.add(1, "null")
    #expect(try requireSoundTable(writer.bytes()).trailer == "<< /Size 2 >>")
  }

  @Test func `a comment has a mark on every line`() {
    var writer = PDFWriter()
    writer.add(comment: "one\n\ntwo")
    #expect(contains(writer.bytes(), "\n\n% one\n%\n% two\nxref\n"))
  }

  @Test func `text reaches the file as it is, whatever it is`() throws {
    var writer = smallest()
    writer.add(4, "<< /CropBox [1 2 3 (é] >")
    // The test reads a byte as a character: two for the accented one.
    #expect(try requireSoundTable(writer.bytes()).text(of: 4) == "<< /CropBox [1 2 3 (Ã©] >")
  }

  @Test(.enabled(if: Program.qpdf.isInstalled)) func `qpdf accepts sound files`() throws {
    var writer = smallest()
    try #require(try qpdfAccepts(writer.bytes()))
    writer.add(comment: "free numbers and a stream")
    writer.add(9, stream: "q Q".utf8)
    #expect(try qpdfAccepts(writer.bytes()))
  }
}
