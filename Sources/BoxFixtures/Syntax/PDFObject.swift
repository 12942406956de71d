/// A PDF object as it stands in a file: nothing is dropped, looked up or made equal.
///
/// ISO 32000-2:2020, 7.3.
indirect enum PDFObject: Sendable, Hashable {
  /// A number, true, false, null, or any other word, with its own characters.
  case word(String)
  /// A name without its solidus, with number signs where a character needs one and nowhere else.
  case name(String)
  /// A string, decoded.
  case string([UInt8])
  case array([PDFObject])
  /// The members in their order; a key may come twice.
  case dictionary([Member])
  case reference(Int, Int)

  /// One key of a dictionary and its value.
  struct Member: Sendable, Hashable {
    let key: String
    let value: PDFObject
  }

  static let null = PDFObject.word("null")

  /// Reads a text that is one whole object and nothing else; nil if it is not.
  init?(_ text: String) {
    guard let object = PDFObjectParser.whole(text) else { return nil }
    self = object
  }

  /// Reads the objects that stand in a text, such as keys and values, up to the first that is none.
  static func all(in text: String) -> [PDFObject] {
    var parser = PDFObjectParser(Array(text.utf8)[...])
    var objects: [PDFObject] = []
    while let object = parser.object() { objects.append(object) }
    return objects
  }

  /// The values of a key of a dictionary, in their order; none for anything else.
  func values(of key: String) -> [PDFObject] {
    guard case .dictionary(let members) = self else { return [] }
    return members.filter { $0.key == key }.map(\.value)
  }

  /// The value of a key of a dictionary that stands there once; nil otherwise.
  subscript(key: String) -> PDFObject? {
    let values = values(of: key)
    return values.count == 1 ? values[0] : nil
  }

  /// The whole number that a word is; nil for anything else.
  var integer: Int? {
    guard case .word(let word) = self else { return nil }
    return Int(word)
  }

  /// The object as it can be written into a file; words keep their characters.
  var written: String {
    switch self {
    case .word(let word): word
    case .name(let name): "/\(name)"
    case .string(let bytes): "<\(bytes.map(hexadecimal).joined())>"
    case .array(let elements): "[\(elements.map(\.written).joined(separator: " "))]"
    case .dictionary(let members):
      "<< \(members.map { "/\($0.key) \($0.value.written) " }.joined())>>"
    case .reference(let number, let generation): "\(number) \(generation) R"
    }
  }
}

/// Writes a byte as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count == 1 ? "0\(digits)" : digits
}
