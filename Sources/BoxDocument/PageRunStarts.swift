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

  /// The index of the first place behind a position; the number of places if there is none.
  fileprivate func next(after position: Int) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Pages as neighbours that are surely alike, in which the first can stand for all.
///
/// Slices of the pages of a document, none of them empty, in their order.
package struct PageNeighbours: Sequence, Sendable {
  fileprivate let pages: [PageDocument.Page]
  fileprivate let starts: PageRunStarts
  fileprivate let ranges: [Range<Int>]

  /// Whether there is no page.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Goes from one slice to the next.
  package struct Iterator: IteratorProtocol {
    private let pages: [PageDocument.Page]
    private let starts: PageRunStarts
    /// The ranges that are left.
    private var ranges: ArraySlice<Range<Int>>
    /// The index of the next start in the first of them.
    private var start = 0

    fileprivate init(_ alike: PageNeighbours) {
      pages = alike.pages
      starts = alike.starts
      ranges = alike.ranges[...]
      findStart()
    }

    private mutating func findStart() {
      if let range = ranges.first { start = starts.next(after: range.lowerBound) }
    }

    /// Returns the next slice; nil behind the last.
    package mutating func next() -> ArraySlice<PageDocument.Page>? {
      guard let range = ranges.first else { return nil }
      if start < starts.positions.count, starts.positions[start] < range.upperBound {
        let end = starts.positions[start]
        start += 1
        ranges[ranges.startIndex] = end..<range.upperBound
        return pages[range.lowerBound..<end]
      }
      ranges.removeFirst()
      findStart()
      return pages[range]
    }
  }

  /// Makes an iterator over the slices.
  package func makeIterator() -> Iterator { Iterator(self) }
}

extension PageDocument {
  /// Splits pages into neighbours that are surely alike.
  ///
  /// - Parameter ranges: Positions among the pages, from 0; ascending, and none of them empty.
  /// - Returns: The slices.
  package func alike(in ranges: [Range<Int>]) -> PageNeighbours {
    PageNeighbours(pages: pages, starts: runStarts, ranges: ranges)
  }
}
