import BoxDocument

/// What comes of the files in which libqpdf 12.4.2 finds no page, by what it says
/// of them.
extension CorpusTests {
  /// What comes of reading a file.
  enum Expectation: Equatable, Sendable {
    case failure(DocumentFailure.Kind)
    case pages(Int)
  }

  static let expectations: [String: Expectation] = [
    "LibrePDF__OpenPDF/openpdf-core/src/test/resources/open_protected.pdf":
      .failure(.passwordNeeded),
    "apache__tika/tika-parsers/tika-parsers-standard/tika-parsers-standard-modules/"
      + "tika-parser-pdf-module/src/test/resources/test-documents/testPDF_no_extract_yes_accessibility_owner_user.pdf":
      .failure(.passwordNeeded),
    "boazsegev__combine_pdf/test/fixtures/files/sample_encrypted_pdf.pdf":
      .failure(.passwordNeeded),
    "pdf-association__safedocs/Unicode passwords/corrigendum5/unicode-corrigendum5-fixed.pdf":
      .failure(.passwordNeeded),
    "py-pdf__pypdf/resources/encrypted-file.pdf": .failure(.passwordNeeded),
    "apache__pdfbox/pdfbox/src/test/resources/org/apache/pdfbox/encryption/AES128ExposedMeta.pdf":
      .failure(.unsupportedEncryption),
    "apache__pdfbox/pdfbox/src/test/resources/org/apache/pdfbox/encryption/AESkeylength256.pdf":
      .failure(.unsupportedEncryption),
    "chromium__pdfium/testing/resources/javascript/xfa_specific/bug_1042915.pdf":
      .failure(.noPageTree),
    "chromium__pdfium/testing/resources/javascript/xfa_specific/bug_1043510.pdf":
      .failure(.noPageTree),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
      + "T02-01_003_document-catalog-indirecte-pages-reference-missing.pdf":
      .failure(.noPageTree),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
      + "T02-01_004_document-catalog-incorrect-pages-reference.pdf":
      .failure(.noPageTree),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/T02-02_001_no-page-tree-node.pdf":
      .failure(.noPageTree),
    "qpdf__qpdf/qpdf/qtest/qpdf/issue-143.pdf": .failure(.noPageTree),
    "mozilla__pdf.js/test/pdfs/bug1811668_reduced.pdf": .pages(1),
    "mozilla__pdf.js/test/pdfs/poppler-85140-0.pdf": .failure(.noPages),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
      + "T02-02_004_page-tree-non-existing-object-as-kid.pdf":
      .failure(.noPages),
    "pdf-rs__pdf/files/invalid/284-crash.pdf": .failure(.noPages),
    "qpdf__qpdf/examples/qtest/name-number-tree/out.pdf": .failure(.noPages),
    "qpdf__qpdf/qpdf/qtest/qpdf/filter-on-write-out.pdf": .failure(.noPages),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
      + "T02-01_001_document-catalog-No-document-catalog.pdf":
      .failure(.noTrailer),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/minimal_test.pdf": .failure(.noTrailer),
    "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
      + "T04_012_trailer-root-no-indirect-reference.pdf":
      .failure(.noCatalogue),
    "pdf-rs__pdf/files/invalid/crash-123.pdf": .failure(.noCatalogue),
  ]
  /// What is read otherwise than libqpdf 12.4.2 has it, and why that is right.
  static let otherwise: [(file: String, found: Expectation, reason: String)] = [
    (
      "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
        + "T02-01_001_document-catalog-No-document-catalog.pdf", .failure(.noCatalogue),
      "there is a trailer; the object that it names as the catalogue is not in the file"
    ),
    (
      "openpreserve__format-corpus/pdf-handbuilt-test-corpus/"
        + "T04_012_trailer-root-no-indirect-reference.pdf", .pages(1),
      "the catalogue that the trailer fails to refer to is in the file, and it has one page"
    ),
    (
      "qpdf__qpdf/qpdf/qtest/qpdf/issue-143.pdf", .failure(.notPDF),
      "the file has neither a header nor a sound cross-reference"
    ),
    (
      "pdf-rs__pdf/files/invalid/crash-123.pdf", .failure(.noTrailer),
      "the cross-reference stream cannot be decoded, so libqpdf 11.3 takes it for no trailer"
    ),
  ]
}
