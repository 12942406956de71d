/// A list of file names that is read step by step, in memory that does not grow with the list.
package final class NameList {
  /// What stands between two names.
  package enum Separator: Sendable, Hashable {
    /// LF, or CR LF.
    case newline

    /// NUL, the one byte that no name can hold.
    case nul

    var byte: UInt8 {
      switch self {
      case .newline: UInt8(ascii: "\n")
      case .nul: 0
      }
    }
  }

  /// What a list holds.
  package enum Entry: Sendable, Hashable {
    /// A name.
    case name(FileName)

    /// A line too long for a name, passed over; lines are counted from one, empty ones too.
    case tooLong(line: Int)

    /// A line that does not end, with which the list is given up.
    case endless(line: Int)
  }

  /// The longest name in bytes; no system opens a longer one.
  package static let longestName = 1 << 16

  /// How many bytes are passed over in search of the end of a line.
  private static let longestLine = 1 << 26

  private let descriptor: Descriptor
  private let separator: Separator
  private var buffer: [UInt8] = []
  private var position = 0
  private var line = 0
  private var isAtEnd = false

  /// Opens a list: a file, a pipe, or standard input if the name is `-`.
  ///
  /// Calls `open`, which waits for the other end of a pipe.
  ///
  /// - Throws: What keeps the list from being opened.
  package init(_ name: FileName, separator: Separator) throws(FileFailure) {
    descriptor = try Descriptor(input: name)
    self.separator = separator
  }

  /// Whether the next name is in memory, so that nobody waits for whoever writes the list.
  package var isNextAtHand: Bool { buffer[position...].contains(separator.byte) }

  /// The next entry; nil at the end of the list.
  ///
  /// Empty names are skipped, and the last name needs no separator behind it. Calls `read`.
  ///
  /// - Throws: What keeps the list from being read, such as `isDirectory`.
  package func next() throws(FileFailure) -> Entry? {
    while let (field, count) = try nextField() {
      line += 1
      if count > Self.longestLine { return .endless(line: line) }
      if count > Self.longestName { return .tooLong(line: line) }
      var bytes = field
      if separator == .newline, bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if !bytes.isEmpty { return .name(FileName(bytes: bytes)) }
    }
    return nil
  }

  /// The bytes up to the next separator or the end, the first of them if they are too many for a
  /// name, and their number; nil behind the last of them.
  private func nextField() throws(FileFailure) -> (bytes: [UInt8], count: Int)? {
    var field: [UInt8] = []
    var count = 0
    while true {
      let end = buffer[position...].firstIndex(of: separator.byte) ?? buffer.endIndex
      count += end - position
      if count <= Self.longestName { field.append(contentsOf: buffer[position..<end]) }
      if end < buffer.endIndex {
        position = end + 1
        return (field, count)
      }
      position = end
      if count > Self.longestLine { isAtEnd = true }
      if isAtEnd { return count == 0 ? nil : (field, count) }
      try refill()
    }
  }

  /// Replaces the buffer, all of which is used, by what comes next.
  private func refill() throws(FileFailure) {
    buffer = try descriptor.readChunk(count: 1 << 16)
    position = 0
    isAtEnd = buffer.isEmpty
  }
}
