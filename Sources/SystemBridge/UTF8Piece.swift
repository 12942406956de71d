/// One step through bytes that are mostly UTF-8.
enum UTF8Piece: Hashable {
  /// A well-formed sequence.
  case scalar(Unicode.Scalar)

  /// A byte that is part of none; always 0x80 or more.
  case stray(UInt8)
}

/// Takes bytes apart into well-formed sequences and the bytes between them.
struct UTF8Pieces: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var parser = Unicode.UTF8.ForwardParser()
  private var rest: IndexingIterator<[UInt8]>
  private var index = 0
  private var strayEnd = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rest = bytes.makeIterator()
  }

  mutating func next() -> UTF8Piece? {
    if index == strayEnd {
      switch parser.parseScalar(from: &rest) {
      case .valid(let sequence):
        index += sequence.count
        strayEnd = index
        return .scalar(Unicode.UTF8.decode(sequence))
      case .error(let length): strayEnd = index + length
      case .emptyInput: return nil
      }
    }
    defer { index += 1 }
    return .stray(bytes[index])
  }
}
