import BoxPolicy

/// Files whose parts stand in each other, so that all together are far longer than the file.
extension Bomb {
  /// A file whose table is a chain of streams, each with all that follow it in its data or a string.
  func nestedTables(inStrings: Bool) -> [UInt8] {
    let count = 10_000
    var file = PDFWriter()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let start = file.written.count
    let form = "/Type /XRef /W [0 1 0] /Root 1 0 R"
    let core = "0123456789"
    func head(_ index: Int, _ previous: Int, _ length: Int) -> String {
      let object = "\(index + 10_000) 0 obj << \(form) /Prev \(paddedText(previous, width: 10))"
      return inStrings
        ? "\(object) /Size 1 /Length 1 /X ("
        : "\(object) /Size \(paddedText(length, width: 10)) /Length \(paddedText(length, width: 10)) >>\nstream\n"
    }
    let tail = inStrings ? ") >>\nstream\n0\nendstream endobj" : "\nendstream endobj"
    let (headCount, tailCount) = (head(0, 0, 0).utf8.count, tail.utf8.count)
    var bytes = file.written
    for index in 0..<count {
      let isLast = index == count - 1
      let length = (count - 1 - index) * (headCount + tailCount) + core.utf8.count
      bytes += head(index, isLast ? 0 : start + (index + 1) * headCount, length).utf8
    }
    bytes += core.utf8
    bytes += String(repeating: tail, count: count).utf8
    return bytes + Array("\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  /// A file of many pages, each in an object stream of its own, and that in the one before.
  func sharedStreams() -> [UInt8] {
    let count = 5_000
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let kids = (0..<count).map { "\(10_000 + $0) 0 R" }.joined(separator: " ")
    file.add(2, "<< /Type /Pages /Kids [\(kids)] /Count \(count) >>")
    let tail = "\nendstream\nendobj\n"
    let blanks = 500_000
    func head(_ index: Int, _ length: Int) -> String {
      let keys = "/Type /ObjStm /N 1 /First 8 /Length \(paddedText(length, width: 10))"
      return "<< \(keys) >>\nstream\n\(10_000 + index) 0 \(Self.page)\n"
    }
    let start = "<< /Type /ObjStm /N 1 /First 8 /Length \(paddedText(0, width: 10)) >>\nstream\n"
      .utf8.count
    let outer = "10000 0 obj\n".utf8.count + head(0, 0).utf8.count
    for index in 0..<count {
      let inner = count - 1 - index
      let data = outer - "10000 0 obj\n".utf8.count - start
      let length = data + inner * (outer + tail.utf8.count) + blanks
      file.open(20_000 + index, head(index, length))
      file.pack(10_000 + index, in: 20_000 + index)
    }
    file.append(String(repeating: " ", count: blanks) + String(repeating: tail, count: count))
    return file.finished()
  }

  /// A file of many pages, each in a string of the one before.
  func nestedPages(isPacked: Bool) -> [UInt8] {
    let count = 20_000
    let kids = (0..<count).map { "\(10_000 + $0) 0 R" }.joined(separator: " ")
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(2, "<< /Type /Pages /Kids [\(kids)] /Count \(count) >>")
    let head = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /X ("
    guard isPacked else {
      for number in 10_000..<10_000 + count { file.open(number, head) }
      file.append(String(repeating: ") >>\nendobj\n", count: count))
      return file.finished()
    }
    var list = ""
    for index in 0..<count {
      list += "\(10_000 + index) \(index * head.utf8.count) "
      file.pack(10_000 + index, in: 4, at: index)
    }
    let text =
      list + String(repeating: head, count: count) + String(repeating: ") >> ", count: count)
    file.add(
      4, stream: Array(text.utf8), keys: "/Type /ObjStm /N \(count) /First \(list.utf8.count)")
    return file.finished()
  }
}
