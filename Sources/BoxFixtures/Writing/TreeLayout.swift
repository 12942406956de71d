/// The levels of a page tree and the number of every object in it.
struct TreeLayout {
  /// The object numbers of each level from the root down; the last level is the pages.
  let numbers: [[Int]]
  /// The first number behind all that the tree and the further objects take.
  let firstFree: Int

  private let fanOut: Int

  /// Numbers the objects of a plan; what its keys say does not matter yet.
  ///
  /// - Precondition: A balanced tree has a fan-out of two or more.
  init(_ plan: TreePlan) {
    var next = 2
    func take() -> Int {
      while next > 2, plan.objects[next] != nil { next += 1 }
      defer { next += 1 }
      return next
    }
    fanOut = plan.fanOut ?? Int.max
    numbers = Self.widths(plan).map { width in (0..<width).map { _ in take() } }
    firstFree = max(next, (plan.objects.keys.max() ?? 0) + 1)
  }

  /// The object numbers of the pages.
  var pages: [Int] { numbers[numbers.count - 1] }

  /// Returns how many nodes each level has, from the root down to the pages.
  private static func widths(_ plan: TreePlan) -> [Int] {
    let chain = Array(repeating: 1, count: plan.nodes.count + max(0, plan.depth))
    guard let fanOut = plan.fanOut else { return chain + [plan.pages.count] }
    precondition(fanOut > 1, "a balanced tree needs a fan-out of two or more")
    var levels = [plan.pages.count]
    while levels[0] > fanOut { levels.insert((levels[0] - 1) / fanOut + 1, at: 0) }
    return chain + levels
  }

  /// Returns which members of the next level are the kids of a node.
  ///
  /// A level of one node holds the whole next level, whatever the fan-out: the levels above the
  /// balanced part are of that kind, and within it the next level is not longer than the fan-out.
  func kids(of node: Int, at level: Int) -> Range<Int> {
    let all = numbers[level + 1].count
    guard numbers[level].count > 1 else { return 0..<all }
    return node * fanOut..<min((node + 1) * fanOut, all)
  }

  /// Returns the object number of the node whose kid a member of a level is.
  func parent(of member: Int, at level: Int) -> Int {
    let upper = numbers[level - 1]
    return upper.count == 1 ? upper[0] : upper[member / fanOut]
  }

  /// Returns how many pages are below each node, level by level.
  ///
  /// - Parameter extra: How many pages the last of the lowest nodes holds besides.
  /// - Returns: A count for each node of each level, the pages last.
  func pageCounts(extra: Int) -> [[Int]] {
    var counts = [Array(repeating: 1, count: pages.count)]
    for level in numbers.indices.dropLast().reversed() {
      var sums = numbers[level].indices.map { node in
        counts[0][kids(of: node, at: level)].reduce(0, +)
      }
      // Above the lowest nodes the extra pages are already in the sums.
      if counts.count == 1 { sums[sums.count - 1] += extra }
      counts.insert(sums, at: 0)
    }
    return counts
  }
}
