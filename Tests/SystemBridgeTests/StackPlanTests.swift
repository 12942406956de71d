import Testing

@testable import SystemBridge

/// Sizes in MiB, reckoned by hand: a quarter of the space for all stacks, 64 at least for each.
@Suite struct StackPlanTests {
  @Test(arguments: [
    (4096, 1, 64), (4096, 16, 64), (4096, 64, 64), (512, 1, 64), (160, 1, 40), (160, 8, 40),
  ]) func `where memory counts all stacks have a quarter of it`(
    _ space: Int, _ count: Int, _ size: Int
  ) {
    // A debug build never has more than 64.
    #expect(StackPlan(space: space << 20).sizes(sharedBy: count) == [size << 20])
  }

  @Test(arguments: [
    (4096, 16), (20_000, 78), (512, 2), (511, 1), (160, 1), (1, 1), (0, 1),
  ]) func `no more stacks are made than a quarter holds`(_ space: Int, _ most: Int) {
    #expect(StackPlan(space: space << 20).most == most)
  }

  @Test(arguments: [0, 1, 32]) func `where there is next to nothing the usual stack must do`(
    _ space: Int
  ) {
    #expect(StackPlan(space: space << 20).sizes(sharedBy: 1) == [])
  }

  @Test func `a size is whole pages`() throws {
    let size = try #require(StackPlan(space: 123_456_789).sizes(sharedBy: 1).first)
    // A quarter is 30,864,197; pages have up to 64 KiB.
    #expect(size == 470 * 65_536)
  }

  @Test func `where nobody counts there is no end to them`() {
    let plan = StackPlan(space: nil)
    #expect(plan.most == .max && plan.sizes(sharedBy: 1) == plan.sizes(sharedBy: 1_000))
    #expect(plan.sizes(sharedBy: 1).contains(1 << 26) || plan.sizes(sharedBy: 1).contains(1 << 34))
  }

  @Test(arguments: [
    ("CommitLimit:    4096 kB\nCommitted_AS:   1024 kB\n", 3072 << 10),
    ("MemTotal: 9 kB\nCommitted_AS: 5 kB\nCommitLimit: 4 kB\nHugePages_Total: 0\n", 0),
    ("CommitLimit: 4096 kB\n", nil), ("", nil), ("CommitLimit: x kB\nCommitted_AS: 1 kB\n", nil),
    ("CommitLimit: 9223372036854775807 kB\nCommitted_AS: 0 kB\n", nil),
  ]) func `what can still be promised is a difference`(_ table: String, _ bytes: Int?) {
    #expect(AddressSpace.unpromised(in: Array(table.utf8)) == bytes)
  }
}
