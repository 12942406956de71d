/// The levels of a page tree that is about to be written, and the number of every object in it.
struct TreeLayout {
  /// The object numbers of each level from the root down; the last level is the pages.
  let numbers: [[Int]]

  private let fixture: TreeFixture
  private let fanOut: Int
  private let stray: Int
  private var writer = PDFWriter()

  init(_ fixture: TreeFixture) {
    self.fixture = fixture
    let pageCount = fixture.pages.count * max(0, fixture.repeating)
    var next = 2
    func take() -> Int {
      while next > 2, fixture.objects[next] != nil { next += 1 }
      defer { next += 1 }
      return next
    }
    fanOut = if case .balanced(let fanOut) = fixture.shape { fanOut } else { Int.max }
    numbers = Self.widths(fixture, pageCount).map { width in (0..<width).map { _ in take() } }
    stray = take()
  }

  /// Returns how many nodes each level has, from the root down to the pages.
  private static func widths(_ fixture: TreeFixture, _ pageCount: Int) -> [Int] {
    let top = fixture.inner == nil ? [1] : [1, 1]
    switch fixture.shape {
    case .flat:
      return top + [pageCount]
    case .chain(let depth):
      return top + Array(repeating: 1, count: max(0, depth)) + [pageCount]
    case .balanced(let fanOut):
      precondition(fanOut > 1, "a balanced tree needs a fan-out of two or more")
      var levels = [pageCount]
      while levels[0] > fanOut { levels.insert((levels[0] - 1) / fanOut + 1, at: 0) }
      return top + levels
    }
  }

  /// Returns which members of the next level are the kids of a node.
  ///
  /// A level of one node holds the whole next level, whatever the fan-out: the levels above the
  /// balanced part are of that kind, and within it the next level is not longer than the fan-out.
  private func kids(of node: Int, at level: Int) -> Range<Int> {
    let all = numbers[level + 1].count
    guard numbers[level].count > 1 else { return 0..<all }
    return node * fanOut..<min((node + 1) * fanOut, all)
  }

  /// Returns how many pages are below each node, extra kids included, level by level.
  private func pageCounts() -> [[Int]] {
    var counts = [Array(repeating: 1, count: numbers[numbers.count - 1].count)]
    let extra = fixture.extraKids.count { kid in
      switch kid {
      case .direct, .again: true
      case .root, .null, .verbatim: false
      }
    }
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

  /// Returns the writer that holds the catalogue, the tree and the further objects.
  mutating func write() -> PDFWriter {
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let counts = pageCounts()
    for level in numbers.indices.dropLast() {
      for node in numbers[level].indices {
        let upper = level == 0 ? nil : parent(of: node, at: level)
        writeNode(node, at: level, below: upper, count: counts[level][node])
      }
    }
    for index in numbers[numbers.count - 1].indices { writePage(index) }
    if case .stray(let keys) = fixture.parent {
      writer.add(stray, joined("/Type /Pages /Kids [] /Count 0", keys))
    }
    for (number, text) in fixture.objects.sorted(by: { $0.key < $1.key }) {
      writer.add(number, text)
    }
    return writer
  }

  private func parent(of node: Int, at level: Int) -> Int {
    let upper = numbers[level - 1]
    return upper.count == 1 ? upper[0] : upper[node / fanOut]
  }

  private mutating func writeNode(_ node: Int, at level: Int, below upper: Int?, count: Int) {
    let isLowest = level == numbers.count - 2
    var kids = numbers[level + 1][kids(of: node, at: level)].map { "\($0) 0 R" }
    if isLowest, node == numbers[level].count - 1 {
      kids += fixture.extraKids.map { text(of: $0, in: numbers[level][node]) }
    }
    var head = "/Type /Pages /Kids [\(kids.joined(separator: " "))]"
    let countText = level == 0 ? fixture.count ?? "\(count)" : "\(count)"
    if !countText.isEmpty { head += " /Count \(countText)" }
    if let upper {
      head += " /Parent \(upper) 0 R"
    } else if fixture.parent == .cycle, let first = numbers[numbers.count - 1].first {
      head += " /Parent \(first) 0 R"
    }
    let isInner = level == 1 && fixture.inner != nil
    let keys = level == 0 ? fixture.root : isInner ? fixture.inner ?? "" : ""
    writer.add(numbers[level][node], joined(head, keys))
  }

  private mutating func writePage(_ index: Int) {
    let upper = parent(of: index, at: numbers.count - 1)
    let keys = fixture.pages[index % fixture.pages.count]
    writer.add(numbers[numbers.count - 1][index], page(keys, below: upper))
  }

  private func page(_ keys: String, below upper: Int) -> String {
    let type = fixture.typed ? "/Type /Page" : ""
    return switch fixture.parent {
    case .usual, .cycle: joined(type, "/Parent \(upper) 0 R", keys)
    case .missing: joined(type, keys)
    case .stray: joined(type, "/Parent \(stray) 0 R", keys)
    }
  }

  private func text(of kid: TreeFixture.Kid, in holder: Int) -> String {
    switch kid {
    case .root: "2 0 R"
    case .null: "null"
    case .direct(let keys): page(keys, below: holder)
    case .again(let index): "\(numbers[numbers.count - 1][index]) 0 R"
    case .verbatim(let text): text
    }
  }

  /// Returns a dictionary of the given parts, without blanks where a part is empty.
  private func joined(_ parts: String...) -> String {
    "<< \(parts.filter { !$0.isEmpty }.joined(separator: " ")) >>"
  }
}
