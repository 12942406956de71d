/// Reads the tokens of PDF syntax one after the other, as strictly as no program reads them.
///
/// What a program would mend, each in its own way, is nothing to guess at: it is declined.
/// ISO 32000-2:2020, 7.2 and 7.3.
struct TokenReader {
  /// What a token is.
  enum Token: UInt8 {
    case dictionaryStart, dictionaryEnd, arrayStart, arrayEnd
    /// A name; its first eight bytes and its length are kept.
    case name
    /// A whole number; its value is kept.
    case integer
    /// A number with a decimal point.
    case real
    /// A string of either form.
    case string
    /// The keyword between the numbers of a reference and what follows.
    case reference
    case null, boolean
    /// Any other word, which may be a number that is spelt wrongly.
    case word
  }

  /// A short word or name as a number: its bytes, the last one lowest.
  typealias Word = UInt64

  /// Where it stands, behind the last token.
  var position: Int
  /// Where the last token begins.
  private(set) var start = 0
  /// The last name, decoded and without its solidus, as its first eight bytes; or the last word, as
  /// its last eight.
  private(set) var word: Word = 0
  /// How many bytes that name or word has.
  private(set) var length = 0
  /// The last whole number.
  private(set) var number = 0
  /// Whether the last whole number has digits alone.
  private(set) var isUnsigned = false

  /// How many words the last value has that are no values, such as numbers spelt wrongly.
  var oddWords = 0

  /// Begins to read at a position, which is not below 0.
  init(at position: Int) { self.position = position }

  /// Reads the next token.
  ///
  /// - Throws: Where the bytes end, or no token stands.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) throws(Decline) -> Token {
    guard goesOn(in: bytes) else { throw .unsure("an end within an object") }
    start = position
    let byte = bytes[position]
    if byte.isDigit { return try digits(in: bytes) }
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      try name(in: bytes)
      return .name
    case UInt8(ascii: "["):
      position += 1
      return .arrayStart
    case UInt8(ascii: "]"):
      position += 1
      return .arrayEnd
    case UInt8(ascii: "<"):
      position += 1
      if position < bytes.count, bytes[position] == byte {
        position += 1
        return .dictionaryStart
      }
      try skipHexadecimalString(in: bytes)
      return .string
    case UInt8(ascii: ">"):
      guard position + 1 < bytes.count, bytes[position + 1] == byte else {
        throw .unsure("a lone '>'")
      }
      position += 2
      return .dictionaryEnd
    case UInt8(ascii: "("):
      try skipString(in: bytes)
      return .string
    default: return try otherWord(in: bytes)
    }
  }

  /// Whether the last word, of which not all bytes are kept, is the one that ends a stream.
  func isStreamEnd(in bytes: Span<UInt8>) -> Bool {
    word == .streamEnd && length == 9 && bytes[start] == UInt8(ascii: "e")
  }

  /// Takes the next key of a dictionary; false, and behind the brackets, at its end.
  @inline(__always)
  mutating func takeKey(in bytes: Span<UInt8>) throws(Decline) -> Bool {
    guard goesOn(in: bytes) else { throw .unsure("an end within an object") }
    if bytes[position] == UInt8(ascii: "/") {
      start = position
      position += 1
      try name(in: bytes)
      return true
    }
    guard case .dictionaryEnd = try next(in: bytes) else { throw .unsure("a key that is no name") }
    return false
  }

  /// Goes past white space and comments, and tells whether anything follows.
  @inline(__always)
  mutating func goesOn(in bytes: Span<UInt8>) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isBlank {
        position += 1
      } else if byte == UInt8(ascii: "%") {
        skipComment(in: bytes)
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment(in bytes: Span<UInt8>) {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  /// Reads a name, from behind its solidus on.
  @inline(__always)
  private mutating func name(in bytes: Span<UInt8>) throws(Decline) {
    var word: Word = 0
    var length = 0
    while position < bytes.count {
      var byte = bytes[position]
      guard byte.isRegular else { break }
      position += 1
      if byte == UInt8(ascii: "#"), let escaped = try escapedByte(in: bytes) { byte = escaped }
      if length < 8 { word = word << 8 | Word(byte) }
      length += 1
    }
    self.word = word
    self.length = length
  }

  /// Reads the two digits behind a number sign; a sign without them stands for itself.
  private mutating func escapedByte(in bytes: Span<UInt8>) throws(Decline) -> UInt8? {
    guard position + 1 < bytes.count, let high = bytes[position].hexadecimalValue,
      let low = bytes[position + 1].hexadecimalValue
    else { return nil }
    guard high | low != 0 else { throw .unsure("a name with a NUL in it") }
    position += 2
    return high << 4 | low
  }

  /// Reads what begins with a digit, almost always a whole number.
  @inline(__always)
  private mutating func digits(in bytes: Span<UInt8>) throws(Decline) -> Token {
    var value = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte.isDigit else {
        if byte.isRegular { return try otherWord(in: bytes) }
        break
      }
      // Nineteen digits and more are left to those who know what to make of them.
      guard value < 100_000_000_000_000_000 else { throw .unsure("a number of too many digits") }
      value = value &* 10 &+ Int(byte &- 0x30)
      position += 1
    }
    number = value
    isUnsigned = true
    return .integer
  }

  /// Reads a word or a number that is not just digits, from where the token starts.
  private mutating func otherWord(in bytes: Span<UInt8>) throws(Decline) -> Token {
    position = start
    var word: Word = 0
    while position < bytes.count, bytes[position].isRegular {
      word = word << 8 | Word(bytes[position])
      position += 1
    }
    length = position - start
    guard length > 0 else { throw .unsure("a character that begins no token") }
    self.word = word
    if let token = number(in: bytes) { return token }
    guard length <= 8 else { return .word }
    switch word {
    case .reference: return .reference
    case .null: return .null
    case .yes, .no: return .boolean
    default: return .word
    }
  }

  /// Takes the last word for a number with a sign or a point, if it is one.
  private mutating func number(in bytes: Span<UInt8>) -> Token? {
    var place = start
    var isNegative = false
    if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      isNegative = bytes[place] == UInt8(ascii: "-")
      place += 1
    }
    var (digits, points, value) = (0, 0, 0)
    while place < position {
      let byte = bytes[place]
      if byte.isDigit {
        digits += 1
        if digits <= 18 { value = value * 10 + Int(byte - 0x30) }
      } else if byte == UInt8(ascii: ".") {
        points += 1
      } else {
        return nil
      }
      place += 1
    }
    guard digits > 0, points < 2 else { return nil }
    if points == 1 { return .real }
    guard digits <= 18 else { return nil }
    number = isNegative ? -value : value
    isUnsigned = false
    return .integer
  }

  private mutating func skipHexadecimalString(in bytes: Span<UInt8>) throws(Decline) {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte.isBlank || byte.hexadecimalValue != nil else {
        throw .unsure("a hexadecimal string with other characters")
      }
    }
    throw .unsure("a string without an end")
  }

  private mutating func skipString(in bytes: Span<UInt8>) throws(Decline) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    throw .unsure("a string without an end")
  }
}
