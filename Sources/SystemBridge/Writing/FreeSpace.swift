#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The room that a file system has.
package enum FreeSpace {
  /// Makes sure that a folder has room for so many bytes more.
  ///
  /// What is said is true at this moment only: the write may meet a full disk all the same. A file
  /// system that does not tell counts as having room. Calls `statvfs`.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - bytes: How many bytes will be written.
  /// - Throws: `noSpace` if there is less.
  package static func check(_ folder: FileName, bytes: Int) throws(WriteFailure) {
    var status = statvfs()
    guard unsafe statvfs(folder.terminated, &status) == 0, status.f_blocks > 0 else { return }
    // What is kept for the administrator is there for nobody else.
    let blocks = geteuid() == 0 ? status.f_bfree : status.f_bavail
    let (free, isHuge) = Int(clamping: blocks).multipliedReportingOverflow(
      by: Int(clamping: status.f_frsize))
    if !isHuge, free < bytes { throw .noSpace(needed: bytes, free: free) }
  }
}
