import TestSupport
import Testing

/// Whether the bytes contain an ASCII text.
func contains(_ bytes: [UInt8], _ text: String) -> Bool {
  bytes.contains(text.utf8)
}

/// Requires a table in which every offset is right, and returns it.
func requireSoundTable(
  _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws -> FileTable {
  let table = try #require(FileTable(bytes), sourceLocation: sourceLocation)
  for line in table.lines {
    try #require(line.count == 20, sourceLocation: sourceLocation)
    let kind = line.suffix(3)
    try #require(kind == "n \n" || kind == "f \n", sourceLocation: sourceLocation)
  }
  for number in table.numbers {
    try #require(
      table.text(of: number) != nil, "object \(number) is not where the table says",
      sourceLocation: sourceLocation)
  }
  return table
}

/// Whether qpdf finds nothing to complain about.
func qpdfAccepts(_ bytes: [UInt8]) throws -> Bool {
  let outcome = try Program.qpdf.run(["--check"], on: bytes)
  return outcome.status == 0 && !outcome.text.contains("WARNING")
}
