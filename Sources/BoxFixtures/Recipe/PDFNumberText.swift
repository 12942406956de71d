/// Writes a number as PDF can hold it: the fewest digits that read back the same, no exponent.
///
/// ISO 32000-2:2020, 7.3.3. PDF has no number that is not finite; it keeps its name, which is refused.
func pdfText(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  guard value != 0 else { return "0" }
  let text = "\(value)"
  guard let mark = text.firstIndex(of: "e") else {
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  return expanded(text[..<mark], exponent: Int(text[text.index(after: mark)...]) ?? 0)
}

/// Writes a mantissa such as -1.25 with its point moved.
private func expanded(_ mantissa: Substring, exponent: Int) -> String {
  let sign = mantissa.hasPrefix("-") ? "-" : ""
  let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
  let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
  let digits = parts[0] + fraction
  let point = parts[0].utf8.count + exponent
  if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)" }
  let missing = point - digits.utf8.count
  if missing >= 0 { return sign + digits + String(repeating: "0", count: missing) }
  return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
}
