import Foundation
import TestSupport
import Testing

/// What each peer of 'make bench' prints is reduced to the same facts, and others are not let through.
@Suite(.enabled(if: Program("awk").isInstalled, "needs awk"))
struct BenchmarkFactsTests {
  /// The output of a program for two pages, the second without a CropBox, and how much of the boxes is known.
  struct Peer: Sendable, CustomTestStringConvertible {
    let name: String
    let output: String
    var knowsAll = false
    var testDescription: String { name }
  }

  static let peers = [
    Peer(
      name: "mutool",
      output: """
        some.pdf:
        <page pagenum="1">
        <MediaBox l="0" b="0" r="595.276" t="841.89" />
        <CropBox l="10" b="20" r="510" t="720" />
        <TrimBox l="30" b="40" r="430" t="640" />
        <Rotate v="90" />
        </page>
        <page pagenum="2">
        <MediaBox l="-9" b="0" r="600" t="800" />
        </page>

        """),
    Peer(
      name: "pdfinfo",
      output: """
        Pages:           2
        Page    1 size:  500 x 700 pts
        Page    1 MediaBox:      0.00     0.00   595.28   841.89
        Page    1 CropBox:      10.00    20.00   510.00   720.00
        Page    1 BleedBox:     10.00    20.00   510.00   720.00
        Page    1 TrimBox:      30.00    40.00   430.00   640.00
        Page    1 ArtBox:       10.00    20.00   510.00   720.00
        Page    2 MediaBox:     -9.00     0.00   600.00   800.00
        Page    2 CropBox:      -9.00     0.00   600.00   800.00
        Page    2 BleedBox:     -9.00     0.00   600.00   800.00
        Page    2 TrimBox:      -9.00     0.00   600.00   800.00
        Page    2 ArtBox:       -9.00     0.00   600.00   800.00
        File size:       21135 bytes

        """, knowsAll: true),
    Peer(
      name: "pagebox",
      output: [
        #"{"file":"some.pdf","page":1,"object":"3 0","boxes":{"media":{"raw":"[ 0 0 595.276 841.89 ]","#,
        #""rect":[0,0,595.276,841.89],"effective":[0,0,595.276,841.89]},"#,
        #""crop":{"effective":[10,20,510,720]},"bleed":{"effective":[10,20,510,720]},"#,
        #""trim":{"effective":[30,40,430,640]},"art":{"effective":[10,20,510,720]}},"reader":"scan"}"#,
        "\n",
        #"{"file":"some.pdf","page":2,"boxes":{"media":{"effective":[-9,0,600,800]},"#,
        #""crop":{"effective":[-9,0,600,800]},"bleed":{"effective":[-9,0,600,800]},"#,
        #""trim":{"effective":[-9,0,600,800]},"art":{"effective":[-9,0,600,800]}}}"#, "\n",
      ].joined(), knowsAll: true),
    Peer(
      name: "text",
      output: """
        some.pdf: 2 pages, PDF 1.7
          page 1
            view   500 x 700 pt (176.39 x 246.94 mm) through crop, 69.8 % of media
            media  595.276 x 841.89  at 0 0    page  [ 0 0 595.276 841.89 ]
            crop   500 x 700         at 10 20  page  [ 10 20 510 720 ]
          page 2
            view   609 x 800 pt
            media  609 x 800  at -9 0  page  [ -9 0 600 800 ]

        """),
  ]

  private static let first = "0 0 595.276 841.89 10 20 510 720"
  private static let others = "10 20 510 720 30 40 430 640 10 20 510 720"
  private static let second = "-9 0 600 800 -9 0 600 800"
  private static let facts = "1 \(first) \(others)\n2 \(second) \(second) -9 0 600 800\n"

  private static func script(_ name: String) -> String {
    Project.root.appendingPathComponent("Tests/Benchmarks/facts/\(name).awk").path
  }

  private func reduced(_ output: String, by name: String) throws -> String {
    let outcome = try Program("awk").run(["-f", Self.script(name)], input: Array(output.utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func comparison(of theirs: String) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    let ours = try folder.file("ours", Array(Self.facts.utf8))
    return try Program("awk").run(
      ["-f", Self.script("compare"), ours, try folder.file("theirs", Array(theirs.utf8))])
  }

  @Test(arguments: peers) func `the facts of a peer are those of the file`(peer: Peer) throws {
    let facts = try reduced(peer.output, by: peer.name)
    #expect(
      facts.split(separator: "\n").map { $0.split(separator: " ").count }
        == (peer.knowsAll ? [21, 21] : [9, 9]))
    let outcome = try comparison(of: facts)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: peers, [("510", "511"), ("595.2", "595.3"), ("800", "80")])
  func `a peer that prints another box is left out`(
    peer: Peer, change: (from: String, to: String)
  ) throws {
    let other = peer.output.replacingOccurrences(of: change.from, with: change.to)
    let outcome = try comparison(of: try reduced(other, by: peer.name))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("where we find"))
  }

  @Test(arguments: [
    ("", "0 pages where we find 2"),
    ("1 \(first)\n", "1 pages where we find 2"),
    ("1 \(first)\n1 \(first)\n", "page 1 that we do not know"),
    ("1 \(first)\n2 \(second)\n3 \(second)\n", "page 3 that we do not know"),
    ("1 0 0 595.276 841.89\n2 -9 0 600 800\n", "page 1 without two boxes"),
    ("2 \(first)\n1 \(second)\n", "page 2: 0 where we find -9"),
    ("1 0 0 595.27 841.89 10 20 510 720\n2 \(second)\n", "page 1: 595.27 where we find 595.276"),
  ]) func `pages that are missing, too many or another are said`(theirs: String, said: String)
    throws
  {
    let outcome = try comparison(of: theirs)
    #expect(outcome.status == 1)
    #expect(outcome.output == said + "\n")
  }

  @Test func `a range of the text stands for each of its pages`() throws {
    let text = """
      some.pdf: 4 pages, PDF 1.7
        pages 1-3
          media  9 x 9  at 0 0  page  [ 0 0 9 9 ]
        page 4
          media  8 x 8  at 0 0  page  [ 0 0 8 8 ]

      """
    let expected = """
      1 0 0 9 9 0 0 9 9
      2 0 0 9 9 0 0 9 9
      3 0 0 9 9 0 0 9 9
      4 0 0 8 8 0 0 8 8

      """
    #expect(try reduced(text, by: "text") == expected)
  }
}
