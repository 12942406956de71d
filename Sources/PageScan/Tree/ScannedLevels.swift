/// What is written in the dictionaries of a file, as numbers that lead to the different values.
package struct ScannedLevels: Sendable {
  /// The different values; those of levels and keys are positions among these.
  package internal(set) var entries: [ScannedEntry] = []
  /// The positions of the values of each level, one level behind the other; -1 for absent keys.
  private var positions: [Int32] = []
  /// Which keys of each level stand there more than once, one bit for each.
  private var repeated: [UInt64] = []
  private let keys: Int

  init(keys: Int) { self.keys = keys }

  /// How many levels there are.
  package var count: Int { repeated.count }

  /// The position of the value that a key has in a level; nil where the key is absent.
  @inline(__always)
  package func entry(_ key: Int, of level: Int) -> Int? {
    let position = positions[level * keys + key]
    return position < 0 ? nil : Int(position)
  }

  /// Whether a key stands more than once in a level.
  package func isRepeated(_ key: Int, in level: Int) -> Bool {
    repeated[level] >> UInt64(key) & 1 == 1
  }

  /// Whether a level is put together of these.
  @inline(__always)
  func isLevel(_ level: Int, _ values: [Int32], _ repeated: UInt64) -> Bool {
    guard self.repeated[level] == repeated else { return false }
    for key in 0..<keys where positions[level * keys + key] != values[key] { return false }
    return true
  }

  /// Adds a level.
  mutating func append(_ values: [Int32], _ repeated: UInt64) {
    positions.append(contentsOf: values)
    self.repeated.append(repeated)
  }
}

/// What stands in a dictionary for a key.
package enum ScannedEntry: Sendable, Hashable {
  /// A value.
  case value(ScannedValue)
  /// The word null.
  case null
  /// A reference to an object that is not there, or is null.
  case dangling

  /// The value; nil where it is null or leads nowhere.
  package var value: ScannedValue? {
    guard case .value(let value) = self else { return nil }
    return value
  }
}
