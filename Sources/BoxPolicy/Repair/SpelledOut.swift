/// Writes out a number that has an exponent: 3.05e-5 as 0.0000305, without rounding.
///
/// The standard knows no exponent (ISO 32000-2:2020, 7.3.3), yet some programs write one. A number
/// without is returned as it is. Nil for what is no number, and for one with so large an exponent
/// that it can be no coordinate.
func spelledOut(_ token: some StringProtocol) -> String? {
  if isPDFNumber(String(token)) { return String(token) }
  let parts = token.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
  guard parts.count == 2, isPDFNumber(String(parts[0])), let exponent = exponent(parts[1]) else {
    return nil
  }
  let sign = parts[0].first == "-" ? "-" : ""
  let halves = parts[0].drop { $0 == "-" || $0 == "+" }
    .split(separator: ".", omittingEmptySubsequences: false)
  var whole = String(halves[0])
  var fraction = halves.count > 1 ? String(halves[1]) : ""
  let zeros = String(repeating: "0", count: abs(exponent))
  if exponent < 0 {
    let digits = zeros + whole
    whole = String(digits.dropLast(-exponent))
    fraction = digits.suffix(-exponent) + fraction
  } else {
    let digits = fraction + zeros
    whole += digits.prefix(exponent)
    fraction = String(fraction.dropFirst(exponent))
  }
  let lead = whole.drop { $0 == "0" }
  let text = sign + (lead.isEmpty ? "0" : lead) + (fraction.isEmpty ? "" : "." + fraction)
  return isPDFNumber(text) ? text : nil
}

/// Reads an exponent; nil where it is none or beyond the coordinates that a page can have.
private func exponent(_ text: some StringProtocol) -> Int? {
  let isSigned = text.first == "-" || text.first == "+"
  let digits = text.dropFirst(isSigned ? 1 : 0)
  guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
    let value = Int(digits), value <= 40
  else { return nil }
  return text.first == "-" ? -value : value
}
