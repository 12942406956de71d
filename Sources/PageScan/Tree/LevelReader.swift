/// Reads what is written in the dictionaries of pages and nodes for the keys that were asked for.
struct LevelReader {
  private var levels: LevelTable
  private var values = ValueTable()
  private var writer: ValueWriter
  private let first: Int
  private let limits: ScanLimits

  /// Gets ready for so many keys, which begin at a place among the fields of the dictionaries.
  init(keys: Int, from first: Int, limits: ScanLimits) {
    levels = LevelTable(keys: keys)
    writer = ValueWriter(limit: limits.text)
    self.first = first
    self.limits = limits
  }

  /// The position of what is written for the keys that were asked for.
  ///
  /// - Parameters:
  ///   - dictionary: What was read of a page or a node.
  ///   - bytes: What it stands in.
  ///   - source: Where the objects are to which values refer.
  ///   - file: The file.
  /// - Returns: A position among the levels.
  /// - Throws: Where a value is nothing that can be shown, or there is too much.
  mutating func level(
    _ dictionary: inout DictionaryReader, in bytes: Span<UInt8>, of source: inout ObjectSource,
    _ file: Span<UInt8>
  ) throws(Decline) -> Int {
    for index in first..<dictionary.count {
      guard dictionary.has(index) else {
        levels.set(index - first, nil)
        continue
      }
      var position = dictionary.mark(index)
      if position < 0 {
        position = try value(dictionary[index], in: bytes, of: &source, file)
        dictionary.setMark(index, position)
      }
      levels.set(index - first, position)
    }
    return levels.position(repeated: dictionary.repeated >> UInt64(first))
  }

  /// The levels that were found.
  consuming func finished() -> ScannedLevels { levels.finished(values.values) }

  /// The position of the value of a field, which is one that was met before or is added.
  private mutating func value(
    _ field: Field, in bytes: Span<UInt8>, of source: inout ObjectSource, _ file: Span<UInt8>
  ) throws(Decline) -> Int {
    if let known = values.find(field, in: bytes) { return known }
    let position = values.add(try entry(field, in: bytes, of: &source, file), field, in: bytes)
    guard values.swelling <= limits.swelling else {
      throw .hostile("boxes that become much longer than they are written")
    }
    guard values.size <= limits.allText + 2 * file.count else {
      throw .unsure("values that are very long together")
    }
    return position
  }

  private mutating func entry(
    _ field: Field, in bytes: Span<UInt8>, of source: inout ObjectSource, _ file: Span<UInt8>
  ) throws(Decline) -> ScannedEntry {
    if field.kind == .null { return .null }
    writer.clear()
    if field.kind == .reference {
      guard try writer.append(field.reference, of: &source, in: file) else { return .dangling }
      return .value(ScannedValue(text: writer.string, reference: field.reference))
    }
    var reader = TokenReader(at: field.start)
    _ = try writer.append(&reader, in: bytes, of: &source, file: file)
    return .value(ScannedValue(text: writer.string, reference: nil))
  }
}
