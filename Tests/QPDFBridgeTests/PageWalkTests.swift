import QPDFBridge
import Testing

@Suite(.tags(.bridge), .timeLimit(.minutes(10))) struct PageWalkTests {
  @Test func `a page comes with its chain of nodes`() throws {
    let bytes = file([
      2: "<< /Type /Pages /Count 1 /A 1 /Kids [ 4 0 R ] >>",
      4: "<< /Type /Pages /Parent 2 0 R /B 9 0 R /Kids [ 3 0 R ] >>",
      3: "<< /Type /Page /Parent 4 0 R /A 2 >>", 9: "[ 5 ]",
    ])
    let (pages, report) = try walk(bytes)
    #expect(report.pages == 1 && report.troubleCount == 0)
    let page = try #require(pages.first)
    #expect(page.number == 1)
    #expect(page.reference == Reference(3) && page.type == "/Page")
    #expect(page.values == [TreeValue(kind: .integer, text: "2"), nil])
    #expect(page.parent == .reference(Reference(4)) && page.isListedByParent)
    #expect(!page.parentsNeverEnd && !page.isRepeated)
    let chain = Array(page.node.chain)
    #expect(chain.map(\.reference) == [Reference(4), Reference(2)])
    #expect(chain.map(\.level) == [1, 0])
    #expect(chain[0].values[1] == TreeValue(kind: .array, text: "[ 5 ]", reference: Reference(9)))
    #expect(chain[1].values[0]?.text == "1" && chain[1].parent == .missing)
  }

  @Test func `a direct page has no number`() throws {
    let (pages, report) = try walk(tree(kids: page("/A 1"), [:]))
    #expect(pages.map(\.reference) == [nil] && pages[0].isListedByParent)
    #expect(report.troubleCount == 0)
  }

  @Test func `a page that is known counts, and is neither shown nor read`() throws {
    let kids = "3 0 R 4 0 R \(page()) 5 0 R"
    let document = try open(tree(kids: kids, [3: page(), 4: "(no page)", 5: page()]))
    var asked: [Int] = []
    var shown: [Int] = []
    let report = try document.walkPages(
      keys: [],
      isKnown: { number, object in
        asked.append(number)
        return object == Reference(4)
      }, visit: { shown.append($0.number) })
    #expect(asked == [1, 2, 4] && shown == [1, 3, 4])
    #expect(report.pages == 4 && report.troubleCount == 0)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kids: String
    var objects: [Int: String] = [3: page()]
    let kinds: [TreeTrouble.Kind]
    var object: Reference?
    var index: Int? = 1
    var pages = 1
  }

  static let cases = [
    Case(testDescription: "null", kids: "3 0 R null", kinds: [.kidNull]),
    Case(testDescription: "reference to nothing", kids: "3 0 R 9 0 R", kinds: [.kidNull]),
    Case(
      testDescription: "number", kids: "3 0 R 4 0 R", objects: [3: page(), 4: "42"],
      kinds: [.kidNotDictionary(.integer)], object: Reference(4)),
    Case(
      testDescription: "integer beyond 64 bits", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: page("/A 99999999999999999999")], kinds: [.kidNull]),
    Case(
      testDescription: "stream", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: page("/Length 1") + "\nstream\nx\nendstream"],
      kinds: [.kidIsStream], object: Reference(4), pages: 2),
    Case(
      testDescription: "page twice", kids: "3 0 R 3 0 R", kinds: [.pageRepeated],
      object: Reference(3), pages: 2),
    Case(
      testDescription: "node twice", kids: "4 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Pages /Parent 2 0 R /Kids [ ] >>"],
      kinds: [.nodeRepeated], object: Reference(4), pages: 0),
    Case(
      testDescription: "cycle", kids: "3 0 R 2 0 R", kinds: [.cyclic], object: Reference(2)),
    Case(
      testDescription: "kids missing", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Pages /Parent 2 0 R >>"], kinds: [.kidsMissing],
      object: Reference(4)),
    Case(
      testDescription: "kids no array", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Pages /Parent 2 0 R /Kids 7 >>"],
      kinds: [.kidsNotArray(.integer)], object: Reference(4)),
    Case(
      testDescription: "parent missing", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Page >>"], kinds: [.parentMissing],
      object: Reference(4), pages: 2),
    Case(
      testDescription: "parent other", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Page /Parent 1 0 R >>"],
      kinds: [.parentOther(.reference(Reference(1)))], object: Reference(4), pages: 2),
    Case(
      testDescription: "parent direct", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Page /Parent << >> >>"], kinds: [.parentOther(.direct)],
      object: Reference(4), pages: 2),
    Case(
      testDescription: "own parent", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Type /Page /Parent 4 0 R >>"],
      kinds: [.parentOther(.reference(Reference(4))), .parentsNeverEnd], object: Reference(4),
      pages: 2),
    Case(
      testDescription: "type missing", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Parent 2 0 R >>"], kinds: [.typeMissing],
      object: Reference(4), pages: 2),
    Case(
      testDescription: "type wrong", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Parent 2 0 R /Type /Template >>"],
      kinds: [.typeWrong("/Template")], object: Reference(4), pages: 2),
    Case(
      testDescription: "node of type page", kids: "3 0 R 4 0 R",
      objects: [3: page(), 4: "<< /Parent 2 0 R /Type /Page /Kids [ ] >>"],
      kinds: [.typeWrong("/Page")], object: Reference(4)),
  ]

  @Test(arguments: cases)
  func `what is wrong is told with its place, and the rest is read`(_ example: Case) throws {
    let (pages, report) = try walk(tree(kids: example.kids, example.objects))
    #expect(pages.count == example.pages && report.pages == example.pages)
    #expect(report.troubles.map(\.kind) == example.kinds)
    #expect(report.troubleCount == example.kinds.count)
    for trouble in report.troubles {
      #expect(trouble.object == example.object)
      #expect(trouble.node == Reference(2) && trouble.level == 0)
      #expect(trouble.kidIndex == example.index)
    }
  }

  @Test func `a root whose parent is its page makes every way up endless`() throws {
    let bytes = file([
      2: "<< /Type /Pages /Parent 3 0 R /Kids [ 3 0 R 4 0 R ] >>", 3: page(), 4: page(),
    ])
    let (pages, report) = try walk(bytes)
    #expect(pages.map(\.parentsNeverEnd) == [true, true])
    #expect(
      report.troubles.map(\.kind) == [.parentOther(.reference(Reference(3))), .parentsNeverEnd])
    #expect(report.troubles.allSatisfy { $0.object == Reference(2) && $0.level == -1 })
  }

  /// A tree in which each node lists the next one so many times; the last lists a page.
  private func tower(levels: Int, times: Int) -> [UInt8] {
    var objects: [Int: String] = [:]
    for level in 0..<levels {
      let parent = level == 0 ? "" : "/Parent \(level + 1) 0 R"
      let kids = String(repeating: "\(level + 3) 0 R ", count: times)
      objects[level + 2] = "<< /Type /Pages \(parent) /Kids [ \(kids)] >>"
    }
    objects[levels + 2] = "<< /Type /Page /Parent \(levels + 1) 0 R >>"
    return file(objects)
  }

  @Test func `a tree ten thousand deep ends in a trouble`() throws {
    let (pages, report) = try walk(tower(levels: 10_000, times: 1))
    #expect(pages.isEmpty)
    #expect(report.troubles.map(\.kind) == [.tooDeep])
    #expect(report.troubles.first?.object == Reference(1_002))
  }

  @Test func `a tree as deep as the limit is read`() throws {
    let limits = WalkLimits(depth: 5)
    #expect(try walk(tower(levels: 5, times: 1), limits: limits).pages.map(\.node.level) == [4])
    let (pages, report) = try walk(tower(levels: 6, times: 1), limits: limits)
    #expect(pages.isEmpty && report.troubles.map(\.kind) == [.tooDeep])
  }

  @Test func `forty levels that double end soon`() throws {
    let (pages, report) = try walk(tower(levels: 40, times: 2))
    #expect(pages.count <= 10_002)
    #expect(report.troubles.count == 1_001 && report.troubleCount > 1_001)
    // The thousand harmless ones do not hide the one that loses pages.
    #expect(report.troubles.last?.kind == .tooManyRepeats)
    let all = try walk(tower(levels: 40, times: 2), limits: WalkLimits(troubles: 100_000)).report
    #expect(all.troubles.count { $0.kind == .tooManyRepeats } == 1)
  }

  @Test func `pages of a direct node below a repeated node count as repeated`() throws {
    let direct = "<< /Type /Pages /Parent 4 0 R /Kids [ 3 0 R 3 0 R 3 0 R ] >>"
    let node = "<< /Type /Pages /Parent 2 0 R /Kids [ \(direct) ] >>"
    let bytes = tree(kids: "4 0 R 4 0 R", [3: page(), 4: node])
    #expect(try walk(bytes, limits: WalkLimits(repeats: 4)).pages.count == 6)
    #expect(try walk(bytes, limits: WalkLimits(repeats: 3)).pages.count == 5)
  }

  @Test func `pages beyond the limit end the walk`() throws {
    let bytes = tree(kids: "3 0 R 4 0 R", [3: page(), 4: page()])
    #expect(try walk(bytes, limits: WalkLimits(pages: 2)).report.troubleCount == 0)
    let (pages, report) = try walk(bytes, limits: WalkLimits(pages: 1))
    #expect(pages.count == 1 && report.troubles.map(\.kind) == [.tooManyPages])
  }

  @Test(arguments: [
    "<< /Type /Catalog >>", "<< /Type /Catalog /Pages 9 0 R >>", "<< /Type /Catalog /Pages 7 >>",
    "<< /Type /Catalog /Pages 3 0 R >>", "<< /Type /Catalog /Pages << /Kids 5 >> >>",
  ])
  func `a catalogue without a page tree is an error`(catalogue: String) throws {
    let failure = #expect(throws: QPDFFailure.self) {
      try walk(file([1: catalogue, 2: "<< >>", 3: page()]))
    }
    #expect(failure?.code == .noPageTree && failure?.file == "in.pdf")
  }

  // Only debug builds count handles.
  #if DEBUG
    @Test func `no handle is left behind`() throws {
      let document = try open(tree(kids: "3 0 R 9 0 R 2 0 R 3 0 R", [3: page("/A [ 1 (R) ] /B 2")]))
      _ = try document.walkPages(keys: ["/A", "/B"]) { _ in }
      #expect(document.liveHandles == 0)
      let kids = try document.root().value(forKey: "/Pages").value(forKey: "/Kids")
      #expect(document.liveHandles == 1)
      #expect(try kids.count() == 4 && kids.item(at: 0).reference == Reference(3))
      #expect(try kids.item(at: 9).kind == .null && kids.value(forKey: "/A").kind == .null)
      #expect(try kids.value?.kind == .array)
      _ = consume kids
      #expect(document.liveHandles == 0)
    }
  #endif
}
