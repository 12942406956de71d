import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct PageSelectionTests {
  @Test(arguments: [
    ("1", 5, [1...1]), ("1-3,7,-2", 10, [1...3, 7...7, 9...9]), ("-1", 5, [5...5]),
    ("first", 5, [1...1]), ("last", 5, [5...5]), ("3-", 5, [3...5]), ("-2-", 5, [4...5]),
    ("-3--2", 5, [3...4]), ("2--2", 5, [2...4]), ("first-last", 5, [1...5]), ("all", 5, [1...5]),
    ("5-3", 9, [3...5]), ("last-first", 3, [1...3]), ("odd", 5, [1...1, 3...3, 5...5]),
    ("even", 5, [2...2, 4...4]), ("odd,even", 5, [1...5]), ("odd,2", 6, [1...3, 5...5]),
    // A set: neither order nor repetition matters, and neighbours are joined.
    ("3,1,2", 5, [1...3]), ("2,2,2", 5, [2...2]), ("1-4,2-3", 9, [1...4]),
    ("1-2,4-5", 9, [1...2, 4...5]),
    ("1-2,3-5", 9, [1...5]), ("1-9,2", 9, [1...9]),
    // What lies outside is left out.
    ("7", 5, []), ("-7", 5, []), ("4-9", 5, [4...5]), ("-9-2", 5, [1...2]), ("9-4", 5, [4...5]),
    ("6-9", 5, []), ("5", 5, [5...5]), ("6", 5, []), ("-5", 5, [1...1]), ("-6", 5, []),
    // All from a page on is nothing where there is no such page.
    ("5-", 5, [5...5]), ("6-", 5, []), ("7-", 5, []), ("-9-", 5, [1...5]),
    ("999999999-", 5, []), ("1000000000", 5, []),
    ("all", 0, []), ("odd,even,1,-1,last,first,1-", 0, []), ("all", 1, [1...1]), ("even", 1, []),
  ])
  func `a list selects these pages`(_ text: String, _ count: Int, _ pages: [ClosedRange<Int>])
    throws
  {
    #expect(try PageSelection(parsing: text).pages(of: count) == pages)
  }

  @Test func `all is what the word says`() throws {
    #expect(PageSelection.all == (try PageSelection(parsing: "all")))
    #expect(PageSelection.all.pages(of: 1_000_000_000) == [1...1_000_000_000])
  }

  @Test(.timeLimit(.minutes(10)), arguments: [("odd", 1), ("even", 2)])
  func `naming every second page again and again costs nothing`(
    _ word: String, _ first: Int
  ) throws {
    let count = 100_000
    let list = Array(repeating: "\(word),-1,7-9", count: 100_000).joined(separator: ",")
    let ranges = try PageSelection(parsing: list).pages(of: count)
    var expected = Set(stride(from: first, through: count, by: 2))
    expected.formUnion([7, 8, 9, count])
    #expect(ranges.flatMap { Array($0) } == expected.sorted())
  }

  /// One end of a range, and the page it means.
  static func end(_ random: inout SplitMix, _ count: Int) -> (String, Int) {
    let number = 1 + random.below(count + 4)
    return switch random.below(4) {
    case 0: random.pick(("first", 1), ("last", count))
    case 1: ("-\(number)", count + 1 - number)
    default: ("\(number)", number)
    }
  }

  /// One item, and the pages it means, whether the document has them or not.
  static func item(_ random: inout SplitMix, _ count: Int) -> (String, Set<Int>) {
    let (first, from) = end(&random, count)
    let (last, to) = end(&random, count)
    return switch random.below(8) {
    case 0: ("odd", Set((0...count).filter { $0 % 2 == 1 }))
    case 1: ("even", Set((0...count).filter { $0 % 2 == 0 }))
    case 2: ("all", Set(0...count))
    case 3, 4: (first, [from])
    case 5: (first + "-", Set((-9...count).filter { $0 >= from }))
    default: (first + "-" + last, Set(min(from, to)...max(from, to)))
    }
  }

  @Test(arguments: SplitMix.seeds)
  func `random lists select what a set of numbers holds`(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<2000 {
      let count = random.below(14)
      var texts: [String] = []
      var expected: Set<Int> = []
      for _ in 0..<(1 + random.below(5)) {
        let (text, pages) = Self.item(&random, count)
        texts.append(text)
        expected.formUnion(pages.filter { $0 >= 1 && $0 <= count })
      }
      let list = texts.joined(separator: ",")
      let ranges = try PageSelection(parsing: list).pages(of: count)
      #expect(
        ranges.flatMap { Array($0) } == expected.sorted(), "seed \(seed): \(list) of \(count)")
      for (left, right) in zip(ranges, ranges.dropFirst()) {
        #expect(left.upperBound + 1 < right.lowerBound, "seed \(seed): \(list) of \(count)")
      }
    }
  }
}
