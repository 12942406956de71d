/// The value of a key, and where it stands.
struct Field {
  /// What it is; nil where the key is absent.
  private(set) var kind: ValueKind?
  /// Where it begins.
  private(set) var start = 0
  /// Where it ends.
  private(set) var end = 0
  /// What a whole number is, the number of the object of a reference, or the bytes of a name.
  private var content = 0
  /// The generation of a reference, or how many bytes a name has.
  private var extent = 0

  /// Stands for a key that is absent.
  init() {}

  /// Takes the value that a reader has just gone past.
  @inline(__always)
  init(
    _ kind: ValueKind, _ start: Int, _ reader: borrowing TokenReader,
    _ reference: IndirectReference
  ) {
    self.kind = kind
    self.start = start
    end = reader.position
    switch kind {
    case .reference: (content, extent) = (reference.number, reference.generation)
    case .integer: content = reader.number
    case .name: (content, extent) = (Int(truncatingIfNeeded: reader.word), reader.length)
    default: break
    }
  }

  /// Stands for an array from a place to another.
  @inline(__always)
  init(arrayAt start: Int, _ end: Int) {
    kind = .array
    self.start = start
    self.end = end
  }

  /// Whether the value is a name of at most eight bytes.
  @inline(__always)
  func isName(_ name: TokenReader.Word) -> Bool {
    kind == .name && extent <= 8 && TokenReader.Word(truncatingIfNeeded: content) == name
  }

  /// Whether there is a value, so far as it shows here.
  @inline(__always)
  var isPresent: Bool { kind != nil && kind != .null }

  /// The object that a reference leads to.
  @inline(__always)
  var reference: IndirectReference { IndirectReference(content, extent) }

  /// What a whole number is.
  var number: Int { content }
}
