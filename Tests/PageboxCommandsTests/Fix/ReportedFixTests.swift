import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// The publicly reported cases that are for fix, from the command line to the file.
///
/// Worked out by hand from each report and the rules R1 to R12; qpdf shows what was written.
@Suite(.enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"))
struct ReportedFixTests {
  /// A page, what is asked for, and the page afterwards.
  ///
  /// M, C, B, T, A, R and U stand for the seven keys.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let page: String
    let root: String
    let arguments: [String]
    let after: String

    var testDescription: String { "\(id): \(root) | \(page) \(arguments)" }

    init(_ id: String, _ page: String, root: String = "", _ arguments: String..., after: String) {
      self.id = id
      self.page = page
      self.root = root
      self.arguments = arguments
      self.after = after
    }
  }

  private static let letter = "--assume-media=0,0,612,792"

  static let rows = outside + unusable + spelled + requested

  /// R7, R8: what is in force is clipped to the media box; its edges have the digits of that.
  private static let outside: [Row] = [
    Row("L1", "M[0 0 612 792] C[-200 -200 900 1100]", after: "M[0 0 612 792] C[0 0 612 792]"),
    Row(
      "L2", "M[0 0 595.28 841.89] C[-21 -21 616.276 862.89] R0",
      after: "M[0 0 595.28 841.89] C[0 0 595.28 841.89] R0"),
    Row(
      "L5",
      "M[56.6929 56.6929 476.22 651.969] C[0 0 595.22 842] B[0 0 595.22 842] T[0 0 595.22 842] "
        + "A[0 0 595.22 842]",
      after: "M[56.6929 56.6929 476.22 651.969] C[56.6929 56.6929 476.22 651.969] "
        + "B[56.6929 56.6929 476.22 651.969] T[56.6929 56.6929 476.22 651.969] "
        + "A[56.6929 56.6929 476.22 651.969]"),
    // R8 clips to the media box alone, so that a trim outside the bleed stays until it is asked for.
    Row(
      "L71", "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]",
      after: "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]"),
    Row(
      "L71", "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]", "--set=trim=bleed",
      after: "M[0 0 612 792] B[9 9 603 783] T[9 9 603 783]"),
  ]

  /// R6, R7: nobody knows the media box but the user; another box without an area in it goes.
  private static let unusable: [Row] = [
    Row("L10", "M[0 0 0 0]", after: "M[0 0 0 0]"),
    Row("L10", "M[0 0 0 0]", letter, after: "M[0 0 612 792]"),
    Row("L10", "M[0 0 800 600] C[0 0 0 0]", after: "M[0 0 800 600]"),
    Row("L10", "M[0 0 600 800] C[600 800 1000 1000]", after: "M[0 0 600 800]"),
    Row("L11", "M[0 0 595 842] C[0 0 0 0]", after: "M[0 0 595 842]"),
    Row("L13", "M[0 0 595 842] C[0 842 595 1684]", after: "M[0 0 595 842]"),
    Row("L15", "", after: ""), Row("L15", "", letter, after: "M[0 0 612 792]"),
    Row("L20", "M()", after: "M()"), Row("L20", "M()", letter, after: "M[0 0 612 792]"),
    Row("L20", "M[0 0 600 400]", letter, after: "M[0 0 600 400]"),
  ]

  /// R4: four numbers, the lower left corner first, with the digits that the file has.
  private static let spelled: [Row] = [
    Row(
      "L18", "M[0 0 595 841 0 0 595 841] C[0 0 595 841 0 0 595 841]",
      after: "M[0 0 595 841] C[0 0 595 841]"),
    // 3.05175781 moved to the right by five places is 0.0000305175781.
    Row(
      "L19",
      "M[0 0 612 792] B[3.05175781e-005 0 612 792] T[3.05175781e-005 0 612 792] "
        + "A[3.05176e-005 0.479996 612 792]",
      after: "M[0 0 612 792] B[0.0000305175781 0 612 792] T[0.0000305175781 0 612 792] "
        + "A[0.0000305176 0.479996 612 792]"),
    Row("L34", "M[0 792 612 0]", after: "M[0 0 612 792]"),
    Row("L35", "M[612 792 0 0]", after: "M[0 0 612 792]"),
    Row("L35", "M[0 0 612 -792]", after: "M[0 -792 612 0]"),
    // Any origin is legal, and nothing is to be done.
    Row("L37", "M[0 440 600 800]", after: "M[0 440 600 800]"),
    Row(
      "L37", "M[0 449.835616 249.069767 842]", after: "M[0 449.835616 249.069767 842]"),
    // The turn and the box above are the view; that it could be baked in is no repair.
    Row("L48", "R90", root: "M[0 0 300 400]", after: "R90"),
  ]

  private static let requested: [Row] = [
    Row(
      "L36", "M[-106.673 -362.691 762.869 1305.062]", "--set=crop=-25.54,-294.47,415.66,971.34",
      after: "M[-106.673 -362.691 762.869 1305.062] C[-25.54 -294.47 415.66 971.34]"),
    // The media box that stands in for a crop box does not become smaller with it.
    Row(
      "L32", "M[0 0 300 400]", "--set=crop=crop-10", after: "M[0 0 300 400] C[10 10 290 390]"),
    Row(
      "L32", "", root: "M[0 0 300 400]", "--set=crop=crop-10", after: "C[10 10 290 390]"),
    Row(
      "L33", "M[0 0 300 400] C[10.50 20 200 300]", "--set=media=crop",
      after: "M[10.50 20 200 300] C[10.50 20 200 300]"),
    // Turned clockwise, the top is what was left (90), bottom (180) or right (270).
    Row(
      "L46", "M[0 0 600 800] R90", "--set=crop=media-top=100", "--sides=shown",
      after: "M[0 0 600 800] C[100 0 600 800] R90"),
    Row(
      "L46", "M[0 0 600 800] R180", "--set=crop=media-top=100", "--sides=shown",
      after: "M[0 0 600 800] C[0 100 600 800] R180"),
    Row(
      "L46", "M[0 0 600 800] R270", "--set=crop=media-top=100", "--sides=shown",
      after: "M[0 0 600 800] C[0 0 500 800] R270"),
    Row(
      "L46", "M[0 0 600 800] R270", "--set=crop=media-top=100",
      after: "M[0 0 600 800] C[0 0 600 700] R270"),
    Row(
      "L75",
      "M[0 0 1222.17102 810] B[18 18 1204.17114 792] T[27 27 1195.17114 783]",
      "--set=bleed=trim+4.5",
      after: "M[0 0 1222.17102 810] B[22.5 22.5 1199.67114 787.5] T[27 27 1195.17114 783]"),
    Row(
      "L76",
      "M[0 0 627 825] C[20.95 21.02 605.98 804.05] B[20.95 21.02 605.98 804.05]",
      "--set=media=crop",
      after:
        "M[20.95 21.02 605.98 804.05] C[20.95 21.02 605.98 804.05] B[20.95 21.02 605.98 804.05]"
    ),
    Row(
      "L85", "M[0 0 595.276 841.89]", "--set=crop=31.304373,0,500,700",
      after: "M[0 0 595.276 841.89] C[31.304373 0 500 700]"),
    // No y that is counted from the top leaks 0.89 units.
    Row(
      "L87", "M[0 0 595.276 841.89]", "--set=crop=10,10,585,831",
      after: "M[0 0 595.276 841.89] C[10 10 585 831]"),
  ]

  @Test(arguments: rows) func `the boxes are exactly these`(_ row: Row) throws {
    let fixture = TreeFixture(
      pages: [Self.verbatim(row.page)], root: Self.verbatim(row.root))
    for way in ["append", "rewrite"] {
      let trial = try FixTrial(fixture.bytes(), ["--write=\(way)"] + row.arguments)
      #expect(trial.outcome.status == 0, "\(trial.outcome.errors)")
      #expect(try shownPage(trial.output) == row.after)
      #expect(trial.pages.isEmpty == (row.page == row.after))
    }
  }

  @Test func `what a media box was cannot be lost (L78)`() throws {
    let folder = try TemporaryFolder()
    let before = TreeFixture(pages: ["/MediaBox [0 0 100 100] /CropBox [10 10 90 90]"]).bytes()
    let file = try folder.file("in.pdf", before)
    try fixInPlace(file, ["--set=media=crop", "--backup=~"])
    #expect(try shownPage(file) == "M[10 10 90 90] C[10 10 90 90]")
    #expect(try content(of: "\(file)~") == before)
    #expect(pagebox(["fix", "--undo", file]).status == 0)
    #expect(try content(of: file) == before)
  }

  @Test func `what is cropped away is hidden, and fix says so (L88)`() throws {
    let folder = try TemporaryFolder()
    let drawing = "<< /Length 12 >>\nstream\n9 9 9 9 re f\nendstream"
    let file = try folder.file(
      "in.pdf",
      TreeFixture(
        pages: ["/MediaBox [0 0 100 100] /Contents 20 0 R"], objects: [20: drawing]
      ).bytes())
    let output = "\(folder.path)/out.pdf"
    let outcome = pagebox(["fix", "--set=crop=50,50,90,90", "--write=rewrite", "-o", output, file])
    #expect(
      outcome.lines.last
        == "  1 page shows less than before; what is outside is hidden, not deleted")
    let text = String(decoding: try content(of: output), as: UTF8.self)
    #expect(text.contains("9 9 9 9 re f"))
    #expect(
      try #require(FixTrial(content(of: file), ["--set=crop=media"]).pages.first).hides == false)
  }

  @Test func `boxes are set page by page, and not wherever such a key stands (L89)`() throws {
    let other = "<< /CropBox [ 7 7 8 8 ] /MediaBox [ 0 0 9 9 ] /Type /Template >>"
    let fixture = TreeFixture(
      pages: ["/CropBox [5 5 50 50] /PieceInfo 20 0 R", ""],
      root: "/MediaBox [0 0 300 400] /CropBox [1 1 299 399]", objects: [20: other])
    let trial = try FixTrial(fixture.bytes(), ["--set=crop=10,10,20,20"])
    #expect(trial.pages.map(\.page) == [1, 2])
    for number in [3, 4] { #expect(try shownPage(trial.output, number) == "C[10 10 20 20]") }
    for number in [1, 2, 20] {
      #expect(try shown(trial.input, number) == shown(trial.output, number))
    }
    #expect(try shown(trial.output, 20) == other)
  }

  @Test(.enabled(if: Study.cases.isThere, "no list of cases beside the corpus"))
  func `every case for fix is here`() throws {
    let listed = try Study.cases.lines().compactMap { line in
      line.wholeMatch(of: /\| (L[0-9]+) \|.*\|[a-z ]*\bfx\b[a-z ]*\| */).map { String($0.1) }
    }
    #expect(listed.count == 26)
    #expect(Set(listed) == Set(Self.rows.map(\.id)).union(["L78", "L88", "L89"]))
  }

  // MARK: What is written

  private static let letters: [(letter: String, name: String)] = [
    ("M", "MediaBox"), ("C", "CropBox"), ("B", "BleedBox"), ("T", "TrimBox"), ("A", "ArtBox"),
    ("R", "Rotate"), ("U", "UserUnit"),
  ]

  /// The keys and values of a file for letters.
  private static func verbatim(_ notation: String) -> String {
    notation.replacing(/(?:^| )([MCBTARU])(?=[\[(0-9])/) { match in
      " /\(letters.first { $0.letter == match.1 }?.name ?? "") "
    }
  }

  /// The letters for what a page has of its own.
  private func shownPage(_ path: String, _ number: Int = 3) throws -> String {
    let text = try shown(path, number)
    return try Self.letters.compactMap { letter, name in
      guard
        let value = text.firstMatch(of: try Regex("/\(name) (\\[ [^\\]]*\\]|[^ ]+)"))?[1].substring
      else { return nil }
      let plain = value.replacing("[ ", with: "[").replacing(" ]", with: "]")
      return "\(letter)\(plain)"
    }.joined(separator: " ")
  }

  private func shown(_ path: String, _ number: Int) throws -> String {
    let outcome = try Program.qpdf.run(["--show-object=\(number)", path])
    return String(outcome.output.split(separator: "\n").first ?? "")
  }
}
