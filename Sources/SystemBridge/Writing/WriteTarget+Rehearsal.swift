#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WriteTarget {
  /// Makes sure that a file can be made beside the target, which every way to write it needs.
  ///
  /// What is said is true at this moment only, and nothing is touched; whether another run works on
  /// the target is not asked. Calls `faccessat`, `lstat` and `fstatat`.
  ///
  /// - Parameter source: The file that the content is to be made of.
  /// - Throws: `noFolder` or `noPermission` for the folder; `leftover` if something has the name of
  ///   the staging file and does not make way; `readAsLeftover` if the source has it.
  package func rehearse(from source: FileBytes) throws(WriteFailure) {
    // With a dot behind it what is no folder is told as such.
    let inside = FileName(bytes: name.folder.bytes + Array("/.".utf8))
    if unsafe faccessat(AT_FDCWD, inside.terminated, W_OK | X_OK, AT_EACCESS) != 0 {
      throw WriteFailure(SystemError(number: errno))
    }
    let staging = StagedFile.name(for: name)
    if try WriteFailure.sorting(try WriteCalls.system.status(of: staging))?.kind == .directory {
      throw .leftover(staging)
    }
    // A second name of the target itself is one of a killed run, and goes.
    if let read = source.identity, read == FileIdentity(behind: staging),
      read != before.map({ FileIdentity($0.stamp.identity) })
    {
      throw .readAsLeftover(staging)
    }
  }
}
