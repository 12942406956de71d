#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells a file from all others that there are at the same time, whatever its names.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ identity: FileStatus.Identity) {
    device = identity.device
    inode = identity.inode
  }

  /// Which file a name leads to, links followed; nil if there is none.
  ///
  /// Calls `fstatat`.
  init?(behind name: FileName) {
    guard let status = unsafe FileStatus(entry: name.terminated, of: AT_FDCWD, followingLinks: true)
    else { return nil }
    self.init(status.stamp.identity)
  }
}

extension FileBytes {
  /// Which file the bytes come from; nil if they are not those of a file.
  package var identity: FileIdentity? { stamp.map { FileIdentity($0.identity) } ?? copied }
}
