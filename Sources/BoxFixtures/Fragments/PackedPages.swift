/// A file whose two pages, both odd, stand in an object stream.
package struct PackedPages {
  private let isFlate: Bool

  /// Makes a file whose streams are packed, as deflate that stores them, or plain.
  package init(isFlate: Bool) { self.isFlate = isFlate }

  private static let pages = [
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /CropBox 99 0 R >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Rotate 0 /Rotate 90 /TrimBox null >>",
  ]

  /// The whole file.
  package func bytes() -> [UInt8] {
    var file = Array("%PDF-1.5\n".utf8)
    var offsets: [Int] = []
    func add(_ object: [UInt8]) {
      offsets.append(file.count)
      file += "\(offsets.count == 3 ? 5 : offsets.count) 0 obj\n".utf8
      file += object
      file += "\nendobj\n".utf8
    }
    add(Array("<< /Type /Catalog /Pages 2 0 R >>".utf8))
    add(Array("<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>".utf8))
    let list = "3 0 4 \(Self.pages[0].utf8.count + 1) "
    add(
      stream(
        "/Type /ObjStm /N 2 /First \(list.utf8.count)",
        Array((list + Self.pages.joined(separator: " ")).utf8)))
    let section = file.count
    var data: [UInt8] = [0, 0, 0, 0]
    for place in offsets.prefix(2) { data += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    data += [2, 0, 5, 0, 2, 0, 5, 1]
    for place in [offsets[2], section] { data += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    file += "6 0 obj\n".utf8
    file += stream("/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R", data)
    file += "\nendobj\nstartxref\n\(section)\n%%EOF\n".utf8
    return file
  }

  private func stream(_ keys: String, _ data: [UInt8]) -> [UInt8] {
    let packed = isFlate ? stored(data) : data
    let filter = isFlate ? "/Filter /FlateDecode" : ""
    return Array("<< \(keys) \(filter) /Length \(packed.count) >>\nstream\n".utf8) + packed
      + Array("\nendstream".utf8)
  }

  /// One block of deflate that is stored as it is (RFC 1950 and 1951).
  private func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let sum = high << 16 | low
    return [0x78, 0x01, 0x01] + lengths + data
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
