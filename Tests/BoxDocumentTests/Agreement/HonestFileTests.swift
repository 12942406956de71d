import BoxDocument
import Foundation
import PageScan
import TestSupport
import Testing

/// No file of others is taken for a trap, though libqpdf is asked to read each of them.
@Suite struct HonestFileTests {
  @Test(
    .enabled(if: Corpus.isThere, "\(Corpus.isMissing)"), arguments: Corpus.files.map(\.file))
  func `no file of others is refused as hostile`(_ file: String) throws {
    let bytes = try fileContent(Corpus.folder.appendingPathComponent(file).path)
    guard !bytes.isEmpty else { return }
    do throws(DocumentFailure) {
      _ = try PageDocument(bytes: bytes, reader: .qpdf)
    } catch {
      #expect(error.kind != .hostile, "\(error)")
    }
  }

  /// A sound file is searched only when it is rewritten.
  @Test(
    .enabled(if: Corpus.isThere, "\(Corpus.isMissing)"), arguments: Corpus.files.map(\.file))
  func `no file of others has a hazard in it`(_ file: String) throws {
    let bytes = try fileContent(Corpus.folder.appendingPathComponent(file).path)
    do throws(Decline) {
      try PageScan.refuseHazards(in: bytes.span)
    } catch {
      Issue.record("\(error)")
    }
  }
}
