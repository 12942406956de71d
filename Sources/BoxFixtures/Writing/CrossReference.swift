/// One cross-reference section: where the objects of a revision stand.
///
/// ISO 32000-2:2020, 7.5.4 and 7.5.8.
struct CrossReference {
  /// Where an object stands.
  struct Entry: Sendable {
    var offset: Int
    var generation: Int
  }

  /// The objects by number.
  let entries: [Int: Entry]
  /// One more than the highest number of the file.
  let size: Int
  /// Whether it lists changed objects alone, and not every number of the file.
  let isUpdate: Bool

  /// Appends the section as a table, without its trailer.
  func appendTable(to file: inout [UInt8]) {
    file.append(contentsOf: "xref\n".utf8)
    if isUpdate {
      for range in ranges {
        file.append(contentsOf: "\(range.lowerBound) \(range.count)\n".utf8)
        for number in range { file.append(entries[number]) }
      }
      return
    }
    file.append(contentsOf: "0 \(size)\n".utf8)
    let free = (1..<size).filter { entries[$0] == nil }
    file.appendTableLine(free.first ?? 0, generation: 65_535, "f")
    var nextFree = free.dropFirst()
    for number in 1..<size {
      if entries[number] != nil {
        file.append(entries[number])
      } else {
        file.appendTableLine(nextFree.popFirst() ?? 0, generation: 0, "f")
      }
    }
  }

  /// Appends the section as a stream object of this number, which it lists itself.
  ///
  /// Nothing is compressed, so that the bytes do not depend on a library.
  func appendStream(_ number: Int, at start: Int, keys: String, to file: inout [UInt8]) {
    var all = entries
    all[number] = Entry(offset: start, generation: 0)
    var data: [UInt8] = []
    let listed = CrossReference(entries: all, size: size, isUpdate: isUpdate).ranges
    for range in isUpdate ? listed : [0..<size] {
      for member in range {
        guard let entry = all[member] else {
          data.append(contentsOf: [0, 0, 0, 0, 0, 0xFF, 0xFF])
          continue
        }
        data.append(1)
        data.appendBigEndian(entry.offset, width: 4)
        data.appendBigEndian(entry.generation, width: 2)
      }
    }
    let index = listed.map { "\($0.lowerBound) \($0.count)" }.joined(separator: " ")
    let indexKey = isUpdate ? " /Index [\(index)]" : ""
    file.append(
      contentsOf:
        "\(number) 0 obj\n<< /Type /XRef \(keys) /W [1 4 2]\(indexKey) /Length \(data.count) >>\nstream\n"
        .utf8)
    file.append(contentsOf: data)
    file.append(contentsOf: "\nendstream\nendobj\n".utf8)
  }

  /// The numbers of the objects as ranges.
  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in entries.keys.sorted() {
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<number + 1
      } else {
        ranges.append(number..<number + 1)
      }
    }
    return ranges
  }
}

extension [UInt8] {
  /// Appends the table line of an object.
  fileprivate mutating func append(_ entry: CrossReference.Entry?) {
    guard let entry else { return }
    appendTableLine(entry.offset, generation: entry.generation, "n")
  }

  /// Appends one line of a cross-reference table, which is 20 bytes long to the byte.
  fileprivate mutating func appendTableLine(_ first: Int, generation: Int, _ kind: String) {
    appendPadded(first, width: 10)
    append(0x20)
    appendPadded(generation, width: 5)
    append(contentsOf: " \(kind) \n".utf8)
  }

  private mutating func appendPadded(_ number: Int, width: Int) {
    let digits = String(number).utf8
    append(contentsOf: repeatElement(0x30, count: Swift.max(0, width - digits.count)))
    append(contentsOf: digits)
  }

  fileprivate mutating func appendBigEndian(_ number: Int, width: Int) {
    for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
