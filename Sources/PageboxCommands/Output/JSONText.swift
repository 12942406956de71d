import BoxPolicy

/// Writes JSON into a byte buffer, key by key, in the order of the calls and without blanks.
///
/// The caller opens and closes what it opened; commas are put by themselves.
struct JSONText {
  /// What is written so far; whoever takes the beginning away leaves the rest.
  var bytes: [UInt8] = []
  /// Where placeholders stand in it.
  private(set) var placeholders: [Int] = []
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  mutating func object(_ key: String, _ body: (inout JSONText) -> Void) {
    self.key(key)
    object(body)
  }

  mutating func array<S: Sequence>(
    _ key: String, _ elements: S, _ body: (inout JSONText, S.Element) -> Void
  ) {
    self.key(key)
    open("[")
    for element in elements { body(&self, element) }
    close("]")
  }

  mutating func value(_ text: String) {
    separate()
    quote(text)
    needsComma = true
  }

  mutating func value(_ number: Double) {
    separate()
    bytes.append(plain: number)
    needsComma = true
  }

  mutating func member(_ key: String, _ text: String) {
    self.key(key)
    value(text)
  }

  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    separate()
    bytes.append(decimal: number)
    needsComma = true
  }

  /// Writes a member whose number or text is put in later.
  mutating func member(_ key: String, _ placeholder: LineTemplate.Placeholder) {
    self.key(key)
    separate()
    let isText = placeholder == .object
    if isText { bytes.append(UInt8(ascii: "\"")) }
    placeholders.append(bytes.count)
    bytes.append(placeholder.rawValue)
    if isText { bytes.append(UInt8(ascii: "\"")) }
    needsComma = true
  }

  mutating func member(_ key: String, _ truth: Bool) {
    self.key(key)
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    needsComma = true
  }

  mutating func member(_ key: String, _ rectangle: Rectangle) {
    self.key(key)
    bytes.append(UInt8(ascii: "["))
    bytes.append(plain: rectangle.x0)
    bytes.append(UInt8(ascii: ","))
    bytes.append(plain: rectangle.y0)
    bytes.append(UInt8(ascii: ","))
    bytes.append(plain: rectangle.x1)
    bytes.append(UInt8(ascii: ","))
    bytes.append(plain: rectangle.y1)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a computed length or share, rounded so that binary noise does not show.
  ///
  /// What is not 0 is never written as 0.
  mutating func member(_ key: String, rounding number: Double, places: Int = 6) {
    self.key(key)
    separate()
    bytes.append(length: number, places: places)
    needsComma = true
  }

  /// Writes an object on a line of its own: an element of an array, or one of many in a stream.
  mutating func line(in format: OutputFormat, _ body: (inout JSONText) -> Void) {
    if format == .json {
      separate()
      bytes.append(UInt8(ascii: "\n"))
      object(body)
    } else {
      object(body)
      bytes.append(UInt8(ascii: "\n"))
      needsComma = false
    }
  }

  /// Writes a line that was made before.
  mutating func line(
    in format: OutputFormat, _ template: LineTemplate, page: Int, object: ObjectID?
  ) {
    if format == .json {
      separate()
      bytes.append(UInt8(ascii: "\n"))
    }
    template.write(page: page, object: object, to: &bytes)
    if format == .json { needsComma = true } else { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func key(_ key: String) {
    separate()
    // Keys are ours and plain.
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: key.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Almost every text is plain, and can be copied as a whole.
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case _ where needsEscape(scalar): escape(scalar)
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Control characters as the format demands; invisible ones so that a terminal stays safe.
  private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      bytes.append(contentsOf: "\\u".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
