import BoxPolicy

extension [UInt8] {
  /// Appends a range of page numbers as people write it: page 1, pages 2-312.
  mutating func append(pageRange range: ClosedRange<Int>) {
    append(contentsOf: (range.count == 1 ? "page " : "pages ").utf8)
    append(pageNumbers: range)
  }

  /// Appends the numbers of a range: 1, 2-312.
  mutating func append(pageNumbers range: ClosedRange<Int>) {
    append(decimal: range.lowerBound)
    guard range.count > 1 else { return }
    append(UInt8(ascii: "-"))
    append(decimal: range.upperBound)
  }
}

/// Writes a range of page numbers as people do: page 1, pages 2-312.
func pageRangeText(_ range: ClosedRange<Int>) -> String {
  var bytes: [UInt8] = []
  bytes.append(pageRange: range)
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes the numbers of a range: 1, 2-312.
func pageNumbersText(_ range: ClosedRange<Int>) -> String {
  var bytes: [UInt8] = []
  bytes.append(pageNumbers: range)
  return String(decoding: bytes, as: UTF8.self)
}
