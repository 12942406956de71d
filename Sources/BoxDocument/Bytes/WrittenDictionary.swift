/// The keys of a dictionary as they stand in the file, none left out and none joined.
///
/// libqpdf leaves out what is null or refers to nothing, and of a key that stands there twice keeps
/// one.
struct WrittenDictionary {
  /// What a key has for a value.
  enum Value: Equatable {
    case null
    case reference(number: Int, generation: Int)
    case number(Int)
    /// Anything else.
    case other
  }

  /// The keys without their solidus, in their order.
  let entries: [(key: [UInt8], value: Value)]
  /// Where the dictionary ends.
  let end: Int

  /// The most bytes that a dictionary may take to be read.
  private static let mostBytes = 1 << 20

  /// Reads the dictionary that begins at a place; nil if none does, or it is broken.
  init?(at place: Int, in file: Span<UInt8>) {
    var reader = TokenReader(at: place, atMost: Self.mostBytes, in: file)
    guard reader.next(in: file) == .dictionaryStart else { return nil }
    var entries: [(key: [UInt8], value: Value)] = []
    while let token = reader.next(in: file) {
      if token == .dictionaryEnd {
        self.entries = entries
        end = reader.position
        return
      }
      guard case .name(let key) = token, let value = Self.value(&reader, in: file) else {
        return nil
      }
      entries.append((key, value))
    }
    return nil
  }

  /// The values of a key, as many as there are.
  func values(of key: String) -> [Value] {
    entries.filter { $0.key.elementsEqual(key.utf8) }.map(\.value)
  }

  private static func value(_ reader: inout TokenReader, in file: Span<UInt8>) -> Value? {
    switch reader.next(in: file) {
    case .number(let number):
      var ahead = reader
      guard case .number(let generation)? = ahead.next(in: file),
        ahead.next(in: file) == .word(Array("R".utf8))
      else { return .number(number) }
      reader = ahead
      return .reference(number: number, generation: generation)
    case .word(let word): return word == Array("null".utf8) ? .null : .other
    case .name, .string: return .other
    case .arrayStart, .dictionaryStart: return skipNested(&reader, in: file) ? .other : nil
    case .arrayEnd, .dictionaryEnd, nil: return nil
    }
  }

  /// Goes past what was opened and everything in it.
  private static func skipNested(_ reader: inout TokenReader, in file: Span<UInt8>) -> Bool {
    var depth = 1
    while depth > 0, let token = reader.next(in: file) {
      switch token {
      case .arrayStart, .dictionaryStart: depth += 1
      case .arrayEnd, .dictionaryEnd: depth -= 1
      default: break
      }
    }
    return depth == 0
  }
}
