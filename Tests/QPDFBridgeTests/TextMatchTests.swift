import BoxFixtures
import Testing

@testable import QPDFBridge

/// Texts of libqpdf, held against each other.
@Suite(.tags(.bridge)) struct TextMatchTests {
  /// Two texts, and the pairs of numbers by which they match; nil where they do not.
  static let rows: [(one: String, other: String, pairs: [[Int]]?)] = [
    ("<< >>", "<< >>", []), ("[ ]", "[ ]", []), ("<< /A 1 >>", "<< /A 2 >>", nil),
    ("<< /A 5 0 R >>", "<< /A 17 0 R >>", [[5, 17]]), ("[ 5 0 R ]", "[ 5 0 R ]", [[5, 5]]),
    ("[ 1 5 0 R 6 0 R ]", "[ 1 7 0 R 8 0 R ]", [[5, 7], [6, 8]]),
    ("[ 1 5 0 R ]", "[ 2 5 0 R ]", nil), ("[ 5 0 R ]", "[ 5 0 3 ]", nil),
    ("[ 5 0 R ]", "[ null ]", nil), ("[ (5 0 R) ]", "[ (6 0 R) ]", nil),
    ("[ ((a) 5 0 R) ]", "[ ((a) 6 0 R) ]", nil), ("[ (\\) 5 0 R) ]", "[ (\\) 6 0 R) ]", nil),
    ("[ (\\\\) 5 0 R ]", "[ (\\\\) 6 0 R ]", [[5, 6]]), ("[ <35> ]", "[ <36> ]", nil),
    ("[ <> 5 0 R ]", "[ <> 6 0 R ]", [[5, 6]]),
    ("[ <<>> << /A <aa> >> ]", "[ <<>> << /A <aa> >> ]", []),
    ("[ /5 0 R ]", "[ /6 0 R ]", nil), ("[ -5 0 R ]", "[ -6 0 R ]", nil),
    ("[ 1.5 0 R ]", "[ 1.6 0 R ]", nil), ("[ 5 0 Rx ]", "[ 6 0 Rx ]", nil),
    ("<< /A 1", "<< /A 1", nil), ("[ 1 ]", "[ 1 ] ", nil), ("", "", nil), ("5", "5", nil),
    ("[ (a ]", "[ (a ]", nil), ("(5)", "(5)", nil), ("[ 0 0 R ]", "[ 1 0 R ]", nil),
    ("[ 99999999999999999999 0 R ]", "[ 1 0 R ]", nil),
  ]

  @Test(arguments: rows)
  func `texts match but for the numbers of references`(
    _ row: (one: String, other: String, pairs: [[Int]]?)
  ) {
    for (one, other) in [(row.one, row.other), (row.other, row.one)] {
      var match = TextMatch()
      #expect(match.matches(Array(one.utf8).span, Array(other.utf8).span) == (row.pairs != nil))
      guard let pairs = row.pairs else { continue }
      let found = match.references.map { Set([$0.one.number, $0.other.number]) }
      #expect(found == pairs.map(Set.init))
    }
  }

  /// An object of a file, how much of the file is left, and whether object 7 stands there whole.
  static let objects: [(number: Int, generation: Int, text: String, cut: Int, matches: Bool)] = [
    (7, 0, "<< /A 6 0 R >>", 0, true), (8, 0, "<< /A 6 0 R >>", 0, false),
    (7, 1, "<< /A 6 0 R >>", 0, false), (7, 0, "<< /A 6 0 R >> 1", 0, false),
    (7, 0, "<< /A 6 0 R >>\nstream\nx\nendstream", 0, false), (7, 0, "<< /A 6 0 R >>", 1, false),
    (7, 0, "<< /A 6 0 R >>", 9, false), (7, 0, "<< /A 6 0 R >>", 12, false),
    (7, 0, "<< /A 6 0 R >>", 25, false),
  ]

  @Test(arguments: objects)
  func `an object of a file is matched whole`(
    _ row: (number: Int, generation: Int, text: String, cut: Int, matches: Bool)
  ) throws {
    var writer = PDFWriter()
    writer.add(row.number, generation: row.generation, row.text)
    let written = writer.bytes()
    let place = try #require(written.startOfLastObject(row.number))
    let length = "7 0 ob".utf8.count + "j\n".utf8.count + row.text.utf8.count + "\nend".utf8.count
    let file = Array(written.prefix(place + length + "obj\n".utf8.count - row.cut))
    var match = TextMatch()
    let text = Array("<< /A 5 0 R >>".utf8)
    #expect(match.matches(text.span, Reference(7), at: place, in: file.span) == row.matches)
    for outside in [-1, file.count, .max] {
      let isThere = match.matches(text.span, Reference(7), at: outside, in: file.span)
      #expect(!isThere)
    }
  }
}
