import BoxPolicy

/// Where the objects of a damaged file begin, found by reading every line.
///
/// The rule is the one by which libqpdf rebuilds a table: an object begins where a line, behind
/// blanks, comments and empty lines, begins with two whole numbers and `obj`; of two objects with
/// the same number the later counts.
struct ObjectTable {
  /// Offset and generation of each object, counted from the header.
  private(set) var entries: [Int: (offset: Int, generation: Int)] = [:]
  /// Where the last cross-reference stream begins.
  private(set) var streamOffset: Int?
  /// A trailer made up from the last cross-reference stream, or else from the last catalogue.
  var trailer: String? {
    guard let root = streamOffset == nil ? catalogue : streamRoot else { return nil }
    return "<< /Size \((entries.keys.max() ?? 0) + 1) /Root \(root) R >>"
  }
  private var catalogue: Reference?
  private var streamRoot: Reference?
  /// Where the header begins.
  private let start: Int

  /// Reads the whole file once.
  init(scanning file: Span<UInt8>) {
    start = Self.header(in: file)
    let highest = (file.count - start) / 3
    var index = start
    while index < file.count {
      if Self.isDigit(file[index]), let found = Self.object(at: index, in: file),
        found.number <= highest
      {
        entries[found.number] = (index - start, found.generation)
        note(Reference(found.number, found.generation), at: index, end: found.end, in: file)
        index = found.end
      }
      index = Self.nextLine(after: index, in: file)
    }
  }

  /// Returns the file with a table and the text of a trailer behind it, or nil without objects.
  func appended(to file: Span<UInt8>, trailer: String) -> [UInt8]? {
    guard !entries.isEmpty, trailer.hasSuffix(">>") else { return nil }
    var tail = "\nxref\n0 1\n0000000000 65535 f \n"
    for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
      tail += "\(number) 1\n\(paddedText(entry.offset, width: 10)) "
      tail += "\(paddedText(entry.generation, width: 5)) n \n"
    }
    let stream = streamOffset.map { "/XRefStm \($0) " } ?? ""
    // Behind the line feed with which the tail begins.
    let table = file.count - start + 1
    tail += "trailer\n\(trailer.dropLast(2))\(stream)>>\nstartxref\n\(table)\n%%EOF\n"
    var whole: [UInt8] = []
    whole.reserveCapacity(file.count + tail.utf8.count)
    for index in file.indices { whole.append(file[index]) }
    whole.append(contentsOf: tail.utf8)
    return whole
  }

  /// The place of `%PDF-` and two digits of a version in the first 1,024 bytes, or the beginning.
  static func header(in file: Span<UInt8>) -> Int {
    for start in 0..<max(0, min(1_024, file.count - 8))
    where matches("%PDF-", at: start, in: file) && isDigit(file[start + 5]) {
      return start
    }
    return 0
  }

  private static func object(
    at start: Int, in file: Span<UInt8>
  ) -> (number: Int, generation: Int, end: Int)? {
    guard let number = integer(at: start, in: file) else { return nil }
    let second = blanksEnd(from: number.end, in: file)
    guard second > number.end, let generation = integer(at: second, in: file) else { return nil }
    let word = blanksEnd(from: generation.end, in: file)
    guard word > generation.end, matches("obj", at: word, in: file), number.value > 0,
      generation.value <= 65_535
    else { return nil }
    let end = word + 3
    guard end >= file.count || !isRegular(file[end]) else { return nil }
    return (number.value, generation.value, end)
  }

  private static func integer(at start: Int, in file: Span<UInt8>) -> (value: Int, end: Int)? {
    var end = start
    var value = 0
    while end < file.count, end - start <= 10 {
      // Read once: the file may be written to meanwhile, and a second look sees another byte.
      let byte = file[end]
      guard isDigit(byte) else { break }
      value = value * 10 + Int(byte - 0x30)
      end += 1
    }
    return end > start && end - start <= 10 ? (value, end) : nil
  }

  /// Looks at the first bytes of an object for what leads to the page tree.
  private mutating func note(
    _ object: Reference, at place: Int, end: Int, in file: Span<UInt8>
  ) {
    var root: Reference?
    var isTable = false
    var isEncrypted = false
    for index in end..<min(file.count, end + Self.headLength) where file[index] > 0x2E {
      if Self.matches("endobj", at: index, in: file) { break }
      if Self.matches("stream", at: index, in: file) { break }
      // The slash stands before these, and is below the bytes that are looked at.
      if Self.matches("/Root", at: index - 1, in: file) {
        root = Self.reference(after: index + 4, in: file)
      } else if Self.matches("/XRef", at: index - 1, in: file) {
        isTable = true
      } else if Self.matches("/Encrypt", at: index - 1, in: file) {
        isEncrypted = true
      } else if Self.matches("/Catalog", at: index - 1, in: file) {
        catalogue = object
      }
    }
    guard isTable else { return }
    streamOffset = place - start
    // Without the keys of the encryption what the objects hold cannot be read.
    streamRoot = isEncrypted ? nil : root
  }

  private static let headLength = 512

  private static func reference(after start: Int, in file: Span<UInt8>) -> Reference? {
    guard let number = integer(at: blanksEnd(from: start, in: file), in: file),
      let generation = integer(at: blanksEnd(from: number.end, in: file), in: file),
      matches("R", at: blanksEnd(from: generation.end, in: file), in: file), number.value > 0
    else { return nil }
    return Reference(number.value, generation.value)
  }

  /// The first byte of the next line that is not blank and not in a comment.
  private static func nextLine(after start: Int, in file: Span<UInt8>) -> Int {
    var index = start
    while index < file.count, file[index] != 0x0A, file[index] != 0x0D { index += 1 }
    while true {
      index = blanksEnd(from: index, in: file)
      guard index < file.count, file[index] == UInt8(ascii: "%") else { return index }
      while index < file.count, file[index] != 0x0A, file[index] != 0x0D { index += 1 }
    }
  }

  private static func blanksEnd(from start: Int, in file: Span<UInt8>) -> Int {
    var end = start
    while end < file.count, isBlank(file[end]) { end += 1 }
    return end
  }

  private static func matches(_ word: StaticString, at start: Int, in file: Span<UInt8>) -> Bool {
    guard start + word.utf8CodeUnitCount <= file.count else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where unsafe word[index] != file[start + index] { return false }
      return true
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B || byte == 0
  }

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isBlank(byte) && !"()<>[]{}/%".utf8.contains(byte)
  }
}
