/// A cross-reference table as a test reads it, by none of the code that wrote it.
struct FileTable {
  /// Where the table starts, by the last number of the file.
  let offset: Int
  /// The table's lines in order, 20 characters each.
  let lines: [String]
  /// The text between the trailer keyword and the next one.
  let trailer: String

  private let characters: [Character]

  /// Reads the table that the last line but one points to; nil if anything is out of place.
  init?(_ bytes: [UInt8]) {
    // One character a byte, so that offsets count the same.
    characters = bytes.map { Character(Unicode.Scalar($0)) }
    let ends = String(characters.suffix(40)).split(separator: "\n")
    guard ends.count >= 3, ends[ends.count - 3].hasSuffix("startxref"), ends.last == "%%EOF",
      let offset = Int(ends[ends.count - 2]), offset < characters.count
    else { return nil }
    self.offset = offset
    let table = String(characters[offset...])
    let parts = table.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "xref", parts[1].hasPrefix("0 "),
      let size = Int(parts[1].dropFirst(2))
    else { return nil }
    let rest = Array(parts[2])
    guard rest.count > size * 20 else { return nil }
    lines = (0..<size).map { String(rest[($0 * 20)..<($0 * 20 + 20)]) }
    let tail = String(rest[(size * 20)...])
    guard tail.hasPrefix("trailer\n"), let end = tail.range(of: "\nstartxref\n") else { return nil }
    trailer = String(tail[..<end.lowerBound].dropFirst(8))
  }

  /// The numbers of the objects in use.
  var numbers: [Int] { lines.indices.filter { lines[$0].hasSuffix(" n \n") } }

  /// Returns what stands between the first and last line of an object; nil if it is not there.
  func text(of number: Int) -> String? {
    guard lines.indices.contains(number), lines[number].hasSuffix(" n \n"),
      let offset = Int(lines[number].prefix(10)), offset < characters.count,
      let generation = Int(lines[number].dropFirst(11).prefix(5))
    else { return nil }
    let head = "\(number) \(generation) obj\n"
    guard String(characters[offset...].prefix(head.count)) == head else { return nil }
    let body = String(characters[(offset + head.count)...].prefix(200_000))
    return body.range(of: "\nendobj\n").map { String(body[..<$0.lowerBound]) }
  }
}

extension String {
  /// Returns the first place of another text.
  fileprivate func range(of other: String) -> Range<String.Index>? { firstRange(of: other) }
}
