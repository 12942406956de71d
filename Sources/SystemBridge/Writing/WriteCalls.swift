internal import CSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The calls that change files, each of which a test can make fail.
///
/// Everything that is written with care passes through here, so that a test reaches every step.
package struct WriteCalls: Sendable {
  /// What a call does.
  package enum Step: String, Sendable, CaseIterable {
    /// Makes or opens a file.
    case open
    /// Asks what a name or an open file is.
    case look
    /// Locks a file.
    case lock
    /// Writes bytes, or copies those of another file.
    case write
    /// Makes a file shorter.
    case cut
    /// Gives a file owner, permissions, attributes or times.
    case describe
    /// Waits until a file or a folder is on the disk.
    case flush
    /// Gives a file its name.
    case name
    /// Takes a name away.
    case remove
  }

  /// What a test makes of a call.
  package enum Fault: Sendable {
    /// It fails with a number of the operating system, such as ENOSPC.
    case error(Int32)
    /// It writes no more than so many bytes.
    case short(Int)
  }

  /// Asked before each call, with the file that it is about.
  private let fault: (@Sendable (Step, FileName) -> Fault?)?

  /// The bytes of a recovery note that is longer than this are neither written nor read.
  package var longestNote = 1 << 30

  /// The calls as the operating system has them.
  package static let system = WriteCalls(fault: nil)

  /// Calls before each of which a closure says whether it fails.
  package init(fault: (@Sendable (Step, FileName) -> Fault?)?) {
    self.fault = fault
  }

  /// Makes a call, again if a signal interrupts it, unless it is to fail.
  @discardableResult
  func make<Result: SignedInteger>(
    _ step: Step, _ name: FileName, _ call: () -> Result
  ) throws(SystemError) -> Result {
    if case .error(let number) = fault?(step, name) { throw SystemError(number: number) }
    return try SystemError.check(call)
  }

  /// Writes all bytes at a place of a file.
  ///
  /// Calls `pwrite`, once unless the system takes less than all.
  func write(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, of descriptor: borrowing Descriptor,
    named name: FileName
  ) throws(SystemError) {
    var written = 0
    let number = descriptor.number
    while written < bytes.count {
      var count = bytes.count - written
      switch fault?(.write, name) {
      case .error(let number): throw SystemError(number: number)
      case .short(let limit): count = min(count, max(limit, 1))
      case nil: break
      }
      let done = try SystemError.check {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written..<written + count])
        return unsafe pwrite(number, rest.baseAddress, count, off_t(offset + written))
      }
      // A call that takes nothing and says nothing would be made for ever.
      if done == 0 { throw SystemError(number: EIO) }
      written += done
    }
  }

  /// Reads as many bytes at a place of a file as there are, and no more than asked for.
  ///
  /// Calls `pread`.
  func read(
    _ count: Int, at offset: Int, of descriptor: borrowing Descriptor, named name: FileName
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let number = descriptor.number
    var filled = 0
    while filled < count {
      let done = try make(.look, name) {
        unsafe bytes.withUnsafeMutableBytes { buffer in
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
          return unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
        }
      }
      if done == 0 { break }
      filled += done
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Writes an array at a place of a file.
  func write(
    _ bytes: [UInt8], at offset: Int, of descriptor: borrowing Descriptor, named name: FileName
  ) throws(SystemError) {
    try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      try unsafe write(
        UnsafeRawBufferPointer(buffer), at: offset, of: descriptor, named: name)
    }
  }

  /// Writes bytes of another file at a place of a file.
  ///
  /// Calls `copy_file_range` where there is one, and else `pread` and `pwrite`.
  func copy(
    _ count: Int, from source: Int32, to descriptor: borrowing Descriptor, at offset: Int,
    named name: FileName
  ) throws(SystemError) {
    let number = descriptor.number
    // In pieces, so that a test can stop between two of them.
    let piece = 64 << 20
    for start in stride(from: 0, to: count, by: piece) {
      let length = min(piece, count - start)
      try make(.write, name) {
        pagebox_copy_range(source, off_t(start), number, off_t(offset + start), length)
      }
    }
  }

  /// Waits until a file is on the disk.
  ///
  /// Calls `fsync`, and on Darwin `fcntl` with `F_FULLFSYNC`, which empties the disk's own memory.
  func flush(_ descriptor: borrowing Descriptor, named name: FileName) throws(SystemError) {
    let number = descriptor.number
    #if !canImport(Glibc)
      if (try? make(.flush, name, { fcntl(number, F_FULLFSYNC) })) != nil { return }
    #endif
    try make(.flush, name) { fsync(number) }
  }

  /// Waits until the names in a folder are on the disk.
  ///
  /// Does nothing where the folder may not be read, or its file system cannot do it. Calls `open`
  /// and `fsync`.
  func flushFolder(of file: FileName) throws(SystemError) {
    let folder = file.folder
    do throws(SystemError) {
      let number = try make(.open, folder) {
        unsafe open(folder.terminated, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      let descriptor = Descriptor(owning: number)
      try make(.flush, folder) { fsync(descriptor.number) }
    } catch {
      guard [EACCES, EPERM, EINVAL, ENOTSUP, EBADF, ENOSYS].contains(error.number) else {
        throw error
      }
    }
  }

  /// Whether a name is that of an open file.
  ///
  /// Calls `lstat` and `fstat`.
  func isStill(
    _ descriptor: borrowing Descriptor, _ name: FileName
  ) throws(SystemError) -> Bool {
    try status(of: name)?.stamp.identity == status(of: descriptor, named: name).stamp.identity
  }

  /// Takes a file's name away if it is still the file that is open.
  ///
  /// Calls `fstat`, `lstat` and `unlink`.
  func remove(_ name: FileName, ifStill descriptor: borrowing Descriptor) throws(SystemError) {
    guard try isStill(descriptor, name) else { return }
    try make(.remove, name) { unsafe unlink(name.terminated) }
  }

  /// What has a name, a link as itself; nil if nothing has.
  ///
  /// Calls `lstat`.
  func status(of name: FileName) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      try make(.look, name) { 0 }
      return try FileStatus(of: name)
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
  }

  /// What an open file is.
  ///
  /// Calls `fstat`.
  func status(
    of descriptor: borrowing Descriptor, named name: FileName
  ) throws(SystemError) -> FileStatus {
    try make(.look, name) { 0 }
    return try FileStatus(of: descriptor)
  }
}
