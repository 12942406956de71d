import BoxFixtures
import Foundation
import TestSupport
import Testing

/// The committed samples are what the catalogue makes.
///
/// With SAMPLES=record in the environment the files are written anew before they are compared.
@Suite struct SamplesTests {
  /// An entry of the catalogue whose PDF file and recipe stand in the samples folder.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    /// What pdfinfo says of each page's media and crop box, by hand; nil where it is no judge.
    var seen: [String]?

    var testDescription: String { name }

    init(_ name: String, _ seen: [String]?) {
      self.name = name
      self.seen = seen
    }

    /// The entry of the catalogue.
    func recipe() throws -> Recipe { try #require(Catalogue.recipe(named: name)) }

    /// The committed PDF file.
    func file() throws -> [UInt8] { try committed("\(name).pdf") { try Fixture(recipe()).bytes } }

    /// The committed recipe.
    func json() throws -> [UInt8] { try committed("recipes/\(name).json") { try recipe().json() } }

    private func committed(_ path: String, _ make: () throws -> [UInt8]) throws -> [UInt8] {
      let url = SamplesTests.folder.appendingPathComponent(path)
      if ProcessInfo.processInfo.environment["SAMPLES"] == "record" {
        try Data(make()).write(to: url, options: .atomic)
      }
      return Array(try Data(contentsOf: url))
    }
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  private static func all(_ count: Int, _ seen: String) -> [String] {
    Array(repeating: seen, count: count)
  }

  static let samples = [
    Sample(
      "cover-spread",
      ["0 0 1700 841 | 640 123 1060 718"] + all(311, "0 0 420 595 | 0 0 420 595")),
    Sample("no-crop", all(3, "0 0 595.28 841.89 | 0 0 595.28 841.89")),
    Sample(
      "inherited-boxes",
      [
        "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 80 120 320 480",
        "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 40 60 360 540", "0 0 400 600 | 0 0 400 600",
        "0 0 400 600 | 200 300 400 600", "0 0 400 600 | 40 60 360 540",
      ]),
    Sample("five-boxes", ["0 0 595 841 | 60 60 595 841"]),
    Sample("indesign-book", all(24, "0 0 668.98 915.59 | 0 0 668.98 915.59")),
    Sample(
      "landscape-inserts",
      all(5, "0 0 595.28 841.89 | 0 0 595.28 841.89")
        + ["0 0 841.89 595.28 | 0 0 841.89 595.28", "0 0 595.28 841.89 | 0 0 595.28 841.89"]),
    Sample(
      "negative-coordinates", ["-106.67 -362.69 762.87 1305.06 | -25.54 -294.47 415.66 971.34"]),
    Sample("rotate-90-inherited", ["0 0 612 792 | 100 200 300 700"]),
    Sample("crop-overhangs-all-round", ["0 0 595.28 841.89 | 0 0 595.28 841.89"]),
    Sample("crop-added-later", ["0 0 612 792 | 72 72 540 720"]),
    // What to make of three numbers, or of a file without a trailer, is each program's choice.
    Sample("c29-crop-three-numbers", nil),
    Sample("trailer-missing", nil),
  ]

  @Test(arguments: samples) func `a sample is what the catalogue makes`(_ sample: Sample) throws {
    // Compared outside of the macro, which would print every byte.
    let isFresh = try sample.file() == Fixture(sample.recipe()).bytes
    #expect(isFresh, "'make samples' writes \(sample.name).pdf anew")
  }

  @Test(arguments: samples) func `a committed recipe is the one of the catalogue`(
    _ sample: Sample
  ) throws {
    let isFresh = try sample.json() == sample.recipe().json()
    #expect(isFresh, "'make samples' writes recipes/\(sample.name).json anew")
    #expect(try Recipe(json: sample.json()) == sample.recipe())
  }

  @Test(arguments: samples) func `a sample is explained`(_ sample: Sample) throws {
    let readme = try Data(contentsOf: Self.folder.appendingPathComponent("README.md"))
    let isExplained = contains(Array(readme), "| `\(sample.name).pdf` |")
    #expect(isExplained)
  }

  @Test func `no sample is left that nothing makes`() throws {
    for (folder, suffix) in [("", ".pdf"), ("recipes", ".json")] {
      let path = Self.folder.appendingPathComponent(folder).path
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(suffix) }
      #expect(files.sorted() == Self.samples.map { $0.name + suffix }.sorted())
    }
  }

  @Test func `the samples are small`() throws {
    let total = try Self.samples.reduce(0) { try $0 + $1.file().count }
    #expect((20_000..<200_000).contains(total))
  }

  @Test(.enabled(if: Program.pdfinfo.isInstalled), arguments: samples.filter { $0.seen != nil })
  func `pdfinfo sees the boxes of a sample`(_ sample: Sample) throws {
    let outcome = try Program.pdfinfo.run(["-box", "-f", "1", "-l", "999"], on: sample.file())
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
