/// Reads a token as a PDF number.
///
/// Digits with an optional sign and an optional point; no exponent, no other radix, no second
/// sign (ISO 32000-2:2020, 7.3.3). Nil for anything else and for a number beyond the range of
/// single precision, in which most readers compute (Annex C). The result is the double nearest
/// to the digits.
func pdfNumber(_ token: Substring.UTF8View) -> Double? {
  var scanner = NumberScanner()
  for byte in token {
    guard scanner.take(byte) else { return nil }
  }
  if let value = scanner.value { return value }
  return scanner.isNumber ? longNumber(token) : nil
}

/// Whether a text is a number as a PDF file can have it (ISO 32000-2:2020, 7.3.3).
package func isPDFNumber(_ text: String) -> Bool { pdfNumber(Substring(text).utf8) != nil }

/// Reads a number of more digits than a double surely holds; the syntax has been checked.
private func longNumber(_ token: Substring.UTF8View) -> Double? {
  guard let value = Double(Substring(token)), abs(value) <= largest else { return nil }
  return value
}

/// The range of single precision; a product of three such numbers is still finite in a double.
private let largest = 3.4e38

/// Reads a number byte by byte.
struct NumberScanner {
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var decimals = 0
  private var length = 0
  private var negative = false
  private var pointSeen = false

  /// The most digits that a double holds whatever they are.
  private static let exactDigits = 15

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Takes the next byte; false if no number goes on like this.
  mutating func take(_ byte: UInt8) -> Bool {
    defer { length += 1 }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      if pointSeen { decimals += 1 }
      if digits <= Self.exactDigits {
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
      }
      return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      negative = byte == UInt8(ascii: "-")
      return length == 0
    case UInt8(ascii: "."):
      defer { pointSeen = true }
      return !pointSeen
    default:
      return false
    }
  }

  /// Whether the bytes so far are a number.
  var isNumber: Bool { digits > 0 }

  /// The number; nil if there is none or it has more digits than can be read exactly here.
  var value: Double? {
    guard isNumber, digits <= Self.exactDigits else { return nil }
    // Both are exact in a double, and one division of exact numbers is rounded once.
    let value = Double(mantissa) / Self.powersOfTen[decimals]
    return negative ? -value : value
  }
}
