/// Reads PDF objects from bytes, as they stand there.
///
/// ISO 32000-2:2020, 7.2 and 7.3. The nesting is limited, because the reader is recursive.
struct PDFObjectParser {
  private let bytes: ArraySlice<UInt8>
  /// Where the reader stands.
  private(set) var position: Int
  private var depth = 0
  /// Whether the bytes end in a comment, which would go on in whatever follows them.
  private var isInComment = false

  /// Whether reading ended where objects are nested too deep.
  private var isTooDeep = false

  /// How deep objects may be nested.
  static let deepest = 200
  /// What is said of a text in which they are nested deeper.
  static let depthWords = "arrays and dictionaries are nested at most \(deepest) deep"

  /// Starts to read at the beginning of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads a text that is one whole object and nothing else; nil if it is not.
  static func whole(_ text: String) -> PDFObject? {
    var parser = PDFObjectParser(Array(text.utf8)[...])
    guard let object = parser.object() else { return nil }
    parser.skipBlanks()
    return parser.byte == nil && !parser.isInComment ? object : nil
  }

  /// Whether a text is no whole object because of how deep it is nested.
  static func isTooDeep(_ text: String) -> Bool {
    var parser = PDFObjectParser(Array(text.utf8)[...])
    return parser.object() == nil && parser.isTooDeep
  }

  /// Reads the next object; nil at the end and where the syntax is broken.
  mutating func object() -> PDFObject? {
    skipBlanks()
    switch byte {
    case nil: return nil
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return string()
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "<"):
      if next == UInt8(ascii: "<") { return nested { $0.dictionary() } }
      return hexString()
    case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return nil
    default: return referenceOrWord()
    }
  }

  /// Reads the next word; nil where none stands.
  mutating func word() -> String? {
    skipBlanks()
    let start = position
    while let byte, !Self.isBlank(byte), !Self.isDelimiter(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// Whether nothing but white space and comments follows; the reader goes past these.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return byte == nil
    }
  }

  /// Whether certain characters stand next, after white space.
  mutating func stands(_ text: String) -> Bool {
    skipBlanks()
    return bytes[position...].starts(with: text.utf8)
  }

  /// Goes past certain characters if they stand next, after white space.
  mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    position += text.utf8.count
    return true
  }

  private var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }
  private var next: UInt8? { position + 1 < bytes.endIndex ? bytes[position + 1] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0A).contains(byte) || (0x0C...0x0D).contains(byte) || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "(", ")", "<", ">", "[", "]", "{", "}", "/", "%": true
    default: false
    }
  }

  /// Goes on to the next byte that is neither white space nor part of a comment.
  mutating func skipBlanks() {
    while let byte {
      if Self.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 0x0A, byte != 0x0D { position += 1 }
        isInComment = self.byte == nil
      } else {
        return
      }
    }
  }

  private mutating func nested(_ body: (inout PDFObjectParser) -> PDFObject?) -> PDFObject? {
    guard depth < Self.deepest else {
      isTooDeep = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func array() -> PDFObject? {
    position += 1
    var elements: [PDFObject] = []
    while true {
      skipBlanks()
      if byte == UInt8(ascii: "]") {
        position += 1
        return .array(elements)
      }
      guard let element = object() else { return nil }
      elements.append(element)
    }
  }

  private mutating func dictionary() -> PDFObject? {
    position += 2
    var members: [PDFObject.Member] = []
    while true {
      skipBlanks()
      if byte == UInt8(ascii: ">"), next == UInt8(ascii: ">") {
        position += 2
        return .dictionary(members)
      }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = name()
      guard let value = object() else { return nil }
      members.append(PDFObject.Member(key: key, value: value))
    }
  }

  /// Reads a word, and the two that follow where the three are a reference.
  private mutating func referenceOrWord() -> PDFObject? {
    guard let first = word() else { return nil }
    let start = position
    if let number = Self.digits(first), let second = word(), let generation = Self.digits(second),
      word() == "R"
    {
      return .reference(number, generation)
    }
    position = start
    return .word(first)
  }

  private static func digits(_ word: String) -> Int? {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
  }

  private mutating func name() -> String {
    position += 1
    var result: [UInt8] = []
    while let byte, !Self.isBlank(byte), !Self.isDelimiter(byte) {
      position += 1
      guard byte == UInt8(ascii: "#") else {
        result += Self.spelling(of: byte)
        continue
      }
      // A sign without a code behind it is itself, and so is one with the code that no name has.
      guard let code = Self.code(of: bytes[position...].prefix(2)), code != 0 else {
        result.append(byte)
        continue
      }
      result += Self.spelling(of: code)
      position += 2
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The one spelling of a character of a name, as libqpdf has it too.
  private static func spelling(of byte: UInt8) -> [UInt8] {
    let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#") && !isDelimiter(byte)
    return isPlain ? [byte] : Array("#\(hexadecimal(byte).lowercased())".utf8)
  }

  /// The byte that two hexadecimal digits are; nil for anything else, such as a sign and a digit.
  private static func code(of pair: ArraySlice<UInt8>) -> UInt8? {
    let values = pair.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return values.count == 2 ? UInt8(values[0] * 16 + values[1]) : nil
  }

  private mutating func hexString() -> PDFObject? {
    position += 1
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      position += 1
      if !Self.isBlank(byte) { digits.append(byte) }
    }
    guard byte != nil else { return nil }
    position += 1
    if digits.count % 2 == 1 { digits.append(0x30) }
    var result: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let code = Self.code(of: digits[start..<start + 2]) else { return nil }
      result.append(code)
    }
    return .string(result)
  }

  private mutating func string() -> PDFObject? {
    position += 1
    var result: [UInt8] = []
    var open = 1
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "("):
        open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return .string(result) }
      case UInt8(ascii: "\\"):
        if let code = escaped() { result.append(code) }
        continue
      case 0x0D:
        // A line end of any kind is one line feed (ISO 32000-2:2020, 7.3.4.2).
        if self.byte == 0x0A { position += 1 }
        result.append(0x0A)
        continue
      default: break
      }
      result.append(byte)
    }
    return nil
  }

  /// Reads what follows a reverse solidus; nil for a line end, which stands for nothing.
  private mutating func escaped() -> UInt8? {
    guard let byte else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case 0x0A: return nil
    case 0x0D:
      if self.byte == 0x0A { position += 1 }
      return nil
    case 0x30...0x37:
      var code = Int(byte - 0x30)
      var digits = 1
      while digits < 3, let digit = self.byte, (0x30...0x37).contains(digit) {
        code = code * 8 + Int(digit - 0x30)
        position += 1
        digits += 1
      }
      return UInt8(truncatingIfNeeded: code)
    default: return byte
    }
  }
}
