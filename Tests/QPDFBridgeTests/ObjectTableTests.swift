import BoxFixtures
import Testing

@testable import QPDFBridge

@Suite(.tags(.bridge)) struct ObjectTableTests {
  private func table(_ text: String) -> ObjectTable { ObjectTable(scanning: Array(text.utf8).span) }

  /// Room for higher object numbers, which a short file cannot have.
  private static let room = String(repeating: "%", count: 200)

  @Test(arguments: [
    ("%PDF-1.7\n1 0 obj\n", 9), ("%PDF-1.7\r1  0\tobj<<", 9), ("%PDF-1.7\n\n  1 0\nobj", 12),
    ("%PDF-1.7\n% x 5 0 obj\n1 0 obj", 21),
  ])
  func `an object begins a line`(text: String, offset: Int) {
    let entries = table(text + "\n" + Self.room).entries
    #expect(entries.count == 1)
    #expect(entries[1]?.offset == offset && entries[1]?.generation == 0)
  }

  @Test(arguments: [
    "%PDF-1.7\n<< 1 0 obj", "%PDF-1.7\n1 0 object", "%PDF-1.7\n1 obj", "%PDF-1.7\n0 0 obj",
    "%PDF-1.7\n1 99999 obj", "%PDF-1.7\n99999999999999999999 0 obj", "%PDF-1.7\n9999 0 obj", "",
    "%PDF-1.7\n1 0 o", "%PDF-1.7\n1", "%PDF-1.7\n10 obj",
  ])
  func `other lines begin none`(text: String) {
    #expect(table(text + "\n" + Self.room).entries.isEmpty)
  }

  @Test func `the later of two objects counts`() {
    let entries = table("%PDF-1.7\n1 0 obj\n1 3 obj\n\(Self.room)").entries
    #expect(entries[1]?.offset == 17 && entries[1]?.generation == 3)
  }

  @Test func `offsets count from the header`() {
    #expect(table("junk\n%PDF-1.7\n1 0 obj\n\(Self.room)").entries[1]?.offset == 9)
  }

  @Test func `a trailer comes from the catalogue or the stream that is a table`() {
    let catalogue = "%PDF-1.7\n3 0 obj << /Type /Catalog >> endobj\n"
    #expect(table(catalogue + Self.room).trailer == "<< /Size 4 /Root 3 0 R >>")
    let stream = "4 0 obj << /Type /XRef /Root 2 1 R >> stream\n"
    #expect(table(catalogue + stream + Self.room).trailer == "<< /Size 5 /Root 2 1 R >>")
    let secret = "4 0 obj << /Type /XRef /Root 2 1 R /Encrypt 1 0 R >> stream\n"
    #expect(table(catalogue + secret + Self.room).trailer == nil)
    #expect(table("%PDF-1.7\n3 0 obj << >> endobj % /Catalog\n" + Self.room).trailer == nil)
  }
}
