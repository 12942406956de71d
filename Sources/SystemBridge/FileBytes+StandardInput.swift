#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileBytes {
  /// Reads standard input to its end into memory.
  ///
  /// Calls `read` and `fstat`, and `poll` where standard input was set not to wait by whoever shares it.
  ///
  /// - Parameter limit: How many bytes are accepted at most.
  /// - Returns: The bytes, at least one.
  /// - Throws: `tooLarge` if there is more than the limit; `empty` if there is nothing; `isDirectory`
  ///   or `other` if it cannot be read.
  package static func readStandardInput(limit: Int) throws(FileFailure) -> FileBytes {
    try readAll(Descriptor(borrowing: STDIN_FILENO), limit: limit)
  }

  /// Reads any descriptor as `readStandardInput(limit:)` does.
  static func readAll(
    _ descriptor: borrowing Descriptor, limit: Int
  ) throws(FileFailure) -> FileBytes {
    var block = try HeapBlock(capacity: min(limit, 1 << 16))
    // One byte more than allowed tells a full input from one that goes on.
    try block.fill(from: descriptor, limit: limit == .max ? limit : limit + 1)
    if block.count > limit { throw .tooLarge }
    if block.count == 0 { throw .empty }
    let source = try? FileStatus(of: descriptor)
    let identity = source?.kind == .regular ? source.map { FileIdentity($0.stamp.identity) } : nil
    return FileBytes(memory: .heap(block), origin: nil, copied: identity)
  }
}
