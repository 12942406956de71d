import Foundation
import TestSupport
import Testing

/// Every file of the catalogue, in every form, and every file made by others is fixed once.
///
/// What changes then is what was said, by the word of diff, and of qpdf where it is installed.
@Suite struct EveryFileTests {
  /// What one line of the refusal of a file says; all others are fixed, or have nothing to fix.
  static let refused: [String: String] = {
    let reasons: [(String, [String])] = [
      (
        "some of its pages cannot be read",
        [
          "kid-cycle", "kid-dangling", "kid-null", "kid-number",
          "mozilla__pdf.js/test/pdfs/Pages-tree-refs.pdf",
          "pdf-rs__pdf/files/invalid/crash-121-2.pdf", "qpdf__qpdf/qpdf/qtest/qpdf/pages-loop.pdf",
        ]
      ),
      (
        "no page tree",
        [
          "kids-no-array", "no-page-tree", "\(xfa)/bug_1042915.pdf", "\(xfa)/bug_1043510.pdf",
          "\(handmade)/T02-01_003_document-catalog-indirecte-pages-reference-missing.pdf",
          "\(handmade)/T02-01_004_document-catalog-incorrect-pages-reference.pdf",
          "\(handmade)/T02-02_001_no-page-tree-node.pdf",
        ]
      ),
      (
        "no page in the page tree",
        [
          "no-pages", "mozilla__pdf.js/test/pdfs/poppler-85140-0.pdf",
          "\(handmade)/T02-02_004_page-tree-non-existing-object-as-kid.pdf",
          "pdf-rs__pdf/files/invalid/284-crash.pdf",
          "qpdf__qpdf/examples/qtest/name-number-tree/out.pdf",
          "qpdf__qpdf/qpdf/qtest/qpdf/filter-on-write-out.pdf",
        ]
      ),
      (
        "no trailer found",
        [
          "truncated-to-header", "\(handmade)/minimal_test.pdf",
          "pdf-rs__pdf/files/invalid/crash-123.pdf",
        ]
      ),
      (
        "no document catalogue", ["\(handmade)/T02-01_001_document-catalog-No-document-catalog.pdf"]
      ),
      ("not a PDF file", ["junk-far-before-header", "qpdf__qpdf/qpdf/qtest/qpdf/issue-143.pdf"]),
      ("the file is empty", ["truncated-to-nothing"]),
      (
        "object 15, which would be changed, is damaged: something in it is no key",
        ["qpdf__qpdf/qpdf/qtest/qpdf/fuzz-16214.pdf"]
      ),
      (
        "the file needs a password",
        [
          "LibrePDF__OpenPDF/openpdf-core/src/test/resources/open_protected.pdf",
          "\(tika)/testPDF_no_extract_yes_accessibility_owner_user.pdf",
          "boazsegev__combine_pdf/test/fixtures/files/sample_encrypted_pdf.pdf",
          "pdf-association__safedocs/Unicode passwords/corrigendum5/unicode-corrigendum5-fixed.pdf",
          "py-pdf__pypdf/resources/encrypted-file.pdf",
        ]
      ),
      (
        "encrypted in a way that is not supported",
        ["\(pdfbox)/AES128ExposedMeta.pdf", "\(pdfbox)/AESkeylength256.pdf"]
      ),
    ]
    var table: [String: String] = [:]
    for (reason, names) in reasons { for name in names { table[name] = reason } }
    return table
  }()

  private static let xfa = "chromium__pdfium/testing/resources/javascript/xfa_specific"
  private static let handmade = "openpreserve__format-corpus/pdf-handbuilt-test-corpus"
  private static let pdfbox =
    "apache__pdfbox/pdfbox/src/test/resources/org/apache/pdfbox/encryption"
  private static let tika =
    "apache__tika/tika-parsers/tika-parsers-standard/tika-parsers-standard-modules"
    + "/tika-parser-pdf-module/src/test/resources/test-documents"

  @Test(.timeLimit(.minutes(20)), arguments: FixSubject.catalogue)
  func `an entry of the catalogue is fixed once`(_ subject: FixSubject) throws {
    try expectFixedOnce(subject)
  }

  @Test(.timeLimit(.minutes(10)), arguments: FixSubject.forms)
  func `an entry in another form is fixed once`(_ subject: FixSubject) throws {
    try expectFixedOnce(subject)
  }

  @Test(
    .timeLimit(.minutes(20)),
    .enabled(if: !FixSubject.corpus.isEmpty, "no corpus: PAGEBOX_CORPUS names none"),
    arguments: FixSubject.corpus)
  func `a file made by others is fixed once`(_ subject: FixSubject) throws {
    try expectFixedOnce(subject)
  }

  @Test func `the table of refusals holds no name in vain`() {
    let names = Set((FixSubject.catalogue + FixSubject.corpus).map(\.name))
    let others = Self.refused.keys.filter { !names.contains($0) }
    #expect(FixSubject.corpus.isEmpty || others.isEmpty, "\(others)")
  }

  // MARK: What holds of each

  /// Demands that a file is fixed, that nothing is left to do, and that diff shows no more.
  private func expectFixedOnce(_ subject: FixSubject) throws {
    let bytes = try subject.bytes()
    let trial = try FixTrial(bytes)
    #expect(try content(of: trial.input) == bytes)
    if let reason = Self.refused[subject.base] {
      #expect(trial.outcome.status == 2)
      #expect(trial.outcome.errorLines.last?.contains(reason) == true, "\(trial.outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: trial.output) && trial.pages.isEmpty)
      return
    }
    try #require(trial.outcome.status == 0, "\(trial.outcome.errors)")
    let fixed = try trial.written()
    if trial.pages.isEmpty {
      // Compared outside of the macro, which would print every byte.
      let isCopy = fixed == bytes
      #expect(isCopy)
      return
    }
    let again = try FixTrial(fixed)
    #expect(again.outcome.status == 0 && again.pages.isEmpty)
    let isSame = try again.written() == fixed
    #expect(isSame)
    let text = pagebox(["fix", "--dry-run", trial.output])
    #expect(text.status == 0 && text.output == "\(trial.output): nothing to do\n")
    try expectPlannedDifferences(trial)
    try trial.expectNoOtherChange(in: subject)
  }

  /// One page that differs, as diff tells it.
  private struct Difference: Decodable {
    struct Key: Decodable {
      struct Side: Decodable { let raw: String? }
      let a: Side
      let b: Side
    }
    let page: Int
    let keys: [String: Key]?
  }

  /// Demands that diff shows what fix said, in the same words, and nothing else.
  private func expectPlannedDifferences(_ trial: FixTrial) throws {
    let diff = pagebox([
      "diff", "--reader=qpdf", "--against", trial.input, "--format=ndjson", trial.output,
    ])
    #expect(diff.status == (diff.lines.isEmpty ? 0 : 1), "\(diff.errors)")
    let planned = Dictionary(uniqueKeysWithValues: trial.pages.map { ($0.page, $0.changes) })
    var shown: [Int: Set<String>] = [:]
    for line in diff.lines {
      let page = try JSONDecoder().decode(Difference.self, from: Data(line.utf8))
      for (key, values) in try #require(page.keys) {
        let change = planned[page.page]?.first { $0.key == key }
        #expect(change != nil, "page \(page.page), \(key)")
        #expect(change?.before == values.b.raw && change?.after == values.a.raw)
        shown[page.page, default: []].insert(key)
      }
    }
    for page in trial.pages {
      for change in page.changes where change.isAnotherValue {
        #expect(shown[page.page]?.contains(change.key) == true, "page \(page.page), \(change)")
      }
    }
  }
}

extension FixTrial.Page.Change {
  /// Whether the value of a key becomes one that diff has to show: the corners of a rectangle in
  /// another order and a turn by another full circle are none, and taking away null is nothing.
  fileprivate var isAnotherValue: Bool {
    let keys = ["media", "crop", "bleed", "trim", "art", "rotate", "userUnit"]
    guard keys.contains(key), before != after, before != "null" else { return false }
    guard let before, let after else { return true }
    let (old, new) = (numbers(before), numbers(after))
    if key == "rotate", old.count == 1, new.count == 1 {
      return (old[0] - new[0]).truncatingRemainder(dividingBy: 360) != 0
    }
    if old.count == 4, new.count == 4 {
      return zip(ordered(old), ordered(new)).contains { abs($0 - $1) > 0.01 }
    }
    return old.count != 1 || old != new
  }

  /// The numbers of a text that has no other words; none of any other.
  private func numbers(_ text: String) -> [Double] {
    let words = text.split { "[] \n\r\t".contains($0) }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : []
  }

  private func ordered(_ corners: [Double]) -> [Double] {
    [
      min(corners[0], corners[2]), min(corners[1], corners[3]), max(corners[0], corners[2]),
      max(corners[1], corners[3]),
    ]
  }
}
