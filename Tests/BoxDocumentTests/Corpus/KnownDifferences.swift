/// Values of the corpus that are read otherwise than its description says, and rightly so.
struct KnownDifference: Sendable {
  let file: String
  /// The values by the names that the comparison gives them.
  let values: [String]
  /// Why what is read is right.
  let reason: String

  static let all = [
    KnownDifference(
      file: "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
        + "T02-03_009_page-object-mediabox-not-rectangle.pdf",
      values: ["page 1 /MediaBox"],
      reason: """
        libqpdf 12.4.2 had overwritten the box, so the description has MuPDF's reading, which \
        puts no blanks inside of the brackets: the same three numbers.
        """)
  ]
}
