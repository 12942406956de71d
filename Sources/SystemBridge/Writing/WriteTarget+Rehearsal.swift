#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WriteTarget {
  /// Makes sure that a file can be made beside the target, which every way to write it needs.
  ///
  /// What is said is true at this moment only, and nothing is touched; whether another run works on
  /// the target is not asked. Calls `faccessat` and `lstat`.
  ///
  /// - Throws: `noFolder` or `noPermission` for the folder; `leftover` if something has the name of
  ///   the staging file and does not make way.
  package func rehearse() throws(WriteFailure) {
    // With a dot behind it what is no folder is told as such.
    let inside = FileName(bytes: name.folder.bytes + Array("/.".utf8))
    if unsafe faccessat(AT_FDCWD, inside.terminated, W_OK | X_OK, AT_EACCESS) != 0 {
      throw WriteFailure(SystemError(number: errno))
    }
    let staging = StagedFile.name(for: name)
    if try WriteFailure.sorting(try WriteCalls.system.status(of: staging))?.kind == .directory {
      throw .leftover(staging)
    }
  }
}
