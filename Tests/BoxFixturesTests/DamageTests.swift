import BoxFixtures
import TestSupport
import Testing

@Suite struct DamageTests {
  private let sound = TreeFixture(pages: ["/MediaBox [0 0 600 800]", "/MediaBox [0 0 9 9]"]).bytes()

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  @Test(arguments: [
    (Damage.truncated(keeping: .bytes(100)), 100), (.truncated(keeping: .bytes(0)), 0),
    (.truncated(keeping: .bytes(-1)), 0), (.truncated(keeping: .fraction(0)), 0),
  ])
  func `a truncated file is the beginning of the sound one`(damage: Damage, count: Int) throws {
    let damaged = try damage.applied(to: sound)
    #expect(damaged == Array(sound.prefix(count)))
  }

  @Test func `half a file is half as long`() throws {
    let damaged = try Damage.truncated(keeping: .fraction(0.5)).applied(to: sound)
    #expect(damaged.count == sound.count / 2)
    #expect(sound.starts(with: damaged))
  }

  @Test func `the offset of the table is what was given`() throws {
    let damaged = try Damage.startxref("4294967296").applied(to: sound)
    #expect(text(damaged.suffix(27)) == "startxref\n4294967296\n%%EOF\n")
    let start = try #require(FileTable(sound)).offset
    // Up to the table's end nothing differs.
    #expect(damaged.prefix(start + 120) == sound.prefix(start + 120))
    let moved = try Damage.startxrefWrong.applied(to: sound)
    #expect(text(moved.suffix(18)) == "startxref\n7\n%%EOF\n")
  }

  @Test func `junk before the header moves everything`() throws {
    let damaged = try Damage.junkBeforeHeader(40).applied(to: sound)
    #expect(Array(damaged.dropFirst(40)) == sound)
    #expect(text(damaged.prefix(40)) == "these bytes do not belong here\nthese byt")
    #expect(FileTable(damaged) == nil)
  }

  @Test func `bytes after the end move nothing`() throws {
    let damaged = try Damage.bytesAppended(5).applied(to: sound)
    #expect(Array(damaged.prefix(sound.count)) == sound)
    #expect(text(damaged.suffix(5)) == "these")
  }

  @Test func `a missing trailer leaves table and offset`() throws {
    let damaged = try Damage.noTrailer.applied(to: sound)
    #expect(damaged.count == sound.count)
    #expect(contains(sound, "trailer") && contains(sound, "/Root 1 0 R"))
    #expect(!contains(damaged, "trailer") && !contains(damaged, "/Root"))
    #expect(contains(damaged, "xref\n0 5\n") && contains(damaged, "\nstartxref\n"))
  }

  @Test func `a missing header leaves everything else in its place`() throws {
    let damaged = try Damage.noHeader.applied(to: sound)
    #expect(text(damaged.prefix(9)) == "        \n")
    #expect(damaged.dropFirst(9) == sound.dropFirst(9))
  }

  @Test func `a missing end of an object is missing in that object alone`() throws {
    let damaged = try Damage.missingEndobj(of: 3).applied(to: sound)
    #expect(contains(sound, "[0 0 600 800] >>\nendobj\n4 0 obj"))
    #expect(contains(damaged, "[0 0 600 800] >>\n      \n4 0 obj"))
    #expect(text(damaged).split(separator: "endobj").count == 4)
    #expect(text(sound).split(separator: "endobj").count == 5)
  }

  @Test(arguments: [
    Damage.truncated(keeping: .bytes(1 << 20)), .truncated(keeping: .fraction(1)),
    .startxref("0"), .junkBeforeHeader(0), .noTrailer, .noHeader, .missingEndobj(of: 1),
    .bytesAppended(0),
  ])
  func `a damage that finds nothing to break is an error`(damage: Damage) {
    let file = Array("no header, no objects\n".utf8)
    #expect(throws: DamageFailure(damage: damage)) { try damage.applied(to: file) }
  }

  @Test func `an object that is not there is an error that says so`() {
    let failure = #expect(throws: DamageFailure.self) {
      try Damage.missingEndobj(of: 77).applied(to: sound)
    }
    #expect(failure?.description.contains("a missing endobj of object 77") == true)
  }

  @Test(
    .enabled(if: Program.qpdf.isInstalled),
    arguments: [
      Damage.truncated(keeping: .fraction(0.5)), .truncated(keeping: .fraction(0.9)),
      .truncated(keeping: .bytes(20)), .startxrefWrong, .startxref("99999999999999999999"),
      .noTrailer, .noHeader, .missingEndobj(of: 3),
      // It searches 1024 bytes for the header and as many for the end.
      .junkBeforeHeader(1025), .bytesAppended(2000),
    ])
  func `qpdf complains about a damaged file`(damage: Damage) throws {
    try #require(try qpdfAccepts(sound))
    #expect(try !qpdfAccepts(damage.applied(to: sound)))
  }
}
