#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The largest file that the process may write, as `ulimit -f` sets it.
package enum FileSizeLimit {
  /// Makes the limit an error of the write that meets it, as a full disk is.
  ///
  /// The signal that comes otherwise ends the process, which then leaves half a file behind and
  /// says nothing. Calls `signal`.
  package static func isError() { _ = signal(SIGXFSZ, SIG_IGN) }
}
