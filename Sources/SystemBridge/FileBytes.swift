#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of one input, held in memory or mapped, for as long as the object lives.
@safe package final class FileBytes {
  /// The bytes themselves; valid while this object is alive.
  package let storage: UnsafeRawBufferPointer

  /// Copies an array.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    unsafe storage = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
  }

  deinit { unsafe storage.deallocate() }
}
