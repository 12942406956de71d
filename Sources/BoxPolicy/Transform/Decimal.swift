/// A number as its decimal digits, so that sums and products of what a file has are exact.
struct Decimal: Sendable, Hashable {
  /// The digits without the point, with the sign.
  private let digits: Int128
  /// How many of the digits are decimals.
  let places: Int

  /// The decimals that are kept of a number that is read; no page is measured finer.
  static let mostPlaces = 12

  static let zero = Decimal(digits: 0, places: 0)
  static let one = Decimal(digits: 1, places: 0)

  private init(digits: Int128, places: Int) {
    self.digits = digits
    self.places = places
  }

  /// Reads a number as a PDF file can have it; nil for anything else.
  ///
  /// What has more than twelve decimals is rounded to so many.
  init?(_ text: String) {
    guard isPDFNumber(text) else { return nil }
    var digits: Int128 = 0
    var places = 0
    var pointSeen = false
    var next: UInt8?
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") {
      if byte == UInt8(ascii: ".") {
        pointSeen = true
      } else if places == Self.mostPlaces {
        next = next ?? byte
      } else {
        guard let longer = Self.product(digits, 10) else { return nil }
        digits = longer + Int128(byte - UInt8(ascii: "0"))
        if pointSeen { places += 1 }
      }
    }
    if let next, next >= UInt8(ascii: "5") { digits += 1 }
    self.init(digits: text.utf8.first == UInt8(ascii: "-") ? -digits : digits, places: places)
  }

  /// Whether the number is 0.
  var isZero: Bool { digits == 0 }

  /// The number with the other sign.
  var negated: Decimal { Decimal(digits: -digits, places: places) }

  /// The nearest double; the text is always that of a number.
  var value: Double {
    if let number = pdfNumber(Substring(text).utf8) { number } else { .nan }
  }

  /// The digits as a PDF file has them, without zeros behind the last decimal that counts.
  var text: String {
    let plain = String(digits.magnitude)
    let missing = max(0, places + 1 - plain.utf8.count)
    let padded = String(repeating: "0", count: missing) + plain
    let whole = padded.dropLast(places)
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = digits < 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }

  /// The exact sum; nil where it has too many digits.
  func plus(_ other: Decimal) -> Decimal? {
    let places = max(self.places, other.places)
    guard let one = Self.product(digits, Self.power(places - self.places)),
      let two = Self.product(other.digits, Self.power(places - other.places))
    else { return nil }
    let (sum, isTooLarge) = one.addingReportingOverflow(two)
    return isTooLarge ? nil : Decimal(digits: sum, places: places)
  }

  /// The exact product; nil where it has too many digits.
  func times(_ other: Decimal) -> Decimal? {
    Self.product(digits, other.digits)
      .map { Decimal(digits: $0, places: places + other.places) }
  }

  /// The nearest number with at most so many decimals; halves go away from 0.
  func rounded(to most: Int) -> Decimal {
    guard places > most else { return self }
    let unit = Self.power(places - most)
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    let step: Int128 = rest.magnitude * 2 >= unit.magnitude ? digits.signum() : 0
    return Decimal(digits: quotient + step, places: most)
  }

  private static func product(_ one: Int128, _ other: Int128) -> Int128? {
    let (product, isTooLarge) = one.multipliedReportingOverflow(by: other)
    // Room for one more digit, or the one that a rounding adds.
    return isTooLarge || product.magnitude > Int128.max.magnitude / 20 ? nil : product
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
