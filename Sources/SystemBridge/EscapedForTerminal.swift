/// Writes any text on one line, so that a terminal shows it and obeys nothing in it.
///
/// Printable text stays as it is. The rest is written as a Swift string literal would have it:
/// `\n`, `\t`, `\r`, and `\e` for escape; `\u{9B}` for other control characters, for line and
/// paragraph separators, and for invisible format characters such as the marks that turn the
/// direction of writing (the two joiners stay, since words and emoji need them). A scalar that stands
/// for a byte which is not UTF-8, see `FileName.lossless`, becomes `\xE9`, and a backslash becomes
/// `\\`, so that different texts never look the same.
///
/// To be used once on each foreign piece of a message, not on the whole message: a second time would
/// escape the backslashes of the first.
package func escapedForTerminal(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) { return text }
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let sequence = escapeSequence(for: scalar) {
      escaped.append(contentsOf: sequence.unicodeScalars)
    } else {
      escaped.append(scalar)
    }
  }
  return String(escaped)
}

/// The escape sequence of one scalar; nil if it is shown as it is.
private func escapeSequence(for scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\\": return "\\\\"
  case "\n": return "\\n"
  case "\t": return "\\t"
  case "\r": return "\\r"
  case "\u{1B}": return "\\e"
  case "\u{200C}", "\u{200D}": return nil
  default: break
  }
  if let byte = StrayByte.byte(spelledBy: scalar) {
    return "\\x" + String(byte, radix: 16, uppercase: true)
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  default:
    return nil
  }
}
