import BoxPolicy

extension Bomb {
  /// A file whose table, a stream, is odd in some way.
  func oddTable() -> [UInt8] {
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    let most = "2147483647"
    switch self {
    case .hugeColumnsOfObjects:
      let list = "3 0 "
      let data = LongRun(head: Array((list + Self.page).utf8), byte: 0x20, count: 2_000)
      let parameters = "/DecodeParms << /Predictor 12 /Columns \(most) >>"
      file.add(
        4, stream: data.deflated().bytes,
        keys: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode \(parameters)")
      file.pack(3, in: 4)
      return file.finished()
    default: file.add(3, Self.page)
    }
    let flate = "/Filter /FlateDecode"
    switch self {
    case .tableOfZeros:
      return file.finished(form: "/Size 5 /W [1 4 2] \(flate)") {
        LongRun(head: $0, byte: 0, count: Self.zeroCount).deflated().bytes
      }
    case .tableOfFreeEntries:
      return file.finished(form: "/Size 30000000 /W [1 1 0] /Index [0 30000000] \(flate)") { _ in
        LongRun(head: [], byte: 0, count: 60_000_000).deflated().bytes
      }
    case .filteredTable:
      let parameters = "/DecodeParms << /Predictor 12 /Columns 2 >>"
      let index = "/W [1 1 0] /Index [0 20000000]"
      return file.finished(form: "/Size 20000000 \(index) \(flate) \(parameters)") { _ in
        LongRun(head: [], byte: 0, count: 60_000_000).deflated().bytes
      }
    case .hugeStreamSize: return file.finished(form: "/Size \(most) /W [1 4 2]")
    case .wideFields: return file.finished(form: "/Size 5 /W [1 8 8]")
    case .overlappingIndex:
      let index = String(repeating: "0 8388607 ", count: 100_000)
      return file.finished(form: "/Size 5 /W [1 4 2] /Index [0 5 \(index)]")
    default:
      let parameters = "/DecodeParms << /Predictor 12 /Columns \(most) >>"
      return file.finished(form: "/Size 5 /W [1 4 2] \(flate) \(parameters)") {
        LongRun(head: $0, byte: 0, count: 2_000).deflated().bytes
      }
    }
  }

  private static func objects() -> PDFWriter {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    writer.add(3, page)
    return writer
  }

  /// A file whose table says that it is longer than any.
  func hugeSizeFile() -> [UInt8] {
    let start = Self.objects().written.count
    let table = "xref\n0 2147483647\n0000000000 65535 f \n"
    let trailer = "trailer\n<< /Size 2147483647 /Root 1 0 R >>\n"
    return Self.objects().written + Array("\(table)\(trailer)startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// A file of a thousand sections; the first of them leads nowhere, or to the last.
  func sections(goRound: Bool) -> [UInt8] {
    var file = Self.objects().bytes()
    var start = Self.objects().written.count
    if goRound {
      // As many digits as the place of the last section will have.
      file = Self.objects().written
      start = file.count
      file += Self.section(previous: start + 999 * Self.section(previous: 99_999).count)
    }
    for _ in 1..<1_000 {
      let place = file.count
      file += Self.section(previous: start)
      start = place
    }
    return file + Array("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// A file whose root lists one page again and again.
  func manyKidsFile() -> [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let kids = String(repeating: "3 0 R ", count: 10_000_000)
    writer.add(2, "<< /Type /Pages /Kids [\(kids)] /Count 10000000 >>")
    writer.add(3, Self.page)
    return writer.bytes()
  }

  /// A file of 100,000 nodes, each the only kid of the one before.
  func deepTreeFile() -> [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    for node in 2..<100_002 {
      let parent = node == 2 ? "" : "/Parent \(node - 1) 0 R"
      writer.add(node, "<< /Type /Pages /Kids [\(node + 1) 0 R] /Count 1 \(parent) >>")
    }
    writer.add(100_002, "<< /Type /Page /Parent 100001 0 R /MediaBox [0 0 300 400] >>")
    return writer.bytes()
  }

  private static func section(previous: Int) -> [UInt8] {
    let previous = paddedText(previous, width: 10)
    return Array(
      "xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev \(previous) >>\n".utf8)
  }
}
