/// Writes a range of page numbers as people do: page 1, pages 2-312.
func pageRangeText(_ range: ClosedRange<Int>) -> String {
  (range.count == 1 ? "page " : "pages ") + pageNumbersText(range)
}

/// Writes the numbers of a range: 1, 2-312.
func pageNumbersText(_ range: ClosedRange<Int>) -> String {
  range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
}
