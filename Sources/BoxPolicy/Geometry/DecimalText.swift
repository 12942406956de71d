/// Writes a number with at most so many decimals, rounded, without trailing zeros or exponent.
///
/// For lengths that were computed; what stands in a file is shown with the file's own digits.
/// A number so large that its decimals do not matter is written as ``plainText(_:)`` writes it.
///
/// - Parameters:
///   - value: The number; its unit is the caller's.
///   - places: How many decimals are kept at most, from 0 to 9.
/// - Returns: The digits, with a point only where decimals follow.
package func decimalText(_ value: Double, places: Int) -> String {
  var scale: Int64 = 1
  for _ in 0..<places { scale *= 10 }
  let scaled = (value * Double(scale)).rounded()
  guard abs(scaled) < wholeBeyond else { return plainText(value) }
  let digits = Int64(abs(scaled))
  var text = String(digits / scale)
  var fraction = digits % scale
  if fraction > 0 {
    var width = places
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let tail = String(fraction)
    text += "." + String(repeating: "0", count: width - tail.utf8.count) + tail
  }
  return scaled < 0 ? "-" + text : text
}

/// Writes a length with at most so many decimals, but never as 0 if it is something.
///
/// One that would be 0 gets as many decimals as its first two digits need, or an exponent.
///
/// - Parameters:
///   - value: The length; its unit is the caller's.
///   - places: How many decimals are kept of a length that they suffice for, from 0 to 9.
/// - Returns: The digits, with a point only where decimals follow.
package func lengthText(_ value: Double, places: Int) -> String {
  let text = decimalText(value, places: places)
  guard text == "0", value != 0 else { return text }
  // One more, since the first that is not 0 may be rounded up to twice the length.
  let first = (places..<9).first { decimalText(value, places: $0) != "0" }
  return first.map { decimalText(value, places: $0 + 1) } ?? plainText(value)
}

/// Writes a number with the fewest digits that read back as the same double.
///
/// Whole numbers have no point and negative zero is 0. Numbers beyond 2 to the 53rd and those
/// nearer to 0 than 0.0001 have an exponent, as JSON allows.
package func plainText(_ value: Double) -> String {
  guard value == value.rounded(), abs(value) <= wholeBeyond else { return value.description }
  return String(Int64(value))
}

/// 2 to the 53rd: from here on every double is a whole number.
private let wholeBeyond = 9_007_199_254_740_992.0
