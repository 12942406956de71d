/// Reads the values of some keys of dictionaries, one dictionary after the other.
///
/// A value keeps to its place in the bytes. The texts of values may be remembered, since most
/// dictionaries are written like one before: what is the same is not read again.
struct DictionaryReader {
  /// Which of the keys stand there more than once, one bit for each; the last value counts.
  private(set) var repeated: UInt64 = 0
  /// How many other keys stand there.
  private(set) var others = 0
  /// Which of the keys stand there, one bit for each.
  private(set) var present: UInt64 = 0
  /// The values of those that stand there.
  private var values: [Field]
  /// Which key came at which place in the dictionaries before.
  private var order: [Place] = []
  /// The texts that values had before, those of the first keys left out.
  private var known: KnownTexts

  /// A key at its place in a dictionary.
  private struct Place {
    let word: TokenReader.Word
    let length: Int
    /// The position of the key among those that are wanted; -1 for others.
    let wanted: Int
  }

  /// The first key whose texts are remembered.
  private let first: Int
  private let words: [TokenReader.Word]
  private let names: [[UInt8]]

  /// Gets ready to read.
  ///
  /// - Parameters:
  ///   - keys: The keys that are wanted, without their solidus; no more than 64.
  ///   - first: The first key whose texts are remembered; nil for none. It and those behind it are
  ///     shown as they stand, so that these alone may have words that are no values, a few.
  init(keys: [String], remembersFrom first: Int? = nil) {
    self.first = first ?? keys.count
    names = keys.map { Array($0.utf8) }
    words = names.map { $0.prefix(8).reduce(0) { $0 << 8 | TokenReader.Word($1) } }
    values = Array(repeating: Field(), count: keys.count)
    known = KnownTexts(count: keys.count, first: self.first)
  }

  /// The value of a key, by its place in the order of asking.
  @inline(__always)
  subscript(index: Int) -> Field { has(index) ? values[index] : Field() }

  /// The value of each key that is wanted, in the order of asking.
  var fields: [Field] { values.indices.map { self[$0] } }

  /// How many keys are wanted.
  var count: Int { values.count }

  /// Whether a key stands there, with whatever value.
  @inline(__always)
  func has(_ index: Int) -> Bool { present >> UInt64(index) & 1 == 1 }

  /// What was made of the text that a key has; -1 for nothing yet, or where it is not remembered.
  @inline(__always)
  func mark(_ index: Int) -> Int { known.mark(index) }

  /// Remembers what was made of the text that a key has, until it is forgotten with the text.
  mutating func setMark(_ index: Int, _ mark: Int) { known.setMark(index, mark) }

  /// Reads a dictionary, from behind its opening brackets to behind those that close it.
  ///
  /// - Throws: Where the dictionary is not sound in every part.
  @inline(__always)
  mutating func read(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) {
    present = 0
    repeated = 0
    others = 0
    var reference = IndirectReference(0)
    var place = 0
    var oddWords = 0
    while try reader.takeKey(in: bytes) {
      let (word, length) = (reader.word, reader.length)
      let index: Int
      if place < order.count, order[place].word == word, order[place].length == length, length <= 8
      {
        index = order[place].wanted
      } else {
        index = try wanted(reader, at: place, in: bytes)
      }
      place += 1
      guard reader.goesOn(in: bytes) else { throw .unsure("an end within an object") }
      guard index >= 0 else {
        others += 1
        _ = try reader.skipValue(in: bytes, &reference)
        guard reader.oddWords == 0 else { throw .unsure("a word that is no value") }
        continue
      }
      let bit: UInt64 = 1 << UInt64(index)
      repeated |= present & bit
      present |= bit
      let start = reader.position
      if let array = known.array(index, at: start, in: bytes) {
        reader.position = array.end
        values[index] = array
        continue
      }
      let kind = try reader.skipValue(in: bytes, &reference)
      values[index] = Field(kind, start, reader, reference)
      oddWords += reader.oddWords
      guard oddWords == 0 || index >= first && oddWords <= TokenReader.mostOddWords else {
        throw .unsure("a word that is no value")
      }
      // The words of an array that is not read again would not be counted.
      known.note(index, values[index], isSound: reader.oddWords == 0, in: bytes)
    }
  }

  /// Which of the keys the last name is; -1 for any other.
  private mutating func wanted(
    _ reader: TokenReader, at place: Int, in bytes: Span<UInt8>
  ) throws(Decline) -> Int {
    let found = try search(reader, in: bytes)
    let entry = Place(word: reader.word, length: reader.length, wanted: found)
    if place < order.count { order[place] = entry } else if place < 64 { order.append(entry) }
    return found
  }

  private func search(
    _ reader: TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) -> Int {
    for index in words.indices
    where words[index] == reader.word && names[index].count == reader.length {
      if reader.length <= 8 { return index }
      // A longer name was read as it stands, if it has no number signs.
      guard reader.position - reader.start == reader.length + 1 else {
        throw .unsure("a long key with a number sign")
      }
      let start = reader.start + 1
      if names[index].indices.allSatisfy({ bytes[start + $0] == names[index][$0] }) { return index }
    }
    return -1
  }
}
