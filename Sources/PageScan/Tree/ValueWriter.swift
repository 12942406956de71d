/// Puts the tokens of a value together, following references.
struct ValueWriter {
  /// How deep arrays may stand in each other, references followed.
  private static let mostDepth = 16

  /// The tokens so far, joined by blanks.
  private var text: [UInt8] = []
  private let limit: Int
  /// How many words there are that are no values.
  private var oddWords = 0

  /// Begins an empty text.
  ///
  /// - Parameter limit: How many characters it may have.
  init(limit: Int) { self.limit = limit }

  /// The finished text.
  var string: String { String(decoding: text, as: UTF8.self) }

  /// Begins anew.
  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    oddWords = 0
  }

  /// Adds what a reference leads to; false if that is null or nothing.
  ///
  /// - Throws: Where there is more than numbers, names, truth values and arrays of them.
  mutating func append(
    _ reference: IndirectReference, of source: inout ObjectSource, in file: Span<UInt8>,
    depth: Int = 0
  ) throws(Decline) -> Bool {
    switch try source.place(of: reference, in: file) {
    case nil: return false
    case .file(let start):
      var reader = TokenReader(at: start)
      let isThere = try append(
        &reader, isObject: true, in: file, of: &source, file: file, depth: depth)
      try StreamDecoder.requireEnd(&reader, in: file)
      return isThere
    case .packed(let stream, let start):
      let data = try source.data(of: stream, in: file)
      var reader = TokenReader(at: start)
      return try append(
        &reader, isObject: true, in: data.span, of: &source, file: file, depth: depth)
    }
  }

  /// Adds the value that stands at a place in the file or a stream; false if it is null.
  ///
  /// - Throws: Where there is more than numbers, names, truth values and arrays of them.
  mutating func append(
    _ reader: inout TokenReader, isObject: Bool = false, in bytes: Span<UInt8>,
    of source: inout ObjectSource, file: Span<UInt8>, depth: Int = 0
  ) throws(Decline) -> Bool {
    guard depth < Self.mostDepth else { throw .unsure("a value nested too deep") }
    switch try reader.next(in: bytes) {
    case .integer:
      let token = bytes.extracting(reader.start..<reader.position)
      if reader.isUnsigned, let reference = try reader.restOfReference(in: bytes) {
        // One that leads to another one is nothing that all programs follow.
        guard !isObject else { throw .unsure("an object that is a reference") }
        return try append(reference, of: &source, in: file, depth: depth + 1)
      }
      try add(token)
    case .real, .boolean, .name: try add(bytes.extracting(reader.start..<reader.position))
    case .null: return false
    case .word:
      oddWords += 1
      guard isSpeltLikeNumber(bytes[reader.start]), oddWords <= TokenReader.mostOddWords else {
        throw .unsure("a word that is no value")
      }
      try add(bytes.extracting(reader.start..<reader.position))
    case .arrayStart: try appendArray(&reader, in: bytes, of: &source, file: file, depth: depth)
    default: throw .unsure("a box that is neither an array nor a number")
    }
    return true
  }

  private mutating func appendArray(
    _ reader: inout TokenReader, in bytes: Span<UInt8>, of source: inout ObjectSource,
    file: Span<UInt8>, depth: Int
  ) throws(Decline) {
    try add("[")
    while true {
      var ahead = reader
      if case .arrayEnd = try ahead.next(in: bytes) {
        reader = ahead
        break
      }
      if try !append(&reader, in: bytes, of: &source, file: file, depth: depth + 1) {
        try add("null")
      }
    }
    try add("]")
  }

  private func isSpeltLikeNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || "+-.".utf8.contains(byte)
  }

  private mutating func add(_ word: String) throws(Decline) { try add(Array(word.utf8).span) }

  private mutating func add(_ token: Span<UInt8>) throws(Decline) {
    if !text.isEmpty { text.append(0x20) }
    for place in token.indices {
      // What libqpdf spells in another way in names is left to it.
      guard token[place] > 0x20, token[place] < 0x7F, token[place] != UInt8(ascii: "#") else {
        throw .unsure("a value with unusual characters")
      }
      text.append(token[place])
    }
    try requireRoom()
  }

  private func requireRoom() throws(Decline) {
    guard text.count <= limit else { throw .unsure("a very long value") }
  }
}
