import BoxPolicy

/// Where pages begin that are written otherwise than the one before.
///
/// Most files have few such places, so that whoever works through all pages looks at these alone.
struct PageRunStarts: Sendable {
  /// Positions among the pages, ascending; the first is 0 where there is a page.
  private(set) var positions: [Int] = []

  /// Finds the places by what the pages share.
  init(_ pages: [PageDocument.Page]) {
    var last: Likeness?
    for index in pages.indices {
      let likeness = Likeness(pages[index].entries)
      if likeness != last { positions.append(index) }
      last = likeness
    }
  }

  /// Takes over places that are known already.
  init(_ positions: [Int]) { self.positions = positions }

  /// The first place behind a position, or the end.
  func next(after position: Int, end: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low < positions.count ? min(positions[low], end) : end
  }
}

extension PageDocument {
  /// Splits pages into neighbours that are surely alike, in which the first can stand for all.
  ///
  /// - Parameter range: Positions among the pages, from 0.
  /// - Returns: Slices of the pages, none of them empty, in their order.
  package func runs(in range: Range<Int>) -> [ArraySlice<Page>] {
    var runs: [ArraySlice<Page>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = runStarts.next(after: start, end: range.upperBound)
      runs.append(pages[start..<end])
      start = end
    }
    return runs
  }
}
