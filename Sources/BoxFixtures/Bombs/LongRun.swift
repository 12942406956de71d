/// Bytes with a very long run of one byte in them, which need not exist to be deflated.
///
/// RFC 1950 and 1951. Ten gigabytes become ten megabytes, and these, deflated again, ten kilobytes.
struct LongRun {
  /// What stands before the run.
  var head: [UInt8]
  /// The byte of the run.
  var byte: UInt8
  /// How many times it stands there.
  var count: Int
  /// What stands behind the run.
  var tail: [UInt8] = []

  /// All of the bytes.
  var bytes: [UInt8] { head + Array(repeating: byte, count: count) + tail }

  /// The same bytes in the zlib format.
  ///
  /// A stored block has the head and one byte of the run. A block with two codes of one bit repeats
  /// that byte 258 times for every two bits. A stored block has what is left.
  ///
  /// - Precondition: Head and tail fit into a block each.
  func deflated() -> LongRun {
    let repeats = (count - 1) / 258
    precondition(repeats > 3 && head.count < 60_000 && tail.count < 60_000)
    var start = BitWriter(bytes: [0x78, 0x01])
    start.appendStored(head + [byte], isLast: false)
    start.append(0b100, count: 3)
    // 286 codes of lengths, one of distances, and the lengths of 18 codes that tell their lengths.
    start.append(29, count: 5)
    start.append(0, count: 5)
    start.append(14, count: 4)
    for place in 0..<18 { start.append(place == 2 || place == 17 ? 1 : 0, count: 3) }
    start.appendZeros(138)
    start.appendZeros(118)
    start.append(0, count: 1)
    start.appendZeros(28)
    start.append(0, count: 2)
    for _ in 0..<3 { start.append(0b01, count: 2) }
    var end = BitWriter()
    for _ in 0..<(repeats - 3) % 4 { end.append(0b01, count: 2) }
    end.append(0, count: 1)
    end.appendStored(
      Array(repeating: byte, count: (count - 1) % 258) + tail, isLast: true)
    let sum = checksum
    let sumBytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    return LongRun(
      head: start.bytes, byte: 0x55, count: (repeats - 3) / 4, tail: end.bytes + sumBytes)
  }

  /// The Adler-32 of the bytes; that of the run by the sum of the numbers from one to its count.
  private var checksum: UInt32 {
    let prime = 65_521
    var (low, high) = (1, 0)
    func add(_ bytes: [UInt8]) {
      for byte in bytes {
        low = (low + Int(byte)) % prime
        high = (high + low) % prime
      }
    }
    add(head)
    let sum =
      count.isMultiple(of: 2)
      ? (count / 2 % prime) * ((count + 1) % prime) : (count % prime) * ((count + 1) / 2 % prime)
    high = (high + count % prime * low + sum % prime * Int(byte)) % prime
    low = (low + count % prime * Int(byte)) % prime
    add(tail)
    return UInt32(high << 16 | low)
  }
}

/// Bytes from bits, the lowest first.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ value: Int, count: Int) {
    for place in 0..<count {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8(value >> place & 1) << UInt8(used)
      used += 1
    }
  }

  /// Says that so many codes, 11 to 138, have no length.
  mutating func appendZeros(_ count: Int) {
    append(1, count: 1)
    append(count - 11, count: 7)
  }

  /// Appends a block of bytes as they are.
  mutating func appendStored(_ data: [UInt8], isLast: Bool) {
    append(isLast ? 1 : 0, count: 3)
    used = 8
    let count = UInt16(data.count)
    bytes += [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + data
  }
}
