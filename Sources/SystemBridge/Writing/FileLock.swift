#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What became of the wish to have a file for oneself.
enum FileLock {
  /// It is ours until its descriptor is closed.
  case ours
  /// Another run has it.
  case taken
  /// The file system has no locks.
  case unsupported

  /// Locks an open file against other runs, and never waits.
  ///
  /// Calls `flock`.
  init(
    of descriptor: borrowing Descriptor, named name: FileName, calls: WriteCalls
  ) throws(SystemError) {
    let number = descriptor.number
    do throws(SystemError) {
      try calls.make(.lock, name) { flock(number, LOCK_EX | LOCK_NB) }
      self = .ours
    } catch {
      switch error.number {
      case EWOULDBLOCK: self = .taken
      // A file on NFS that is open for reading alone gives EBADF.
      case ENOLCK, ENOTSUP, ENOSYS, EINVAL, EBADF: self = .unsupported
      default: throw error
      }
    }
  }
}
