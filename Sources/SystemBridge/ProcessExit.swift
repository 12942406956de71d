#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process with a status.
///
/// Calls `exit`.
package func exitProcess(_ status: Int) -> Never { exit(Int32(truncatingIfNeeded: status)) }
