/// A file whose pages stand in object streams that become far longer when they are inflated.
package enum SwellingStreams {
  /// Writes the whole file.
  ///
  /// - Parameters:
  ///   - count: How many pages there are, each in a stream of its own.
  ///   - rounds: How many times all pages are listed, one behind the other.
  ///   - size: How many bytes each stream has inflated, to within 300; most of them blanks.
  /// - Returns: The bytes of the file.
  package static func bytes(count: Int, rounds: Int = 1, size: Int) -> [UInt8] {
    var file = Array("%PDF-1.5\n".utf8)
    var rows = row(0, 0, 0)
    func add(_ number: Int, _ text: String) {
      rows += row(1, file.count, 0)
      file += "\(number) 0 obj\n\(text)\nendobj\n".utf8
    }
    let kids = (0..<count * rounds).map { "\(3 + $0 % count) 0 R" }.joined(separator: " ")
    add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    add(2, "<< /Type /Pages /Count \(count * rounds) /Kids [\(kids)] >>")
    for index in 0..<count { rows += row(2, 3 + count + index, 0) }
    for index in 0..<count {
      var data = Deflated()
      data.add("\(3 + index) 0 << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >> ")
      data.addBlanks(size)
      let packed = data.finished()
      let keys = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length \(packed.count)"
      rows += row(1, file.count, 0)
      file += "\(3 + count + index) 0 obj\n<< \(keys) >>\nstream\n".utf8 + packed
      file += "\nendstream\nendobj\n".utf8
    }
    let section = file.count
    let number = 3 + 2 * count
    rows += row(1, section, 0)
    file += "\(number) 0 obj\n<< /Type /XRef /Size \(number + 1) /W [1 4 2] /Root 1 0 R".utf8
    file += " /Length \(rows.count) >>\nstream\n".utf8 + rows
    file += "\nendstream\nendobj\nstartxref\n\(section)\n%%EOF\n".utf8
    return file
  }

  private static func row(_ kind: UInt8, _ place: Int, _ index: Int) -> [UInt8] {
    [kind] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: place >> $0) }
      + [8, 0].map { UInt8(truncatingIfNeeded: index >> $0) }
  }
}

/// Data in one block of deflate with the fixed codes (RFC 1950; RFC 1951, 3.2.6).
private struct Deflated {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits = 0b011
  private var bitCount = 3
  /// The two sums of Adler-32.
  private var (low, high) = (1, 0)

  /// Adds ASCII text, each byte by itself.
  mutating func add(_ text: String) {
    for byte in text.utf8 {
      code(0x30 + Int(byte), of: 8)
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
  }

  /// Adds blanks behind a blank, as runs of 258 that repeat the byte before.
  mutating func addBlanks(_ size: Int) {
    for _ in 0..<size / 258 {
      code(0b1100_0101, of: 8)
      code(0, of: 5)
    }
    let count = size / 258 * 258
    high = (high + count * low + 0x20 * (count * (count + 1) / 2 % 65_521)) % 65_521
    low = (low + count * 0x20) % 65_521
  }

  /// Ends the block, and adds the checksum.
  mutating func finished() -> [UInt8] {
    code(0, of: 7)
    code(0, of: (8 - bitCount % 8) % 8)
    let sum = high << 16 | low
    return bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// Adds a code, whose first bit is its highest one.
  private mutating func code(_ value: Int, of count: Int) {
    for place in stride(from: count - 1, through: 0, by: -1) {
      bits |= (value >> place & 1) << bitCount
      bitCount += 1
    }
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
