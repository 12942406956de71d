#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many files the process may have open at a time.
package enum OpenFiles {
  /// What lists, directories and the system's own libraries need besides the files that are read.
  private static let reserve = 6

  /// Raises the limit as far as any process may by itself.
  ///
  /// The lower one is for programs that wait with `select`, which cannot know of more than 1,024.
  /// Calls `getrlimit` and `setrlimit`.
  package static func raiseLimit() {
    guard var limit = ResourceLimit.openFiles.value else { return }
    limit.rlim_cur = limit.rlim_max
    ResourceLimit.openFiles.set(limit)
  }

  /// How many more files can be open at a time, at least one.
  ///
  /// Calls `getrlimit`, and `fcntl` for each number where there are few.
  package static var room: Int {
    guard let limit = ResourceLimit.openFiles.soft, limit < 2_048 else { return .max }
    let used = (0..<Int32(limit)).count { fcntl($0, F_GETFD) != -1 }
    return max(1, limit - used - reserve)
  }
}
