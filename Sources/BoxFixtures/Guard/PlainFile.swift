/// A finished fixture read from its bytes alone, object by object, as the objects stand there.
///
/// The reader over libqpdf cannot see a null entry, a reference to nothing or a key that stands
/// there twice; this one does nothing but look. It reads classic files and plain cross-reference
/// streams, which is what the writer makes; what libqpdf has written again it does not read.
struct PlainFile {
  /// The dictionary of the newest trailer.
  let trailer: PDFObject
  private let bytes: ArraySlice<UInt8>
  private let offsets: [Int: Int]

  /// Reads the cross-reference sections of a file; nil where one is not as it should be.
  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var offsets: [Int: Int] = [:]
    var newest: PDFObject?
    var next = Self.lastSection(bytes)
    var seen: Set<Int> = []
    while let start = next {
      guard seen.insert(start).inserted, bytes.indices.contains(bytes.startIndex + start),
        let section = PlainSection(bytes[(bytes.startIndex + start)...])
      else { return nil }
      offsets.merge(section.offsets) { newer, _ in newer }
      newest = newest ?? section.trailer
      next = section.trailer["Prev"]?.integer
    }
    guard let newest else { return nil }
    trailer = newest
    self.offsets = offsets.filter { $0.value > 0 }
  }

  /// Returns the object of a number; nil where there is none or something else stands.
  func object(_ number: Int) -> PDFObject? {
    guard let offset = offsets[number], offset < bytes.count else { return nil }
    var parser = PDFObjectParser(bytes[(bytes.startIndex + offset)...])
    guard parser.word() == String(number), parser.word() != nil, parser.word() == "obj" else {
      return nil
    }
    return parser.object()
  }

  /// Returns what an object is, or what it refers to.
  func followed(_ object: PDFObject?) -> PDFObject? {
    guard case .reference(let number, _)? = object else { return object }
    return self.object(number)
  }

  /// Reads the number behind the last keyword.
  private static func lastSection(_ bytes: ArraySlice<UInt8>) -> Int? {
    let keyword = Array("startxref".utf8)
    // Nothing is damaged yet, so that the last keyword is that of the last section.
    var start = bytes.endIndex - keyword.count
    while start >= bytes.startIndex, !bytes[start...].starts(with: keyword) { start -= 1 }
    guard start >= bytes.startIndex else { return nil }
    var parser = PDFObjectParser(bytes[(start + keyword.count)...])
    return parser.word().flatMap { Int($0) }
  }
}

/// One cross-reference section and its trailer.
private struct PlainSection {
  var offsets: [Int: Int] = [:]
  let trailer: PDFObject

  init?(_ bytes: ArraySlice<UInt8>) {
    var parser = PDFObjectParser(bytes)
    if bytes.starts(with: "xref".utf8) {
      _ = parser.word()
      while let word = parser.word(), word != "trailer" {
        guard let first = Int(word), let count = parser.word().flatMap({ Int($0) }),
          Self.canList(first, count)
        else { return nil }
        for number in first..<first + count {
          guard let offset = parser.word().flatMap({ Int($0) }), parser.word() != nil,
            let kind = parser.word()
          else { return nil }
          offsets[number] = kind == "n" ? offset : 0
        }
      }
      guard let trailer = parser.object() else { return nil }
      self.trailer = trailer
      return
    }
    guard parser.word() != nil, parser.word() != nil, parser.word() == "obj",
      let dictionary = parser.object(), parser.word() == "stream"
    else { return nil }
    trailer = dictionary
    readStream(bytes[(parser.position + 1)...])
  }

  /// Whether so many objects from a number on are numbers of a PDF file; text may claim anything.
  private static func canList(_ first: Int, _ count: Int) -> Bool {
    let numbers = 0...PDFWriter.numbers.upperBound
    return numbers.contains(first) && numbers.contains(count)
  }

  /// Reads entries of one, four and two bytes.
  private mutating func readStream(_ data: ArraySlice<UInt8>) {
    var numbers = [0, trailer["Size"]?.integer ?? 0]
    if case .array(let index)? = trailer["Index"] { numbers = index.compactMap(\.integer) }
    var place = data.startIndex
    for pair in stride(from: 0, to: numbers.count - 1, by: 2)
    where Self.canList(numbers[pair], numbers[pair + 1]) {
      for number in numbers[pair]..<numbers[pair] + numbers[pair + 1] {
        guard place + 7 <= data.endIndex else { return }
        let offset = data[place + 1..<place + 5].reduce(0) { $0 << 8 | Int($1) }
        offsets[number] = data[place] == 1 ? offset : 0
        place += 7
      }
    }
  }
}
