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
    expectAgreement(bytes)
  }

  @Test(arguments: Catalogue.all)
  func `both readers agree on every fixture in every form`(_ recipe: Recipe) throws {
    for variants in [recipe.variants] + recipe.sensibleVariants {
      var recipe = recipe
      recipe.variants = variants
      let password = variants.encryption?.userPassword
      let bytes = try Fixture(recipe).bytes
      if !bytes.isEmpty { expectAgreement(bytes, password: password) }
    }
  }

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
      if let reason = try? PageDocument(bytes: bytes).declined {
        declined.append("\(known.file): \(reason)")
      }
    }
    try #require(opened > 90)
    #expect(declined.count * 100 < opened * 3, "\(declined)")
  }

  private func expectAgreement(_ bytes: [UInt8], password: String? = nil) {
    if case .read(let differences) = Agreement(of: bytes, password: password) {
      #expect(differences == [])
    }
  }
}
