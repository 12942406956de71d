import Foundation
import TestSupport
import Testing

/// One run of fix from a file to another, and what it says that it did.
struct FixTrial {
  /// One changed page, as the machine format has it.
  struct Page: Decodable {
    struct Change: Decodable {
      let key: String
      let before: String?
      let after: String?
    }
    let page: Int
    let write: String
    let changes: [Change]
    let hides: Bool
  }

  /// The folder of both files.
  let folder: TemporaryFolder
  /// The file that was read.
  let input: String
  /// The file that was written, if it was.
  let output: String
  /// What the tool said.
  let outcome: Outcome
  /// The pages that it changed.
  let pages: [Page]

  /// Runs fix on a file of these bytes.
  init(_ bytes: [UInt8], _ arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    input = try folder.file("in.pdf", bytes)
    output = "\(folder.path)/out.pdf"
    outcome = pagebox(["fix", "--format=ndjson", "-o", output, input] + arguments)
    pages = try outcome.lines.map { try JSONDecoder().decode(Page.self, from: Data($0.utf8)) }
  }

  /// The bytes that were written.
  func written() throws -> [UInt8] { try content(of: output) }

  /// Demands that no object has changed but for the keys that fix has named, by the word of qpdf.
  func expectNoOtherChange(
    in subject: FixSubject, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if pages.isEmpty || !Program.qpdf.isInstalled { return }
    if Self.notListed[subject.name] != nil { return }
    let bytes = try content(of: input)
    let isAppended = pages[0].write == "append"
    if isAppended {
      // Compared outside of the macro, which would print every byte.
      let isPrefix = try written().starts(with: bytes)
      #expect(isPrefix, sourceLocation: sourceLocation)
    }
    let isLinearized = String(decoding: bytes.prefix(1_024), as: UTF8.self).contains("/Linearized")
    let comparison = FileComparison(
      try FileObjects(input), try FileObjects(output), planned: pages,
      bringsDown: !isAppended && isLinearized)
    let mended = isAppended ? [] : Self.mendedCounts[subject.name] ?? []
    #expect(comparison.differences == mended, sourceLocation: sourceLocation)
  }

  /// Damaged files whose number of pages is wrong, which is mended where they are written anew, as
  /// the note about it says.
  private static let mendedCounts = [
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/T02-02_007_page-tree-wrong-count.pdf": [
      "/Pages/Count: number(9.0) -> number(1.0)"
    ]
  ]

  /// Files that qpdf 11.3 cannot list, and why.
  private static let notListed = [
    "pdf-association__safedocs/CompactedSyntax/CompactedPDFSyntaxTest.pdf":
      "it writes a number as JSON has none",
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/T04_012_trailer-root-no-indirect-reference.pdf":
      "it finds no catalogue",
  ]
}

/// The bytes of a file.
func content(of path: String) throws -> [UInt8] {
  try fileContent(path)
}

/// Runs fix in place and demands that it does what is asked.
func fixInPlace(
  _ path: String, _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = pagebox(["fix", "--in-place"] + arguments + [path])
  try #require(
    outcome.status == 0 && outcome.errors == "", "\(outcome.errors)",
    sourceLocation: sourceLocation)
}
