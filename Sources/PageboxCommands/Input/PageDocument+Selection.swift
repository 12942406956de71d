import BoxDocument
import BoxPolicy
import SystemBridge

extension PageDocument {
  /// The selected pages, in the order of the document.
  func pages(_ selection: PageSelection) -> [Page] {
    selection.pages(of: pages.count).flatMap { pages[($0.lowerBound - 1)..<$0.upperBound] }
  }
}

extension Message {
  /// The line about a selection that meets no page of a document.
  static func noSuchPage(in document: PageDocument, at file: FileName) -> Message {
    let count = document.pages.count
    return Message(
      .error, file: file, "none of the pages asked for exists",
      remedy: "the file has \(count) \(count == 1 ? "page" : "pages")")
  }
}
