/// Whether a content stream saves each graphics state that it restores.
///
/// In doubt it counts what restores and not what saves. ISO 32000-2:2020, 7.8.2, 8.4.2 and 8.9.7.
///
/// It has tokens of its own: those of PageScan end at the first thing that is odd, such as a brace
/// or a string without an end, and here what comes behind it may restore a state nevertheless.
struct ContentBalance {
  /// What was found out about a content.
  enum Verdict: Sendable, Hashable {
    /// Every state that is restored was saved before.
    case kept
    /// A state is restored that was not saved.
    case underflow
    /// An image in the content has no end that can be told.
    case unclear
  }

  private var position = 0
  /// The states that are saved and not yet restored; below 0 once too many were restored.
  private var saved = 0
  /// The arrays and dictionaries that are open, in which no operator should stand.
  private var brackets = 0
  private var isUnclear = false

  /// How many bytes behind an image must look like content.
  private static let sample = 10

  /// Reads a content, decoded and in one piece.
  ///
  /// - Complexity: Linear in its length.
  static func verdict(on content: Span<UInt8>) -> Verdict {
    var reader = ContentBalance()
    while reader.position < content.count, reader.saved >= 0, !reader.isUnclear {
      reader.readToken(in: content)
    }
    return reader.isUnclear ? .unclear : reader.saved < 0 ? .underflow : .kept
  }

  private mutating func readToken(in content: Span<UInt8>) {
    let first = content[position]
    if Self.isRegular(first) { return readWord(in: content) }
    position += 1
    switch first {
    case UInt8(ascii: "%"): skip(in: content) { $0 == 0x0A || $0 == 0x0D }
    case UInt8(ascii: "("): skipString(in: content)
    case UInt8(ascii: "/"): skip(in: content) { !Self.isRegular($0) }
    case UInt8(ascii: "<") where !doubles(first, in: content):
      skip(in: content) { $0 == UInt8(ascii: ">") }
      position += 1
    case UInt8(ascii: ">") where !doubles(first, in: content): break
    case UInt8(ascii: "<"), UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: ">"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
    default: break
    }
  }

  /// Takes the second of two brackets that make one token.
  private mutating func doubles(_ bracket: UInt8, in content: Span<UInt8>) -> Bool {
    guard position < content.count, content[position] == bracket else { return false }
    position += 1
    return true
  }

  private mutating func readWord(in content: Span<UInt8>) {
    let start = position
    skip(in: content) { !Self.isRegular($0) }
    let last = content[position - 1]
    switch position - start {
    case 1 where last == UInt8(ascii: "q") && brackets == 0: saved += 1
    case 1 where last == UInt8(ascii: "Q"): saved -= 1
    case 2 where content[start] == UInt8(ascii: "I") && last == UInt8(ascii: "D"):
      // What stands between BI and ID are keys and values like others.
      skipImage(in: content)
    default:
      // Some read a number with an operator right behind it as two tokens.
      if last == UInt8(ascii: "Q"),
        (start..<position - 1).allSatisfy({ Self.isNumeric(content[$0]) })
      {
        saved -= 1
      }
    }
  }

  private mutating func skip(in content: Span<UInt8>, to isEnd: (UInt8) -> Bool) {
    while position < content.count, !isEnd(content[position]) { position += 1 }
  }

  private mutating func skipString(in content: Span<UInt8>) {
    var depth = 1
    while position < content.count, depth > 0 {
      switch content[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
    }
  }

  /// Goes past the data of an image, whose length nothing tells for sure.
  private mutating func skipImage(in content: Span<UInt8>) {
    position += 1
    while position + 1 < content.count {
      if endsImage(in: content) {
        position += 2
        return
      }
      position += 1
    }
    isUnclear = true
  }

  /// Whether the image ends here: by the two letters on their own, with text behind them.
  private func endsImage(in content: Span<UInt8>) -> Bool {
    guard content[position] == UInt8(ascii: "E"), content[position + 1] == UInt8(ascii: "I") else {
      return false
    }
    let before = content[position - 1]
    guard Self.isBlank(before) || before == UInt8(ascii: ">") else { return false }
    let behind = position + 2
    if behind < content.count, Self.isRegular(content[behind]) { return false }
    for index in behind..<min(content.count, behind + Self.sample) {
      let byte = content[index]
      if byte == UInt8(ascii: "(") { return true }
      guard Self.isBlank(byte) || (0x20...0x7E).contains(byte) else { return false }
    }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0C, 0x00: true
    default: false
    }
  }

  private static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: !isBlank(byte)
    }
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    default: false
    }
  }
}
