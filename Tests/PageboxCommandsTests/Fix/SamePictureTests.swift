import Foundation
import TestSupport
import Testing

/// Pages whose view the standard defines look the same, to the last picture element.
@Suite struct SamePictureTests {
  /// A program that draws a page to standard output.
  enum Painter: String, CaseIterable, Sendable {
    case mutool, pdftoppm

    var program: Program { self == .mutool ? .mutool : .pdftoppm }

    /// The picture of a page; nil where the program shows none.
    func picture(of path: String, page: Int) throws -> [UInt8]? {
      let arguments =
        self == .mutool
        ? ["draw", "-q", "-r", "18", "-F", "pnm", "-o", "-", path, "\(page)"]
        : ["-cropbox", "-r", "18", "-f", "\(page)", "-l", "\(page)", path]
      let outcome = try program.run(arguments)
      // Both say that something in the file is wrong where they have drawn the page all the same.
      guard outcome.status == 0 || outcome.status == 1, isPicture(outcome.bytes) else { return nil }
      return outcome.bytes
    }

    /// Whether these are a picture with all the elements that its head promises.
    private func isPicture(_ bytes: [UInt8]) -> Bool {
      let head = bytes.prefix(64).split(separator: 0x0A, maxSplits: 3)
      guard head.count == 4, let kind = String(bytes: head[0], encoding: .utf8),
        let depth = ["P5": 1, "P6": 3][kind]
      else { return false }
      let size = head[1].split(separator: 0x20).compactMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard size.count == 2 else { return false }
      return bytes.count == head[3].startIndex + size[0] * size[1] * depth && bytes.count > 16
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

  /// Files of which a program shows nothing, before and after.
  static let unshown: [String: [Painter]] = [
    "chromium__pdfium/testing/resources/no_page_count.pdf": [.mutool, .pdftoppm]
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
    var seen: Set<Painter> = []
    for page in Self.pages where changed.contains(page) && !subject.undefined.contains(page) {
      for painter in Painter.allCases where painter.program.isInstalled {
        let before = try painter.picture(of: trial.input, page: page)
        let after = try painter.picture(of: trial.output, page: page)
        // Compared outside of the macro, which would print every byte.
        let isSame = before == after
        let isMended = Self.mended[subject.base]?.painter == painter
        if isMended, !isSame { seen.insert(painter) }
        if !isMended { #expect(isSame, "page \(page), \(painter)") }
        let isShown = after != nil || Self.unshown[subject.base]?.contains(painter) == true
        #expect(isShown, "page \(page) is not shown by \(painter)")
      }
    }
    // An exception that nothing needs any more would hide the next mistake.
    if let (painter, why) = Self.mended[subject.base], painter.program.isInstalled {
      #expect(seen.contains(painter), "no longer so: \(why)")
    }
  }
}
