/// Reads a JSON text strictly: no comments, no trailing commas, no key twice, nothing behind it.
///
/// RFC 8259. The nesting is limited, because the reader is recursive and its input may be hostile.
struct JSONParser: Sendable {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// How deep arrays and objects may be nested.
  static let deepest = 64

  /// Why a text is not JSON.
  struct Failure: Error, Sendable, Hashable {
    /// The line, counted from 1.
    let line: Int
    /// The byte in the line, counted from 1.
    let column: Int
    /// What is wrong.
    let message: String
    /// Whether it is JSON, and refused for another reason.
    var isJSON = false
  }

  /// Reads a whole text.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    guard let value = try parser.next() else { throw parser.failure("there is no value in it") }
    if let rest = parser.byte { throw parser.failure("\(name(rest)) behind the end of the value") }
    return value
  }

  /// Starts to read a text that may hold several values, one after the other.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no JSON, but some editors put one.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the next value, or nil at the end of the text.
  mutating func next() throws(Failure) -> JSONValue? {
    skipBlanks()
    guard byte != nil else { return nil }
    let value = try self.value()
    skipBlanks()
    return value
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ message: String, isJSON: Bool = false) -> Failure {
    let before = bytes[..<min(position, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Failure(
      line: before.count { $0 == 0x0A } + 1, column: before.count - start + 1, message: message,
      isJSON: isJSON)
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
  }

  /// What is wrong where a list ends behind a comma.
  private func commaTooMuch() -> Failure {
    failure("\(byte.map(Self.name) ?? "") behind a comma; remove the comma before it")
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    switch byte {
    case UInt8(ascii: "{"): return try nested { (parser) throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .text(try text())
    case let digit? where digit == UInt8(ascii: "-") || (0x30...0x39).contains(digit):
      return .number(try number())
    case nil: throw failure("the text ends where a value should stand")
    case let other?:
      for (word, value) in [
        ("true", JSONValue.truth(true)), ("false", .truth(false)), ("null", .null),
      ]
      where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return value
      }
      throw failure("\(Self.name(other)) where a value should stand")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else {
      throw failure("nested more than \(Self.deepest) deep", isJSON: true)
    }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      if !members.isEmpty, byte == UInt8(ascii: "}") { throw commaTooMuch() }
      guard byte == UInt8(ascii: "\"") else { throw failure("a key in quotes should stand here") }
      let start = position
      let key = try text()
      guard keys.insert(key).inserted else {
        position = start
        throw failure(
          "the key \(JSONText.quoted(key)) stands here twice; leave one of them out", isJSON: true)
      }
      skipBlanks()
      guard take(":") else { throw failure("a colon should stand here") }
      skipBlanks()
      members.append(JSONValue.Member(key: key, value: try value()))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw failure("a comma or '}' should stand here") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array([]) }
    repeat {
      skipBlanks()
      if !elements.isEmpty, byte == UInt8(ascii: "]") { throw commaTooMuch() }
      elements.append(try value())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw failure("a comma or ']' should stand here") }
    return .array(elements)
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    _ = take("-")
    guard byte != nil else { throw failure("digits should stand here") }
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    if let byte, (0x30...0x39).contains(byte) { throw failure("a number begins with 0") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    if position == start { throw failure("digits should stand here") }
  }

  private mutating func text() throws(Failure) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a control character in a text") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        result += try String(escaped()).utf8
      } else {
        result.append(byte)
      }
    }
    guard take("\"") else { throw failure("a text that does not end") }
    guard let text = String(validating: result, as: UTF8.self) else {
      throw failure("a text that is not UTF-8")
    }
    return text
  }

  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    defer { position += 1 }
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try unit()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Two units make one scalar beyond the first plane.
      if (0xD800..<0xDC00).contains(first), bytes[(position + 1)...].starts(with: #"\u"#.utf8) {
        position += 2
        let second = try unit()
        let value = 0x10000 + (first - 0xD800) << 10 + second &- 0xDC00
        if (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(value) { return scalar }
      }
      throw failure("half of a surrogate pair")
    default: throw failure("an escape that does not exist")
    }
  }

  /// Reads four hexadecimal digits behind the letter at the position; ends on the last of them.
  private mutating func unit() throws(Failure) -> UInt32 {
    let digits = bytes[(position + 1)...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    let isHex = digits.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
    }
    guard digits.count == 4, isHex, let unit = UInt32(text, radix: 16) else {
      throw failure("four hexadecimal digits should follow")
    }
    position += 4
    return unit
  }
}
