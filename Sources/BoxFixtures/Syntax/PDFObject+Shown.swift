extension PDFObject {
  /// The tokens joined by single blanks, which is what rules take and what people are shown.
  ///
  /// Numbers and odd words are as libqpdf takes them; a dictionary has no key that is null or comes
  /// again. How a value is spelled is nobody's promise: ``ShownValue`` compares what it means.
  var shown: String {
    switch asRead {
    case .word(let word): word
    case .name(let name): "/\(name)"
    case .string(let bytes): Self.shown(bytes)
    case .array(let elements):
      elements.isEmpty ? "[ ]" : "[ \(elements.map(\.shown).joined(separator: " ")) ]"
    case .dictionary(let members):
      "<< \(Self.kept(members).map { "/\($0.key) \($0.value.shown) " }.joined())>>"
    case .reference(let number, let generation): "\(number) \(generation) R"
    }
  }

  /// The object as libqpdf takes it, which matters for words alone.
  ///
  /// A whole number has no sign and no digit that it does not need, a real number keeps its text,
  /// and a word that is nothing else is a string.
  var asRead: PDFObject {
    guard case .word(let word) = self, !["true", "false", "null"].contains(word) else {
      return self
    }
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let signs = word.utf8.count - digits.count
    let points = digits.count { $0 == UInt8(ascii: ".") }
    let areDigits = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard signs <= 1, points <= 1, digits.count > points, areDigits else {
      return .string(Array(word.utf8))
    }
    return .word(points == 0 ? Int(word).map(String.init) ?? word : word)
  }

  /// The members that count, in the order of their keys: the last of each key, unless it is null.
  private static func kept(_ members: [Member]) -> [Member] {
    let last = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    return last.filter { $0.value != .null }.map { Member(key: $0.key, value: $0.value) }
      .sorted { $0.key < $1.key }
  }

  /// Writes a string in printable ASCII.
  private static func shown(_ bytes: [UInt8]) -> String {
    let text = bytes.map { byte in
      switch Unicode.Scalar(byte) {
      case "(", ")", "\\": "\\\(Unicode.Scalar(byte))"
      case " "..."~": "\(Unicode.Scalar(byte))"
      default:
        "\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()
      }
    }
    return "(\(text.joined()))"
  }
}
