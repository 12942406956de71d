import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// Files that are made to be expensive: each is read or refused in a bounded time.
@Suite(.timeLimit(.minutes(10))) struct HostileFileTests {
  @Test func `a page a thousand levels down is read, and one ten thousand down is not`() throws {
    let box = "/MediaBox [0 0 300 400]"
    let deep = TreeFixture(pages: [""], root: box, shape: .chain(depth: 998)).bytes()
    let page = try #require(try PageDocument(bytes: deep).pages.first)
    #expect(Array(page.entries.ancestors).count == 999)
    #expect(page.boxes[.media].entry.holder == ObjectID(2))
    let deeper = TreeFixture(pages: [box], shape: .chain(depth: 10_000)).bytes()
    let failure = try #require(refusal(of: deeper))
    #expect(failure.kind == .noPages)
    #expect(failure.message.contains("deeper than 1000 levels"))
  }

  /// Each node has levels of its own above it as far as memory goes; see Ancestry.
  @Test func `many nodes far down share what is above them`() throws {
    let depth = 900
    let nodes = 20_000
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    for node in 2..<(2 + depth) {
      let parent = node == 2 ? "/MediaBox [0 0 300 400]" : "/Parent \(node - 1) 0 R"
      let last = node == 1 + depth
      let kids =
        last ? (0..<nodes).map { "\(2_000 + $0) 0 R" }.joined(separator: " ") : "\(node + 1) 0 R"
      writer.add(node, "<< /Type /Pages /Kids [\(kids)] /Count \(nodes) \(parent) >>")
    }
    for node in 0..<nodes {
      let box = "/CropBox [0 0 \(1 + node % 300) 400]"
      writer.add(
        2_000 + node,
        "<< /Type /Pages /Kids [\(30_000 + node) 0 R] /Count 1 /Parent \(1 + depth) 0 R \(box) >>")
      writer.add(30_000 + node, "<< /Type /Page /Parent \(2_000 + node) 0 R >>")
    }
    let document = try PageDocument(bytes: writer.bytes())
    #expect(document.pages.count == nodes && document.troubles.isEmpty)
    for number in [1, 2, 301, 20_000] {
      let page = document.pages[number - 1]
      #expect(page.boxes[.media].entry.holder == ObjectID(2))
      #expect(page.boxes[.crop].entry.holder == ObjectID(1_999 + number))
      #expect(
        Array(page.entries.ancestors).map(\.holder)
          == ([ObjectID(1_999 + number)] + (2..<(2 + depth)).reversed().map { ObjectID($0) }))
    }
  }

  @Test func `forty levels of nodes that are listed twice end soon`() throws {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    for node in 2...41 {
      let parent = node == 2 ? "" : "/Parent \(node - 1) 0 R"
      let kids = "[\(node + 1) 0 R \(node + 1) 0 R]"
      writer.add(node, "<< /Type /Pages /Kids \(kids) /Count 2 \(parent) >>")
    }
    writer.add(42, "<< /Type /Page /Parent 41 0 R /MediaBox [0 0 300 400] >>")
    let document = try PageDocument(bytes: writer.bytes())
    // The limit is on the kids that are looked at in nodes which were walked before.
    #expect((2...10_002).contains(document.pages.count))
    #expect(document.pages.allSatisfy { $0.object == ObjectID(42) })
    #expect(document.troubles.contains { $0.kind == .listedTwice })
    #expect(document.furtherTroubles > 0)
    #expect(document.troubles.count == 1_001)
    #expect(document.troubles.last?.kind == .repeatedTooOften(limit: 10_000))
    #expect(document.troubles.filter(\.losesPages).count == 1)
  }

  @Test func `a box of a million numbers is told in a thousand characters`() throws {
    let numbers = String(repeating: "7 ", count: 1_000_000)
    let fixture = TreeFixture(pages: ["/MediaBox [\(numbers)] /CropBox [0 0 300 400]"])
    let page = try #require(try PageDocument(bytes: fixture.bytes()).pages.first)
    let raw = try #require(page.boxes[.media].entry.raw)
    #expect(raw.hasPrefix("[ 7 7 7") && raw.hasSuffix(" …") && raw.count <= 1_002)
    #expect(page.boxes.ids == ["media-malformed"])
    #expect(page.boxes[.crop].effective == Rectangle(0, 0, 300, 400))
  }

  @Test func `a string of ten million bytes as a box is told as one`() throws {
    let string = String(repeating: "x", count: 10_000_000)
    let fixture = TreeFixture(pages: ["/MediaBox (\(string))"])
    let page = try #require(try PageDocument(bytes: fixture.bytes()).pages.first)
    #expect(page.boxes.ids == ["media-malformed"])
    #expect((page.boxes[.media].entry.raw ?? "").count <= 1_002)
    #expect(page.boxes[.media].effective == .letter)
  }

  @Test(arguments: ["9223372036854775808", "-9223372036854775809", "340282366920938463463374607"])
  func `an integer beyond 64 bits costs no other page`(_ number: String) throws {
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 \(number) 400]", "/MediaBox [0 0 300 400]"])
    let document = try PageDocument(bytes: fixture.bytes())
    #expect(document.pages.last?.boxes[.media].effective == Rectangle(0, 0, 300, 400))
    #expect(document.pages.count == 2 || document.troubles.contains(where: \.losesPages))
    for page in document.pages { #expect(page.boxes[.media].effective.width.isFinite) }
  }
}
