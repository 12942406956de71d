#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error number of the operating system, taken from `errno`.
struct SystemError: Error, Hashable {
  let number: Int32

  /// The medium cannot be read.
  static let ofBrokenMedium = SystemError(number: EIO)

  /// What the operating system says about it, such as "No space left on device".
  ///
  /// Calls `strerror_r`.
  var text: String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return "error \(number)" }
      guard unsafe strerror_r(number, start, buffer.count) == 0 else { return "error \(number)" }
      return unsafe String(cString: start)
    }
  }

  /// Makes a call that returns -1 and sets `errno` where it fails, again if a signal interrupts it.
  static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let number = errno
      if number != EINTR { throw SystemError(number: number) }
    }
  }
}

extension FileFailure {
  /// Sorts an error number of a call that opens or reads a file.
  init(_ error: SystemError) {
    self =
      switch error.number {
      case ENOENT: .noSuchFile
      case EACCES, EPERM: .noPermission
      case EISDIR: .isDirectory
      case EFBIG, EOVERFLOW, ENOMEM: .tooLarge
      case EMFILE, ENFILE: .outOfDescriptors
      case ELOOP: .linkLoop
      case ENAMETOOLONG: .nameTooLong
      // Descriptors of our own are open as long as they are used.
      case EBADF: .inputClosed
      default: .other(error.text)
      }
  }
}
