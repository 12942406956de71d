import BoxDocument
import BoxFixtures
import Foundation
import TestSupport
import Testing

/// The fast reader says what libqpdf says, or nothing.
@Suite struct AgreementTests {
  @Test(
    .enabled(if: Corpus.isThere, "\(Corpus.isMissing)"), arguments: Corpus.files.map(\.file))
  func `both readers agree on the files of others`(_ file: String) throws {
    let bytes = try fileContent(Corpus.folder.appendingPathComponent(file).path)
    guard !bytes.isEmpty else { return }
    expect(Agreement(of: bytes))
  }

  @Test(arguments: Catalogue.all)
  func `both readers agree on every fixture in every form`(_ recipe: Recipe) throws {
    var agreements: [Agreement] = []
    for variants in [recipe.variants] + recipe.sensibleVariants {
      var recipe = recipe
      recipe.variants = variants
      let bytes = try Fixture(recipe).bytes
      guard !bytes.isEmpty else { continue }
      agreements.append(Agreement(of: bytes, password: variants.encryption?.userPassword))
    }
    agreements.forEach(expect)
    // A reader that leaves everything alone would agree with any other.
    let declined = agreements.count { if case .declined = $0 { true } else { false } }
    let isDamaged = !recipe.damage.isEmpty && !Self.harmless.contains(recipe.name)
    let isLeftAlone = isDamaged || Self.odd.contains(recipe.name)
    #expect(isLeftAlone ? declined == agreements.count : declined <= 1)
  }

  /// Fixtures without damage that the fast reader leaves alone, in whatever form.
  ///
  /// Of the others it may leave one form alone: some writers give the number of a section that is a
  /// stream to an object, too.
  private static let odd: Set<String> = [
    "media-is-a-string", "c32-media-of-strings", "c56-parent-cycle", "kid-null", "kid-number",
    "kid-direct", "no-page-tree", "kids-no-array",
  ]

  /// Fixtures whose damage the standard allows, so that both read them.
  private static let harmless: Set<String> = ["junk-before-header", "bytes-appended"]

  @Test(.enabled(if: Corpus.isThere, "\(Corpus.isMissing)"))
  func `the fast reader declines fewer than 3 in 100 files that libqpdf opens without a word`()
    throws
  {
    var opened = 0
    var declined: [String] = []
    for known in Corpus.files {
      let bytes = try fileContent(Corpus.folder.appendingPathComponent(known.file).path)
      guard !bytes.isEmpty,
        let document = try? PageDocument(bytes: bytes, reader: .qpdf), document.remarks.isEmpty
      else { continue }
      opened += 1
      do throws(DocumentFailure) {
        _ = try PageDocument(bytes: bytes, reader: .scan)
      } catch {
        declined.append("\(known.file): \(error)")
      }
    }
    try #require(opened > 90)
    #expect(declined.count * 100 < opened * 3, "\(declined)")
  }

  private func expect(_ agreement: Agreement) {
    switch agreement {
    case .read(let differences): #expect(differences == [])
    // None of these was made to harm.
    case .refused: Issue.record("the fast reader takes it for a trap")
    case .declined, .locked, .empty: break
    }
  }
}
