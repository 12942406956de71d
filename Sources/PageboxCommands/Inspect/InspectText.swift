import BoxDocument
import BoxPolicy
import SystemBridge

/// Writes what inspect says to people: a heading for the file, a block for each range of pages.
struct InspectText {
  let values: InspectValues
  let style: Style
  private var text = LineText()
  private var waiting: [Block] = []

  /// One range of pages that say the same.
  private struct Block {
    var pages: ClosedRange<Int>
    let heading: String?
    let content: InspectBlock
  }

  /// How many blocks have their columns aligned with each other.
  private static let alignedBlocks = 200

  init(values: InspectValues, style: Style) {
    self.values = values
    self.style = style
  }

  /// Writes the selected pages of a document, and returns what the sink has not taken.
  ///
  /// Equal neighbours are one block, unless each page is asked for.
  mutating func write(
    _ document: PageDocument, _ pages: ArraySlice<PageDocument.Page>, named: FileName,
    _ sink: PartSink
  ) -> [UInt8] {
    text.line(style.bold(named.display) + ": " + summary(of: document))
    for problem in document.problems {
      let line = "\(problem.severity.rawValue): \(problem.message) [\(problem.id)]"
      text.line("  " + style.severity(problem.severity, line))
    }
    var previous: PageDocument.Page?
    for page in pages {
      add(page, after: previous)
      if waiting.count > Self.alignedBlocks {
        // The last block may still grow.
        flush(keeping: 1)
        sink(&text.bytes)
      }
      previous = page
    }
    flush(keeping: 0)
    return text.bytes
  }

  private mutating func add(_ page: PageDocument.Page, after previous: PageDocument.Page?) {
    if values.eachPage {
      let object = page.object.map { "object \($0)" } ?? "not an object of its own"
      let heading = "page \(page.number) (\(object))"
      add(page, InspectBlock(page, values), heading)
      return
    }
    if let last = waiting.last, let previous, previous.number + 1 == page.number {
      // A page like the one before is not even put into words.
      let alike = previous.entries.isAlike(page.entries)
      let content = alike ? last.content : InspectBlock(page, values)
      if alike || content == last.content {
        waiting[waiting.count - 1].pages = last.pages.lowerBound...page.number
      } else {
        add(page, content, nil)
      }
      return
    }
    add(page, InspectBlock(page, values), nil)
  }

  private mutating func add(
    _ page: PageDocument.Page, _ content: InspectBlock, _ heading: String?
  ) {
    waiting.append(Block(pages: page.number...page.number, heading: heading, content: content))
  }

  private mutating func flush(keeping kept: Int) {
    let blocks = waiting.dropLast(kept)
    var table = TextTable()
    for block in blocks { block.content.write(to: &table) }
    var rest = Array(table.lines(indent: 4))[...]
    for block in blocks {
      text.line("  " + style.bold(block.heading ?? pageRangeText(block.pages)))
      let rows = rest.prefix(block.content.rowCount)
      for line in block.content.lines(rows, style) { text.line(line) }
      rest = rest.dropFirst(rows.count)
    }
    waiting.removeFirst(blocks.count)
  }

  private func summary(of document: PageDocument) -> String {
    let count = document.pages.count
    let version = document.pdfVersion.isEmpty ? "" : " \(document.pdfVersion)"
    let encrypted = document.isEncrypted ? ", encrypted" : ""
    return "\(count) \(count == 1 ? "page" : "pages"), PDF\(version)\(encrypted)"
  }
}
