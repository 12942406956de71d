/// What is written in the dictionaries of a file, as numbers that lead to the different values.
package struct ScannedLevels: RandomAccessCollection, Sendable {
  /// The different values; those of levels and keys are positions among these.
  package internal(set) var entries: [ScannedEntry] = []
  /// The positions of the values of each level, one level behind the other; -1 for absent keys.
  private var positions: [Int32] = []
  /// Which keys of each level stand there more than once, one bit for each.
  private var repeated: [UInt64] = []
  private let keys: Int

  init(keys: Int) { self.keys = keys }

  package var startIndex: Int { 0 }
  package var endIndex: Int { repeated.count }

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

  /// What is written in a level, put together.
  package subscript(level: Int) -> ScannedLevel {
    var values: [ScannedValue?] = []
    var oddities: [ScannedOddity] = []
    for key in 0..<keys {
      let entry = entry(key, of: level).map { entries[$0] }
      if isRepeated(key, in: level) { oddities.append(.repeated(key: key)) }
      switch entry {
      case .null: oddities.append(.null(key: key))
      case .dangling: oddities.append(.dangling(key: key))
      case .value, nil: break
      }
      values.append(entry?.value)
    }
    return ScannedLevel(values: values, oddities: oddities)
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
