/// Writes a whole number with zeros in front, so that it has at least so many digits.
///
/// - Parameters:
///   - number: The number; not below 0.
///   - width: How many digits there are at least.
/// - Returns: The digits; more of them where the number needs more.
package func paddedText(_ number: some BinaryInteger, width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
