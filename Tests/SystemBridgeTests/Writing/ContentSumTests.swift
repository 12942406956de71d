import SystemBridge
import Testing

@Suite struct ContentSumTests {
  /// Sums that Landon Curt Noll, one of its authors, gives for FNV-1a with 128 bits.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func `the sum is FNV-1a, taken at once or byte by byte`(text: String, expected: String) {
    var sums = (ContentSum(), ContentSum())
    sums.0.add(text.utf8)
    for byte in text.utf8 { sums.1.add(byte) }
    #expect(sums.0.text == expected && sums.1 == sums.0)
  }
}
