extension PDFObject {
  /// The tokens joined by single blanks, as the reader over libqpdf shows them.
  ///
  /// libqpdf writes whole numbers anew, takes a word that is nothing else for a string, and puts
  /// the keys of a dictionary in order; apart from that the characters are the file's own.
  var shown: String {
    switch self {
    case .word(let word): Self.shown(word)
    case .name(let name): "/\(name)"
    case .string(let bytes): Self.shown(bytes)
    case .array(let elements):
      elements.isEmpty ? "[ ]" : "[ \(elements.map(\.shown).joined(separator: " ")) ]"
    case .dictionary(let members):
      "<< \(members.sorted { $0.key < $1.key }.map { "/\($0.key) \($0.value.shown) " }.joined())>>"
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

  private static func shown(_ bytes: [UInt8]) -> String {
    var text = "("
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
        text += "\\"
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text + ")"
  }
}
