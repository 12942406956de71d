import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// Odd page trees: which pages they have, and what is told about them.
@Suite struct PageTreeTests {
  private static let box = "/MediaBox [0 0 300 400]"

  private func read(_ fixture: TreeFixture) throws -> PageDocument {
    try PageDocument(bytes: fixture.bytes())
  }

  @Test func `a sound tree has its pages in order and no troubles`() throws {
    let document = try read(
      TreeFixture(
        pages: ["/MediaBox [0 0 1 1]", "/MediaBox [0 0 2 2]"], repeating: 50,
        shape: .balanced(fanOut: 7)))
    #expect(document.pages.map(\.number) == Array(1...100))
    #expect(
      document.pages.map { $0.boxes[.media].effective.x1 }
        == (0..<100).map { $0 % 2 == 0 ? 1 : 2 })
    #expect(document.troubles == [] && document.furtherTroubles == 0)
    #expect(document.pages.allSatisfy { $0.entries.structure == [] })
    #expect(document.pdfVersion == "1.7" && !document.isEncrypted && !document.wasRecovered)
    #expect(document.remarks == [])
  }

  @Test func `a null among the kids is passed over and told by its place`() throws {
    let document = try read(TreeFixture(pages: [Self.box], extraKids: [.null, .again(0)]))
    #expect(document.pages.map(\.number) == [1, 2])
    #expect(
      document.troubles.first
        == TreeTrouble(.kidIsNull, place: "kid 2 of object 2 0", losesPages: true))
    #expect(document.troubles.first?.losesPages == true)
  }

  @Test func `a kid that refers to nothing is as good as null`() throws {
    let document = try read(TreeFixture(pages: [Self.box], extraKids: [.verbatim("77 0 R")]))
    #expect(document.pages.count == 1)
    #expect(
      document.troubles == [TreeTrouble(.kidIsNull, place: "kid 2 of object 2 0", losesPages: true)]
    )
  }

  @Test(arguments: [("12", "integer"), ("(page)", "string"), ("/Page", "name"), ("[]", "array")])
  func `a kid that is no dictionary is passed over and told by its kind`(
    _ verbatim: String, _ kind: String
  ) throws {
    let document = try read(TreeFixture(pages: [Self.box], extraKids: [.verbatim(verbatim)]))
    #expect(document.pages.count == 1)
    #expect(
      document.troubles == [
        TreeTrouble(.kidIsNoDictionary(kind), place: "kid 2 of object 2 0", losesPages: true)
      ])
  }

  @Test func `a page that is no object of its own is a page with an odd place`() throws {
    let document = try read(TreeFixture(pages: [Self.box], extraKids: [.direct("/Rotate 90")]))
    try #require(document.pages.count == 2)
    #expect(document.pages[1].object == nil)
    #expect(document.pages[1].entries.structure == [.directObject])
    #expect(document.pages[1].boxes.rotation.value == .quarter)
    #expect(document.pages[0].entries.structure == [])
  }

  @Test func `a page that is listed twice is two pages, and both know it`() throws {
    let document = try read(TreeFixture(pages: [Self.box, ""], extraKids: [.again(0)]))
    #expect(document.pages.map(\.object) == [ObjectID(3), ObjectID(4), ObjectID(3)])
    #expect(
      document.pages.map(\.entries.structure) == [[.listedTwice], [], [.listedTwice]])
    #expect(
      document.troubles == [
        TreeTrouble(
          .listedTwice, place: "page 3 (object 3 0)", losesPages: false, isToldOfPages: true)
      ])
    #expect(document.troubles.first?.losesPages == false)
  }

  @Test func `a loop is left, and the pages beside it are read`() throws {
    let document = try read(TreeFixture(pages: [Self.box], extraKids: [.root, .again(0)]))
    #expect(document.pages.count == 2)
    #expect(document.troubles.first == TreeTrouble(.loop, place: "object 2 0", losesPages: true))
  }

  @Test func `a parent outside of the tree is told, and nothing comes from it`() throws {
    let document = try read(
      TreeFixture(pages: [""], root: Self.box, parent: .stray("/CropBox [1 2 3 4] /Rotate 90")))
    let page = try #require(document.pages.first)
    #expect(page.entries.structure == [.parentMismatch])
    #expect(page.boxes.view.rectangle == Rectangle(0, 0, 300, 400))
    #expect(page.boxes.rotation.value == .none)
    #expect(
      document.troubles == [
        TreeTrouble(
          .parentMismatch, place: "page 1 (object 3 0)", losesPages: false, isToldOfPages: true)
      ])
  }

  /// What the root of a tree with two pages names as its parent, and what the pages make of it.
  static let rootParents: [(verbatim: String, structure: [[StructureProblem]])] = [
    // Whoever climbs from page 1 only comes round to it again; page 2 inherits from page 1.
    ("/Parent 3 0 R", [[.parentCycle], [.parentMismatch, .parentCycle]]),
    ("/Parent 2 0 R", [[.parentCycle], [.parentCycle]]),
    ("/Parent 20 0 R", [[.parentMismatch], [.parentMismatch]]),
    ("/Parent << >>", [[.parentMismatch], [.parentMismatch]]),
  ]

  @Test(arguments: rootParents)
  func `a root with a parent is told where programs that climb inherit otherwise`(
    _ row: (verbatim: String, structure: [[StructureProblem]])
  ) throws {
    let document = try read(
      TreeFixture(
        pages: [Self.box, Self.box], root: row.verbatim, objects: [20: "<< /Rotate 90 >>"]))
    #expect(
      document.pages.map { Set($0.entries.structure) } == row.structure.map { Set($0) })
  }

  @Test(arguments: [("/Type /Pages", StructureProblem.typeWrong), ("", .typeMissing)])
  func `a page of another type is told`(_ type: String, _ problem: StructureProblem) throws {
    // A dictionary of type Pages without kids is an empty node, so another type stands for it.
    let verbatim = type.isEmpty ? type : "/Type /Template"
    let document = try read(
      TreeFixture(pages: ["\(verbatim) \(Self.box)"], typed: false))
    #expect(document.pages.map(\.entries.structure) == [[problem]])
    #expect(
      document.troubles == [
        TreeTrouble(
          .wrongType, place: "page 1 (object 3 0)", losesPages: false, isToldOfPages: true)
      ])
  }

  @Test func `a node without a page below has its troubles to itself`() throws {
    let node = "<< /Type /Pages /Kids [] /Count 0 >>"
    let document = try read(
      TreeFixture(pages: [Self.box], objects: [20: node], extraKids: [.verbatim("20 0 R")]))
    #expect(document.pages.map(\.entries.structure) == [[]])
    #expect(
      document.troubles == [TreeTrouble(.parentMissing, place: "object 20 0", losesPages: false)])
    #expect(document.troubles.first?.isToldOfPages == false)
  }
}
