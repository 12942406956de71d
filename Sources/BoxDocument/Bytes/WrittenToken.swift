import PageScan

/// A token of PDF syntax, as far as it matters for finding the keys of a dictionary.
///
/// ISO 32000-2:2020, 7.2 and 7.3.
enum WrittenToken: Equatable {
  case dictionaryStart, dictionaryEnd, arrayStart, arrayEnd
  /// A name, its number signs decoded, without the solidus.
  case name([UInt8])
  /// A whole number without a sign.
  case number(Int)
  /// A keyword, or a number of another form.
  case word([UInt8])
  /// A string of either form, which is not kept.
  case string
}

/// Reads tokens out of the bytes of a file, one after the other.
struct TokenReader {
  /// Where it stands, behind the last token.
  private(set) var position: Int
  /// Where it gives up.
  private let limit: Int

  /// Begins to read at a position, and reads no more bytes than are allowed.
  init(at position: Int, atMost count: Int, in file: Span<UInt8>) {
    self.position = position
    limit = min(file.count, position + count)
  }

  /// Reads the next token; nil at the end, or where a string or a bracket has none.
  mutating func next(in file: Span<UInt8>) -> WrittenToken? {
    skipBlanks(in: file)
    guard position < limit else { return nil }
    let byte = file[position]
    position += 1
    switch byte {
    case UInt8(ascii: "/"): return .name(name(in: file))
    case UInt8(ascii: "("): return skipString(in: file) ? .string : nil
    case UInt8(ascii: "["): return .arrayStart
    case UInt8(ascii: "]"): return .arrayEnd
    case UInt8(ascii: "<"):
      if take(UInt8(ascii: "<"), in: file) { return .dictionaryStart }
      return skipDigits(in: file) ? .string : nil
    case UInt8(ascii: ">"): return take(UInt8(ascii: ">"), in: file) ? .dictionaryEnd : nil
    case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
    default: return word(from: byte, in: file)
    }
  }

  private mutating func skipBlanks(in file: Span<UInt8>) {
    while position < limit {
      if file[position] == UInt8(ascii: "%") {
        while position < limit, file[position] != 0x0A, file[position] != 0x0D { position += 1 }
      } else if Self.isBlank(file[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ byte: UInt8, in file: Span<UInt8>) -> Bool {
    guard position < limit, file[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func regular(in file: Span<UInt8>) -> [UInt8] {
    let start = position
    while position < limit, Self.isRegular(file[position]) { position += 1 }
    return (start..<position).map { file[$0] }
  }

  private mutating func name(in file: Span<UInt8>) -> [UInt8] {
    let written = regular(in: file)
    guard written.contains(UInt8(ascii: "#")) else { return written }
    var decoded: [UInt8] = []
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "#"), index + 2 < written.count,
        let high = written[index + 1].hexadecimalValue,
        let low = written[index + 2].hexadecimalValue
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(written[index])
        index += 1
      }
    }
    return decoded
  }

  private mutating func word(from first: UInt8, in file: Span<UInt8>) -> WrittenToken {
    let word = [first] + regular(in: file)
    guard word.count <= 18, word.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return .word(word)
    }
    return .number(word.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  private mutating func skipString(in file: Span<UInt8>) -> Bool {
    var depth = 1
    while position < limit {
      switch file[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func skipDigits(in file: Span<UInt8>) -> Bool {
    while position < limit {
      position += 1
      if file[position - 1] == UInt8(ascii: ">") { return true }
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x0A, 0x0D, 0x09, 0x0C, 0x00].contains(byte)
  }

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isBlank(byte) && !"()<>[]{}/%".utf8.contains(byte)
  }
}
