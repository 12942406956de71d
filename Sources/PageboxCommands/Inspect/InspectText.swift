import BoxDocument
import BoxPolicy
import SystemBridge

/// Writes what inspect says to people: a heading for the file, a block for each range of pages.
struct InspectText {
  let values: InspectValues
  let style: Style
  private var text = LineText()
  private var waiting: [Block] = []
  private var memo = PageMemo<InspectBlock>()

  /// One range of pages that say the same.
  private struct Block {
    var pages: ClosedRange<Int>
    let heading: String?
    let content: InspectBlock

    var id: ObjectIdentifier { ObjectIdentifier(content) }
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
    _ document: PageDocument, _ runs: PageNeighbours, named: FileName,
    _ sink: PartSink
  ) -> [UInt8] {
    text.line(style.bold(named.display) + ": " + summary(of: document))
    for problem in document.problems {
      let line = "\(problem.severity.rawValue): \(problem.message) [\(problem.id)]"
      text.line("  " + style.severity(problem.severity, line))
    }
    for run in runs {
      let content = memo.value(of: run[run.startIndex].entries) {
        InspectBlock(run[run.startIndex], values)
      }
      if values.eachPage {
        for index in run.indices { add(run[index], content, sink) }
      } else {
        add(run, content)
        offer(to: sink)
      }
    }
    flush(keeping: 0)
    return text.bytes
  }

  /// Adds a page with a heading of its own.
  private mutating func add(
    _ page: PageDocument.Page, _ content: InspectBlock, _ sink: PartSink
  ) {
    let object = page.object.map { "object \($0)" } ?? "not an object of its own"
    let heading = "page \(page.number) (\(object))"
    waiting.append(
      Block(pages: page.number...page.number, heading: heading, content: content))
    offer(to: sink)
  }

  /// Adds pages that are alike, to the last block if that says the same of the pages before.
  private mutating func add(_ run: ArraySlice<PageDocument.Page>, _ content: InspectBlock) {
    let pages = run[run.startIndex].number...run[run.endIndex - 1].number
    if let last = waiting.last, last.pages.upperBound + 1 == pages.lowerBound,
      content == last.content
    {
      waiting[waiting.count - 1].pages = last.pages.lowerBound...pages.upperBound
    } else {
      waiting.append(Block(pages: pages, heading: nil, content: content))
    }
  }

  /// Offers the text of the blocks that wait, once there are many.
  private mutating func offer(to sink: PartSink) {
    guard waiting.count > Self.alignedBlocks else { return }
    // The last block may still grow.
    flush(keeping: 1)
    sink(&text.bytes)
  }

  private mutating func flush(keeping kept: Int) {
    let blocks = waiting.dropLast(kept)
    // The same block has the same lines, however often it comes.
    var positions: [ObjectIdentifier: Int] = [:]
    var different: [InspectBlock] = []
    var table = TextTable()
    let kinds = blocks.map { block in
      if let known = positions[block.id] { return known }
      positions[block.id] = different.count
      different.append(block.content)
      table.append(block.content.rows)
      return different.count - 1
    }
    let layout = TextTable.Layout(table, indent: 4)
    var lines = LineText()
    var ends: [Int] = []
    var row = 0
    for content in different {
      content.write(layout, from: row, style, to: &lines)
      row += content.rows.count
      ends.append(lines.bytes.count)
    }
    for (block, kind) in zip(blocks, kinds) {
      text.bytes.append(contentsOf: "  ".utf8)
      style.bold(&text.bytes) { bytes in
        if let heading = block.heading {
          bytes.append(contentsOf: heading.utf8)
        } else {
          bytes.append(pageRange: block.pages)
        }
      }
      text.bytes.append(UInt8(ascii: "\n"))
      text.bytes.append(contentsOf: lines.bytes[(kind == 0 ? 0 : ends[kind - 1])..<ends[kind]])
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
