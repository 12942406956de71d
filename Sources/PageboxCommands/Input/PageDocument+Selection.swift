import BoxDocument
import BoxPolicy
import SystemBridge

extension PageDocument {
  /// The selected pages, in the order of the document, neighbours that are alike together.
  func alike(_ selection: PageSelection) -> PageNeighbours {
    alike(in: selection.pages(of: pages.count).map { ($0.lowerBound - 1)..<$0.upperBound })
  }
}

extension FileReport {
  /// The report of a document without any of the pages asked for.
  static func noSuchPage(in document: PageDocument, at file: FileName) -> FileReport {
    let count = document.pages.count
    let message = Message(
      .error, file: file, "none of the pages asked for exists",
      remedy: "the file has \(count) \(count == 1 ? "page" : "pages")")
    return FileReport(messages: [message], status: .failed)
  }
}
