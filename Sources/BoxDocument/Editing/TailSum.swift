/// A sum of bytes that tells whether they were changed by accident: FNV-1a with 128 bits.
///
/// It is no protection against anybody who wants the same sum.
package struct TailSum {
  private var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// Begins with the sum of no bytes.
  package init() {}

  /// Takes one more byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }

  /// The sum as 32 hexadecimal digits.
  package var digits: [UInt8] {
    let characters = Array("0123456789abcdef".utf8)
    return stride(from: 124, through: 0, by: -4).map { characters[Int(value >> $0 & 15)] }
  }
}
