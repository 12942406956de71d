/// Reads a token as a PDF number.
///
/// Digits with an optional sign and an optional point; no exponent, no other radix, no second
/// sign (ISO 32000-2:2020, 7.3.3). Nil for anything else and for a number beyond the range of
/// single precision, in which most readers compute (Annex C). The result is the double nearest
/// to the digits.
func pdfNumber(_ token: Substring.UTF8View) -> Double? {
  var mantissa: UInt64 = 0
  var digits = 0
  var decimals = 0
  var negative = false
  var pointSeen = false
  for (index, byte) in token.enumerated() {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      if pointSeen { decimals += 1 }
      if digits <= exactDigits { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard index == 0 else { return nil }
      negative = byte == UInt8(ascii: "-")
    case UInt8(ascii: "."):
      guard !pointSeen else { return nil }
      pointSeen = true
    default:
      return nil
    }
  }
  guard digits > 0 else { return nil }
  guard digits <= exactDigits else { return longNumber(token) }
  // Both are exact in a double, and one division of exact numbers is rounded once.
  let value = Double(mantissa) / powersOfTen[decimals]
  return negative ? -value : value
}

/// The most digits that a double holds whatever they are.
private let exactDigits = 15

/// The range of single precision; a product of three such numbers is still finite in a double.
private let largest = 3.4e38

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

/// Reads a number of more digits than a double surely holds; the syntax has been checked.
private func longNumber(_ token: Substring.UTF8View) -> Double? {
  guard let value = Double(Substring(token)), abs(value) <= largest else { return nil }
  return value
}
