/// Which pages of a document are meant, written as in 1-3,7,-2,odd,even,last.
///
/// A selection is a set: pages come in the order of the document and once, however often and in
/// whatever order they are named.
public struct PageSelection: Sendable, Hashable {
  /// One item of the list.
  enum Item: Sendable, Hashable {
    case range(Position, Position)
    case onward(Position)
    case odd
    case even
  }

  /// A page counted from the start, or from the end where it is written with a minus sign.
  enum Position: Sendable, Hashable {
    case fromStart(Int)
    case fromEnd(Int)

    /// The page number in a document of so many pages; below 1 or above the count if outside.
    func number(of count: Int) -> Int {
      switch self {
      case .fromStart(let number): number
      case .fromEnd(let number): count + 1 - number
      }
    }
  }

  let items: [Item]

  /// All pages.
  public static let all = PageSelection(items: [.range(.fromStart(1), .fromEnd(1))])

  /// Finds the selected pages of a document of so many pages, as ascending ranges of numbers.
  ///
  /// What lies outside the document is left out; a range written from the higher to the lower
  /// page means the same pages, but all from a page on is nothing where that page is past the end.
  ///
  /// - Complexity: O(items log items), and O(pages) where odd or even is among them.
  public func pages(of count: Int) -> [ClosedRange<Int>] {
    let ranges = items.compactMap { $0.pages(of: count) }
      .sorted { $0.lowerBound < $1.lowerBound }
    // Every second page is a range of its own, so these are put in once, however often named.
    switch (items.contains(.odd), items.contains(.even)) {
    case (false, false): return Self.joined(ranges, [])
    case (true, true): return count > 0 ? [1...count] : []
    case (true, false): return Self.joined(ranges, stride(from: 1, through: count, by: 2))
    case (false, true): return Self.joined(ranges, stride(from: 2, through: count, by: 2))
    }
  }

  /// Joins ranges and single pages, both ascending, where they overlap or adjoin.
  private static func joined(
    _ ranges: [ClosedRange<Int>], _ pages: some Sequence<Int>
  ) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    func add(_ range: ClosedRange<Int>) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    var rest = ArraySlice(ranges)
    for page in pages {
      while let range = rest.first, range.lowerBound <= page {
        add(range)
        rest = rest.dropFirst()
      }
      add(page...page)
    }
    for range in rest { add(range) }
    return result
  }
}

extension PageSelection.Item {
  /// The pages of a document of so many; nil where it has none, and for odd and even.
  fileprivate func pages(of count: Int) -> ClosedRange<Int>? {
    switch self {
    case .range(let first, let last):
      let ends = (first.number(of: count), last.number(of: count))
      let lower = max(1, min(ends.0, ends.1))
      let upper = min(count, max(ends.0, ends.1))
      return lower <= upper ? lower...upper : nil
    case .onward(let first):
      let lower = max(1, first.number(of: count))
      return lower <= count ? lower...count : nil
    case .odd, .even: return nil
    }
  }
}
