import Testing

@testable import BoxPolicy

@Suite struct ParentCyclesTests {
  /// The parent of each object, and from which objects the way never ends.
  static let table: [(String, [Int: Int], endless: Set<Int>)] = [
    ("one object without a parent", [:], []),
    ("a way to a root", [1: 2, 2: 3], []),
    ("two ways that meet on the way to a root", [1: 3, 2: 3, 3: 4], []),
    ("an object that is its own parent", [1: 1], [1]),
    ("two that are each other's parents", [1: 2, 2: 1], [1, 2]),
    ("ways that lead into a round", [1: 2, 2: 3, 3: 4, 4: 3, 5: 2], [1, 2, 3, 4, 5]),
    ("a round beside a way to a root", [1: 2, 2: 1, 3: 4], [1, 2]),
  ]

  @Test(arguments: table)
  func `the same is told of each object, whichever is asked first`(
    _ name: String, _ parents: [Int: Int], _ endless: Set<Int>
  ) {
    for order in [Array(1...5), Array((1...5).reversed())] {
      var cycles = ParentCycles<Int>()
      for _ in 1...2 {
        for object in order {
          let found = cycles.neverEnd(from: object) { parents[$0] }
          #expect(found == endless.contains(object), "\(name): \(object)")
        }
      }
    }
  }

  @Test func `each object is followed once, however many ways lead over it`() {
    var cycles = ParentCycles<Int>()
    var followed = 0
    for start in 0..<1_000 {
      let found = cycles.neverEnd(from: start) { object in
        followed += 1
        return object < 999 ? object + 1 : nil
      }
      #expect(!found)
    }
    #expect(followed == 1_000)
  }

  @Test func `what cannot be read ends the way with its failure`() {
    struct Unreadable: Error, Equatable {}
    var cycles = ParentCycles<Int>()
    #expect(throws: Unreadable()) {
      try cycles.neverEnd(from: 1) { (object) throws(Unreadable) in
        if object == 3 { throw Unreadable() }
        return object + 1
      }
    }
  }
}
