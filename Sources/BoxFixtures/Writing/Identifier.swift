/// A file identifier that follows from the bytes of the file alone.
///
/// ISO 32000-2:2020, 14.4 asks for any value that is unlikely to come twice. This is FNV-1a, run
/// with two offsets; it is no protection against anybody.
struct Identifier {
  /// Sixteen bytes as hexadecimal digits.
  let text: String

  /// Computes the identifier of a file.
  init(of bytes: [UInt8]) {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second: UInt64 = 0x9AE1_6A3B_2F90_404F
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let words = [first, second].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    text = words.map(hexadecimal).joined()
  }
}
