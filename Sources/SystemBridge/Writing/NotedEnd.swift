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
  /// than the run could have left, or they end as a document does and ours would not there, or from
  /// the first of them on they are text to the end.
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
      let isOfOthers =
        Self.hasForeignBytes(found, note.tail)
        && (Self.endsAsOthersDo(found, note.tail) || Self.isText(found, insteadOf: note.tail))
      self = isOfOthers ? .ofOthers : .torn
    }
  }

  /// Whether some bytes are neither ours nor zeros.
  static func hasForeignBytes(_ found: [UInt8], _ tail: [UInt8]) -> Bool {
    !zip(found, tail).allSatisfy { $0 == $1 || $0 == 0 }
  }

  /// Whether bytes are text for people from the first on that is neither ours nor zero.
  ///
  /// An old block of the disk may be that too; then somebody has to look.
  private static func isText(_ found: [UInt8], insteadOf tail: [UInt8]) -> Bool {
    let isForeign = { (index: Int) in found[index] != tail[index] && found[index] != 0 }
    guard let start = found.indices.first(where: isForeign) else { return false }
    // The character may have its first byte in common with ours.
    let text = found[start...].drop { $0 & 0xC0 == 0x80 }
    let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    return isPlain && !text.isEmpty && String(validating: text, as: UTF8.self) != nil
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
