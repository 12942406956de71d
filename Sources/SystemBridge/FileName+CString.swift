#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileName {
  /// Copies the bytes up to a NUL.
  init(cString: UnsafePointer<CChar>) {
    let bytes = unsafe UnsafeRawBufferPointer(start: cString, count: strlen(cString))
    unsafe self.init(bytes: Array(bytes))
  }

  /// The name as C wants it, with a NUL at the end.
  ///
  /// - Throws: `noSuchFile` if the name holds a NUL, which C would take for the end.
  func cPath() throws(FileFailure) -> [CChar] {
    if bytes.contains(0) { throw .noSuchFile }
    return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
  }
}
