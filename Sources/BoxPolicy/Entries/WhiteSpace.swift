extension UInt8 {
  /// Whether the byte separates tokens: NUL, tab, line feed, form feed, carriage return or blank.
  ///
  /// ISO 32000-2:2020, 7.2.3, Table 1.
  @inline(__always) var isWhiteSpace: Bool {
    switch self {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0C, 0x00: true
    default: false
    }
  }
}
