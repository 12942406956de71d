/// The texts that the values of keys had last, so that what is written again is seen at once.
struct KnownTexts {
  /// All texts, one behind the other; those that no key has any more are left until there are many.
  private var bytes: [UInt8] = []
  /// Where the text of each key stands, and how often it was another one.
  private var texts: [Text]
  private let first: Int

  private struct Text {
    var start = 0
    var count = 0
    var version = 0
    /// Whether the text is that of an array, which ends with its own bracket.
    var isArray = false
  }

  /// How many bytes are kept.
  private static let most = 1 << 16

  /// Gets ready for so many keys, of which the first are not remembered.
  init(count: Int, first: Int) {
    texts = Array(repeating: Text(), count: count)
    self.first = first
  }

  /// How often the text of a key was another one.
  @inline(__always)
  func version(_ index: Int) -> Int { texts[index].version }

  /// Where an array ends that begins at a place and is the last one of the key once more.
  @inline(__always)
  func endOfArray(_ index: Int, at start: Int, in file: Span<UInt8>) -> Int? {
    guard index >= first else { return nil }
    let text = texts[index]
    guard text.isArray, isText(text, at: start, in: file) else { return nil }
    return start + text.count
  }

  /// Remembers the text of a key.
  @inline(__always)
  mutating func note(_ index: Int, _ start: Int, _ end: Int, in file: Span<UInt8>) {
    guard index >= first else { return }
    let text = texts[index]
    if text.count == end - start, isText(text, at: start, in: file) { return }
    keep(index, start, end, in: file)
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

  private mutating func keep(_ index: Int, _ start: Int, _ end: Int, in file: Span<UInt8>) {
    texts[index].version += 1
    texts[index].count = 0
    texts[index].isArray = false
    guard end - start <= Self.most / 64 else { return }
    if bytes.count > Self.most {
      // Whatever comes next is another text then, which only costs the time to look.
      bytes.removeAll(keepingCapacity: true)
      for other in texts.indices where texts[other].count > 0 {
        texts[other] = Text(version: texts[other].version + 1)
      }
    }
    texts[index].start = bytes.count
    texts[index].count = end - start
    texts[index].isArray = file[start] == UInt8(ascii: "[")
    for place in start..<end { bytes.append(file[place]) }
  }
}
