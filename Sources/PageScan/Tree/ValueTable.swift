/// The different values that stand in dictionaries, each kept once with its text.
///
/// The text of a value is what stands in the file from its first token to its last.
struct ValueTable {
  /// The values in the order in which they came up.
  private(set) var values: [ScannedEntry] = []
  /// The texts, one behind the other, and where each of them ends.
  private var texts: [UInt8] = []
  private var ends: [Int] = []
  private var slots = HashSlots()
  /// How many characters the values have, and their texts in the file.
  private(set) var size = 0
  /// How many characters they have that no box has: those beyond 256 that come through references.
  private(set) var swelling = 0

  /// Finds the value of a text; nil for one that is new.
  @inline(__always)
  func find(_ field: Field, in bytes: Span<UInt8>) -> Int? {
    slots.find(Self.sum(field, in: bytes)) { isText($0, field, in: bytes) }
  }

  /// Keeps the value of a text that is new, and gives its position.
  mutating func add(_ value: ScannedEntry, _ field: Field, in bytes: Span<UInt8>) -> Int {
    let position = values.count
    values.append(value)
    for place in field.start..<field.end { texts.append(bytes[place]) }
    ends.append(texts.count)
    let (count, length) = (value.value?.text.utf8.count ?? 0, field.end - field.start)
    size += count + length
    swelling += max(0, count - 2 * length - 256)
    slots.insert(Self.sum(field, in: bytes), at: position)
    return position
  }

  private func isText(_ position: Int, _ field: Field, in bytes: Span<UInt8>) -> Bool {
    let start = position == 0 ? 0 : ends[position - 1]
    guard ends[position] - start == field.end - field.start else { return false }
    let known = texts.span
    for offset in 0..<(ends[position] - start)
    where known[start + offset] != bytes[field.start + offset] {
      return false
    }
    return true
  }

  @inline(__always)
  private static func sum(_ field: Field, in bytes: Span<UInt8>) -> UInt32 {
    var sum = HashSum()
    for place in field.start..<field.end { sum.add(UInt64(bytes[place])) }
    return sum.folded
  }
}
