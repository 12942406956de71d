#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes on the heap that have one owner.
///
/// Memory that cannot be had is an error, not a trap.
@safe struct HeapBlock: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int

  /// How many of the bytes are filled.
  private(set) var count = 0

  /// Calls `malloc`.
  init(capacity: Int) throws(FileFailure) {
    self.capacity = max(capacity, 1)
    guard let start = unsafe malloc(self.capacity) else { throw .tooLarge }
    unsafe self.start = start
  }

  /// Copies an array.
  init(copying bytes: [UInt8]) throws(FileFailure) {
    try self.init(capacity: bytes.count)
    unsafe UnsafeMutableRawBufferPointer(start: start, count: bytes.count).copyBytes(from: bytes)
    count = bytes.count
  }

  deinit { unsafe free(start) }

  /// The bytes that are filled; valid while the block lives and is not changed.
  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Reads until the end of the input, or until the block holds `limit` bytes.
  mutating func fill(from descriptor: borrowing Descriptor, limit: Int) throws(FileFailure) {
    while count < limit {
      if count == capacity { try grow(limit: limit) }
      let space = unsafe UnsafeMutableRawBufferPointer(
        start: start + count, count: min(capacity, limit) - count)
      let step: Int
      do throws(SystemError) {
        step = try unsafe descriptor.readSome(into: space)
      } catch {
        throw FileFailure(error)
      }
      if step == 0 { return }
      count += step
    }
  }

  /// Adds bytes, for which there must be room.
  mutating func append(_ bytes: [UInt8]) {
    precondition(bytes.count <= capacity - count)
    unsafe UnsafeMutableRawBufferPointer(start: start + count, count: bytes.count)
      .copyBytes(from: bytes)
    count += bytes.count
  }

  /// Doubles the capacity.
  ///
  /// Calls `realloc`.
  private mutating func grow(limit: Int) throws(FileFailure) {
    let wanted = min(capacity.multipliedReportingOverflow(by: 2).partialValue, limit)
    guard wanted > capacity, let moved = unsafe realloc(start, wanted) else { throw .tooLarge }
    unsafe start = moved
    capacity = wanted
  }
}
