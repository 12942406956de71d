import SystemBridge

/// Writes rows of comma-separated values (RFC 4180, with line feeds) into a byte buffer.
struct CSVText {
  /// What is written so far; whoever takes the beginning away leaves the rest.
  var bytes: [UInt8] = []

  mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(cell)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A file name as a cell: escaped, and never something a spreadsheet would compute.
  static func cell(_ file: FileName) -> String {
    let text = file.display
    // The same file by another name, where other ways of quoting would change the name.
    guard text != "-", let first = text.first, "=+-@".contains(first) else { return text }
    return "./\(text)"
  }

  private mutating func write(_ cell: String) {
    let special = cell.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20
    }
    guard special else {
      bytes.append(contentsOf: cell.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
