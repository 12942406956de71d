/// The different levels of a file, each kept once.
///
/// Pages are almost always written like the page before, which is seen without looking anything up.
struct LevelTable {
  /// The levels in the order in which they came up.
  private(set) var levels: ScannedLevels
  private var slots = HashSlots()
  /// The values of the level that is being put together; -1 for keys that are absent.
  private var values: [Int32]
  private var last: Int?

  /// Gets ready for dictionaries with so many keys.
  init(keys: Int) {
    levels = ScannedLevels(keys: keys)
    values = Array(repeating: -1, count: keys)
  }

  /// Says which value a key has in the level that is being put together.
  @inline(__always)
  mutating func set(_ key: Int, _ value: Int?) {
    values[key] = value.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// Gives the position of the level that was put together.
  ///
  /// - Parameter repeated: Which of the keys stand there more than once, one bit for each.
  /// - Returns: A position among the levels; the one that it had before if it is not new.
  mutating func position(repeated: UInt64) -> Int {
    if let last, levels.isLevel(last, values, repeated) { return last }
    var sum = HashSum()
    sum.add(repeated)
    for value in values { sum.add(UInt64(truncatingIfNeeded: value)) }
    let found = slots.find(sum.folded) { levels.isLevel($0, values, repeated) }
    if let found {
      last = found
      return found
    }
    let position = levels.count
    levels.append(values, repeated)
    slots.insert(sum.folded, at: position)
    last = position
    return position
  }

  /// The levels with the values that their keys have.
  consuming func finished(_ values: [ScannedEntry]) -> ScannedLevels {
    levels.entries = values
    return levels
  }
}
