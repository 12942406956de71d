import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Small files that want much memory or time end soon, and in little of it.
///
/// Each is meant to end within a second and 256 MB. A release build was measured at 0.9 seconds of
/// processor time and 177 MB at the most, but for the rows of ``Bomb/paethRows``, which `fix`
/// reads more than once, in 1.5 seconds. A debug build takes up to five seconds, and what is limited here
/// is all address space, that of the libraries and of a mapping of the file included.
@Suite(.timeLimit(.minutes(20))) struct BombTests {
  /// What becomes of a bomb: the words with which it is refused, or nil where it is read.
  private static let outcomes: [(bomb: Bomb, refusal: String?)] = [
    (.zeros, hostile), (.nestedZeros, hostile), (.runLengthZeros, hostile),
    (.zerosInOddFile, hostile), (.zerosInOddStream, hostile), (.tableOfZeros, hostile),
    (.tableOfFreeEntries, hostile), (.filteredTable, hostile), (.manyLargeStreams, hostile),
    (.hugeColumns, hostile), (.hugeColumnsOfObjects, hostile), (.lengths, hostile),
    (.manyKids, hostile), (.nestedTables, hostile), (.tablesInStrings, hostile),
    (.sharedStreams, hostile), (.nestedPages, hostile), (.nestedPackedPages, hostile),
    (.swellingBoxes, hostile), (.paethRows, nil),
    (.hugeStreamSize, "no trailer found"), (.wideFields, "no trailer found"),
    (.overlappingIndex, "no trailer found"), (.packedInPacked, "no page in the page tree"),
    (.packedInItself, "no page in the page tree"), (.deepTree, "no page in the page tree"),
    (.hugeSize, nil), (.thousandSections, nil), (.thousandSectionsRound, nil),
  ]
  private static let hostile = "made to take more memory than any honest file needs"

  private static let commands = [
    "inspect", "inspect --reader qpdf", "diff", "fix --dry-run --set crop=media-10",
  ]

  /// A sanitizer needs more than any limit.
  private static let canRunInLittleMemory =
    (try? Executable.shell(#"ulimit -v 320000 && exec "$pagebox" --version"#))?.status == 0

  @Test func `every bomb has an outcome`() {
    #expect(Set(Self.outcomes.map(\.bomb)) == Set(Bomb.allCases))
  }

  @Test(
    .enabled(if: Self.canRunInLittleMemory, "memory cannot be limited"), arguments: outcomes)
  func `a bomb ends within 10 seconds of a debug build and 320 MB of addresses`(
    _ bomb: Bomb, _ refusal: String?
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("bomb.pdf", bomb.bytes())
    for command in Self.commands {
      let result = try Executable.shell(
        #"ulimit -v 320000 && ulimit -t 10 && exec "$pagebox" $1 bomb.pdf"#, command,
        in: folder.path)
      #expect(result.signal == nil, "\(command)")
      if let refusal {
        #expect(result.status == 2 && result.errors.contains(refusal), "\(command): \(result.text)")
      } else {
        let expected: Int32 = command.hasPrefix("fix") ? 1 : 0
        #expect(result.status == expected, "\(command): \(result.text)")
      }
    }
  }
}
