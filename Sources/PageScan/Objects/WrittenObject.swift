/// An object as it stands in the file, outside of object streams.
package struct WrittenObject {
  /// The generation that it has there.
  package let generation: Int
  /// Where the words end with which it begins.
  private let start: Int

  /// Reads the words with which an object begins; nil if it does not begin there.
  ///
  /// - Parameters:
  ///   - number: Its number.
  ///   - offset: Where it should begin.
  ///   - file: The whole file, from its header on.
  package init?(_ number: Int, at offset: Int, in file: Span<UInt8>) {
    guard offset > 0, offset < file.count else { return nil }
    var reader = TokenReader(at: offset)
    guard let found = try? reader.nextObjectStart(in: file), found.number == number else {
      return nil
    }
    generation = found.generation
    start = reader.position
  }

  /// Reads the words with which the first object of a file begins; nil if it begins with others.
  package init?(firstOf file: Span<UInt8>) {
    var reader = TokenReader(at: 0)
    guard let found = try? reader.nextObjectStart(in: file) else { return nil }
    generation = found.generation
    start = reader.position
  }

  /// Whether it is written as null.
  package func isNull(in file: Span<UInt8>) -> Bool {
    var reader = TokenReader(at: start)
    return (try? reader.next(in: file)) == .null
  }

  /// Reads the dictionary that it is, or with which it begins; nil if it has none, or no sound one.
  package func dictionary(in file: Span<UInt8>) -> WrittenDictionary? {
    WrittenDictionary(at: start, in: file)
  }
}

extension TokenReader {
  /// Reads the words with which any object begins.
  mutating func nextObjectStart(in bytes: Span<UInt8>) throws(Decline) -> IndirectReference {
    guard case .integer = try next(in: bytes), isUnsigned else {
      throw .unsure("no object where one should begin")
    }
    let first = number
    guard case .integer = try next(in: bytes), isUnsigned, number <= 65_535 else {
      throw .unsure("no object where one should begin")
    }
    let second = number
    guard case .word = try next(in: bytes), word == .objectStart, length == 3 else {
      throw .unsure("no object where one should begin")
    }
    return IndirectReference(first, second)
  }
}
