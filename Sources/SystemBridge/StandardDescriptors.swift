#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three descriptors that a process is started with, some of which it may not have been given.
package enum StandardDescriptors {
  /// Occupies those that are closed, so that no file that is opened later takes their place.
  ///
  /// Without it the first file that is opened would be standard input. Each is opened the wrong way
  /// round: reading or writing it fails as it does where it is closed. To be called before anything
  /// is opened. Calls `fcntl` and `open`.
  package static func occupy() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      // The lowest number that is free is taken, and that is this one.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
