/// The last few texts that the values of keys had, so that what is written again is seen at once.
///
/// Pages take turns: left and right, sheet and cover. So each key has some texts.
struct KnownTexts {
  /// All texts, one behind the other; those that no key has any more are left until there are many.
  private var bytes: [UInt8] = []
  /// Where the texts of the keys stand, those of one key behind those of the one before.
  private var texts: [Text]
  /// Which of its texts each key has now, and which one gives way next.
  private var turns: [Turn]
  private let first: Int

  private struct Text {
    var start = 0
    /// How many bytes there are; 0 where there is no text.
    var count = 0
    /// What whoever asked made of the text; -1 for nothing yet.
    var mark: Int32 = -1
    /// Whether the text is that of an array, which ends with its own bracket, and sound.
    var isSoundArray = false
  }

  private struct Turn {
    var now = 0
    var next = 0
  }

  /// How many bytes are kept.
  private static let most = 1 << 16
  /// How many texts a key has.
  private static let ways = 4

  /// Gets ready for so many keys, of which the first are not remembered.
  init(count: Int, first: Int) {
    texts = Array(repeating: Text(), count: count * Self.ways)
    turns = Array(repeating: Turn(), count: count)
    self.first = first
  }

  /// What was made of the text that a key has now; -1 for nothing yet.
  @inline(__always)
  func mark(_ index: Int) -> Int { Int(texts[index * Self.ways + turns[index].now].mark) }

  /// Remembers what was made of the text that a key has now.
  mutating func setMark(_ index: Int, _ mark: Int) {
    let place = index * Self.ways + turns[index].now
    if texts[place].count > 0 { texts[place].mark = Int32(truncatingIfNeeded: mark) }
  }

  /// An array that begins at a place, where it is one that the key had before.
  @inline(__always)
  mutating func array(_ index: Int, at start: Int, in file: Span<UInt8>) -> Field? {
    guard index >= first else { return nil }
    for way in 0..<Self.ways {
      // The text that the key has now is the likeliest.
      let now = (turns[index].now + way) % Self.ways
      let text = texts[index * Self.ways + now]
      guard text.isSoundArray, isText(text, at: start, in: file) else { continue }
      turns[index].now = now
      return Field(arrayAt: start, start + text.count)
    }
    return nil
  }

  /// Remembers the text of a key; where it is not sound, it is read once more nevertheless.
  @inline(__always)
  mutating func note(_ index: Int, _ field: Field, isSound: Bool, in file: Span<UInt8>) {
    guard index >= first else { return }
    for now in 0..<Self.ways {
      let text = texts[index * Self.ways + now]
      guard text.count == field.end - field.start, isText(text, at: field.start, in: file)
      else { continue }
      turns[index].now = now
      return
    }
    keep(index, field, isSound, in: file)
  }

  @inline(__always)
  private func isText(_ text: Text, at start: Int, in file: Span<UInt8>) -> Bool {
    guard text.count <= file.count - start else { return false }
    let known = bytes.span
    for offset in 0..<text.count where known[text.start + offset] != file[start + offset] {
      return false
    }
    return true
  }

  private mutating func keep(
    _ index: Int, _ field: Field, _ isSound: Bool, in file: Span<UInt8>
  ) {
    turns[index].now = turns[index].next
    turns[index].next = (turns[index].next + 1) % Self.ways
    let place = index * Self.ways + turns[index].now
    texts[place] = Text()
    guard field.end - field.start <= Self.most / 64 else { return }
    if bytes.count > Self.most {
      // Whatever comes next is another text then, which only costs the time to look.
      bytes.removeAll(keepingCapacity: true)
      for place in texts.indices { texts[place] = Text() }
    }
    texts[place] = Text(
      start: bytes.count, count: field.end - field.start,
      isSoundArray: isSound && field.kind == .array)
    for place in field.start..<field.end { bytes.append(file[place]) }
  }
}
