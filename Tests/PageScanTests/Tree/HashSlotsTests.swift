import Testing

@testable import PageScan

@Suite struct HashSlotsTests {
  @Test func `what was put in is found again, however much there is`() {
    var slots = HashSlots()
    func sum(_ number: Int) -> UInt32 {
      var sum = HashSum()
      sum.add(UInt64(number))
      return sum.folded
    }
    for number in 0..<10_000 { slots.insert(sum(number), at: number) }
    // A position is given once for each that has the sum, until it is the one that is wanted.
    let found = (0..<10_000).filter { number in
      slots.find(sum(number)) { $0 == number } == number
    }
    #expect(found.count == 10_000)
    #expect(slots.find(sum(10_001)) { _ in false } == nil)
  }

  @Test func `no more than some of those with one sum are looked at`() {
    var slots = HashSlots()
    for position in 0..<10_000 { slots.insert(7, at: position) }
    var looks = 0
    let found = slots.find(7) { _ in
      looks += 1
      return false
    }
    #expect(found == nil)
    #expect((1...32).contains(looks))
    #expect(slots.find(7) { $0 == 0 } == 0)
    // Beside them there is room for others.
    slots.insert(1_000_000, at: 3)
    #expect(slots.find(1_000_000) { $0 == 3 } == 3)
  }
}
