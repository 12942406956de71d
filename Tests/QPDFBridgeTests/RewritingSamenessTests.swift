import BoxFixtures
import SystemBridge
import Testing

@testable import QPDFBridge

/// The same input and the same settings give the same bytes; other random bytes stay random.
@Suite(.tags(.bridge), .timeLimit(.minutes(10))) struct RewritingSamenessTests {
  private static let source = boxed.bytes()

  @Test(arguments: Variant.all)
  func `twice written is the same`(_ variant: Variant) throws {
    let first = try variant.rewriting.bytes(of: Self.source)
    try #require(!first.isEmpty)
    // Whoever draws a real number between the two changes nothing.
    _ = RepeatableRandom.draw(13)
    _ = try Rewriting(encryption: Variant.aes).bytes(of: tree(kids: "3 0 R", [3: page()]))
    #expect(try variant.rewriting.bytes(of: Self.source) == first)
  }

  @Test(arguments: Variant.all)
  func `threads at the same time write the same`(_ variant: Variant) async throws {
    let expected = try variant.rewriting.bytes(of: Self.source)
    let results = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for index in 0..<8 {
        group.addTask {
          if index % 2 == 0 { _ = RepeatableRandom.draw(index + 1) }
          return try variant.rewriting.bytes(of: Self.source)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8 && results.allSatisfy { $0 == expected })
  }

  @Test func `every run of the program writes the same`() throws {
    // The fixed sequence is SplitMix64 from 0, the highest byte of each number. The numbers are
    // those of its author's program: e220a8397b1dcdaf 6e789e6aa1b965f4 06c45d188009454f
    // f88bb8a8724c81ec 1b39896a51a8749b.
    let bytes = try RepeatableRandom.during { RepeatableRandom.draw(5) }
    #expect(bytes == [0xE2, 0x6E, 0x06, 0xF8, 0x1B])
  }

  @Test func `the sequence begins anew each time, however it is asked for`() throws {
    let whole = try RepeatableRandom.during { RepeatableRandom.draw(40) }
    let parts = try RepeatableRandom.during {
      (0..<40).flatMap { _ in RepeatableRandom.draw(1) ?? [] }
    }
    #expect(whole == parts)
  }

  @Test func `random bytes elsewhere stay random`() async throws {
    _ = try Rewriting(encryption: Variant.aes).bytes(of: Self.source)
    let fixed = try RepeatableRandom.during { RepeatableRandom.draw(16) }
    var drawn: Set<[UInt8]?> = [fixed]
    for _ in 0..<10 { drawn.insert(RepeatableRandom.draw(16)) }
    // Another thread, while this one is in the fixed sequence.
    drawn.insert(
      try RepeatableRandom.during {
        DeepStack.run { RepeatableRandom.draw(16) }
      })
    #expect(drawn.count == 12 && !drawn.contains(nil))
  }

  @Test func `after an error random bytes are random again`() throws {
    let fixed = try RepeatableRandom.during { RepeatableRandom.draw(16) }
    #expect(throws: QPDFFailure.self) {
      try RepeatableRandom.during { () throws(QPDFFailure) in
        throw QPDFFailure(.damaged, detail: "on purpose")
      }
    }
    #expect(RepeatableRandom.draw(16) != fixed)
  }

  @Test func `different content has different identifiers`() throws {
    let other = TreeFixture(pages: ["/MediaBox [ 0 0 1 1 ]"]).bytes()
    let identifiers = try [Self.source, other].map { source in
      let bytes = try Rewriting().bytes(of: source)
      let start = try #require(bytes.firstRange(of: Array("/ID [".utf8))).upperBound
      return Array(bytes[start..<(start + 34)])
    }
    #expect(identifiers[0] != identifiers[1])
  }

  @Test func `a given first identifier is kept, encrypted or not`() throws {
    let source = file([2: "<< /Type /Pages /Kids [ ] /Count 0 >>"], trailer: "/ID [ <6162> <63> ]")
    for rewriting in [Rewriting(), Rewriting(encryption: Variant.rc4)] {
      #expect(try holds(rewriting.bytes(of: source), "/ID [<6162><"))
    }
  }
}
