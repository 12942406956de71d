#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the file system says about an open file.
struct FileStatus: Hashable {
  /// The kinds of file that there are.
  enum Kind {
    case regular, directory, namedPipe, device, socket, symbolicLink, unknown
  }

  /// What a file has in common with itself as long as nobody writes to it.
  struct Stamp: Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modifiedSeconds: Int
    let modifiedNanoseconds: Int

    /// Which file it is, whatever is in it.
    var identity: Identity { Identity(device: device, inode: inode) }
  }

  /// What tells a file from all others that there are at the same time.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// Who may do what with a file.
  struct Rights: Hashable {
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
  }

  /// The time of a change of anything about a file, its names and rights too.
  struct ChangeTime: Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  let kind: Kind
  let stamp: Stamp
  let changed: ChangeTime
  let rights: Rights
  /// How many names the file has.
  private(set) var links: Int

  /// The same file with one name less.
  var withoutOneName: FileStatus {
    var status = self
    status.links -= 1
    return status
  }

  /// Calls `fstat`.
  init(of descriptor: borrowing Descriptor) throws(SystemError) {
    var status = stat()
    let number = descriptor.number
    _ = try SystemError.check { unsafe fstat(number, &status) }
    self.init(status)
  }

  /// Asks about whatever has a name; a link is itself.
  ///
  /// Calls `lstat`.
  init(of name: FileName) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { unsafe lstat(name.terminated, &status) }
    self.init(status)
  }

  /// Asks about an entry of a directory; nil if it is gone or cannot be asked.
  ///
  /// Calls `fstatat`.
  init?(entry name: UnsafePointer<CChar>, of directory: Int32, followingLinks: Bool) {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(directory, name, &status, flags) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFIFO: .namedPipe
      case S_IFCHR, S_IFBLK: .device
      case S_IFSOCK: .socket
      case S_IFLNK: .symbolicLink
      default: .unknown
      }
    #if canImport(Glibc)
      let modified = status.st_mtim
      let changed = status.st_ctim
    #else
      let modified = status.st_mtimespec
      let changed = status.st_ctimespec
    #endif
    self.changed = ChangeTime(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
    rights = Rights(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
    links = Int(status.st_nlink)
    stamp = Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size),
      modifiedSeconds: modified.tv_sec,
      modifiedNanoseconds: modified.tv_nsec)
  }
}
