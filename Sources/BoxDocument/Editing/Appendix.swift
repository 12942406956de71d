import BoxPolicy

/// What is put behind a file to change objects of it: an incremental update.
///
/// ISO 32000-2:2020, 7.5.6.
struct Appendix {
  /// An object as it is from now on.
  struct Object {
    let number: Int
    let generation: Int
    /// What stands between its first and last line.
    let text: [UInt8]
  }

  /// The length of the file, whose header is at its beginning.
  let start: Int
  /// The changed objects by number, each once.
  let objects: [Object]
  /// The newest section of the file, whose form the new one takes.
  let newest: FileTail
  /// The keys of the newest trailer that go on to hold, as text of a dictionary.
  let trailer: [UInt8]
  /// One more than the highest object number.
  let size: Int

  /// The keys of a trailer that are about its own section, or about the one before.
  static let sectionKeys: Set<String> = [
    "/Size", "/Prev", "/XRefStm", "/Type", "/W", "/Index", "/Length", "/Filter", "/DecodeParms",
    "/DL", "/F", "/FFilter", "/FDecodeParms",
  ]

  /// The highest offset that a table has room for.
  static let mostInTable = 9_999_999_999

  /// The whole tail; nil where a table has no room for an offset.
  func bytes() -> [UInt8]? {
    let head = AppendRecord.lineLength(at: start)
    var body: [UInt8] = []
    var entries: [Entry] = []
    for object in objects {
      entries.append(
        Entry(
          number: object.number, generation: object.generation, offset: start + head + body.count))
      body += "\(object.number) \(object.generation) obj\n".utf8
      body += object.text
      body += "\nendobj\n".utf8
    }
    let section = start + head + body.count
    switch newest.section {
    case .table:
      guard section <= Self.mostInTable else { return nil }
      body += table(entries)
    case .stream(let number, let generation):
      // The number of the stream that this one takes the place of is free for it: a fresh one may
      // be one that something refers to, which refers to nothing until then.
      let own = Entry(number: number, generation: generation, offset: section)
      body += stream(entries.filter { $0.number != number } + [own], own)
    }
    body += "startxref\n\(section)\n%%EOF\n".utf8
    return AppendRecord.tail(at: start, body: body)
  }

  private struct Entry {
    let number: Int
    let generation: Int
    let offset: Int
  }

  /// The keys of the trailer with those of the new section, without the brackets.
  private var keys: [UInt8] {
    let inner = trailer.dropFirst(2).dropLast(2)
    return Array(inner) + " /Size \(size) /Prev \(newest.offset)".utf8
  }

  private func table(_ entries: [Entry]) -> [UInt8] {
    var text: [UInt8] = Array("xref\n".utf8)
    for run in runs(entries) {
      text += "\(run[0].number) \(run.count)\n".utf8
      for entry in run {
        text += paddedText(entry.offset, width: 10).utf8
        text += " \(paddedText(entry.generation, width: 5)) n \n".utf8
      }
    }
    return text + "trailer\n<<".utf8 + keys + " >>\n".utf8
  }

  private func stream(_ entries: [Entry], _ own: Entry) -> [UInt8] {
    let sorted = entries.sorted { $0.number < $1.number }
    let width = max(4, bytesNeeded(own.offset))
    var data: [UInt8] = []
    for entry in sorted {
      data.append(1)
      data += bigEndian(entry.offset, width)
      data += bigEndian(entry.generation, 2)
    }
    let index = runs(sorted).map { "\($0[0].number) \($0.count)" }.joined(separator: " ")
    var text: [UInt8] = Array("\(own.number) \(own.generation) obj\n<< /Type /XRef".utf8)
    text += keys
    text += " /W [ 1 \(width) 2 ] /Index [ \(index) ] /Length \(data.count) >>\nstream\n".utf8
    return text + data + "\nendstream\nendobj\n".utf8
  }

  /// Groups entries whose numbers follow each other.
  private func runs(_ entries: [Entry]) -> [[Entry]] {
    var runs: [[Entry]] = []
    for entry in entries {
      if let last = runs.last?.last, last.number + 1 == entry.number {
        runs[runs.count - 1].append(entry)
      } else {
        runs.append([entry])
      }
    }
    return runs
  }

  private func bytesNeeded(_ number: Int) -> Int {
    (Int.bitWidth - number.leadingZeroBitCount + 7) / 8
  }

  private func bigEndian(_ number: Int, _ width: Int) -> [UInt8] {
    stride(from: (width - 1) * 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}
