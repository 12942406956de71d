import TestSupport
import Testing

@testable import BoxPolicy

/// A table is only as good as the reading of its notation.
@Suite struct NotationTests {
  @Test func `every letter gives its key and arrays get their blanks`() {
    let read = notation("M[0 0 6 8] C[1 2 3 4] B[(a b) 2 3 4] T/None A[5] R-90 U1.5")
    let expected: [PageKey: String] = [
      .media: "[ 0 0 6 8 ]", .crop: "[ 1 2 3 4 ]", .bleed: "[ (a b) 2 3 4 ]", .trim: "/None",
      .art: "[ 5 ]", .rotate: "-90", .userUnit: "1.5",
    ]
    #expect(read == expected)
  }

  @Test func `null and dangling values are absent`() {
    #expect(notation("Mnull Cdangling R90") == [.rotate: "90"])
    #expect(notation("") == [:])
  }

  @Test func `the entries of a file are read in every form that the tables have`() {
    let read = written(
      "/MediaBox [0 0 6.60 8] /CropBox null /ArtBox /None /TrimBox 99 0 R /BleedBox (0 0 6 8) /Rotate 10 0 R /UserUnit 72",
      objects: [10: "90"])
    #expect(
      read == [
        .media: "[ 0 0 6.60 8 ]", .art: "/None", .bleed: "(0 0 6 8)", .rotate: "90",
        .userUnit: "72",
      ])
    #expect(written("") == [:])
  }

  @Test func `SplitMix gives the published first numbers of seed 1234567`() {
    var random = SplitMix(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }
}
