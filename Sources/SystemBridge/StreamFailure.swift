/// Why a stream could not be written to.
package struct StreamFailure: Error, Sendable, Hashable {
  /// The words of the operating system, such as "No space left on device".
  package let text: String

  /// Whether nobody reads the stream any more, which is no reason to complain.
  ///
  /// Only seen where the process was started with SIGPIPE ignored.
  package let isBrokenPipe: Bool
}
