import BoxFixtures
import Foundation
import Testing

/// The committed samples are what their recipes make.
///
/// With SAMPLES=record in the environment the files are written anew before they are compared.
@Suite struct SamplesTests {
  /// A file of the samples folder and the recipe that makes it.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: @Sendable () -> [UInt8]
    /// Texts that must be in the file, by hand: what the sample is there to show.
    var claims: [String]
    /// Texts that must not be in it.
    var absent: [String] = []
    /// What pdfinfo says of each page's media and crop box.
    var seen: [String]

    var testDescription: String { name }

    /// Returns the file of the samples folder, written anew where that is asked for.
    func committed() throws -> [UInt8] {
      let url = SamplesTests.folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["SAMPLES"] == "record" {
        try Data(bytes()).write(to: url, options: .atomic)
      }
      return Array(try Data(contentsOf: url))
    }
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  static let samples = [
    Sample(
      name: "cover-spread.pdf", bytes: CoverSpread.bytes,
      claims: ["/MediaBox [0 0 1700 841]\n   /CropBox [640 123 1060 718] >>", "/Count 4\n"],
      seen: ["0 0 1700 841 | 640 123 1060 718"]
        + Array(repeating: "0 0 420 595 | 0 0 420 595", count: 3)),
    Sample(
      name: "no-crop.pdf", bytes: NoCrop.bytes, claims: ["/MediaBox [0 0 595.276 841.89]"],
      absent: ["/CropBox"],
      seen: Array(repeating: "0 0 595.28 841.89 | 0 0 595.28 841.89", count: 3)),
    Sample(
      name: "inherited-boxes.pdf", bytes: InheritedBoxes.bytes,
      claims: [
        "/BleedBox [20 36 380 570]", "/UserUnit 2 >>", "/Rotate 90 >>", "/Rotate 0 >>",
        "/CropBox [200 300 500 700] >>", "/CropBox [360 540 40 60] >>",
      ],
      seen: [
        "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 80 120 320 480",
        "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 0 0 400 600",
        "0 0 400 600 | 200 300 400 600", "0 0 400 600 | 40 60 360 540",
      ]),
  ]

  @Test(arguments: samples) func `a sample is what its recipe makes`(_ sample: Sample) throws {
    // Compared outside of the macro, which would print every byte.
    let isFresh = try sample.committed() == sample.bytes()
    #expect(isFresh, "SAMPLES=record writes \(sample.name) anew")
  }

  @Test(arguments: samples) func `a sample has what it is there to show`(_ sample: Sample) throws {
    let bytes = try sample.committed()
    _ = try requireSoundTable(bytes)
    for claim in sample.claims { #expect(contains(bytes, claim), "\(claim)") }
    for text in sample.absent {
      // The comments may speak of it; a key has its value behind it.
      #expect(!contains(bytes, text + " ["), "\(text)")
    }
  }

  @Test(arguments: samples) func `a sample is explained`(_ sample: Sample) throws {
    let readme = try Data(contentsOf: Self.folder.appendingPathComponent("README.md"))
    #expect(contains(Array(readme), "`\(sample.name)`"))
  }

  @Test(.enabled(if: Tool.qpdf.isInstalled), arguments: samples)
  func `qpdf accepts a sample`(_ sample: Sample) throws {
    #expect(try Tool.qpdfAccepts(sample.committed()))
  }

  @Test(.enabled(if: Tool.pdfinfo.isInstalled), arguments: samples)
  func `pdfinfo sees the boxes of a sample`(_ sample: Sample) throws {
    let bytes = try sample.committed()
    let outcome = try Tool.pdfinfo.run(["-box", "-f", "1", "-l", "99"], on: bytes)
    func edges(_ name: String) -> [String] {
      outcome.text.split(separator: "\n").filter { $0.contains(" \(name):") }.map { line in
        line.split(separator: " ").suffix(4).compactMap { Double($0) }
          .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
      }
    }
    let seen = zip(edges("MediaBox"), edges("CropBox")).map { "\($0) | \($1)" }
    #expect(seen == sample.seen, "\(outcome.text)")
  }
}
