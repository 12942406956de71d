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
  var bytes: [UInt8] = []
  bytes.append(decimal: value, places: places)
  return String(decoding: bytes, as: UTF8.self)
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
  var bytes: [UInt8] = []
  bytes.append(length: value, places: places)
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a number with the fewest digits that read back as the same double.
///
/// Whole numbers have no point and negative zero is 0. Numbers beyond 2 to the 53rd and those
/// nearer to 0 than 0.0001 have an exponent, as JSON allows.
package func plainText(_ value: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(plain: value)
  return String(decoding: bytes, as: UTF8.self)
}
