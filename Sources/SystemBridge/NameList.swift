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

  /// The longest name in bytes; no system opens a longer one.
  static let longestName = 1 << 16

  private let descriptor: Descriptor
  private let separator: Separator
  private var buffer: [UInt8] = []
  private var position = 0
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

  /// The next name; nil at the end of the list.
  ///
  /// Empty names are skipped, and the last name needs no separator behind it. Calls `read`.
  ///
  /// - Throws: `tooLarge` if a line has more than 65,536 bytes; else what keeps the list from being
  ///   read, such as `isDirectory`.
  package func next() throws(FileFailure) -> FileName? {
    while var bytes = try nextField() {
      if separator == .newline, bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if !bytes.isEmpty { return FileName(bytes: bytes) }
    }
    return nil
  }

  /// The bytes up to the next separator or the end; nil behind the last of them.
  private func nextField() throws(FileFailure) -> [UInt8]? {
    var field: [UInt8] = []
    while true {
      let end = buffer[position...].firstIndex(of: separator.byte) ?? buffer.endIndex
      field.append(contentsOf: buffer[position..<end])
      if field.count > Self.longestName { throw .tooLarge }
      if end < buffer.endIndex {
        position = end + 1
        return field
      }
      position = end
      if isAtEnd { return field.isEmpty ? nil : field }
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
