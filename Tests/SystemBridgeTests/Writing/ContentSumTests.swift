import SystemBridge
import Testing

@Suite struct ContentSumTests {
  /// The second is a test vector of draft-eastlake-fnv.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func `the sum is FNV-1a`(text: String, expected: String) {
    var sum = ContentSum()
    sum.add(text.utf8)
    #expect(sum.text == expected)
  }
}
