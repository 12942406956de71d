/// A sum over bytes that tells a torn or changed content from a whole one.
///
/// FNV-1a with 128 bits (draft-eastlake-fnv); it is no protection against anybody.
package struct ContentSum: Sendable, Hashable {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  private static let prime: UInt128 = 1 << 88 + 0x13B

  /// The sum of nothing.
  package init() {}

  /// Adds bytes at the end.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds one byte at the end.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt128(byte)) &* Self.prime }

  /// The sum as 32 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }

  /// Reads the digits; nil if they are not 32.
  init?(text: String) {
    guard text.utf8.count == 32, let value = UInt128(text, radix: 16) else { return nil }
    self.value = value
  }
}
