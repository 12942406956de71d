extension PDFObject {
  /// The tokens joined by single blanks, as the reader over libqpdf shows them.
  ///
  /// libqpdf writes whole numbers anew, takes a word that is nothing else for a string, writes
  /// strings in its own way, and puts the keys of a dictionary in order, without those that are
  /// null or come again; apart from that the characters are the file's own.
  var shown: String {
    switch self {
    case .word(let word): Self.shown(word)
    case .name(let name): "/\(name)"
    case .string(let bytes): Self.shown(bytes)
    case .array(let elements):
      elements.isEmpty ? "[ ]" : "[ \(elements.map(\.shown).joined(separator: " ")) ]"
    case .dictionary(let members):
      Self.shown(members)
    case .reference(let number, let generation): "\(number) \(generation) R"
    }
  }

  private static func shown(_ word: String) -> String {
    if ["true", "false", "null"].contains(word) { return word }
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let signs = word.utf8.count - digits.count
    let points = digits.count { $0 == UInt8(ascii: ".") }
    let areDigits = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard signs <= 1, points <= 1, digits.count > points, areDigits else {
      return shown(Array(word.utf8))
    }
    if points == 0, let whole = Int(word) { return String(whole) }
    return word
  }

  private static func shown(_ members: [Member]) -> String {
    let last = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    let kept = last.filter { $0.value != .null }.sorted { $0.key < $1.key }
    return "<< \(kept.map { "/\($0.key) \($0.value.shown) " }.joined())>>"
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    if isBinary(bytes) { return "<\(bytes.map { hexadecimal($0).lowercased() }.joined())>" }
    var text: [UInt8] = []
    for byte in bytes {
      if let letter = escapes[byte] {
        text += [UInt8(ascii: "\\"), letter]
      } else if (0x20...0x7E).contains(byte) || byte >= 0xA0 {
        text.append(byte)
      } else {
        let digits = String(byte, radix: 8)
        text += "\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8
      }
    }
    return "(\(String(decoding: text, as: UTF8.self)))"
  }

  /// Whether libqpdf writes a string as hexadecimal digits.
  ///
  /// It does for a control character that has no letter, and for many bytes beyond ASCII.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let hasControl = bytes.contains { $0 < 24 && escapes[$0] == nil }
    return hasControl || 5 * bytes.count { $0 > 0x7E || (24..<0x20).contains($0) } > bytes.count
  }

  /// The characters of a string that are written with a reverse solidus.
  private static let escapes: [UInt8: UInt8] = [
    0x28: 0x28, 0x29: 0x29, 0x5C: 0x5C, 0x0A: UInt8(ascii: "n"), 0x0D: UInt8(ascii: "r"),
    0x09: UInt8(ascii: "t"), 0x08: UInt8(ascii: "b"), 0x0C: UInt8(ascii: "f"),
  ]
}
