extension [UInt8] {
  /// Appends the digits of a whole number.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let first = count
    repeat {
      append(0x30)
      rest /= 10
    } while rest > 0
    rest = number.magnitude
    for place in (first..<count).reversed() {
      self[place] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Appends what ``plainText(_:)`` makes of a number.
  package mutating func append(plain number: Double) {
    if let whole = Int(exactly: number), number.magnitude <= wholeBeyond {
      append(decimal: whole)
    } else {
      append(contentsOf: number.description.utf8)
    }
  }

  /// Appends what ``decimalText(_:places:)`` makes of a number.
  package mutating func append(decimal number: Double, places: Int) {
    var scale: UInt = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (number * Double(scale)).rounded()
    guard scaled.magnitude < wholeBeyond else { return append(plain: number) }
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let digits = UInt(scaled.magnitude)
    append(decimal: Int(digits / scale))
    var fraction = digits % scale
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    while fraction > 0 {
      scale /= 10
      append(0x30 + UInt8(truncatingIfNeeded: fraction / scale))
      fraction %= scale
    }
  }

  /// Appends what ``lengthText(_:places:)`` makes of a length.
  package mutating func append(length: Double, places: Int) {
    let start = count
    append(decimal: length, places: places)
    guard length != 0, count == start + 1, self[start] == UInt8(ascii: "0") else { return }
    removeLast()
    // One more, since the first that is not 0 may be rounded up to twice the length.
    let first = (places..<9).first { decimalText(length, places: $0) != "0" }
    if let first { append(decimal: length, places: first + 1) } else { append(plain: length) }
  }
}

/// 2 to the 53rd: from here on every double is a whole number.
private let wholeBeyond = 9_007_199_254_740_992.0
