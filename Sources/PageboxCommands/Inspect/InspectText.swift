import BoxDocument
import BoxPolicy
import SystemBridge

/// Writes what inspect says to people: a heading for the file, a block for each range of pages.
struct InspectText {
  let values: InspectValues
  let style: Style
  private(set) var bytes: [UInt8] = []

  init(values: InspectValues, style: Style) {
    self.values = values
    self.style = style
  }

  /// Writes the selected pages of a document; equal neighbours are one block unless each is asked.
  mutating func write(_ document: PageDocument, _ pages: ArraySlice<PageDocument.Page>, named: FileName) {
    line(style.bold(named.display) + ": " + summary(of: document))
    let blocks = values.eachPage ? single(pages) : grouped(pages)
    var table = TextTable()
    for block in blocks { block.content.write(to: &table) }
    var rest = table.lines(indent: 4)[...]
    for block in blocks {
      line("  " + style.bold(block.heading))
      let rows = rest.prefix(block.content.rowCount)
      for text in block.content.lines(rows, style) { line(text) }
      rest = rest.dropFirst(rows.count)
    }
  }

  private typealias Block = (heading: String, content: InspectBlock)

  private func single(_ pages: ArraySlice<PageDocument.Page>) -> [Block] {
    pages.map { page in
      let object = page.object.map { "object \($0)" } ?? "not an object of its own"
      return ("page \(page.number) (\(object))", InspectBlock(page, values))
    }
  }

  private func grouped(_ pages: ArraySlice<PageDocument.Page>) -> [Block] {
    let blocks = pages.lazy.map { (number: $0.number, value: InspectBlock($0, values)) }
    return groupedPages(blocks).map { (pageRangeText($0.pages), $0.value) }
  }

  private func summary(of document: PageDocument) -> String {
    let count = document.pages.count
    let encrypted = document.isEncrypted ? ", encrypted" : ""
    return "\(count) \(count == 1 ? "page" : "pages"), PDF \(document.pdfVersion)\(encrypted)"
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}
