/// A file that is small enough to be read as a whole, such as one that holds a password.
package enum SmallFile {
  /// The content of a file, of a pipe, or of standard input if the name is `-`.
  ///
  /// An empty file has an empty content. Calls `open`, which waits for the other end of a pipe, and
  /// `read`.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - limit: How many bytes are accepted at most.
  /// - Returns: All the bytes.
  /// - Throws: `tooLarge` if there is more than the limit; else what keeps it from being read.
  package static func content(of name: FileName, limit: Int) throws(FileFailure) -> [UInt8] {
    try content(of: Descriptor(input: name), limit: limit)
  }

  /// Reads a descriptor to its end.
  static func content(
    of descriptor: borrowing Descriptor, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let chunk = try descriptor.readChunk(count: 4096)
      if chunk.isEmpty { return content }
      content += chunk
      if content.count > limit { throw .tooLarge }
    }
  }

  /// The first line of such a file, without the LF or CR LF at its end.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - limit: How many bytes the whole file may have.
  /// - Returns: The bytes before the first LF or CR LF, or all.
  /// - Throws: As `content(of:limit:)` does.
  package static func firstLine(of name: FileName, limit: Int) throws(FileFailure) -> [UInt8] {
    let content = try content(of: name, limit: limit)
    guard let end = content.firstIndex(of: UInt8(ascii: "\n")) else { return content }
    let line = content[..<end]
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
