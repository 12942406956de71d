/// Writes a range of page numbers as people do: page 1, pages 2-312.
func pageRangeText(_ range: ClosedRange<Int>) -> String {
  (range.count == 1 ? "page " : "pages ") + pageNumbersText(range)
}

/// Writes the numbers of a range: 1, 2-312.
func pageNumbersText(_ range: ClosedRange<Int>) -> String {
  range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
}

/// Joins neighbouring pages whose value is the same; the pages come in ascending order.
func groupedPages<Value: Equatable>(
  _ pages: some Sequence<(number: Int, value: Value)>
) -> [(pages: ClosedRange<Int>, value: Value)] {
  var groups: [(pages: ClosedRange<Int>, value: Value)] = []
  for page in pages {
    if let last = groups.last, last.pages.upperBound + 1 == page.number, last.value == page.value {
      groups[groups.count - 1].pages = last.pages.lowerBound...page.number
    } else {
      groups.append((page.number...page.number, page.value))
    }
  }
  return groups
}
