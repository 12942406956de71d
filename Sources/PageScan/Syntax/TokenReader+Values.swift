/// What a value is, as far as it shows without looking at any other object.
enum ValueKind: UInt8 {
  case null, reference, integer, real, boolean, name, string, array, dictionary
  /// A word that is no value, such as a number that is spelt wrongly.
  case word
}

extension TokenReader {
  /// How deep arrays and dictionaries may stand in each other.
  private static var mostBrackets: Int { 60 }
  /// How many words that are no values an object may have; behind five libqpdf can give it up.
  static var mostOddWords: Int { 4 }

  /// Goes past the value that stands next, and tells what it is.
  ///
  /// The reference, the name or the number that it is are kept.
  ///
  /// - Throws: Where no value stands, or one with anything odd in it.
  @inline(__always)
  mutating func skipValue(
    in bytes: Span<UInt8>, _ reference: inout IndirectReference
  ) throws(Decline) -> ValueKind {
    oddWords = 0
    if position < bytes.count, bytes[position].isDigit,
      let found = takeReference(in: bytes)
    {
      reference = found
      return .reference
    }
    switch try next(in: bytes) {
    case .integer:
      guard isUnsigned, let found = try restOfReference(in: bytes) else { return .integer }
      reference = found
      return .reference
    case .name: return .name
    case .arrayStart:
      if !takeNumbers(in: bytes) { try skipBrackets(isDictionary: false, in: bytes) }
      return .array
    case .dictionaryStart:
      try skipBrackets(isDictionary: true, in: bytes)
      return .dictionary
    case .real: return .real
    case .string: return .string
    case .null: return .null
    case .boolean: return .boolean
    case .word:
      oddWords = 1
      return .word
    case .arrayEnd, .dictionaryEnd, .reference: throw .unsure("no value where one is needed")
    }
  }

  /// Reads the rest of a reference behind its first number; nil, and stays, where it is none.
  @inline(__always)
  mutating func restOfReference(
    in bytes: Span<UInt8>
  ) throws(Decline) -> IndirectReference? {
    var ahead = self
    guard ahead.goesOn(in: bytes), bytes[ahead.position].isDigit,
      try ahead.next(in: bytes) == .integer
    else { return nil }
    let generation = ahead.number
    guard ahead.goesOn(in: bytes), bytes[ahead.position] == UInt8(ascii: "R"),
      try ahead.next(in: bytes) == .reference
    else { return nil }
    try Self.requirePossible(number, generation)
    position = ahead.position
    return IndirectReference(number, generation)
  }

  /// Refuses references that some versions of libqpdf take for damage of the object they stand in.
  private static func requirePossible(_ number: Int, _ generation: Int) throws(Decline) {
    guard number <= Int(Int32.max), generation <= 65_535 else {
      throw .unsure("a reference to no possible object")
    }
  }

  /// Goes past the rest of an array or dictionary and everything in it.
  private mutating func skipBrackets(
    isDictionary: Bool, in bytes: Span<UInt8>
  ) throws(Decline) {
    // One bit a level, so that each bracket is closed by its own kind.
    var kinds: UInt64 = isDictionary ? 1 : 0
    var depth = 1
    var integers = 0
    var numbers = (0, 0)
    while depth > 0 {
      let token = try next(in: bytes)
      switch token {
      case .arrayStart, .dictionaryStart:
        guard depth < Self.mostBrackets else { throw .unsure("arrays nested too deep") }
        depth += 1
        kinds = kinds << 1 | (token == .dictionaryStart ? 1 : 0)
      case .arrayEnd, .dictionaryEnd:
        guard kinds & 1 == (token == .dictionaryEnd ? 1 : 0) else {
          throw .unsure("brackets that do not match")
        }
        depth -= 1
        kinds >>= 1
      case .reference:
        guard integers >= 2 else { throw .unsure("a reference without its numbers") }
        try Self.requirePossible(numbers.0, numbers.1)
      case .word: oddWords += 1
      case .name, .integer, .real, .string, .null, .boolean: break
      }
      integers = token == .integer && isUnsigned ? integers + 1 : 0
      if integers > 0 { numbers = (numbers.1, number) }
    }
  }
}
