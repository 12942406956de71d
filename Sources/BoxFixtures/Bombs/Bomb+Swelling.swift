/// Files of which much more is made than stands in them, by what leads to it or how it is filtered.
extension Bomb {
  /// A file whose object stream has rows that are all filtered by three neighbours.
  func paethFile() -> [UInt8] {
    let columns = 1_000
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    let text = "3 0 \(Self.page)"
    let blanks = Array(repeating: UInt8(0x20), count: columns - text.utf8.count)
    // The byte 4 names the filter, and stands in its rows too.
    let rows = LongRun(
      head: [0] + Array(text.utf8) + blanks, byte: 4, count: 60_000 * (columns + 1))
    let parameters = "/DecodeParms << /Predictor 15 /Columns \(columns) >>"
    file.add(
      4, stream: rows.deflated().bytes,
      keys: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode \(parameters)")
    file.pack(3, in: 4)
    return file.finished()
  }

  /// A file each of whose pages has four boxes with the same long array in them, and a number.
  func swellingBoxes() -> [UInt8] {
    let count = 50_000
    var file = PDFWriter()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let kids = (0..<count).map { "\(4 + $0) 0 R" }.joined(separator: " ")
    file.add(2, "<< /Type /Pages /Kids [\(kids)] /Count \(count) >>")
    file.add(3, "[\(String(repeating: " 0", count: 480))]")
    for page in 4..<4 + count {
      let boxes = ["Crop", "Trim", "Bleed", "Art"].map { "/\($0)Box [3 0 R \(page)]" }.joined()
      file.add(page, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] \(boxes) >>")
    }
    return file.bytes()
  }
}
