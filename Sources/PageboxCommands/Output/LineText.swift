/// Writes lines for people into a byte buffer.
struct LineText {
  /// What is written so far; whoever takes the beginning away leaves the rest.
  var bytes: [UInt8] = []

  /// Writes a line and its line feed.
  mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}
