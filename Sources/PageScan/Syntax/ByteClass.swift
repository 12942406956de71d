extension UInt8 {
  /// Whether the byte is white space: NUL, tab, line feed, form feed, carriage return or blank.
  ///
  /// ISO 32000-2:2020, 7.2.3, Table 1.
  @inline(__always) package var isBlank: Bool {
    self <= 0x20 && (ByteSet.blanks >> UInt64(self)) & 1 == 1
  }

  /// Whether the byte can be part of a word, a number or a name.
  ///
  /// The vertical tab is none: libqpdf takes it for white space, and the standard does not.
  @inline(__always) var isRegular: Bool {
    if self < 0x40 { return (ByteSet.lowRegular >> UInt64(self)) & 1 == 1 }
    if self < 0x80 { return (ByteSet.highRegular >> UInt64(self & 0x3F)) & 1 == 1 }
    return true
  }

  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

  /// The value of a hexadecimal digit; nil of any other byte.
  package var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

/// Sets of bytes, one bit for each.
private enum ByteSet {
  /// 00, 09, 0A, 0C, 0D, 20.
  static let blanks: UInt64 = 0x0000_0001_0000_3601
  /// Below 40: all but the blanks, 0B, and `%`, `(`, `)`, `/`, `<`, `>`.
  static let lowRegular: UInt64 = 0xAFFF_7CDE_FFFF_C1FE
  /// From 40 to 7F: all but `[`, `]`, `{`, `}`.
  static let highRegular: UInt64 = 0xD7FF_FFFF_D7FF_FFFF
}
