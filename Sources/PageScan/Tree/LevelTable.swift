/// The different levels of a file, each kept once.
///
/// Pages are almost always written like the page before, which is seen without looking anything up.
struct LevelTable {
  /// The levels in the order in which they came up.
  private(set) var levels: [ScannedLevel] = []
  /// What stands in the file for each level: for each key its number and its tokens.
  private var written: [[UInt8]] = []
  /// The levels by a sum of what is written; those of the same sum are held against each other.
  private var positions: [UInt64: [Int]] = [:]
  /// The levels that were met last, by what the fields were then.
  private var latest: [Signature] = []

  /// Which keys stand in a dictionary, and the versions of their texts.
  private struct Signature {
    let present: UInt64
    let repeated: UInt64
    var versions: [Int]
    var position: Int
  }

  /// How many levels are found without looking at their texts.
  private static let mostLatest = 8

  /// Finds the level that fields are written like.
  ///
  /// - Parameters:
  ///   - dictionary: Where the fields were read.
  ///   - first: The first of the fields that belong to a level; the others follow.
  ///   - bytes: What they stand in.
  /// - Returns: The position of the level if it is known; else what is written.
  mutating func find(
    _ dictionary: borrowing DictionaryReader, from first: Int, in bytes: Span<UInt8>
  ) -> (position: Int?, written: [UInt8]) {
    let present = dictionary.present >> UInt64(first)
    let repeated = dictionary.repeated >> UInt64(first)
    for index in latest.indices
    where latest[index].present == present && latest[index].repeated == repeated {
      if isAsBefore(latest[index].versions, dictionary, from: first) {
        return (latest[index].position, [])
      }
    }
    for position in recent {
      let known = written[position]
      if isWritten(dictionary, from: first, in: bytes, like: known.span) {
        note(position, dictionary, from: first)
        return (position, [])
      }
    }
    var text: [UInt8] = []
    for index in first..<dictionary.count where dictionary.has(index) {
      let field = dictionary[index]
      text.append(Self.mark(index, dictionary))
      for place in field.start..<field.end { text.append(bytes[place]) }
    }
    let position = positions[Self.sum(text)]?.first { written[$0] == text }
    if let position { note(position, dictionary, from: first) }
    return (position, text)
  }

  /// The last few different levels, the latest first.
  private var recent: [Int] = []

  private func isAsBefore(
    _ versions: [Int], _ dictionary: borrowing DictionaryReader, from first: Int
  ) -> Bool {
    for index in first..<dictionary.count
    where dictionary.has(index) && versions[index - first] != dictionary.version(index) {
      return false
    }
    return true
  }

  /// Remembers that a level was met.
  private mutating func note(
    _ position: Int, _ dictionary: borrowing DictionaryReader, from first: Int
  ) {
    let present = dictionary.present >> UInt64(first)
    let repeated = dictionary.repeated >> UInt64(first)
    let old = latest.firstIndex { $0.present == present && $0.repeated == repeated }
    if let old {
      for index in first..<dictionary.count {
        latest[old].versions[index - first] = dictionary.version(index)
      }
      latest[old].position = position
    } else {
      if latest.count == Self.mostLatest { latest.removeFirst() }
      var versions: [Int] = []
      for index in first..<dictionary.count { versions.append(dictionary.version(index)) }
      latest.append(
        Signature(present: present, repeated: repeated, versions: versions, position: position))
    }
    if recent.first == position { return }
    if let place = recent.firstIndex(of: position) { recent.remove(at: place) }
    if recent.count == 4 { recent.removeLast() }
    recent.insert(position, at: 0)
  }

  /// Keeps a level with what is written for it.
  mutating func add(
    _ level: ScannedLevel, written text: [UInt8], _ dictionary: borrowing DictionaryReader,
    from first: Int
  ) -> Int {
    let position = levels.count
    levels.append(level)
    written.append(text)
    positions[Self.sum(text), default: []].append(position)
    note(position, dictionary, from: first)
    return position
  }

  /// A sum of bytes that is seldom the same for others (FNV-1a, 64 bits).
  private static func sum(_ text: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }

  /// A byte that stands in no token, and tells the key and whether it stands there twice.
  @inline(__always)
  private static func mark(_ index: Int, _ dictionary: borrowing DictionaryReader) -> UInt8 {
    0x80 | UInt8(index) | (dictionary.repeated >> UInt64(index) & 1 == 1 ? 0x40 : 0)
  }

  private func isWritten(
    _ dictionary: borrowing DictionaryReader, from first: Int, in bytes: Span<UInt8>,
    like text: Span<UInt8>
  ) -> Bool {
    var position = 0
    for index in first..<dictionary.count where dictionary.has(index) {
      let (start, end) = (dictionary[index].start, dictionary[index].end)
      guard position + 1 + end - start <= text.count,
        text[position] == Self.mark(index, dictionary)
      else { return false }
      position += 1
      for place in start..<end {
        guard bytes[place] == text[position] else { return false }
        position += 1
      }
    }
    return position == text.count
  }
}
