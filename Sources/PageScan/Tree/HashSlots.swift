/// Finds positions in a list again by a sum of what stands there.
///
/// Whoever makes a file can make sums that are the same; so only so many are looked at, and what
/// is not found among them is a thing of its own, which costs memory and no time.
struct HashSlots {
  /// What is at a place: the sum, and the position one higher; 0 where there is nothing.
  private var slots: [(sum: UInt32, next: UInt32)] = Array(repeating: (0, 0), count: 64)
  private var count = 0

  /// How many places are looked at.
  private static let mostProbes = 32

  /// Finds the position of a thing with this sum that is the one that is looked for.
  @inline(__always)
  func find(_ sum: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var place = Int(sum) & mask
    for _ in 0..<Self.mostProbes {
      let slot = slots[place]
      guard slot.next > 0 else { return nil }
      if slot.sum == sum, isWanted(Int(slot.next) - 1) { return Int(slot.next) - 1 }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Remembers where a thing with this sum stands.
  mutating func insert(_ sum: UInt32, at position: Int) {
    if (count + 1) * 2 > slots.count { grow() }
    put(sum, UInt32(position + 1))
  }

  private mutating func put(_ sum: UInt32, _ next: UInt32) {
    let mask = slots.count - 1
    var place = Int(sum) & mask
    for _ in 0..<Self.mostProbes {
      if slots[place].next == 0 {
        slots[place] = (sum, next)
        count += 1
        return
      }
      place = (place + 1) & mask
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 4)
    count = 0
    for slot in old where slot.next > 0 { put(slot.sum, slot.next) }
  }
}

/// A sum of bytes or numbers that is seldom the same for others (FNV-1a, 64 bits, folded).
struct HashSum {
  private var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a number.
  @inline(__always)
  mutating func add(_ number: UInt64) { sum = (sum ^ number) &* 0x100_0000_01B3 }

  /// The sum of all that was added.
  @inline(__always)
  var folded: UInt32 {
    let mixed = sum ^ sum >> 29
    return UInt32(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}
