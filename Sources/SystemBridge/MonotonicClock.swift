#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock that only goes forward, for measuring how long something takes.
package enum MonotonicClock {
  /// Seconds since some moment before the process started.
  ///
  /// Calls `clock_gettime`.
  package static var seconds: Double {
    var now = timespec()
    // It cannot fail for a clock that every system has.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
