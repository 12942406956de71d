import BoxPolicy
import Testing

@Suite struct AncestryTests {
  private func level(_ number: Int) -> TreeLevel {
    TreeLevel(holder: ObjectID(number), values: PerKey(repeating: nil))
  }

  @Test func `levels come nearest first, however they were put together`() {
    let literal: Ancestry = [level(3), level(2), level(1)]
    let grown = Ancestry([level(1)]).below(level(2)).below(level(3))
    #expect(Array(grown).map(\.holder) == [3, 2, 1].map { ObjectID($0) })
    #expect(literal == grown && literal.hashValue == grown.hashValue)
    #expect(Array(Ancestry([])).isEmpty)
  }

  @Test func `another level or another order is another ancestry`() {
    let ancestry: Ancestry = [level(2), level(1)]
    #expect(ancestry != [level(1), level(2)])
    #expect(ancestry != [level(2)])
    #expect(ancestry != ancestry.below(level(3)))
  }
}
