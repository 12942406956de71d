/// Sebastiano Vigna's SplitMix64: the same numbers for the same seed on every machine.
package struct SplitMix: RandomNumberGenerator {
  /// The seeds of the property tests; a failing test names the one it failed with.
  package static let seeds: [UInt64] = [1, 2, 3, 5, 8, 20_261_130]

  private var state: UInt64

  /// Starts the numbers of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, a limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// One of some values, each as likely as the others.
  package mutating func pick<Value>(_ values: Value...) -> Value { values[below(values.count)] }

  /// So many decimal digits, the first of which may be 0.
  package mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(String(below(10))) })
  }
}
