import BoxFixtures
import TestSupport
import Testing

/// Only the pages that are asked for change, whatever they share with others.
@Suite struct WantedPageTests {
  /// A file of three pages that share something, and what is written for them before.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fixture: TreeFixture
    let media: String
    let crop: String

    /// The page that is changed shares its boxes with both others.
    static let all = [
      Case(
        testDescription: "one array for two keys of three pages",
        fixture: TreeFixture(
          pages: Array(repeating: "/MediaBox 20 0 R /CropBox 20 0 R", count: 3),
          objects: [20: "[0 0 300.50 400]"]),
        media: "[ 0 0 300.50 400 ]", crop: "[ 0 0 300.50 400 ]"),
      Case(
        testDescription: "one number for the elements of many arrays",
        fixture: TreeFixture(
          pages: Array(repeating: "/MediaBox [0 0 20 0 R 400] /CropBox [5 5 20 0 R 400]", count: 3),
          objects: [20: "300.50"]),
        media: "[ 0 0 300.50 400 ]", crop: "[ 5 5 300.50 400 ]"),
      Case(
        testDescription: "inherited arrays",
        fixture: TreeFixture(
          pages: ["", "", ""], root: "/MediaBox [0 0 300 400] /CropBox [5 5 200 200]"),
        media: "[ 0 0 300 400 ]", crop: "[ 5 5 200 200 ]"),
      Case(
        testDescription: "an inherited array of its own number",
        fixture: TreeFixture(
          pages: ["", "", ""], root: "/MediaBox 20 0 R /CropBox [5 5 200 200]",
          objects: [20: "[0 0 300 400]"]),
        media: "[ 0 0 300 400 ]", crop: "[ 5 5 200 200 ]"),
      Case(
        testDescription: "one page three times",
        fixture: TreeFixture(
          pages: ["/MediaBox [0 0 300 400] /CropBox [5 5 200 200]"],
          extraKids: [.again(0), .again(0)]),
        media: "[ 0 0 300 400 ]", crop: "[ 5 5 200 200 ]"),
      Case(
        testDescription: "pages in the list of kids",
        fixture: TreeFixture(
          pages: [], objects: [20: "[0 0 300 400]"],
          extraKids: Array(
            repeating: .direct("/MediaBox 20 0 R /CropBox [5 5 200 200]"), count: 3)),
        media: "[ 0 0 300 400 ]", crop: "[ 5 5 200 200 ]"),
    ]
  }

  @Test(arguments: Case.all, ["append", "rewrite"])
  func `the second of three pages changes`(_ row: Case, _ way: String) throws {
    let trial = try FixTrial(
      row.fixture.bytes(),
      ["--write=\(way)", "--set=crop=crop-10", "--set=media=1,2,290,390", "--pages=2"])
    try #require(trial.outcome.status == 0, "\(trial.outcome.errors)")
    #expect(trial.pages.map(\.page) == [2])
    #expect(try written("media", trial.input) == [row.media, row.media, row.media])
    #expect(try written("crop", trial.input) == [row.crop, row.crop, row.crop])
    #expect(try written("media", trial.output) == [row.media, "[ 1 2 290 390 ]", row.media])
    let crops = try written("crop", trial.output)
    #expect(crops[0] == row.crop && crops[2] == row.crop && crops[1] != row.crop)
    // Poppler shows no page that is no object of its own.
    if row.fixture.pages.isEmpty { return }
    try expectOtherPagesAsSeen(trial)
  }

  @Test func `of a page that is listed twice each place can have its own box`() throws {
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]", "/MediaBox [0 0 50 60]"], extraKids: [.again(0)])
    let folder = try TemporaryFolder()
    let file = try folder.file("in.pdf", fixture.bytes())
    try fixInPlace(file, ["--set=crop=1,1,20,20", "--pages=3"])
    #expect(try written("crop", file) == ["", "", "[ 1 1 20 20 ]"])
    try fixInPlace(file, ["--set=crop=2,2,30,30", "--pages=1"])
    #expect(try written("crop", file) == ["[ 2 2 30 30 ]", "", "[ 1 1 20 20 ]"])
    for judge in Judge.installed { #expect(try judge.complaint(of: file) == nil) }
  }

  @Test func `a repair of one page leaves what the others inherit`() throws {
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]", "", ""],
      root: "/MediaBox [0 0 612 792] /CropBox [0 0 612 792]")
    let trial = try FixTrial(fixture.bytes())
    #expect(trial.pages.map(\.page) == [1])
    #expect(
      try written("crop", trial.output)
        == ["[ 0 0 300 400 ]", "[ 0 0 612 792 ]", "[ 0 0 612 792 ]"])
  }

  /// What stands in a file for a box of each page, as the tool shows it.
  private func written(_ box: String, _ path: String) throws -> [String] {
    let outcome = pagebox(["inspect", "--format=csv", path])
    return try CommaSeparated(outcome.output).records.filter { $0["box"] == box }
      .map { $0["raw"] ?? "" }
  }

  /// Demands the same of another program: it sees the first and the third page as before.
  private func expectOtherPagesAsSeen(_ trial: FixTrial) throws {
    guard Program.pdfinfo.isInstalled else { return }
    let seen = try [trial.input, trial.output].map { path in
      try Program.pdfinfo.run(["-box", "-l", "3", path]).output.split(separator: "\n")
        .filter { $0.contains("Box:") }.map(String.init)
    }
    let pages = [1, 2, 3].map { number in
      seen.map { $0.filter { $0.contains("Page    \(number) ") } }
    }
    #expect(pages[0][0] == pages[0][1] && pages[2][0] == pages[2][1] && pages[1][0] != pages[1][1])
    #expect(pages.allSatisfy { $0[0].count == 5 })
  }
}
