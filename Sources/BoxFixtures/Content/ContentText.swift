/// Texts of page content: printable ASCII, set in Helvetica.
enum ContentText {
  /// Replaces what is not printable ASCII and cuts a text that is too long, which dots show.
  static func shortened(_ text: String, to limit: Int) -> String {
    var characters: [UInt8] = []
    for scalar in text.unicodeScalars {
      if characters.count > limit { break }
      if scalar == "\u{2026}" {
        characters += [0x2E, 0x2E, 0x2E]
      } else {
        let isPrintable = (0x20...0x7E).contains(scalar.value)
        characters.append(isPrintable ? UInt8(scalar.value) : UInt8(ascii: "?"))
      }
    }
    if characters.count > limit { characters[max(0, limit - 3)...] = [0x2E, 0x2E, 0x2E] }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Writes a text as it stands between the parentheses of a literal string.
  ///
  /// ISO 32000-2:2020, 7.3.4.2.
  static func literal(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "(" || character == ")" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// Measures a text of printable ASCII set in a size of 1.
  static func width(_ text: String) -> Double {
    let thousandths = text.utf8.reduce(0) { sum, character in
      let index = Int(character) - 0x20
      return sum + (widths.indices.contains(index) ? widths[index] : 0)
    }
    return Double(thousandths) / 1000
  }

  /// The advance widths of Helvetica from blank to tilde, by the font's metrics file.
  private static let widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // to slash
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // to ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // to _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // to tilde
  ]
}
