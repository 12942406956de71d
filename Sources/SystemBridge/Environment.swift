#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables of the process, which nobody changes after the start.
package enum Environment {
  /// The value of a variable; nil if it is not set.
  ///
  /// Bytes that are not UTF-8 are spelled as in `FileName.lossless`. Calls `getenv`.
  package static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe FileName(cString: value).lossless
  }
}
