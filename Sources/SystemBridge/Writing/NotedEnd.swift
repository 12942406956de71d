/// What stands at the end of a file to which a killed run has appended, by the note of that run.
enum NotedEnd: Sendable, Hashable {
  /// The file is not the one that the note is about.
  case ofOtherFile
  /// Nothing was appended.
  case untouched
  /// All that was to be appended is there, whatever stands behind it.
  case complete
  /// A part of it is there, or nothing but the room for it.
  case torn
  /// Somebody else has written behind the file since.
  case ofOthers

  /// Tells what stands behind the part of a file that is known again.
  ///
  /// A part that had not reached the disk when the power went is zeros, or whatever stood there
  /// before. So bytes that are not ours are no sign of somebody else, unless there are more of them
  /// than the run could have left, or they end as a document does and ours would not there.
  ///
  /// - Parameters:
  ///   - found: What stands there, no longer than the tail of the note.
  ///   - size: The length of the file.
  ///   - note: The note.
  init(_ found: [UInt8], size: Int, _ note: RecoveryNote) {
    if size == note.length {
      self = .untouched
    } else if found == note.tail {
      self = .complete
    } else if size > note.length + note.tail.count {
      self = .ofOthers
    } else {
      let isOurs = zip(found, note.tail).allSatisfy { $0 == $1 || $0 == 0 }
      self = !isOurs && Self.endsAsOthersDo(found, note.tail) ? .ofOthers : .torn
    }
  }

  /// Whether bytes end with the end of a document that is not the end of ours at the same place.
  private static func endsAsOthersDo(_ found: [UInt8], _ tail: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0, 9, 10, 12, 13, 32]
    let end = found.lastIndex { !blank.contains($0) }.map { $0 + 1 } ?? 0
    guard found[..<end].suffix(5).elementsEqual("%%EOF".utf8) else { return false }
    // From the word before the number before the mark, which take no more than this.
    let last = found[max(0, end - 40)..<end]
    let word = Array("startxref".utf8)
    let start = last.indices.last { last[$0...].starts(with: word) } ?? last.startIndex
    return found[start..<end] != tail[start..<end]
  }
}
