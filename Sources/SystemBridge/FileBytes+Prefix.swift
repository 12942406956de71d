#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileBytes {
  /// Whether these bytes begin with all those of another file.
  ///
  /// - Complexity: Linear in the length of the other, by the speed of memory. Calls `memcmp`.
  package func begins(with other: FileBytes) -> Bool {
    guard other.count <= count else { return false }
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    guard let mine = unsafe storage.baseAddress, let theirs = unsafe other.storage.baseAddress
    else { return other.count == 0 }
    return unsafe memcmp(mine, theirs, other.count) == 0
  }
}
