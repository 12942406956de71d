/// Joins pages whose value is the same: neighbours, and the odd or the even pages of a book.
struct AlikePages<Value: Equatable> {
  /// Pages in words, and what holds for all of them.
  typealias Group = (pages: String, value: Value)

  private var last = PageRuns<Value>()
  private var runs: [PageRuns<Value>.Run] = []

  /// Takes the next page, in ascending order.
  mutating func add(_ number: Int, _ value: Value) {
    if let run = last.add(number, value) { runs.append(run) }
  }

  /// Gives the groups, in the order of their first pages.
  mutating func finish() -> [Group] {
    if let run = last.finish() { runs.append(run) }
    var groups: [Group] = []
    var start = 0
    while start < runs.count {
      let count = alternating(from: start)
      if count.every >= 4 {
        groups += [start, start + 1].map { group($0, to: start + count.every - 1) }
        start += count.every
      } else if count.second >= 3 {
        groups.append(everySecond(start, start + count.second - 1))
        start += count.second
      } else {
        groups.append((pageRangeText(runs[start].pages), runs[start].value))
        start += 1
      }
    }
    runs = []
    return groups
  }

  /// How many single pages follow from a run on that are alike by turns: all, or each second one.
  private func alternating(from start: Int) -> (every: Int, second: Int) {
    func count(_ distance: Int, _ period: Int) -> Int {
      var end = start
      while end < runs.count, runs[end].pages.count == 1,
        end == start || runs[end].pages.lowerBound == runs[end - 1].pages.lowerBound + distance,
        end < start + period || runs[end].value == runs[end - period].value
      {
        end += 1
      }
      return end - start
    }
    return (count(1, 2), count(2, 1))
  }

  /// Joins each second run from one on, up to another at most.
  private func group(_ first: Int, to end: Int) -> Group {
    everySecond(first, end - (end - first) % 2)
  }

  private func everySecond(_ first: Int, _ last: Int) -> Group {
    let (low, high) = (runs[first].pages.lowerBound, runs[last].pages.lowerBound)
    return ("\(low.isMultiple(of: 2) ? "even" : "odd") pages \(low)-\(high)", runs[first].value)
  }
}
