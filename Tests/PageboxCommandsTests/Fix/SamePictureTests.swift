import TestSupport
import Testing

/// Pages whose view the standard defines look the same, to the last picture element.
@Suite struct SamePictureTests {
  /// A program that draws a page to standard output.
  enum Painter: String, CaseIterable, Sendable {
    case mutool, pdftoppm

    var program: Program { self == .mutool ? .mutool : .pdftoppm }

    func picture(of path: String, page: Int) throws -> [UInt8] {
      let arguments =
        self == .mutool
        ? ["draw", "-q", "-r", "18", "-F", "pnm", "-o", "-", path, "\(page)"]
        : ["-cropbox", "-r", "18", "-f", "\(page)", "-l", "\(page)", path]
      return try program.run(arguments).bytes
    }
  }

  /// Where a program did not show what the standard says, and does now.
  static let mended: [String: (painter: Painter, why: String)] = [
    "c19b-inherited-crop-over-small-media": (.pdftoppm, "it drops a crop larger than the media"),
    "c62-crop-wider-shifted-right": (.pdftoppm, "it drops a crop larger than the media"),
    "c68-crop-wider-shifted-left": (.pdftoppm, "it drops a crop larger than the media"),
    "c59-no-parent": (.mutool, "it inherits from the parent that the page names"),
    "page-with-stray-parent": (.mutool, "it inherits from the parent that the page names"),
    "yob__pdf-reader/spec/data/invalid/loop-in-page-ancestors.pdf":
      (.mutool, "it shows no page whose ancestors form a loop"),
  ]

  /// The pages that are drawn, if they change.
  private static let pages = 1...3

  @Test(
    .timeLimit(.minutes(10)),
    arguments: FixSubject.catalogue + FixSubject.corpus, ["append", "rewrite"])
  func `a page looks as before where the standard says how`(
    _ subject: FixSubject, _ way: String
  ) throws {
    if EveryFileTests.refused[subject.base] != nil { return }
    let trial = try FixTrial(try subject.bytes(), way == "append" ? [] : ["--write=rewrite"])
    try #require(trial.outcome.status == 0)
    let changed = trial.pages.map(\.page)
    for page in Self.pages where changed.contains(page) && !subject.undefined.contains(page) {
      for painter in Painter.allCases where painter.program.isInstalled {
        if Self.mended[subject.base]?.painter == painter { continue }
        let before = try painter.picture(of: trial.input, page: page)
        let after = try painter.picture(of: trial.output, page: page)
        // Compared outside of the macro, which would print every byte.
        let isSame = before == after
        #expect(isSame, "page \(page), \(painter)")
      }
    }
  }
}
