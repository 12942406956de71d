import BoxDocument
import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Both readers on files that are a little broken: the fast one agrees with libqpdf, or declines.
@Suite struct MutatedFileTests {
  /// How many files are tried; `make mutations` tries 100,000.
  private static let count =
    ProcessInfo.processInfo.environment["PAGEBOX_MUTATIONS"].flatMap(Int.init) ?? 3_000
  /// The first seed.
  private static let first =
    ProcessInfo.processInfo.environment["PAGEBOX_MUTATION"].flatMap(UInt64.init) ?? 1

  /// The sizes above which a file takes too long to be tried thousands of times.
  private static let mostBytes = 40_000

  private static func originals() throws -> [[UInt8]] {
    var files: [[UInt8]] = []
    for recipe in Catalogue.all {
      for variants in [recipe.variants] + recipe.sensibleVariants {
        var recipe = recipe
        recipe.variants = variants
        if variants.encryption?.userPassword.isEmpty == false { continue }
        files.append(try Fixture(recipe).bytes)
      }
    }
    for known in Corpus.files {
      files.append(try fileContent(Corpus.folder.appendingPathComponent(known.file).path))
    }
    return files.filter { !$0.isEmpty && $0.count <= mostBytes }
  }

  @Test func `both readers agree on whatever the fast one does not decline`() throws {
    let files = try Self.originals()
    try #require(files.count > 500)
    var tally: [String: Int] = [:]
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      var random = SplitMix(seed: seed)
      let file = files[random.below(files.count)]
      let other = files[random.below(files.count)]
      // With the same seed the first draws of both would be the same numbers.
      var mutation = Mutation(seed: random.next())
      let bytes = mutation.changed(file, with: other)
      guard !bytes.isEmpty else { continue }
      switch Agreement(of: bytes) {
      case .declined(let reason): tally[reason.prefix { $0 != "(" }.description, default: 0] += 1
      case .refused: tally["refused", default: 0] += 1
      case .locked: tally["locked", default: 0] += 1
      case .empty: tally["empty", default: 0] += 1
      case .read(let differences):
        tally["read", default: 0] += 1
        #expect(differences == [], "PAGEBOX_MUTATION=\(seed) PAGEBOX_MUTATIONS=1")
        if !differences.isEmpty, let folder = Self.keep {
          try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(seed).pdf"))
        }
      }
    }
    // Enough has to be read, or nothing is shown.
    #expect(Self.count < 1_000 || tally["read", default: 0] * 10 > Self.count, "\(tally)")
    if Self.count > 10_000 { print("mutations: \(tally.sorted { $0.value > $1.value })") }
  }

  /// Where files on which they disagree are kept.
  private static let keep = ProcessInfo.processInfo.environment["PAGEBOX_KEEP"]
}
