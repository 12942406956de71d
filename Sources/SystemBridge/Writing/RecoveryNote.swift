/// What is written down beside a file while something is appended to it.
///
/// The note is on the disk before the first byte is appended, and goes when the last one is. It is a
/// line of text and then the bytes that are appended, so that what a power cut leaves of them can be
/// told from what somebody else has written.
struct RecoveryNote: Sendable, Equatable {
  /// How many bytes the file had.
  let length: Int
  /// The sums of the first and the last bytes that it had, `edge` of each.
  let head: ContentSum
  let foot: ContentSum
  /// What is appended.
  let tail: [UInt8]

  /// How many bytes at the beginning and at the end are looked at to know the file again.
  static let edge = 4096

  /// How long the line of text is at most, by far.
  static let mostOfLine = 512

  private static let title = "pagebox-undo/1"

  /// The name of the note of a file.
  static func name(for file: FileName) -> FileName {
    file.hiddenNeighbour(".pagebox-undo")
  }

  /// The note as it is written.
  var bytes: [UInt8] {
    let line =
      "\(Self.title) length=\(length) head=\(head.text) foot=\(foot.text) tail=\(tail.count)"
    var sum = ContentSum()
    sum.add(line.utf8)
    sum.add(tail)
    return Array("\(line) sum=\(sum.text)\n".utf8) + tail
  }

  /// What a note turns out to be.
  enum Reading: Equatable {
    case whole(RecoveryNote)
    /// It was never on the disk as a whole, so that nothing was appended after it.
    case torn
    /// It is of another version, or no note.
    case unknown
  }

  /// Reads a note; the sum of the whole tells a torn one.
  static func read(_ bytes: [UInt8]) -> Reading {
    let title = Array("\(title) ".utf8)
    // A file whose length was written and not its content is zeros.
    guard bytes.starts(with: title) else {
      return title.starts(with: bytes) || bytes.allSatisfy { $0 == 0 } ? .torn : .unknown
    }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return .torn }
    var values: [String: String] = [:]
    for word in String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").dropFirst() {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let length = values["length"].flatMap({ Int($0) }), length >= 0,
      let head = values["head"].flatMap(ContentSum.init(text:)),
      let foot = values["foot"].flatMap(ContentSum.init(text:))
    else { return .torn }
    let note = RecoveryNote(
      length: length, head: head, foot: foot, tail: Array(bytes[(end + 1)...]))
    // Written once more it must be the same, sum and number of bytes included.
    return note.bytes == bytes ? .whole(note) : .torn
  }
}
