#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WriteCalls {
  /// Gives a complete file the name that it is to have, and takes the one that it has away.
  ///
  /// Calls `rename`, or `link` and `unlink` where the name must be new.
  ///
  /// - Parameters:
  ///   - new: The name that it gets.
  ///   - old: The name that it has.
  ///   - replaces: Whether what has the new name makes way.
  /// - Throws: What keeps it from the name; it has the old one then.
  func give(
    _ new: FileName, to old: FileName, replaces: Bool
  ) throws(SystemError) {
    if !replaces {
      do throws(SystemError) {
        // A link, unlike a new name, is refused where the name is taken.
        try make(.name, new) { unsafe link(old.terminated, new.terminated) }
        // One that stays is a leftover of the kind that a killed run leaves.
        _ = try? make(.remove, old) { unsafe unlink(old.terminated) }
        return
      } catch {
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.number) else {
          throw error
        }
        // File systems without hard links; between the question and the answer lies a moment.
        if try status(of: new) != nil { throw SystemError(number: EEXIST) }
      }
    }
    try make(.name, new) { unsafe rename(old.terminated, new.terminated) }
  }
}
