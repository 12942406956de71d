import BoxPolicy
import Testing

@Suite struct LikenessTests {
  private func level(_ number: Int?, crop: String? = nil, rotate: String? = nil) -> TreeLevel {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.crop] = crop.map { WrittenValue($0) }
    values[.rotate] = rotate.map { WrittenValue($0) }
    return TreeLevel(holder: number.map { ObjectID($0) }, values: values)
  }

  @Test func `pages that share what is written are alike, whatever objects they are`() {
    let first = level(3, crop: "[ 1 2 3 4 ]")
    let above = Ancestry([level(2, rotate: "90")])
    let page = PageEntries(page: first, ancestors: above)
    let other = PageEntries(page: TreeLevel(holder: ObjectID(4), likeIn: first), ancestors: above)
    #expect(Likeness(page) == Likeness(other))
    #expect(page.isAlike(other) && page != other)
    #expect(Set([Likeness(page), Likeness(other)]).count == 1)
  }

  @Test func `nodes in which nothing is written make no difference`() {
    let first = level(5, crop: "[ 1 2 3 4 ]")
    let root = Ancestry([level(2, rotate: "90")])
    let left = PageEntries(page: first, ancestors: root.below(level(3)))
    let right = PageEntries(page: first, ancestors: root.below(level(4)).below(level(nil)))
    #expect(Likeness(left) == Likeness(right))
    #expect(left.isAlike(right))
  }

  @Test func `what is inherited makes a difference, and so does its lack`() {
    let first = level(5)
    let turned = PageEntries(page: first, ancestors: Ancestry([level(2, rotate: "90")]))
    let same = PageEntries(page: first, ancestors: Ancestry([level(2, rotate: "90")]))
    let other = PageEntries(page: first, ancestors: Ancestry([level(2, rotate: "180")]))
    let bare = PageEntries(page: first, ancestors: Ancestry([level(2)]))
    // The same words, but not shared: alike, although the likeness does not tell.
    #expect(turned.isAlike(same) && Likeness(turned) != Likeness(same))
    for page in [other, bare] {
      #expect(!turned.isAlike(page) && !page.isAlike(turned))
      #expect(Likeness(turned) != Likeness(page))
    }
  }

  @Test func `each problem of the place makes a difference`() {
    let first = level(5)
    let plain = Likeness(PageEntries(page: first))
    let all = StructureProblem.allCases.map { problem in
      Likeness(PageEntries(page: first, structure: [problem]))
    }
    #expect(Set(all + [plain]).count == StructureProblem.allCases.count + 1)
  }

  @Test func `pages that are alike have one remainder, and many kinds of pages have many`() {
    let levels = (0..<1_000).map { level(5, crop: "[ 0 0 1 \($0) ]") }
    let remainders = levels.map { Likeness(PageEntries(page: $0)).remainder(of: 64) }
    #expect(remainders.allSatisfy { (0..<64).contains($0) })
    #expect(Set(remainders).count > 32)
    for (level, remainder) in zip(levels, remainders) {
      let other = PageEntries(page: TreeLevel(holder: ObjectID(9), likeIn: level))
      #expect(Likeness(other).remainder(of: 64) == remainder)
    }
    // What is above counts as well.
    let above = (0..<200).map { Ancestry([level(2, rotate: "\($0)")]) }
    let below = above.map {
      Likeness(PageEntries(page: levels[0], ancestors: $0)).remainder(of: 64)
    }
    #expect(Set(below).count > 8)
  }
}
