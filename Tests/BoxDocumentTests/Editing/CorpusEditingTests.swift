import BoxDocument
import BoxPolicy
import Foundation
import Testing

/// Files made by others, changed in both ways and proved.
@Suite(.enabled(if: Corpus.isThere, Comment(rawValue: Corpus.isMissing)))
struct CorpusEditingTests {
  @Test(.timeLimit(.minutes(20)), arguments: Corpus.readable)
  func `a box of the last page is set in both ways, and nothing else is changed`(
    _ truth: Truth
  ) throws {
    let bytes = Array(try Data(contentsOf: Corpus.folder.appendingPathComponent(truth.file)))
    let pages = try PageDocument(bytes: bytes).pages
    // Its last page is in the file one with its third: a node is listed twice.
    let isInseparable = truth.file.hasSuffix("/no_page_count.pdf")
    let wishes = [pages.count: [PageKey.trim: "[ 1.50 2 3 4 ]"] as Wishes]
    if isInseparable {
      #expect(failure { _ = try edited(bytes, wishes) } == .nodeListedTwice(3, 6))
      return
    }
    if truth.file.hasSuffix("/fuzz-16214.pdf") {
      // Its page has something that is no key.
      #expect(failure { _ = try edited(bytes, wishes) } == .noKey(15))
      return
    }
    if try edited(bytes, wishes).appendObstacle == nil {
      let output = try edited(bytes, wishes).appended()
      #expect(output.starts(with: bytes))
      #expect(lastRecord(in: output)?.state == .intact)
      #expect(try raw(.trim, of: output).last == "[ 1.50 2 3 4 ]")
    }
    let output = try edited(bytes, wishes).rewritten()
    #expect(try raw(.trim, of: output).last == "[ 1.50 2 3 4 ]")
  }
}
