import BoxPolicy

/// A file for readers of PDF 1.4 and of 1.5 alike, which no writer at hand makes any more.
package enum HybridFile {
  /// A file whose second page stands in an object stream that only the stream of the table shows.
  ///
  /// The table for old programs has the hidden objects as free, and a second one without entries
  /// leads to the stream, as Microsoft Word writes it; where one table does both, mutool and
  /// libqpdf 12 take the objects for free. ISO 32000-2:2020, 7.5.8.4.
  package static func bytes() -> [UInt8] {
    var file: [UInt8] = Array("%PDF-1.5\n%\u{e2}\u{e3}\n".utf8)
    var offsets: [Int: Int] = [:]
    func add(_ number: Int, _ text: String) {
      offsets[number] = file.count
      file += "\(number) 0 obj\n\(text)\nendobj\n".utf8
    }
    add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    add(2, "<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>")
    add(
      3, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /CropBox [72 72 540 720] >>")
    let hidden = "4 0 << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>"
    add(
      5,
      "<< /Type /ObjStm /N 1 /First 4 /Length \(hidden.utf8.count) >>\nstream\n\(hidden)\nendstream"
    )
    let section = file.count
    var data: [UInt8] = [2, 0, 5, 0]
    for offset in [offsets[5] ?? 0, section] {
      data += [1, UInt8(offset >> 8), UInt8(offset & 255), 0]
    }
    file += "6 0 obj\n<< /Type /XRef /Size 7 /W [1 2 1] /Index [4 3] /Root 1 0 R".utf8
    file += " /Length 12 >>\nstream\n".utf8 + data + "\nendstream\nendobj\n".utf8
    let table = file.count
    file += "xref\n0 7\n0000000004 65535 f \n".utf8
    for number in 1...3 { file += "\(paddedText(offsets[number] ?? 0, width: 10)) 00000 n \n".utf8 }
    for next in [5, 6, 0] { file += "\(paddedText(next, width: 10)) 65535 f \n".utf8 }
    file += "trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8
    let second = file.count
    file += "xref\n0 0\ntrailer\n<< /Size 7 /Root 1 0 R /Prev \(table)".utf8
    file += " /XRefStm \(section) >>\nstartxref\n\(second)\n%%EOF\n".utf8
    return file
  }
}
