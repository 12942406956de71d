import TestSupport

/// Changes the bytes of a file a little, the same for the same seed.
struct Mutation {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Changes a file in one to three places.
  ///
  /// - Parameters:
  ///   - file: The file; not empty.
  ///   - other: Where pieces are taken from besides; not empty.
  /// - Returns: The changed file.
  mutating func changed(_ file: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...random.below(3) where !bytes.isEmpty {
      switch random.below(13) {
      case 0, 1: flipBit(&bytes)
      case 2: bytes[place(in: bytes)] = UInt8(random.below(256))
      case 3: cut(&bytes)
      case 4: splice(&bytes, from: bytes)
      case 5: splice(&bytes, from: other)
      case 6, 7, 8: editNumber(&bytes)
      case 9: insertWord(&bytes)
      case 10: replaceKey(&bytes)
      case 11: insertAtWord(&bytes)
      default: bytes[place(in: bytes)] = random.pick(0x20, 0x0A, 0x0D, 0x00, 0x0B, 0x25, 0x2F)
      }
    }
    return bytes
  }

  /// A place, more often near the ends of the file, where what leads to the pages stands.
  private mutating func place(in bytes: [UInt8]) -> Int {
    switch random.below(5) {
    case 0: max(0, bytes.count - 1 - random.below(min(bytes.count, 600)))
    case 1: random.below(min(bytes.count, 1_200))
    case 2: random.below(bytes.count)
    default: placeOfWord(in: bytes)
    }
  }

  /// A place where one of the words begins or ends on which it depends what else is read.
  private mutating func placeOfWord(in bytes: [UInt8]) -> Int {
    let text = random.pick(
      "xref", "xref", "xref", "trailer", "startxref", "stream", "endstream", " obj", "endobj",
      "/Index", "/W ", "/Size", "/DecodeParms", "/Type", "/Kids", "/Parent", "Box", "/Rotate")
    let word = Array(text.utf8)
    // From the end, where the newest of them stands, or from anywhere.
    let last = bytes.count - word.count
    let first = random.below(2) == 0 ? last : random.below(bytes.count)
    let range = stride(from: min(first, last), through: max(0, first - 3_000), by: -1)
    let found = range.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    guard let found else { return random.below(bytes.count) }
    return random.below(3) == 0 ? found : min(bytes.count - 1, found + word.count)
  }

  private mutating func flipBit(_ bytes: inout [UInt8]) {
    bytes[place(in: bytes)] ^= 1 << UInt8(random.below(8))
  }

  private mutating func cut(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    let end = min(bytes.count, start + 1 + random.below(40))
    switch random.below(6) {
    case 0: bytes.removeSubrange(start...)
    case 1: bytes.removeSubrange(start..<end)
    default: for index in start..<end { bytes[index] = 0x20 }
    }
  }

  private mutating func splice(_ bytes: inout [UInt8], from source: [UInt8]) {
    let start = random.below(source.count)
    let piece = source[start..<min(source.count, start + 1 + random.below(120))]
    let target = place(in: bytes)
    if random.below(4) == 0 {
      bytes.insert(contentsOf: piece, at: target)
    } else {
      bytes.replaceSubrange(target..<min(bytes.count, target + piece.count), with: piece)
    }
  }

  /// Replaces a run of digits by another number, of the same length half of the time.
  private mutating func editNumber(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    guard let first = bytes[start...].firstIndex(where: Self.isDigit) else { return }
    let end = bytes[first...].firstIndex { !Self.isDigit($0) } ?? bytes.count
    let old = String(decoding: bytes[first..<end], as: UTF8.self)
    let number = Int(old) ?? 0
    let text = random.pick(
      "0", "1", "\(number &+ 1)", "\(max(0, number - 1))", "65535", "2147483647", "4294967296",
      "00\(old)", "-\(old)", "+\(old)", "\(old).0", ".\(old)", "1e3", "9223372036854775807",
      random.digits(old.utf8.count), random.digits(old.utf8.count), random.digits(old.utf8.count))
    replace(first..<end, with: Array(text.utf8), in: &bytes)
  }

  /// Puts a word between others.
  private mutating func insertWord(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    guard let gap = bytes[start...].firstIndex(where: { $0 == 0x20 || $0 == 0x0A }) else { return }
    let word = random.pick(
      "null", "true", "R", "obj", "endobj", "stream", "<<", ">>", "[", "]", "(", ")", "<00>", "%",
      "/Type /Page", "/Type /Pages", "/MediaBox null", "/CropBox [1 2 3 4]", "/Rotate 90", "1 0 R",
      "99 0 R", "3 0 R", "0 0 R", "2 1 R", "/Kids [3 0 R]", "/Parent 1 0 R", "/#4dediaBox 5", "{",
      "/Length 0", "/Filter /LZWDecode", "/Prev 0", "/Size 1", "trailer", "startxref", "xref",
      "%\n", "[]", "/Index []", "0 0", "1,5", "/Rotate [1,5 1,5 1,5 1,5 1,5 1,5]",
      "[2147483648 0 R]", "1 1 R",
      String(repeating: " ", count: random.below(60)))
    let text = Array(" \(word) ".utf8)
    let end = min(bytes.count, gap + text.count)
    replace(gap..<(random.below(3) == 0 ? gap : end), with: text, in: &bytes)
  }

  /// Puts what most programs go past, and some do not, before or behind a word.
  private mutating func insertAtWord(_ bytes: inout [UInt8]) {
    let text = random.pick(
      " ", "\r", "\u{0}", "\u{B}", "%\n", " %\n", String(repeating: " ", count: random.below(60)))
    bytes.insert(contentsOf: Array(text.utf8), at: placeOfWord(in: bytes))
  }

  /// Makes another key of one that matters.
  private mutating func replaceKey(_ bytes: inout [UInt8]) {
    let keys = [
      "/Type", "/Kids", "/Parent", "/MediaBox", "/CropBox", "/Rotate", "/Root", "/Pages", "/Size",
      "/Prev", "/Length", "/Filter", "/W", "/Index", "/N", "/First", "/DecodeParms", "/Page",
    ]
    let old = Array(keys[random.below(keys.count)].utf8)
    let new = Array(keys[random.below(keys.count)].utf8)
    let start = place(in: bytes)
    let found = (start..<max(start, bytes.count - old.count)).first {
      bytes[$0..<$0 + old.count].elementsEqual(old)
    }
    if let found { replace(found..<found + old.count, with: new, in: &bytes) }
  }

  /// Replaces bytes, and takes or gives blanks behind them where some are, so that all that follows
  /// mostly stays where the table of the file has it.
  private mutating func replace(_ range: Range<Int>, with new: [UInt8], in bytes: inout [UInt8]) {
    var end = range.upperBound
    var text = new
    if random.below(4) > 0 {
      while text.count > end - range.lowerBound, end < bytes.count, random.below(8) > 0 { end += 1 }
      while text.count < end - range.lowerBound { text.append(0x20) }
    }
    bytes.replaceSubrange(range.lowerBound..<end, with: text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
