import BoxDocument
import BoxPolicy
import SystemBridge

extension PageDocument {
  /// The selected pages, in the order of the document.
  func pages(_ selection: PageSelection) -> ArraySlice<Page> {
    let ranges = selection.pages(of: pages.count)
    // One range, which all pages are, needs no copy.
    if ranges.count == 1 { return pages[(ranges[0].lowerBound - 1)..<ranges[0].upperBound] }
    return ranges.flatMap { pages[($0.lowerBound - 1)..<$0.upperBound] }[...]
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
