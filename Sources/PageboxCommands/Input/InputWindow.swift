import SystemBridge

/// The next few inputs, of which a large one may be taken before smaller ones that come first.
///
/// A large file that is begun last keeps one processor busy while the others have nothing to do.
struct InputWindow {
  /// An input with its position among all, from 0, and its size.
  struct Entry {
    let index: Int
    let input: Input
    let size: Int
  }

  private var inputs: InputFiles
  /// In the order of the inputs.
  private var entries: [Entry] = []
  private var count = 0

  /// How many inputs are looked at, at most.
  private static let most = 256
  /// The size of a file from which on it is worth while to begin it early.
  private static let largeSize = 1 << 20

  /// Begins with the first input.
  init(_ inputs: InputFiles) { self.inputs = inputs }

  /// The first input that was not taken; nil at the end.
  ///
  /// May wait for whoever writes a list of names.
  mutating func first() -> Entry? {
    if entries.isEmpty, let input = inputs.next() { append(input) }
    while entries.count < Self.most, inputs.isNextAtHand, let input = inputs.next() {
      append(input)
    }
    return entries.first
  }

  /// The largest of the inputs at hand; nil if none is large, and larger than the first.
  var largest: Entry? {
    guard let first = entries.first,
      let largest = entries.max(by: { $0.size < $1.size }), largest.size >= Self.largeSize,
      largest.size > first.size
    else { return nil }
    return largest
  }

  /// Takes an input out.
  mutating func take(_ entry: Entry) { entries.removeAll { $0.index == entry.index } }

  private mutating func append(_ input: Input) {
    var size = 0
    if case .file(let name) = input { size = name.fileSize ?? 0 }
    entries.append(Entry(index: count, input: input, size: size))
    count += 1
  }
}
