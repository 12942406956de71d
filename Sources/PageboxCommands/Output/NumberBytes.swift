import BoxPolicy

extension [UInt8] {
  /// Appends the digits of a number that is not below 0.
  mutating func appendDecimal(_ number: Int) {
    guard number >= 10 else { return append(0x30 + UInt8(truncatingIfNeeded: number)) }
    var power = 10
    while number / power >= 10 { power *= 10 }
    var rest = number
    while power > 0 {
      append(0x30 + UInt8(truncatingIfNeeded: rest / power))
      rest %= power
      power /= 10
    }
  }

  /// Appends what `plainText` makes of a number; whole ones, which most are, without a text.
  mutating func appendPlain(_ number: Double) {
    guard number >= 0, number <= 1e15 else { return append(contentsOf: plainText(number).utf8) }
    let whole = Int(number)
    if Double(whole) == number {
      appendDecimal(whole)
    } else {
      append(contentsOf: plainText(number).utf8)
    }
  }
}
