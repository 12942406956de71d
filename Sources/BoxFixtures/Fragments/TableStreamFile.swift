import BoxPolicy

/// A file of one page whose table, or a part of it, is a stream with a number that is worth a look.
package enum TableStreamFile: String, CaseIterable, Sendable {
  /// The table says where the stream is.
  case listed
  /// The table says nothing of the number of the stream.
  case unlisted
  /// The table has the number of the stream as free.
  case free
  /// The table gives the number of the stream to the content of the page.
  case content
  /// The table gives the number of the stream to the content, and says that nothing is before it.
  case contentFirst
  /// The stream is an update without an entry of its own, and a table before it has the content.
  case contentBefore
  /// The stream is the older part, and an update gives its number to the content of the page.
  case contentBehind

  /// The content of the page, which is object 4.
  package static let drawing = "1 0 0 rg 50 50 100 100 re f"

  /// The whole file.
  package func bytes() -> [UInt8] {
    var file = Array("%PDF-1.7\n".utf8)
    var offsets: [Int] = []
    func add(_ text: String) {
      offsets.append(file.count)
      file += "\(offsets.count) 0 obj\n\(text)\nendobj\n".utf8
    }
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>")
    if self == .contentBehind {
      let stream = file.count
      file += section(4, [nil] + offsets, at: stream)
      addContent()
      file += table(4, [offsets[3]], keys: "/Size 5 /Root 1 0 R /Prev \(stream)", at: file.count)
      return file
    }
    addContent()
    switch self {
    case .contentBefore:
      let table = file.count
      file += self.table(0, [nil] + offsets, keys: "/Size 5 /Root 1 0 R", at: table)
      file += section(4, Array(offsets[..<3]), from: 1, keys: "/Prev \(table)", at: file.count)
    case .listed: file += section(5, [nil] + offsets + [file.count], at: file.count)
    case .unlisted: file += section(5, [nil] + offsets, at: file.count)
    case .free: file += section(5, [nil] + offsets + [nil], at: file.count)
    case .contentFirst: file += section(4, [nil] + offsets, keys: "/Prev 0", at: file.count)
    default: file += section(4, [nil] + offsets, at: file.count)
    }
    return file

    func addContent() {
      add("<< /Length \(Self.drawing.utf8.count) >>\nstream\n\(Self.drawing)\nendstream")
    }
  }

  /// A section that is a stream, and the end of the file behind it.
  private func section(
    _ number: Int, _ places: [Int?], from first: Int = 0, keys: String = "", at start: Int
  ) -> [UInt8] {
    var data: [UInt8] = []
    for place in places {
      data += place.map { [1, UInt8($0 >> 8), UInt8($0 & 255), 0] } ?? [0, 0, 0, 0]
    }
    let index = "/Size \(max(places.count, 5)) /Index [\(first) \(places.count)]"
    let keys = "/Type /XRef \(index) /W [1 2 1] /Root 1 0 R \(keys)"
    let head = "\(number) 0 obj\n<< \(keys) /Length \(data.count) >>\nstream\n"
    return Array(head.utf8) + data + Array("\nendstream\nendobj\n\(end(start))".utf8)
  }

  /// A section that is a table, and the end of the file behind it.
  private func table(_ first: Int, _ places: [Int?], keys: String, at start: Int) -> [UInt8] {
    let lines = places.map { place in
      paddedText(place ?? 0, width: 10) + (place == nil ? " 65535 f \n" : " 00000 n \n")
    }
    let head = "xref\n\(first) \(places.count)\n\(lines.joined())trailer\n<< \(keys) >>\n"
    return Array("\(head)\(end(start))".utf8)
  }

  private func end(_ start: Int) -> String { "startxref\n\(start)\n%%EOF\n" }
}
