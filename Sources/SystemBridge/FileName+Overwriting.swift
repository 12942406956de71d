#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileName {
  /// Writes bytes over those of a file that is there, whose length does not change.
  ///
  /// Calls `open` without following a symbolic link, and `pwrite`.
  ///
  /// - Precondition: The file has so many bytes from there on; else it grows.
  /// - Throws: Why the file cannot be written to.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileFailure) {
    let path = try cPath()
    do throws(SystemError) {
      let number = try SystemError.check {
        unsafe open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
      }
      let descriptor = Descriptor(owning: number)
      try WriteCalls.system.write(bytes, at: offset, of: descriptor, named: self)
    } catch {
      throw FileFailure(error)
    }
  }
}
