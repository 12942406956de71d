/// The shortest ways through what almost every file is made of; anything else takes the long way.
///
/// None of these throws, and each stays where it was if what stands there is spelt otherwise.
extension TokenReader {
  /// Takes a reference: digits, blanks, digits, blanks and R.
  @inline(__always)
  mutating func takeReference(in bytes: Span<UInt8>) -> IndirectReference? {
    var place = position
    guard let number = Self.digits(at: &place, in: bytes),
      Self.skipBlanks(at: &place, in: bytes),
      let generation = Self.digits(at: &place, in: bytes), generation <= 65_535,
      Self.skipBlanks(at: &place, in: bytes), bytes[place] == UInt8(ascii: "R"),
      place + 1 == bytes.count || !bytes[place + 1].isRegular
    else { return nil }
    position = place + 1
    return IndirectReference(number, generation)
  }

  /// Takes the words with which an object begins.
  @inline(__always)
  mutating func takeObjectStart(
    of reference: IndirectReference, in bytes: Span<UInt8>
  ) -> Bool {
    var place = position
    guard Self.digits(at: &place, in: bytes) == reference.number,
      Self.skipBlanks(at: &place, in: bytes),
      Self.digits(at: &place, in: bytes) == reference.generation,
      Self.skipBlanks(at: &place, in: bytes), place + 3 < bytes.count,
      bytes[place] == UInt8(ascii: "o"), bytes[place + 1] == UInt8(ascii: "b"),
      bytes[place + 2] == UInt8(ascii: "j"), !bytes[place + 3].isRegular
    else { return false }
    position = place + 3
    return true
  }

  /// Takes the word with which an object ends, with white space before it.
  @inline(__always)
  mutating func takeObjectEnd(in bytes: Span<UInt8>) -> Bool {
    var place = position
    while place < bytes.count, bytes[place].isBlank { place += 1 }
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "e"),
      bytes[place + 1] == UInt8(ascii: "n"), bytes[place + 2] == UInt8(ascii: "d"),
      bytes[place + 3] == UInt8(ascii: "o"), bytes[place + 4] == UInt8(ascii: "b"),
      bytes[place + 5] == UInt8(ascii: "j"),
      place + 6 == bytes.count || !bytes[place + 6].isRegular
    else { return false }
    position = place + 6
    return true
  }

  /// Takes the rest of an array in which there are numbers alone, from behind its bracket on.
  @inline(__always)
  mutating func takeNumbers(in bytes: Span<UInt8>) -> Bool {
    var place = position
    while place < bytes.count {
      var byte = bytes[place]
      place += 1
      if byte.isBlank { continue }
      if byte == UInt8(ascii: "]") {
        position = place
        return true
      }
      var digits = byte.isDigit ? 1 : 0
      var points = byte == UInt8(ascii: ".") ? 1 : 0
      guard digits + points == 1 || byte == UInt8(ascii: "-") else { return false }
      while place < bytes.count {
        byte = bytes[place]
        if byte.isDigit {
          digits += 1
        } else if byte == UInt8(ascii: ".") {
          points += 1
        } else {
          break
        }
        place += 1
      }
      guard digits > 0, digits < 18, points < 2, place < bytes.count, !byte.isRegular else {
        return false
      }
    }
    return false
  }

  /// Reads up to nine digits; nil where there are none or more.
  @inline(__always)
  private static func digits(at place: inout Int, in bytes: Span<UInt8>) -> Int? {
    var value = 0
    let start = place
    while place < bytes.count {
      let digit = bytes[place] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ Int(digit)
      place += 1
      if place - start > 9 { return nil }
    }
    return place > start ? value : nil
  }

  /// Goes past white space that has to be there, to a byte that is there.
  @inline(__always)
  private static func skipBlanks(at place: inout Int, in bytes: Span<UInt8>) -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isBlank { place += 1 }
    return place > start && place < bytes.count
  }
}
