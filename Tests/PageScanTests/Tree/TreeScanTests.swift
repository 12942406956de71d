import BoxFixtures
import Testing

@testable import PageScan

@Suite struct TreeScanTests {
  private let box = "/MediaBox [0 0 300 400]"

  private func texts(_ keys: String, objects: [Int: String] = [:]) throws -> [String?] {
    let tree = try scan(TreeFixture(pages: [keys], objects: objects).bytes())
    return tree.levels[tree.pages[0].level].values.map { $0?.text }
  }

  @Test(arguments: [
    ("/CropBox [1 2.50 -.5 +3]", "[ 1 2.50 -.5 +3 ]"), ("/CropBox[1[2]3 4]", "[ 1 [ 2 ] 3 4 ]"),
    ("/CropBox [1 null true /Name]", "[ 1 null true /Name ]"),
    ("/CropBox [1 50 0 R 51 0 R 4]", "[ 1 7.0 [ 8 ] 4 ]"), ("/CropBox 52 0 R", "[ 7.0 null ]"),
    ("/CropBox [0 0 1e3 4]", "[ 0 0 1e3 4 ]"), ("/CropBox 7", "7"), ("/CropBox [99 0 R 0 R]", nil),
  ])
  func `a value is written as its tokens, references followed`(
    _ keys: String, _ text: String?
  ) throws {
    guard let text else {
      let bytes = TreeFixture(pages: [keys]).bytes()
      #expect(decline(of: bytes)?.reason == "a reference without its numbers")
      return
    }
    let objects = [50: "7.0", 51: "[8]", 52: "[50 0 R 99 0 R]"]
    #expect(try texts(keys, objects: objects)[1] == text)
  }

  @Test(arguments: [
    ("/CropBox [50 0 R]", "a value nested too deep"),
    ("/CropBox 51 0 R", "an object that is a reference"),
    ("/CropBox (0 0 1 1)", "a box that is neither an array nor a number"),
    ("/CropBox << >>", "a box that is neither an array nor a number"),
    ("/CropBox [0 oops]", "a word that is no value"),
    ("/MediaBox [0,0 0,0 595,3 841,9] /CropBox [0,0 0,0 595,3 841,9]", "a word that is no value"),
    ("/CropBox 52 0 R", "a word that is no value"), ("/Dur oops", "a word that is no value"),
    ("/CropBox [52 0 R]", "a word that is no value"),
    ("/CropBox [/A#42]", "a value with unusual characters"),
    ("/CropBox [" + String(repeating: "7 ", count: 600) + "]", "a very long value"),
    ("/CropBox 1 1 R", "a reference to another generation"), ("/Kids 7", "kids that are no array"),
    ("/Kids [7]", "a kid that is no reference"), ("/Type /Page", "a page or node with a key twice"),
  ])
  func `values that are not plain are declined`(_ keys: String, _ reason: String) {
    let objects = [50: "[50 0 R]", 51: "50 0 R", 52: "[0,0 0,0 1,1 1,1 2,2]"]
    #expect(decline(of: TreeFixture(pages: [keys], objects: objects).bytes())?.reason == reason)
  }

  @Test func `pages that are written alike share a level, and others do not`() throws {
    let pages = [box, "/MediaBox [0 0 300 401]", box, "\(box) /Rotate 90", "\(box) /Rotate 90", ""]
    let tree = try scan(TreeFixture(pages: pages, repeating: 2).bytes())
    let texts = tree.pages.map { page in
      tree.levels[page.level].values.map { $0?.text ?? "" }.joined()
    }
    let expected = [
      "[ 0 0 300 400 ]", "[ 0 0 300 401 ]", "[ 0 0 300 400 ]", "[ 0 0 300 400 ]90",
      "[ 0 0 300 400 ]90", "",
    ]
    #expect(texts == expected + expected)
    #expect(Set(tree.pages.map(\.level)).count == 4)
  }

  @Test func `a key that stands there twice makes another level`() throws {
    let twice = "\(box) /Rotate 0 /Rotate 90"
    let tree = try scan(TreeFixture(pages: [twice, "\(box) /Rotate 90", twice]).bytes())
    let oddities = tree.pages.map { tree.levels[$0.level].oddities }
    #expect(oddities == [[.repeated(key: 2)], [], [.repeated(key: 2)]])
  }

  @Test(arguments: ["oops", "[a b c d e f g]", "1,5"])
  func `words that are no values are declined where they are not shown`(_ text: String) {
    let typed = TreeFixture(pages: ["\(box) /Type \(text)"], typed: false)
    #expect(decline(of: typed.bytes())?.reason == "a word that is no value")
    let parent = TreeFixture(pages: ["\(box) /Parent \(text)"], parent: .missing)
    #expect(decline(of: parent.bytes())?.reason == "a word that is no value")
  }

  /// The byte was what stood between two values in the table of levels once.
  @Test(arguments: [0x80, 0x84, 0xFF])
  func `no byte of a value is taken for the beginning of another one`(_ byte: UInt8) throws {
    var bytes = TreeFixture(pages: ["/MediaBox /X /CropBox 5", "/MediaBox /X~5"]).bytes()
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "~")))
    bytes[place] = byte
    #expect(decline(of: bytes)?.reason == "a value with unusual characters")
  }

  @Test func `kids that are odd are told, with their place`() throws {
    let tree = try scan(
      TreeFixture(pages: [box, box], extraKids: [.again(0), .verbatim("99 0 R"), .root]).bytes())
    #expect(tree.pages.count == 3)
    #expect(tree.pages.map { $0.oddities.contains(.listedTwice) } == [true, false, true])
    #expect(tree.troubles.map(\.kind) == [.pageRepeated, .kidNull, .cyclic])
    #expect(tree.troubles.map(\.kidIndex) == [2, 3, 4])
    #expect(tree.troubles.map(\.page) == [3, nil, nil])
  }

  @Test(arguments: [
    (TreeFixture.Parent.usual, [] as [ScannedTrouble.Kind]), (.missing, [.parentMissing]),
  ])
  func `what is odd about the parent is told`(
    _ parent: TreeFixture.Parent, _ kinds: [ScannedTrouble.Kind]
  ) throws {
    let tree = try scan(TreeFixture(pages: [box], parent: parent).bytes())
    #expect(tree.troubles.map(\.kind) == kinds)
    #expect(tree.pages[0].oddities == (kinds.isEmpty ? [] : .parentMismatch))
  }

  @Test func `a parent outside of the tree that leads to itself goes round`() throws {
    let tree = try scan(
      TreeFixture(
        pages: [box], objects: [50: "<< /Parent 51 0 R >>", 51: "<< /Parent 50 0 R >>"],
        parent: .missing, extraKids: [.verbatim("52 0 R")]
      ).adding(52, "<< /Type /Page /Parent 50 0 R >>").bytes())
    #expect(
      tree.troubles.map(\.kind)
        == [.parentMissing, .parentOther(IndirectReference(50)), .parentsNeverEnd])
    #expect(tree.pages[1].oddities == [.parentMismatch, .parentCycle])
  }

  @Test func `the limits hold`() {
    var limits = ScanLimits()
    limits.depth = 3
    let deep = TreeFixture(pages: [box], shape: .chain(depth: 3)).bytes()
    #expect(decline(of: deep, limits: limits)?.reason == "a page tree that is too deep")
    limits.depth = 4
    #expect(decline(of: deep, limits: limits) == nil)
    limits.pages = 2
    let three = TreeFixture(pages: [box], repeating: 3).bytes()
    #expect(decline(of: three, limits: limits)?.reason == "too many pages")
    limits.pages = 3
    #expect(decline(of: three, limits: limits) == nil)
    limits.kids = 2
    let again = TreeFixture(pages: [box], extraKids: Array(repeating: .again(0), count: 9))
    #expect(
      decline(of: again.bytes(), limits: limits)
        == .unsure("a page tree with more kids than objects"))
    let often = TreeFixture(pages: [box], extraKids: Array(repeating: .again(0), count: 12))
    #expect(
      decline(of: often.bytes(), limits: limits) == .hostile("a page tree of repeated kids"))
  }

  @Test func `values that become long through references are refused, or left alone`() throws {
    let pages = (0..<20).map { "/CropBox [50 0 R \($0)]" }
    let array = "[\(String(repeating: " 0", count: 480))]"
    let file = TreeFixture(pages: pages, objects: [50: array]).bytes()
    // "[ [", 480 times " 0" and " ] n ]", of which twice what is written and 256 more are usual.
    let swelling = 10 * (969 - 2 * 10 - 256) + 10 * (970 - 2 * 11 - 256)
    var limits = ScanLimits()
    limits.swelling = swelling
    limits.allText = 1 << 20
    #expect(decline(of: file, limits: limits) == nil)
    limits.swelling -= 1
    #expect(
      decline(of: file, limits: limits)
        == .hostile("boxes that become much longer than they are written"))
    limits.swelling = 1 << 20
    limits.allText = 0
    #expect(
      decline(of: file, limits: limits) == .unsure("values that are very long together"))
  }
}

extension TreeFixture {
  fileprivate func adding(_ number: Int, _ text: String) -> TreeFixture {
    var copy = self
    copy.objects[number] = text
    return copy
  }
}
