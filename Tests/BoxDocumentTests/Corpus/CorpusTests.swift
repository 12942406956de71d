import BoxDocument
import Foundation
import Testing

@Suite(.enabled(if: Corpus.isThere, Comment(rawValue: Corpus.isMissing)))
struct CorpusTests {
  @Test func `the description has its 150 lines, and each file is the one described`() throws {
    try #require(Corpus.files.count == 150)
    #expect(Set(Corpus.files.map(\.file)).count == 150)
    #expect(Corpus.readable.count == 127)
    for truth in Corpus.files {
      let attributes = try FileManager.default.attributesOfItem(atPath: truth.path)
      #expect(attributes[.size] as? Int == truth.bytes, "\(truth.file)")
    }
  }

  @Test func `every line of the tables is about a file that is there`() {
    let names = Set(Corpus.files.map(\.file))
    for known in KnownDifference.all { #expect(names.contains(known.file), "\(known.file)") }
    #expect(Set(Self.expectations.keys) == Set(Corpus.unreadable.map(\.file)))
    for known in Self.otherwise {
      let others = Self.expectations[known.file]
      #expect(others != nil && others != known.found, "\(known.file)")
    }
  }

  /// Whole numbers as they are spelt, which only the fast reader tells, are in no description.
  @Test(arguments: Corpus.readable, [PageDocument.ReaderChoice.auto, .qpdf])
  func `all that is read of a file is what others found`(
    _ truth: Truth, _ reader: PageDocument.ReaderChoice
  ) throws {
    let isSpelt = truth.file.hasSuffix("CompactedPDFSyntaxTest.pdf")
    let document = try PageDocument(reading: truth.path, reader: isSpelt ? .qpdf : reader)
    #expect(document.pages.count == truth.qpdf.walked)
    #expect(document.pages.map(\.number) == Array(1...document.pages.count))
    #expect(document.isEncrypted == truth.qpdf.encrypted)
    let found = Comparing(document, with: truth).differences
    let known = Set(KnownDifference.all.filter { $0.file == truth.file }.flatMap(\.values))
    for (name, values) in found where !known.contains(name) {
      Issue.record("\(name): \(values)")
    }
    for name in known where found[name] == nil { Issue.record("\(name) does not differ any more") }
  }

  @Test func `every value of every page is compared`() throws {
    var pages = 0
    var values = 0
    for truth in Corpus.readable {
      #expect(!truth.capped)
      pages += truth.pages.count
      values += Comparing(try PageDocument(reading: truth.path), with: truth).count
    }
    #expect(pages == 378)
    #expect(values == 378 * Comparing.valuesPerPage)
  }

  @Test(arguments: Corpus.unreadable)
  func `a file in which others find no page has its failure or its pages`(_ truth: Truth) throws {
    let others = try #require(Self.expectations[truth.file])
    let otherwise = Self.otherwise.first { $0.file == truth.file }?.found
    let found: Expectation
    do throws(DocumentFailure) {
      found = .pages(try PageDocument(reading: truth.path, reader: .qpdf).pages.count)
    } catch {
      found = .failure(error.kind)
    }
    #expect(found == otherwise ?? others)
  }
}
