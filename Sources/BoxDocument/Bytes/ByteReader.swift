import PageScan

/// Reads words and numbers out of the bytes of a file, which may be anything.
///
/// For marks that are searched for backwards, from every place, and for the line of ours behind
/// which an update stands: none of them is a token of PDF syntax, and what stands before and behind
/// counts to the byte.
struct ByteReader {
  /// Where it stands.
  private(set) var position: Int

  /// Begins to read at a position, which is not below 0.
  init(at position: Int) { self.position = position }

  /// Goes past a word, if it stands here.
  mutating func skip(_ word: StaticString, in file: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position <= file.count - count else { return false }
    var place = position
    for byte in String(describing: word).utf8 {
      guard file[place] == byte else { return false }
      place += 1
    }
    position = place
    return true
  }

  /// Goes past white space, and tells whether there is any.
  mutating func skipBlanks(in file: Span<UInt8>) -> Bool {
    let start = position
    while position < file.count, file[position].isBlank { position += 1 }
    return position > start
  }

  /// Reads a whole number of up to 18 digits, or gives nil and stays.
  mutating func number(in file: Span<UInt8>) -> Int? {
    var value = 0
    var place = position
    while place < file.count, (0x30...0x39).contains(file[place]) {
      guard place - position < 18 else { return nil }
      value = value * 10 + Int(file[place] - 0x30)
      place += 1
    }
    guard place > position else { return nil }
    position = place
    return value
  }

  /// Reads so many hexadecimal digits as they stand, or gives nil and stays.
  mutating func hexadecimalDigits(_ count: Int, in file: Span<UInt8>) -> [UInt8]? {
    guard position <= file.count - count else { return nil }
    var digits: [UInt8] = []
    for place in position..<position + count {
      let byte = file[place]
      guard (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) else { return nil }
      digits.append(byte)
    }
    position += count
    return digits
  }
}
