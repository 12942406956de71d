import BoxFixtures
import QPDFBridge
import Testing

/// What a damaged file shows must be what stands in it, whatever libqpdf does while opening.
@Suite(.tags(.bridge)) struct UntouchedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let keys = ["/MediaBox", "/Rotate", "/Resources"]

  static let cases = [
    Case(testDescription: "no box", bytes: tree(kids: "3 0 R", [3: page()])),
    Case(
      testDescription: "bad box", bytes: tree(kids: "3 0 R", [3: page("/MediaBox [ 0 612 792.0 ]")])
    ),
    Case(
      testDescription: "box behind a reference",
      bytes: tree(kids: "3 0 R", [3: page("/MediaBox 5 0 R"), 5: "[ 1 2 6 0 R ]", 6: "3.50"])),
    Case(
      testDescription: "page twice",
      bytes: tree(kids: "3 0 R 3 0 R", [3: page("/MediaBox [ 0 0 1 1 ]")])),
    Case(
      testDescription: "direct page", bytes: tree(kids: "\(page()) 3 0 R", [3: page("/Rotate 90")])),
    Case(testDescription: "three faults", bytes: tree(kids: "<< /Type /Foo >>", [:])),
    Case(
      testDescription: "types",
      bytes: tree(kids: "3 0 R 4 0 R", [3: "<< >>", 4: "<< /Type /Foo >>"])),
    Case(
      testDescription: "null among the kids",
      bytes: file([
        2: "<< /Type /Pages /MediaBox [ 0 0 1 2 ] /Kids [ null 4 0 R 9 0 R 5 0 R ] >>",
        4: "<< /Type /Pages /Parent 2 0 R /Rotate 90 /Kids [ 3 0 R ] >>",
        3: "<< /Type /Page /Parent 4 0 R >>", 5: "42",
      ])),
    Case(
      testDescription: "root with a parent",
      bytes: file([2: "<< /Type /Pages /Parent 3 0 R /Kids [ 3 0 R ] >>", 3: page()])),
  ]

  struct Seen: Equatable {
    var pages: [String]
    var report: WalkReport
  }

  private func read(_ bytes: [UInt8]) throws -> Seen {
    var pages: [String] = []
    let report = try open(bytes).walkPages(keys: Self.keys) { page in
      let chain = page.node.chain.map { "\($0.reference as Any) \($0.type as Any) \($0.values)" }
      pages.append(
        "\(page.reference as Any) \(page.type as Any) \(page.values) \(page.parent) \(chain)")
    }
    return Seen(pages: pages, report: report)
  }

  @Test(arguments: cases)
  func `damage to the table changes nothing of what is read`(_ example: Case) throws {
    // The sound file is not touched by any version, so it is the witness.
    let expected = try read(example.bytes)
    let damaged = try Damage.startxrefWrong.applied(to: example.bytes)
    #expect(try open(damaged).wasRecovered)
    #expect(try read(damaged) == expected)
    let junk = try Damage.junkBeforeHeader(31).applied(to: damaged)
    #expect(try read(junk) == expected)
    let bare = try Damage.noTrailer.applied(to: damaged)
    #expect(try read(bare) == expected)
  }

  @Test func `no warning tells of a repair that is not shown`() throws {
    let damaged = try Damage.startxrefWrong.applied(to: Self.cases[0].bytes)
    let document = try open(damaged)
    _ = try document.walkPages(keys: Self.keys) { _ in }
    #expect(!document.warnings.isEmpty)
    #expect(!document.warnings.contains { $0.text.contains("setting to letter") })
  }
}
