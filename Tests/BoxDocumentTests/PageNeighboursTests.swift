import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

@Suite struct PageNeighboursTests {
  /// Pages whose crop boxes are told by letters: the same letter is the same box.
  private func document(_ letters: String, _ reader: PageDocument.ReaderChoice) throws
    -> PageDocument
  {
    let pages = letters.utf8.map { "/MediaBox [0 0 300 400] /CropBox [0 0 \($0) 100]" }
    return try PageDocument(bytes: TreeFixture(pages: pages).bytes(), reader: reader)
  }

  private static let cases: [(ranges: [Range<Int>], lengths: [Int])] = [
    ([0..<9], [3, 1, 2, 1, 2]), ([1..<3], [2]), ([2..<5], [1, 1, 1]), ([0..<3, 6..<7], [3, 1]),
    ([1..<2, 4..<9], [1, 2, 1, 2]), ([8..<9], [1]), ([], []),
  ]

  @Test(arguments: PageDocument.ReaderChoice.allCases, cases)
  func `neighbours that are alike come together, within the ranges asked for`(
    _ reader: PageDocument.ReaderChoice, _ sample: (ranges: [Range<Int>], lengths: [Int])
  ) throws {
    let document = try document("aaabccdaa", reader)
    let alike = document.alike(in: sample.ranges)
    #expect(alike.isEmpty == sample.ranges.isEmpty)
    #expect(alike.flatMap { $0.map(\.number) } == sample.ranges.flatMap { $0.map { $0 + 1 } })
    for slice in alike { #expect(Set(slice.map { $0.entries.page.values }).count == 1) }
    // What libqpdf reads shares nothing, so that each page stands alone.
    if reader != .qpdf { #expect(alike.map(\.count) == sample.lengths) }
  }
}
