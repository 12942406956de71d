#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the two streams that a process writes to, without a buffer.
///
/// A reader that goes away ends the process quietly, by SIGPIPE, as long as nobody changed what that
/// signal does.
package struct StandardStream: Sendable {
  /// Where results go.
  package static let output = StandardStream(number: STDOUT_FILENO)

  /// Where messages go.
  package static let error = StandardStream(number: STDERR_FILENO)

  private let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// Writes all the bytes, in as many steps as it takes.
  ///
  /// Calls `write`, and `poll` where it must wait.
  ///
  /// - Throws: What the operating system says; some of the bytes may be written by then.
  package func write(_ bytes: Span<UInt8>) throws(StreamFailure) {
    let descriptor = Descriptor(borrowing: number)
    do throws(SystemError) {
      try unsafe bytes.withUnsafeBytes { (buffer) throws(SystemError) in
        var rest = unsafe buffer
        while unsafe !rest.isEmpty {
          let count = try unsafe descriptor.writeSome(rest)
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
      }
    } catch {
      throw StreamFailure(text: error.text, isBrokenPipe: error.number == EPIPE)
    }
  }

  /// Writes all the bytes of an array.
  package func write(_ bytes: [UInt8]) throws(StreamFailure) {
    try write(bytes.span)
  }

  /// Whether a terminal is at the other end.
  ///
  /// Calls `isatty`.
  package var isTerminal: Bool {
    isatty(number) == 1
  }

  /// The width of the terminal in columns; nil if there is none or it does not say.
  ///
  /// Calls `ioctl`.
  package var width: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
