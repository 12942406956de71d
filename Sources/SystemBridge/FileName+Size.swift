#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileName {
  /// How many bytes the file has now, links followed; nil where that cannot be told.
  ///
  /// Calls `fstatat`.
  package var fileSize: Int? {
    guard let path = try? cPath() else { return nil }
    return unsafe FileStatus(entry: path, of: AT_FDCWD, followingLinks: true)?.stamp.size
  }
}
