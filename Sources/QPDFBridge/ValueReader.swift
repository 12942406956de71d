/// Copies values out of a document, with a bound on what that may cost.
struct ValueReader {
  /// An array with more elements than this is read element by element until its text is full.
  private static let plainCount = 64
  /// How many values may be too long for their text before values are looked at sparingly.
  private static let patience = 100
  /// How deep arrays and dictionaries inside a value are followed.
  private static let depth = 16

  /// How many values were too long until now.
  private var longValues = 0
  /// How many names were too long until now.
  private var longNames = 0

  /// Reads the name under a key, slash included, or nil if there is none.
  mutating func name(_ key: KeyName, of dictionary: borrowing Handle, _ calls: Calls) -> String? {
    let value = calls.value(key, of: dictionary)
    guard calls.kind(of: value) == .name else { return nil }
    guard longNames < Self.patience else { return "…" }
    let (name, isCut) = calls.name(of: value, atMost: ValueText.limit)
    if isCut { longNames += 1 }
    return isCut ? name + "…" : name
  }

  /// Reads the value of a key, or nil if it is absent, null or refers to nothing.
  mutating func value(
    _ key: KeyName, of dictionary: borrowing Handle, _ calls: Calls
  ) -> TreeValue? {
    guard calls.has(key, in: dictionary) else { return nil }
    return value(of: calls.value(key, of: dictionary), calls)
  }

  /// Reads an object, or gives nil for null.
  mutating func value(of handle: borrowing Handle, _ calls: Calls) -> TreeValue? {
    let kind = calls.kind(of: handle)
    guard kind != .null else { return nil }
    return TreeValue(
      kind: kind, text: text(of: handle, kind, calls), reference: calls.reference(of: handle))
  }

  private mutating func text(
    of handle: borrowing Handle, _ kind: ObjectKind, _ calls: Calls
  ) -> String {
    let isPlain =
      switch kind {
      // After a first long value arrays are no longer printed just to see how long they are.
      case .array: longValues == 0 && calls.count(of: handle) <= Self.plainCount
      case .dictionary, .stream: false
      case .boolean, .integer: true
      default: longValues < Self.patience
      }
    if isPlain, let text = calls.withText(of: handle, { Self.plainText($0, kind) }) { return text }
    var text = ValueText()
    if longValues < Self.patience || kind == .array {
      append(handle, kind, to: &text, depth: 0, calls)
    } else {
      // A file full of giant values gets no more attention than it takes to say so.
      return "…"
    }
    if text.isCut { longValues += 1 }
    return text.string
  }

  /// Takes libqpdf's own text if nothing in it needs work.
  private static func plainText(_ bytes: Span<UInt8>, _ kind: ObjectKind) -> String? {
    guard bytes.count <= ValueText.limit else { return nil }
    let mayRefer = kind == .array
    for index in bytes.indices {
      let byte = bytes[index]
      // An R may be the end of a reference, which has to be followed.
      if byte < 0x20 || byte > 0x7E || mayRefer && byte == UInt8(ascii: "R") { return nil }
    }
    return unsafe String(unsafeUninitializedCapacity: bytes.count) { text in
      for index in bytes.indices {
        unsafe text.initializeElement(at: index, to: bytes[index])
      }
      return bytes.count
    }
  }

  private mutating func append(
    _ handle: borrowing Handle, _ kind: ObjectKind, to text: inout ValueText, depth: Int,
    _ calls: Calls
  ) {
    switch kind {
    case .null: text.append("null")
    case .array: appendArray(handle, to: &text, depth: depth, calls)
    case .dictionary: appendDictionary(handle, to: &text, depth: depth, calls)
    case .stream:
      appendDictionary(calls.dictionary(of: handle), to: &text, depth: depth, calls)
      text.append("stream")
    default: calls.withText(of: handle) { text.append($0) }
    }
  }

  private mutating func appendArray(
    _ array: borrowing Handle, to text: inout ValueText, depth: Int, _ calls: Calls
  ) {
    guard depth < Self.depth else { return text.giveUp() }
    text.append("[")
    let count = calls.count(of: array)
    var index = 0
    while index < count, !text.isCut {
      let item = calls.item(index, of: array)
      append(item, calls.kind(of: item), to: &text, depth: depth + 1, calls)
      index += 1
    }
    text.append("]")
  }

  private mutating func appendDictionary(
    _ dictionary: borrowing Handle, to text: inout ValueText, depth: Int, _ calls: Calls
  ) {
    guard depth < Self.depth else { return text.giveUp() }
    text.append("<<")
    // A key and its value take six characters or more.
    let names = calls.keys(of: dictionary, atMost: ValueText.limit / 5)
    let table = KeyTable(names)
    for index in names.indices {
      if text.isCut { break }
      appendName(names[index], to: &text)
      let value = calls.value(table.keys[index], of: dictionary)
      append(value, calls.kind(of: value), to: &text, depth: depth + 1, calls)
    }
    extendLifetime(table)
    text.append(">>")
  }

  /// Writes a name as it stands in a file, unusual bytes as a number sign and two digits.
  private func appendName(_ name: [UInt8], to text: inout ValueText) {
    var bytes: [UInt8] = []
    for (index, byte) in name.prefix(ValueText.limit + 1).enumerated() {
      let isPlain = (0x21...0x7E).contains(byte) && !"#()<>[]{}/%".utf8.contains(byte)
      if isPlain || index == 0 {
        bytes.append(byte)
      } else {
        let digits = Array("0123456789abcdef".utf8)
        bytes += [UInt8(ascii: "#"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    text.append(bytes.span)
  }
}
