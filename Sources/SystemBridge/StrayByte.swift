/// The scalars that stand for bytes which are not UTF-8: U+10FF00 plus the byte.
///
/// Only bytes from 0x80 can be stray, so the range is U+10FF80 to U+10FFFF, the end of the private
/// use area of plane 16.
enum StrayByte {
  private static let base: UInt32 = 0x10_FF00

  /// The byte that a scalar stands for; nil for all scalars outside the range.
  static func byte(spelledBy scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(scalar.value - base) : nil
  }

  /// The scalar that stands for a byte.
  ///
  /// - Precondition: The byte is 0x80 or more.
  static func scalar(spelling byte: UInt8) -> Unicode.Scalar {
    precondition(byte >= 0x80, "an ASCII byte is never stray")
    guard let scalar = Unicode.Scalar(base + UInt32(byte)) else {
      preconditionFailure("every number up to 10FFFF that is no surrogate is a scalar")
    }
    return scalar
  }
}
